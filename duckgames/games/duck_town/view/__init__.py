"""The visible side of Duck Town: its table, its words and its pictures."""
