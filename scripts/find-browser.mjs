// Finds a Chromium for the browser tests, or installs one: Debian's where apt can, else the one of Playwright.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Returns the path of the browser; ends the process with a message if none can be installed. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("There is no Chromium on this machine: installing one.");
  return installWithApt() ?? installWithPlaywright() ?? giveUp();
}

/**
 * The same Chromium without a window system (headless shell): it takes half the CPU time. Undefined if it cannot be
 * installed: then the browser itself is used.
 */
export function findOrInstallShell() {
  const find = () => inPath([shell]).find((path) => isExecutable(path));
  return find() ?? (install([shell]) ? find() : undefined);
}

const shell = "chromium-headless-shell";

/** Where programs of these names would be, in the order of the names. */
export function inPath(wanted) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Returns the environment variables with the paths of both for the tests. */
export function findOrInstallBrowsers() {
  const browser = findOrInstallBrowser();
  const shell = findOrInstallShell();
  return { BROWSER_PATH: browser, ...(shell && { BROWSER_SHELL_PATH: shell }) };
}

function findBrowser() {
  const mac = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  const candidates = [process.env.BROWSER_PATH, ...inPath(names), ...mac];
  return candidates.find((path) => path && isExecutable(path));
}

function installWithApt() {
  return install(["chromium"]) ? findBrowser() : undefined;
}

/** Installs packages of Debian, and says whether that succeeded. */
export function install(packages) {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  // No service starts at this run level: the tests start the programs by themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [command, ...rest] = [...prefix, "apt-get", ...args];
    if (spawnSync(command, rest, { stdio: "inherit", env }).status !== 0) return false;
  }
  return true;
}

function installWithPlaywright() {
  const { status } = spawnSync("node_modules/.bin/playwright-core", ["install", "chromium"], {
    stdio: "inherit",
  });
  if (status !== 0) return undefined;
  const ask = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync(process.execPath, ["-e", ask], { encoding: "utf8" }).stdout.trim() || undefined;
}

function giveUp() {
  console.error("Install Chromium or Chrome, or set BROWSER_PATH to one, and run npm test again.");
  process.exit(1);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
