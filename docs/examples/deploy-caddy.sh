#!/bin/sh
# Builds the site and publishes it on a server with Caddy: sh deploy.sh root@www.example.org
# “Servers of your own” in the documentation says what the server needs.
set -eu
server=${1:?"name the server, as in: sh deploy.sh root@www.example.org"}
folder=${2:-/srv}
rules=${3:-/etc/caddy/Caddyfile}

npx site build
# Assets come first and old files go last, so no visitor gets a page without its styles.
if [ -d dist/assets ]; then rsync --archive dist/assets "$server:$folder/"; fi
rsync --archive --delete-after --delay-updates --exclude=/.hosts/ dist/ "$server:$folder/"
# The rules hold the policies of these pages. Rules that Caddy refuses are taken back.
rsync dist/.hosts/Caddyfile "$server:$rules.new"
ssh "$server" "
  set -e
  if [ -e '$rules' ]; then cp '$rules' '$rules.old'; fi
  mv '$rules.new' '$rules'
  if ! { caddy reload --config '$rules'; }; then
    if [ -e '$rules.old' ]; then mv '$rules.old' '$rules'; else rm -f '$rules'; fi
    exit 1
  fi
  rm -f '$rules.old'
"
