# Intriga in a container; docs/play/server.md says how to run it.
# The digest says which base, whatever its name means today; Dependabot moves both together.
# --build-arg EXTRAS="--extra postgres" installs what tables in a database need too.

FROM python:3.13-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285 AS build
ENV UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy \
    UV_PROJECT_ENVIRONMENT=/opt/intriga \
    UV_PYTHON_DOWNLOADS=never
ARG EXTRAS=
WORKDIR /source
COPY locked_uv.py pyproject.toml uv.lock ./
RUN python locked_uv.py > /tmp/uv.txt \
    && pip install --no-cache-dir --require-hashes --requirement /tmp/uv.txt \
    && uv sync --locked --no-default-groups $EXTRAS --no-install-project
COPY . .
# The wheel, with the page in it: the Node that builds the page is a package too, and stays here.
RUN uv sync --locked --no-default-groups $EXTRAS --no-editable
# What bots look ahead with is compiled now, for any processor of x86-64-v3, and lies in the package.
RUN [ "$(uname -m)" != x86_64 ] || /opt/intriga/bin/intriga warm \
    --ahead "$(/opt/intriga/bin/python -c 'from intriga.core.compiled.cache_folder import FOLDER; print(FOLDER)')"

FROM python:3.13-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285
# Tables lie in the volume, and beside them the machine code of the bots that look ahead.
RUN useradd --uid 1000 --home-dir /data --no-create-home --shell /usr/sbin/nologin intriga \
    && install --directory --owner intriga --group intriga --mode 0700 /data
COPY --from=build /opt/intriga /opt/intriga
ENV HOME=/data \
    PATH=/opt/intriga/bin:$PATH
USER 1000
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
CMD ["intriga", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
