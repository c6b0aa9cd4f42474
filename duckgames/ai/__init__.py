"""Players that choose moves from what their seat can see, and the process they think in; no Qt."""
