# Not built by the tests: there may be no container engine where they run.
FROM node:24-bookworm-slim AS build
WORKDIR /wisp
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /wisp
COPY --from=build /wisp /wisp
# PostgreSQL refuses to run as root, and so should everything that listens.
RUN useradd --system --uid 10001 wisp && mkdir /data && chown wisp /data
USER wisp
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The web half is built: the server itself is all that runs.
CMD ["node", "app/src/server.ts"]
