"""Every published network at a size that a test can afford: all kinds of blocks, few channels."""

from __future__ import annotations

from typing import Any

REDUCED: dict[str, dict[str, Any]] = {
    "cifar8": {"image": (3, 16, 16), "classes": 4, "width": 0.25},
    "cifar8-bn": {"image": (3, 32, 32), "classes": 4, "width": 0.25},
    "resnet34": {"image": (3, 32, 32), "classes": 4, "width": 0.06, "depth": 0.25},
    "resnet50": {"image": (3, 32, 32), "classes": 4, "width": 0.04, "depth": 0.25},
    "mobilenet-v2": {"image": (3, 32, 32), "classes": 4, "width": 0.13, "depth": 0.5},
    "mobilenet-v4": {"image": (3, 32, 32), "classes": 4, "width": 0.1, "depth": 0.5},
    "efficientnet-b0": {"image": (3, 32, 32), "classes": 4, "width": 0.13, "depth": 0.5},
    "convnext-t": {"image": (3, 32, 32), "classes": 4, "width": 0.06, "depth": 0.3},
    "vit-tiny": {"image": (3, 16, 16), "classes": 4, "width": 0.125, "depth": 1 / 6, "patch": 4},
}

BN_NETS = ("resnet34", "resnet50", "mobilenet-v2", "mobilenet-v4", "efficientnet-b0")

STRIDES: dict[str, list[int]] = {
    "mobilenet-v2": [2, 1, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1],
    "mobilenet-v4": [2, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1],
    "efficientnet-b0": [2, 1, 2, 2, 2, 1, 1, 1, 2, 1, 1],
}
"""The strides of the stem and of each block at half the published depth."""
