"""The vocabulary of the application: games, tables, events, chance, matches and records; standard library only."""
