// The visitors’ tests in Chromium, Firefox and WebKit, and the package on each version of Node and with
// each package manager. What cannot be installed is named and skipped.
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { findOrInstallFirefox, findOrInstallWebKit } from "./find-engines.mjs";
import { findOrInstallManagers } from "./find-managers.mjs";
import { findOrInstallNodes } from "./find-nodes.mjs";
import { runStep } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

setUp();
const browsers = findOrInstallBrowsers();
const engines = { ...findOrInstallFirefox(), ...findOrInstallWebKit() };
const nodes = findOrInstallNodes();
const managers = findOrInstallManagers();
const config = ["--config", "tests/engines/vitest.config.ts"];
runStep("engines", "node_modules/.bin/vitest", ["run", ...config, ...process.argv.slice(2)], {
  ...browsers,
  ...engines,
  ...nodes,
  ...managers,
});
