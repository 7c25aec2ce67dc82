# One image for every role: the command decides what a container does.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS install
WORKDIR /srv/veracite
COPY . .
# Exactly what the lock file names, without what only tests and builds need. Bun comes with it: no separate installation.
RUN node tools/install.mjs --production

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/lib/veracite
WORKDIR /srv/veracite
COPY --from=install --chown=node:node /srv/veracite /srv/veracite
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production
USER node
EXPOSE 3000 3002
# api: apps/api/src/main.ts, mcp: apps/mcp/src/main.ts, worker: apps/worker/src/main.ts
# before them: apps/cli/src/main.ts migrate
CMD ["node_modules/.bin/bun", "apps/api/src/main.ts"]
