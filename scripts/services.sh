#!/bin/sh
# PostgreSQL, Redis and nginx for the server's tests, from Debian's packages, where this machine may install them.
# Without them `make test` goes on and says which tests did not run; with CI=true that is a failure.
have() { command -v "$1" > /dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/"$1" > /dev/null 2>&1; }

wanted=""
have postgres || wanted="$wanted postgresql"
have redis-server || wanted="$wanted redis-server"
have nginx || wanted="$wanted nginx"
[ -z "$wanted" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null 2>&1; then
    echo "== installing$wanted for the server's tests (once)"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # one word for each package
    apt-get install -y -qq $wanted > /dev/null 2>&1 ||
        (apt-get update -qq > /dev/null 2>&1 && apt-get install -y -qq $wanted > /dev/null 2>&1)
fi
have postgres && have redis-server && have nginx ||
    echo "== PostgreSQL, Redis or nginx is missing: some tests of the server will not run"
exit 0
