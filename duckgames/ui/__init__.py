"""The shared look and the windows of the program."""
