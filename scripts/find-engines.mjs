// Finds Firefox and WebKit for the tests in all engines, or installs Debian’s packages if it can. Names those that
// cannot be installed; their tests are left out.
import { readdirSync } from "node:fs";
import { inPath, install, isExecutable } from "./find-browser.mjs";

/** Returns the environment variable with the path of Firefox for the tests. */
export function findOrInstallFirefox() {
  const mac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  const find = () =>
    [process.env.FIREFOX_PATH, ...inPath(["firefox-esr", "firefox"]), mac].find(
      (path) => path && isExecutable(path),
    );
  const path = find() ?? (install(["firefox-esr"]) ? find() : undefined);
  if (path !== undefined) return { FIREFOX_PATH: path };
  console.log("There is no Firefox on this machine (FIREFOX_PATH): its tests are left out.");
  return {};
}

/** Returns the environment variables with the paths of WebKit and its driver, and a display, for the tests. */
export function findOrInstallWebKit() {
  const found = findWebKit() ?? (install(["webkit2gtk-driver", "xvfb"]) ? findWebKit() : undefined);
  if (found !== undefined) return found;
  console.log("There is no WebKit with its driver on this machine: its tests are left out.");
  return {};
}

function findWebKit() {
  const find = (paths) => paths.find((path) => isExecutable(path));
  const driver = find(inPath(["WebKitWebDriver"]));
  const browser = find(libraryFolders().map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const screen = find(inPath(["Xvfb"]));
  if (driver === undefined || browser === undefined || screen === undefined) return undefined;
  return { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser, SCREEN_PATH: screen };
}

/** Debian keeps the libraries of each kind of processor in a folder of their own. */
function libraryFolders() {
  try {
    return readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`);
  } catch {
    return [];
  }
}
