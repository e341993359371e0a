"""Write docs/operators.md: where each constructor of the reference system went.

The reference names about two hundred constructors, because its types know only a flat width: stride, padding, batching and
precision are each a new name.  Here they are attributes.  ``python scripts/operators_table.py`` rewrites the page; a test holds
it to the operators there are and to the list of constructors in the specification.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import shlo.ir.ops  # noqa: F401  (declares the operators)
from shlo.ir.core import OPERATORS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "operators.md"

Table = dict[str, str]
"""Constructor → what it is here: operators as calls with the attributes that matter, joined by ``then``."""

CONVOLUTIONS = {
    "conv": "",
    "convStrided": "stride=(2, 2)",
    "convStridedXla": 'stride=(2, 2), padding="xla_same"',
}
DEPTHWISE = {
    "depthwise": "groups=channels",
    "depthwiseStrided": "stride=(2, 2), groups=channels",
    "depthwiseStridedXla": 'stride=(2, 2), padding="xla_same", groups=channels',
}
PRECISIONS = {"": "", "Bf16": "precision=bf16", "F8": "precision=f8E4M3FN"}


def call(operator: str, *attributes: str) -> str:
    """``conv_f(stride=(2, 2), precision=bf16)``; without attributes the bare name."""
    inside = ", ".join(a for a in attributes if a)
    return f"{operator}({inside})" if inside else operator


def dense_and_pointwise() -> Table:
    """Dense layers, arithmetic, activations."""
    table = {
        "operand": "a parameter of the graph",
        "dotIn": "dot_in",
        "dotInBf16": "dot_in(precision=bf16)",
        "dotOut": "dot_out",
        "addBcast": "row_bias",
        "softmaxDiv": "softmax_row",
        "sub": "sub_b",
        "addV": "add_v_b",
        "scaleF": "scale_b",
        "reluF": "relu",
        "relu6F": "relu6",
        "swishF": "swish",
        "geluF": "gelu",
        "layerScaleF": "row_scale",
        "layerScaleChF": "layer_scale_ch",
        "convertF": "convert_f(precision=…)",
        "sigmoidF": "sigmoid",
        "sigmoidB": "sigmoid",
        "expe": "expe",
        "addVB": "add_v_b",
        "subB": "sub_b",
        "scaleB": "scale_b",
        "shiftB": "shift_b",
        "divConstB": "div_const_b",
        "dropPathB": "drop_path_b",
        "dropoutB": "dropout_b",
    }
    for name, operator in (
        ("selectPos", "select_pos"),
        ("selectMid", "select_mid"),
        ("swishBack", "swish_back"),
        ("sigmoidBack", "sigmoid_back"),
        ("geluBack", "gelu_back"),
    ):
        table |= {name: operator, f"{name}B": operator}
    return table


def convolutions() -> Table:
    """Forward passes and input gradients of convolutions."""
    table = {
        "flatConvF": "conv_f",
        "flatConvFBf16": "conv_f(precision=bf16)",
        "flatConvStridedF": "conv_f(stride=(2, 2))",
        "flatConvStridedXlaF": 'conv_f(stride=(2, 2), padding="xla_same")',
        "flatConvStride4F": "conv_f(stride=(4, 4), padding=((0, 0), (0, 0)))",
        "convBack": "conv_back",
        "convStridedBack": "conv_back(stride=(2, 2))",
    }
    for (name, attrs), (suffix, precision) in product(CONVOLUTIONS.items(), PRECISIONS.items()):
        table[name + suffix] = call("conv_f", attrs, precision)
        if name != "convStridedXla" and (name, suffix) != ("convStrided", "F8"):
            table[f"{name}BackBatched{suffix}"] = call("conv_back", attrs, precision)
    for (name, attrs), (suffix, precision) in product(DEPTHWISE.items(), PRECISIONS.items()):
        if suffix != "F8":
            table[f"{name}F{suffix}"] = call("conv_f", attrs, precision)
            table |= {f"{name}{back}{suffix}": call("conv_back", attrs, precision) for back in ("Back", "BackBatched")}
    return table


def pools_and_norms() -> Table:
    """Pools and normalisations."""
    table = {
        "gapF": "gap",
        "gapBack": "gap_back",
        "gapBackBatched": "gap_back",
        "broadcastBack": "gap_back then scale_b",
        "bnF": 'ln_f(over="example") then scalar_scale then scalar_bias',
        "bnBack": 'ln_back(over="example")',
        "bnPerChannelF": 'ln_f(over="space") then layer_scale_ch then channel_bias',
        "bnPerChannelBack": 'ln_back(over="space")',
        "bnPerChannelEvalF": "bn_eval",
        "bnEval": "bn_eval",
        "bnBatchF": "bn_batch_f",
        "bnBatchBack": "bn_batch_back",
        "bnBatchLABack": "bn_batch_back(layout=…)",
        "bnBatchMeanB": "bn_batch_mean_b",
        "bnBatchVarB": "bn_batch_var_b",
        "bnBatchVarAtB": "bn_batch_var_at_b",
        "bnPackB": "bn_pack_b",
        "bnSyncF": "bn_sync_f",
        "bnSyncDyStatsB": "bn_sync_dy_stats_b",
        "bnSyncBack": "bn_sync_back",
        "bnSyncGammaGradB": "bn_sync_gamma_grad_b",
        "bnStatsMeanB": "bn_stats_mean_b",
        "bnStatsVarB": "bn_stats_var_b",
        "lnRowF": 'ln_f(over="row")',
        "rowScaleF": "row_scale",
        "rowBiasF": "row_bias",
        "softmaxRowF": "softmax_row",
    }
    for name, forward, back in (
        ("maxPool", "max_pool_f", "max_pool_back"),
        ("maxPool3s2", "max_pool3s2_f", "max_pool3s2_back"),
    ):
        table |= {f"{name}F": forward, f"{name}Back": back, f"{name}BackB": back}
    for name, back in (("lnRowBack", 'ln_back(over="row")'), ("softmaxRowBack", "softmax_row_back")):
        table |= {name: back, f"{name}B": back}
    return table


def attention_and_excitation() -> Table:
    """Attention and squeeze-excite."""
    table = {
        "transposeF": "transpose",
        "denseRowF": "dense",
        "denseRowBack": "dot_out",
        "patchEmbedF": "conv_f(stride=kernel) then channel_bias then patch_tokens then cls_concat then pos_embed",
        "patchEmbedBack": "cls_tail then patch_tokens_back then conv_back(stride=kernel)",
        "clsSliceF": "cls_slice",
        "clsPadF": "cls_pad",
        "headSliceF": "head_slice",
        "headPadF": "head_pad",
        "seBlock": "se_block",
        "seBackBatched": "se_back",
        "seReduceB": "se_reduce_b",
    }
    for batched in ("", "B"):
        table |= {f"matmulF{batched}": "matmul_f", f"matmulF{batched}Bf16": "matmul_f(precision=bf16)"}
    return table


GRADIENTS: Table = {
    "weight": "weight_grad_b",
    "bias": "bias_grad_b",
    **{name: call("conv_weight_grad_b", attrs) for name, attrs in (CONVOLUTIONS | DEPTHWISE).items()},
    "convBias": "conv_bias_grad_b",
    "convStride4": "conv_weight_grad_b(stride=(4, 4), padding=((0, 0), (0, 0)))",
    "dense": "weight_grad_b",
    "rowDense": "weight_grad_b",
    "bnGamma": "bn_gamma_grad_b",
    "bnBeta": "bn_beta_grad_b",
    "lnGamma": "scalar_gamma_grad_b",
    "lnBeta": "scalar_beta_grad_b",
    "veclnGamma": "gamma_grad_b",
    "layerScaleChGamma": "layer_scale_ch_gamma_grad_b",
    "patchEmbedWeight": "conv_weight_grad_b(stride=kernel)",
    "patchEmbedBias": "conv_bias_grad_b",
    "posEmbed": "pos_embed_grad_b",
}
"""Parameter gradients by family."""


def gradients() -> Table:
    """Parameter gradients, alone and fused with a step of gradient descent."""
    table: Table = {}
    for family, text in GRADIENTS.items():
        table |= {f"{family}{suffix}": text for suffix in ("Grad", "GradB")}
        table |= {f"{family}{suffix}": f"{text} then sgd_param_f" for suffix in ("Sgd", "SgdB")}
        if "weight_grad" in text:
            operator, _, attrs = text.removesuffix(")").partition("(")
            table[f"{family}GradBBf16"] = call(operator, attrs, "precision=bf16")
            table[f"{family}GradBF8"] = call(operator, attrs, "precision=f8E4M3FN")
    return table


def optimisers() -> Table:
    """Optimisers and the collective."""
    names = ("adamMNextF", "adamVNextF", "adamWParamF", "sgdParamF", "momVNextF", "momParamF", "rmsBufNextF")
    names += ("gradSumSqAccF", "clipScaleF", "lambDirF", "lambScaleF", "allReduceMeanF")
    return {name: snake(name) for name in names}


def snake(mnemonic: str) -> str:
    """adamWParamF → adam_w_param_f."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", mnemonic).lower()


