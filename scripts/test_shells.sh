#!/usr/bin/env bash
# What is large or wants other versions than ours, each tested with the library itself in an environment of its own:
# OpenEnv and verifiers (0.5 GB each), and sb3-contrib, which brings PyTorch (1 GB, or several where pip chooses CUDA).
# The first run needs the network for pip, and verifiers' own programs are fetched by uv.
# All of them, or those that are named: `scripts/test_shells.sh sb3`.
set -eu
python=${PYTHON:-python3}
[ $# -gt 0 ] || set -- openenv verifiers sb3
for shell in "$@"; do
    home=build/shells/$shell
    if [ ! -f "$home/.ready" ]; then
        echo "== an environment for $shell"
        "$python" -m venv "$home"
        ONEIROS_PURE=1 ONEIROS_NO_CLIENT=1 "$home/bin/pip" install -q -c "scripts/shells/$shell.txt" -e ".[$shell]" pytest
        touch "$home/.ready"
    fi
    echo "== a seat through $shell"
    PATH="$PWD/$home/bin:$PATH" PYTHONPATH=src "$home/bin/python" -m pytest -q "tests/shells/test_$shell.py"
done
