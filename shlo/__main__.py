"""``python -m shlo``."""

import sys

from shlo.cli import main

sys.exit(main())
