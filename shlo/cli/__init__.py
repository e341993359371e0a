"""The command line: ``shlo COMMAND …``, one file a group of commands."""

from shlo.cli.app import main

__all__ = ["main"]
