#!/usr/bin/env node
// Runs `npm create charpente`. `prepack` bundles what is in lib/.
"use strict";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(require("./lib/start.cjs").startWords().oldNode(process));
  process.exit(1);
}

const { main } = require("./lib/create.cjs");
main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error) => {
    console.error(error);
    process.exitCode = 1;
  },
);
