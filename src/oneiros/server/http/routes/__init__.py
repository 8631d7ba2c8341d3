"""The HTTP side, one module for each subject."""
