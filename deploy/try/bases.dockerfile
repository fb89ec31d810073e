# Stand-ins for the official images, one for each target: see bases.sh.
ARG REGISTRY

FROM ${REGISTRY}/debian:bookworm AS node
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
COPY node/node_modules/node/bin/node /usr/local/bin/node
COPY node/node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --user-group --create-home node
CMD ["node"]

FROM ${REGISTRY}/debian:bookworm AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-15 postgresql-contrib && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:$PATH PGDATA=/var/lib/postgresql/data
RUN rm -rf /var/lib/postgresql/15 /etc/postgresql && mkdir -p /docker-entrypoint-initdb.d "$PGDATA" && \
  chown postgres:postgres "$PGDATA" /var/run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]

FROM ${REGISTRY}/debian:trixie AS nginx
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* && \
  printf 'user www-data;\nworker_processes auto;\nerror_log /dev/stderr notice;\nevents { worker_connections 1024; }\nhttp {\n  include mime.types;\n  default_type application/octet-stream;\n  access_log off;\n  sendfile on;\n  keepalive_timeout 65;\n  include /etc/nginx/conf.d/*.conf;\n}\n' > /etc/nginx/nginx.conf
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]

# Not SeaweedFS, which Debian does not have: a small store for tests. Its only keys are S3RVER and S3RVER.
FROM node AS seaweedfs
COPY store /opt/store
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
WORKDIR /opt/store
ENTRYPOINT ["node", "-e", "new (require('@20minutes/s3rver'))({ address: '0.0.0.0', port: 8333, directory: '/data', silent: true, vhostBuckets: false, allowMismatchedSignatures: true }).run()", "--"]