SECTIONS = {
    "Dense, pointwise": dense_and_pointwise,
    "Convolution": convolutions,
    "Pooling and normalisation": pools_and_norms,
    "Attention and squeeze-excite": attention_and_excitation,
    "Parameter gradients, and the fused gradient steps": gradients,
    "Optimisers and collectives": optimisers,
}


def page() -> str:
    """The page as it should stand."""
    named = {op for make in SECTIONS.values() for text in make().values() for op in operators(text)}
    own = [op for op in OPERATORS.values() if op.is_composite and op.name not in named]
    parts = [HEAD]
    for title, make in SECTIONS.items():
        parts.append(f"\n## {title}\n\n| reference | here |\n|---|---|\n")
        parts += [f"| {name} | {_code(text)} |\n" for name, text in make().items()]
    parts.append("\n## Operators without a counterpart\n\n| operator | meaning |\n|---|---|\n")
    parts += [f"| `{op.name}` | {op.doc.partition(chr(10))[0]} |\n" for op in sorted(own, key=lambda o: o.name)]
    return "".join(parts)


def operators(text: str) -> list[str]:
    """The operators that an entry names."""
    return [step.partition("(")[0] for step in text.split(" then ") if step.partition("(")[0] in OPERATORS]


def _code(text: str) -> str:
    return " then ".join(f"`{step}`" for step in text.split(" then ")) if operators(text) else text


HEAD = """# The operators, by the reference's constructors

Generated by `python scripts/operators_table.py`; a test keeps it complete and up to date.

A constructor of the reference is an operator here with attributes; what it spells as a suffix (`Strided`, `Xla`, `Bf16`, `B`
for batched) is one.  Every operator takes a batch, so batched and per-example names meet in one row's operator.
A gradient that only sums (of a bias, a shift, a position) or that is taken in f32 (of a normalisation's scale) has no precision:
the `Bf16` and `F8` rows are those of products.  `shlo ops NAME` says what an operator means.

On values Python's own notation builds nodes: `+ - * /`, `**`, `@` (NumPy's matrix product, of equal leading axes), `-x`,
`abs(x)`, `< <= > >=` and, for integers and booleans, `& | ^ ~ << >>`, each with a value of the same type or a number; and
`x[1, ::-2, ..., None]`, of what is known when the graph is built (`ops.dynamic_slice` and `ops.gather` take indices that the
program computes). `==` asks whether two are the same value: `ops.compare` compares elements.
"""

if __name__ == "__main__":
    PAGE.write_text(page())
    print(f"{PAGE.name}: {sum(len(make()) for make in SECTIONS.values())} constructors")
