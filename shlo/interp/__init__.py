"""Interpreters: each is one walk over a graph with one table of rules."""
