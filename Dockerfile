# Three layers that change at different speeds: dependencies, weights, source. Build with BuildKit:
#
#   docker build -t phonofilm .                       with the weights of the local engines
#   docker build -t phonofilm --target without-weights .   a gateway, or weights on a volume (PHONOFILM_WEIGHTS_DIR)
#
# Run: docker run -p 8080:8080 -v phonofilm:/data -e ADMIN_KEY=… phonofilm

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
ENV PHONOFILM_SKIP_WEIGHTS=1
COPY package.json package-lock.json .npmrc ./
COPY packages/illustrator/package.json packages/illustrator/
COPY packages/reader/package.json packages/reader/
COPY console/package.json console/
COPY scripts/install-weights.mjs scripts/build-console.mjs scripts/bundle-programs.ts scripts/
COPY bin bin
# Node itself is the image's: the packages that carry it for older systems are not needed.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-*

# The console is built here: what builds it is in no other stage.
FROM dependencies AS console
RUN npm ci
COPY client/src client/src
COPY src/domain src/domain
COPY console console
RUN node scripts/build-console.mjs && test -f console/dist/index.html

FROM dependencies AS weights
COPY src/weights src/weights
COPY src/platform/children src/platform/children
COPY src/platform/turns src/platform/turns
COPY src/platform/machine src/platform/machine
COPY src/domain src/domain
RUN PHONOFILM_SKIP_WEIGHTS=0 PHONOFILM_WEIGHTS_DIR=/weights node scripts/install-weights.mjs

FROM node:24.21.0-bookworm-slim AS without-weights
RUN useradd --system --uid 10001 --create-home phonofilm && install -d -o phonofilm -g phonofilm -m 700 /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data PHONOFILM_WEIGHTS_DIR=/weights
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY bin bin
COPY packages/illustrator/package.json packages/illustrator/
COPY packages/illustrator/src packages/illustrator/src
COPY packages/illustrator/compiled packages/illustrator/compiled
COPY packages/reader/package.json packages/reader/
COPY packages/reader/src packages/reader/src
COPY packages/reader/tables packages/reader/tables
COPY packages/reader/weights packages/reader/weights
COPY client/src client/src
COPY src src
COPY --from=console /app/console/dist console/dist
USER phonofilm
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/phonofilm.mjs"]
CMD ["serve"]

FROM without-weights
COPY --from=weights /weights /weights
