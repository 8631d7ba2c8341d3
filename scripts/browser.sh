#!/bin/sh
# The browsers for the tests, from Debian's packages, where this machine may install them: scripts/browser.sh [NAME ...],
# chromium if none is named. Without one its tests say loudly that they did not run; with CI=true and no Chromium that is
# a failure.
package() {
    case $1 in
        chromium) program=${CHROMIUM:-/usr/bin/chromium} packages=chromium ;;
        firefox) program=${FIREFOX:-/usr/bin/firefox-esr} packages=firefox-esr ;;
        webkit) program=${WEBKIT:-/usr/bin/WebKitWebDriver} packages="webkit2gtk-driver xvfb" ;;
        *) echo "There is no browser with the name $1: chromium, firefox or webkit." >&2 && exit 2 ;;
    esac
}

[ $# -gt 0 ] || set -- chromium
for browser in "$@"; do
    package "$browser"
    if [ ! -x "$program" ] && [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null 2>&1; then
        echo "== installing $packages for the tests in a browser (once)"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq > /dev/null 2>&1
        # shellcheck disable=SC2086  # several packages
        apt-get install -y -qq $packages > /dev/null 2>&1
    fi
done
exit 0
