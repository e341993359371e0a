"""``python -m shlo``."""

import sys

from shlo.cli import main

if __name__ == "__main__":
    sys.exit(main())
