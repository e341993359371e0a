"""docs/operators.md accounts for every constructor that the specification names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from shlo.ir.core import OPERATORS
from tests.scripts import load

ROOT = Path(__file__).resolve().parent.parent

# The list at the end of spec/ops.md, as it stands there.
NAMED = """
operand dotIn dotInBf16 dotOut addBcast expe softmaxDiv sub addV addVB subB scaleB shiftB divConstB scaleF reluF relu6F
selectPos(B)? selectMid(B)? swishF swishBack(B)? sigmoidF sigmoidB sigmoidBack(B)? geluF geluBack(B)? convertF layerScaleF
layerScaleChF dropPathB dropoutB flatConvF(Bf16)? convBack flatConvStrided(Xla)?F convStridedBack flatConvStride4F
conv(Strided|StridedXla)?(Bf16|F8)? convBackBatched(Bf16|F8)? convStridedBackBatched(Bf16)?
depthwise(Strided|StridedXla)?(F|Back|BackBatched)(Bf16)? maxPoolF maxPoolBack(B)? maxPool3s2F maxPool3s2Back(B)? gapF gapBack
gapBackBatched broadcastBack bnF bnBack bnPerChannel(F|Back|EvalF) bnEval bnBatchF bnBatchBack bnBatchLABack bnBatchMeanB
bnBatchVarB bnBatchVarAtB bnPackB bnSyncF bnSyncDyStatsB bnSyncBack bnSyncGammaGradB bnStatsMeanB bnStatsVarB lnRowF
lnRowBack(B)? rowScaleF rowBiasF softmaxRowF softmaxRowBack(B)? matmulF(B)?(Bf16)? transposeF denseRowF denseRowBack patchEmbed(F|Back)
clsSliceF clsPadF headSliceF headPadF seBlock seBackBatched seReduceB
(weight|bias|conv|convBias|convStrided|convStridedXla|convStride4)(Grad|GradB|Sgd|SgdB)
depthwise(Strided|StridedXla)?(Grad|GradB|Sgd|SgdB)
(dense|rowDense|bnGamma|bnBeta|lnGamma|lnBeta|veclnGamma|layerScaleChGamma|posEmbed)(Grad|GradB|Sgd|SgdB)
patchEmbed(Weight|Bias)(Grad|GradB|Sgd|SgdB)
(weight|dense|rowDense|conv|convStrided|convStridedXla|convStride4|patchEmbedWeight)GradB(Bf16|F8)
(depthwise|depthwiseStrided|depthwiseStridedXla)GradB(Bf16|F8)
adamMNextF adamVNextF adamWParamF sgdParamF momVNextF momParamF rmsBufNextF gradSumSqAccF clipScaleF lambDirF lambScaleF
allReduceMeanF
"""


def spelled_out(pattern: str) -> list[str]:
    """``a(B|C)?d`` → ad, aBd, aCd."""
    found = re.search(r"\(([^)]*)\)(\?)?", pattern)
    if not found:
        return [pattern]
    choices = found[1].split("|") + [""] * bool(found[2])
    return [n for c in choices for n in spelled_out(pattern[: found.start()] + c + pattern[found.end() :])]


@pytest.fixture(scope="module")
def script():
    return load("operators_table")


@pytest.fixture(scope="module")
def table(script):
    return {name: text for make in script.SECTIONS.values() for name, text in make().items()}


def test_every_constructor_has_a_row(table):
    names = [n for word in NAMED.split() for n in spelled_out(word)]
    assert len(names) > 200
    assert [n for n in names if n not in table] == []


def test_rows_name_operators_and_attributes_that_exist(script, table):
    for name, text in table.items():
        steps = text.split(" then ")
        if name == "operand":
            continue
        for step in steps:
            operator, _, attributes = step.partition("(")
            ast.parse(step.replace("=…", "=None"))  # a call, or a name
            assert operator in OPERATORS, f"{name}: there is no operator {operator}"
            for attribute in re.findall(r"(\w+)=", attributes):
                assert attribute in OPERATORS[operator].defaults, f"{name}: {operator} has no attribute {attribute}"


def test_the_page_is_up_to_date(script):
    assert script.PAGE.read_text() == script.page(), "run python scripts/operators_table.py"


def test_every_training_operator_is_on_the_page(script):
    page = script.page()
    assert [op.name for op in OPERATORS.values() if op.is_composite and f"`{op.name}" not in page] == []
