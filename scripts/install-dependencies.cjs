// Installs the dependencies of a lockfile, unless they are already there.
"use strict";

const { existsSync, lstatSync, readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");

/**
 * Installs the packages in the lockfile of `folder`, with development packages only if `all` is set. Development
 * packages that are installed stay. No package runs a script. A `node_modules` that is a link is left alone.
 */
exports.installDependencies = (folder, { all = false } = {}) => {
  const installed = join(folder, "node_modules/.package-lock.json");
  const isThere = existsSync(installed);
  // npm writes this file last, so if it is older than the lockfile, the dependencies are outdated.
  const isCurrent =
    isThere && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
  if (isCurrent && (!all || hasDevelopmentPackages(installed))) return;
  // npm would empty the target of the link, which does not belong to this checkout.
  if (lstatSync(join(folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const which = all || (isThere && hasDevelopmentPackages(installed)) ? "--include=dev" : "--omit=dev";
  const args = ["ci", which, "--ignore-scripts", "--no-audit", "--no-fund"];
  exports.runStart("install", folder, "npm", args);
};

/** Runs a program synchronously, or ends the process when it fails. Standard output stays free for the command. */
exports.runStart = (step, folder, command, args) => {
  // Few starts need them.
  const { spawnSync } = require("node:child_process");
  const words = require("../src/words/start.cjs").startWords();
  const what = words[step];
  console.error(words.doing({ what }));
  // On Windows npm is a batch file, which only a shell starts.
  const shell = process.platform === "win32" && command === "npm";
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    stdio: ["ignore", process.stderr, process.stderr],
    shell,
  });
  if (status === 0) return;
  console.error(words.failed({ what, reason: error ? error.message : "" }));
  process.exit(1);
};

function hasDevelopmentPackages(installed) {
  return Object.values(JSON.parse(readFileSync(installed, "utf8")).packages).some(({ dev }) => dev);
}
