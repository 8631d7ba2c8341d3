#!/bin/sh
# Build the wheel, install it into an environment of its own: what `pip install 'oneiros[server]'` brings must show the
# games in a real browser, and a source distribution must build the same. Then install the example package beside it and use
# both from an empty folder: the commands, every environment, and tables in a real browser.
set -eu
python=$1
root=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m build --wheel --no-isolation --outdir "$work/dist" . > "$work/log.txt" 2>&1 || { cat "$work/log.txt"; exit 1; }
python3 -m venv "$work/venv"
wheel=$(ls "$work"/dist/*.whl)
pip="$work/venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt"
$pip "$wheel"
cd "$work"
"$work/venv/bin/oneiros" --version | grep compiled
"$work/venv/bin/oneiros" games > /dev/null
for game in $("$work/venv/bin/python" -c "import oneiros; print(*oneiros.all_games())"); do
    "$work/venv/bin/oneiros" rules "$game" > /dev/null
    "$work/venv/bin/oneiros" simulate "$game" --games 20 --seed 1 --json > /dev/null
done
"$work/venv/bin/python" "$root/scripts/check_wheel.py" --compiled --client
echo "the wheel works"
cd "$root"
"$python" scripts/check_sdist.py
$pip "$wheel[server]"
(cd web && ONEIROS_CLIENT=package ONEIROS_PYTHON="$work/venv/bin/python" PYTHONPATH="" SHORT=1 npm run --silent test:wheel -- wheel.mjs)
$pip "$wheel[arena,envs,server]" setuptools
cp -r examples/embers "$work/embers"
$pip --no-build-isolation --no-deps "$work/embers"
cd "$work"
"$work/venv/bin/python" -W ignore "$root/scripts/try_plugin.py" "$work"
echo "the example package works in the terminal, the arena and the environments"
cd "$root/web"
ONEIROS_CLIENT=package ONEIROS_PYTHON="$work/venv/bin/python" PYTHONPATH="" SHORT=1 npm run --silent test:wheel -- plugin.mjs
cd "$root"
