# Image of the site and its commands; docs/operate/containers.md explains how to use it.
# BASE: Debian 13 or newer, whose Node is new enough to run npm. The digest is that of the multi-platform image;
# docs/operate/containers.md has the command that finds a newer one.
ARG BASE=debian:trixie-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f

FROM ${BASE} AS runtime
# The Node that npm installs for the project needs libatomic, which is missing in slim Debian images.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
  && rm -rf /var/lib/apt/lists/*

FROM runtime AS build
RUN apt-get update && apt-get install -y --no-install-recommends nodejs npm
WORKDIR /app
COPY package.json package-lock.json ./
COPY adapters/composition/link-node.js adapters/composition/installed.js adapters/composition/
RUN npm ci --omit=dev
COPY . .
RUN npm run build
# Write the SBOM before the bundled packages are uninstalled below: their code is part of the image too.
RUN npm run sbom -- sbom.json
# The build bundles these packages; tests/architecture/image.test.ts checks the list. Also removed: the headers in Node's
# package, and package-lock.json, which npm rewrites here: it would be newer than the build, which then counts as stale.
RUN npm uninstall --omit=dev \
    @fastify/busboy @vitejs/plugin-react cookie i18next ical.js inversify isbot maplibre-gl mobx mobx-react-lite otpauth pmtiles react react-dom \
    prom-client react-i18next react-router reflect-metadata terra-draw terra-draw-maplibre-gl-adapter uqr vite \
  && rm -rf package-lock.json node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/@img/*musl* node_modules/@img/sharp-wasm32 \
  && find node_modules -type d -empty -delete

FROM runtime
RUN install -d -o 10001 -g 10001 -m 0700 /data
COPY --from=build /app /app
RUN ln -s /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/usr/local/bin:/usr/bin:/bin
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "adapters/composition/commands/serve.ts"]
