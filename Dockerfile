# One image for every role: the command decides what a container does.
FROM node:24-slim AS install
WORKDIR /srv/veracite
COPY . .
# Exactly what the lock file names. Bun comes with it: no separate installation.
RUN node tools/install.mjs --now

FROM node:24-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/veracite
COPY --from=install --chown=node:node /srv/veracite /srv/veracite
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production
USER node
EXPOSE 3000
# api: apps/api/src/main.ts, mcp: apps/mcp/src/main.ts, worker: apps/worker/src/main.ts
CMD ["node_modules/.bin/bun", "apps/api/src/main.ts"]
