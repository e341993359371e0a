"""All the networks.  Importing this module declares them, the small ones first."""

from shlo.nets import small, resnet, mobilenet, efficientnet, convnext, vit  # noqa: F401, I001  (the order they are listed in)
from shlo.nets.registry import NETS, Net, find_net

__all__ = ["NETS", "Net", "find_net"]
