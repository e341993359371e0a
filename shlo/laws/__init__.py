"""The laws of the documents this project grew out of, each an executable check with the number it has there.

``shlo laws`` runs them.  :mod:`registry` is what a law is; one file holds the laws of one document.
"""

# Importing them declares their laws.
from shlo.laws import collective as collective
from shlo.laws import data_parallel as data_parallel
from shlo.laws import driver as driver
from shlo.laws import efficientnet as efficientnet
from shlo.laws import kit as kit
from shlo.laws import resnet as resnet
from shlo.laws import statistics as statistics
from shlo.laws.registry import LAWS, Law, Outcome, State, find_laws, run

__all__ = ["LAWS", "Law", "Outcome", "State", "find_laws", "run"]
