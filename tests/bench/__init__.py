"""The bars that take time or need quiet. A bar is a module here with `run()`, which returns JSON data with `met`."""
