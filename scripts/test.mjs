// All checks before a commit: types, lint, unused exports, the real site built without a warning, all tests. The tests build the site
// into a folder of their own. Installs missing programs and packages, so it runs on a machine with only Node and Git.
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { findOrInstallFirefox } from "./find-engines.mjs";
import { findOrInstallServers } from "./find-servers.mjs";
import { installMissing } from "./install-missing.mjs";
import { runStep, runStepsTogether } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

const installing = installMissing();
setUp();
await runStepsTogether([
  // Several checkers would each check the shared types, and take CPU from the steps beside them.
  ["types", "node_modules/.bin/tsc", ["--project", ".", "--checkers", "1"]],
  ["format and lint", "node_modules/.bin/biome", ["check", "--error-on-warnings", "."]],
  ["unused files and exports", "node_modules/.bin/knip", ["--no-progress"]],
]);
await installing;
const browsers = findOrInstallBrowsers();
const firefox = findOrInstallFirefox();
const servers = findOrInstallServers();
runStep("tests", "node_modules/.bin/vitest", ["run", ...process.argv.slice(2)], {
  BUILD_ANEW: "yes",
  ...browsers,
  ...firefox,
  ...servers,
});
