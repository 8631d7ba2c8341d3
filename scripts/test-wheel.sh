#!/bin/sh
# Build the wheel, install it into an environment of its own and use it from an empty folder.
set -eu
python=$1
root=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m build --wheel --no-isolation --outdir "$work/dist" . > "$work/log.txt" 2>&1 || { cat "$work/log.txt"; exit 1; }
python3 -m venv "$work/venv"
"$work/venv/bin/python" -m pip install -q --disable-pip-version-check -c constraints.txt "$work"/dist/*.whl
cd "$work"
"$work/venv/bin/oneiros" --version | grep compiled
"$work/venv/bin/oneiros" games > /dev/null
for game in $("$work/venv/bin/python" -c "import oneiros; print(*oneiros.games())"); do
    "$work/venv/bin/oneiros" rules "$game" > /dev/null
    "$work/venv/bin/oneiros" simulate "$game" --games 20 --seed 1 --json > /dev/null
done
cd "$root"
echo "the wheel works"
