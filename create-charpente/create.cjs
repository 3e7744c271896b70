#!/usr/bin/env node
// `npm create charpente my-site` is `site init my-site`, with all its options.
"use strict";

const { dirname, join } = require("node:path");

const manifest = require.resolve("charpente/package.json");
process.argv.splice(2, 0, "init");
require(join(dirname(manifest), "bin/site"));
