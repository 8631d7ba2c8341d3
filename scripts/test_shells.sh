#!/usr/bin/env bash
# The shells for OpenEnv and verifiers, each tested with the library itself in a small environment of its own.
# They are large (about 0.5 GB each) and want other versions than ours, so `make test` does not install them.
# The first run needs the network for pip, and verifiers' own programs are fetched by uv.
set -eu
python=${PYTHON:-python3}
for shell in openenv verifiers; do
    home=build/shells/$shell
    if [ ! -f "$home/.ready" ]; then
        echo "== an environment for $shell: about 0.5 GB"
        "$python" -m venv "$home"
        ONEIROS_PURE=1 ONEIROS_NO_CLIENT=1 "$home/bin/pip" install -q -c "scripts/shells/$shell.txt" -e ".[$shell]" pytest
        touch "$home/.ready"
    fi
done
echo "== a seat through OpenEnv"
PYTHONPATH=src build/shells/openenv/bin/python -m pytest -q tests/shells/test_open_env.py
echo "== a seat through verifiers"
PATH="$PWD/build/shells/verifiers/bin:$PATH" PYTHONPATH=src \
    build/shells/verifiers/bin/python -m pytest -q tests/shells/test_verifiers.py
