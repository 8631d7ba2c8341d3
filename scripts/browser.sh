#!/bin/sh
# Chromium for the tests in a browser, from Debian's packages, where this machine may install it.
# Without it those tests say loudly that they did not run; with CI=true that is a failure.
browser=${CHROMIUM:-/usr/bin/chromium}
[ -x "$browser" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null 2>&1; then
    echo "== installing chromium for the tests in a browser (once)"
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq chromium > /dev/null 2>&1 ||
        (apt-get update -qq > /dev/null 2>&1 && apt-get install -y -qq chromium > /dev/null 2>&1)
fi
exit 0
