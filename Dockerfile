# The server with the rules compiled and the browser client built in.
#   docker build -t oneiros . && docker run -p 8000:8000 -v oneiros:/data oneiros
# Images are named by their whole version, so that the same file gives the same server; raise them on purpose.

FROM node:22.18.0-slim AS client
WORKDIR /web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY src/oneiros/games /src/oneiros/games
COPY src/oneiros/cli/words /src/oneiros/cli/words
COPY web ./
RUN npm run build

FROM python:3.13.7-slim-bookworm AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml setup.py constraints.txt README.md LICENSE ./
COPY scripts/count_ways.sh scripts/
COPY bench bench
COPY src src
# Counts which ways typical games take through the rules: the wheel is compiled by that.
RUN pip install --no-cache-dir -c constraints.txt setuptools 'mypy[mypyc]' librt msgspec numpy && sh scripts/count_ways.sh python
COPY --from=client /web/dist src/oneiros/server/client
RUN ONEIROS_PROFILE=use pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13.7-slim-bookworm
COPY --from=wheel /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir -c /wheels/constraints.txt "$(ls /wheels/*.whl)[cluster]" && rm -rf /wheels \
    && useradd --system --create-home --home-dir /data oneiros
USER oneiros
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
# SIGTERM finishes the moves under way; give it more than the ten seconds it takes at most.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["python", "-c", \
    "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["oneiros", "serve", "--host", "0.0.0.0", "--port", "8000"]
