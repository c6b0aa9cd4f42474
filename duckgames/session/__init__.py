"""Match, files and settings: everything between the rules and the windows."""
