// Hundreds of attacks, with printed seeds: too slow for every change.
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { findOrInstallFirefox, findOrInstallWebKit } from "./find-engines.mjs";
import { findOrInstallServers } from "./find-servers.mjs";
import { runStep } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

setUp();
const browsers = findOrInstallBrowsers();
const engines = { ...findOrInstallFirefox(), ...findOrInstallWebKit() };
const servers = findOrInstallServers();
const config = ["--config", "tests/attacks/vitest.config.ts"];
runStep("attacks", "node_modules/.bin/vitest", ["run", ...config, ...process.argv.slice(2)], {
  ...browsers,
  ...engines,
  ...servers,
});
