// Everything that must hold before a change goes in: types, lint, the real site built without a warning, all tests.
// Installs what is missing, so that it runs on a machine with Node and git alone.
import { readFileSync } from "node:fs";
import { findOrInstallBrowser, findOrInstallShell } from "./find-browser.mjs";
import { findOrInstallServers } from "./find-servers.mjs";
import { runStep } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

// An account of the e-mail service that no service has: without one the site warns of the forms that will not send.
const testAccount = JSON.parse(
  readFileSync(new URL("../tests/support/test-account.json", import.meta.url), "utf8"),
);

setUp();
runStep("types", "node_modules/.bin/tsc", ["--project", "."]);
runStep("format and lint", "node_modules/.bin/biome", ["check", "--error-on-warnings", "."]);
runStep("the real site", "bin/site", ["build", "--strict", "--no-cache"], testAccount);
const browser = findOrInstallBrowser();
const shell = findOrInstallShell();
const servers = findOrInstallServers();
runStep("tests", "node_modules/.bin/vitest", ["run", ...process.argv.slice(2)], {
  BROWSER_PATH: browser,
  ...(shell && { BROWSER_SHELL_PATH: shell }),
  ...servers,
});
