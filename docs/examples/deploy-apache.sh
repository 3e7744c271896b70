#!/bin/sh
# Builds the site and publishes it on a server with Apache: sh deploy.sh me@www.example.org
# “Servers of your own” in the documentation says which modules Apache needs. The rules are in dist/.htaccess.
set -eu
server=${1:?"name the server, as in: sh deploy.sh me@www.example.org"}
folder=${2:-/var/www/site}

npx site build
# Assets come first and old files go last, so no visitor gets a page without its styles.
if [ -d dist/assets ]; then rsync --archive dist/assets "$server:$folder/"; fi
rsync --archive --delete-after --delay-updates dist/ "$server:$folder/"
