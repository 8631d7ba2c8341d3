#!/bin/sh
# Compile the rules so that they count which ways are taken through them, and play typical games. The counts lie beside the
# objects in build; a build with ONEIROS_PROFILE=use is made by them.
set -eu
cd "$(dirname "$0")/.."
python=$1
rm -rf build/temp.*-profile build/counting
ONEIROS_PROFILE=count "$python" setup.py -q build --build-lib build/counting
PYTHONPATH=build/counting "$python" -m bench.typical_games
