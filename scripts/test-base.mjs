// All browser tests on sites below a base path. Arguments are names of test files; without any, all of them run.
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { runStep } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

const { SITE_BASE = "/sous/chemin/" } = process.env;
const files = process.argv.slice(2);

setUp();
const browsers = findOrInstallBrowsers();
runStep(
  `what visitors see below ${SITE_BASE}`,
  "node_modules/.bin/vitest",
  ["run", ...(files.length > 0 ? files : ["tests/browser/"])],
  { SITE_BASE, ...browsers },
);
