# syntax=docker/dockerfile:1
# Builds the site and serves it with nginx, as a user without rights, on port 8080:
#
#   docker build --build-arg EMAILJS_PUBLIC_KEY=… -t site .
#   docker run --read-only --tmpfs /tmp --publish 8080:8080 site
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
COPY templates/package.json templates/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The path of the site, with a slash at its end, and its origin. An empty origin means the one of content/site.yaml.
ARG BASE=/
ARG ORIGIN=
# The account of the e-mail service. All of it is public: it stands in the pages that send.
ARG EMAILJS_PUBLIC_KEY EMAILJS_SERVICE_ID EMAILJS_TEMPLATE_GUIDE EMAILJS_TEMPLATE_QUESTIONNAIRE
ARG EMAILJS_TEMPLATE_CONTACT EMAILJS_TEMPLATE_REPORT
RUN bin/site build --base "$BASE" ${ORIGIN:+--url "$ORIGIN"}
# nginx looks for pages in a folder named after the path of the site, and for its configuration in conf.d.
RUN mkdir -p "/out/html$BASE" /out/conf.d \
  && mv dist/.hosts/nginx*.conf /out/conf.d/ \
  && rm -r dist/.hosts \
  && cp -r dist/. "/out/html$BASE"

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /out/conf.d/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /out/html /usr/share/nginx/html
ARG BASE=/
ENV BASE=$BASE
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD wget --quiet --spider "http://127.0.0.1:8080$BASE"
