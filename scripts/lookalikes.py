"""Makes the table of look-alike signs (src/oneiros/server/lookalikes.txt) from Unicode's `confusables.txt`.

    python scripts/lookalikes.py confusables.txt

The file belongs to Unicode's UTS #39 and comes with every version of Unicode, in the folder `security`. Names are
NFKC before they are compared. So signs that NFKC replaces cannot occur in them, and are left out.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "oneiros" / "server" / "lookalikes.txt"
HEAD = """\
# Signs that look alike: a sign or signs, a tab, and the signs that are taken for it. Made by scripts/lookalikes.py.
# From confusables.txt of UTS #39, Unicode {version}. Copyright (c) Unicode, Inc., used under the Unicode License v3.
"""


def groups(text: str) -> dict[str, str]:
    """By what they are taken for, the signs that can stand in a name."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        fields = [field.split() for field in line.lstrip("\ufeff").partition("#")[0].split(";")]
        if len(fields) < 3:
            continue
        sign, shape = ("".join(chr(int(point, 16)) for point in field) for field in fields[:2])
        if unicodedata.is_normalized("NFKC", sign) and not sign.isspace() and "\t" not in shape:
            found[shape] = found.get(shape, "") + sign
    return found


def main(source: str) -> None:
    """Write the table."""
    text = Path(source).read_text(encoding="utf-8")
    version = next(line.split()[-1] for line in text.splitlines() if line.startswith("# Version:"))
    lines = [f"{shape}\t{signs}\n" for shape, signs in sorted(groups(text).items())]
    TABLE.write_text(HEAD.format(version=version) + "".join(lines), encoding="utf-8")
    print(f"{TABLE.name}: {len(lines)} shapes of Unicode {version}")


if __name__ == "__main__":
    main(sys.argv[1])
