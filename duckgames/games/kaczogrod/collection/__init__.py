"""The collection, without a window: five issues of the magazine, an album to fill, and ducks to swap doubles with."""
