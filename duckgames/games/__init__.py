"""The games, a folder each; nothing outside names them."""
