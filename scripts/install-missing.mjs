// Installs the missing programs for tests from Debian, with one command that runs beside other work.
import { spawn, spawnSync } from "node:child_process";
import { inPath, isExecutable } from "./find-browser.mjs";

/** The paths where the program of each Debian package, or one that can replace it, may be. */
const programs = {
  chromium: [process.env.BROWSER_PATH, ...inPath(["chromium", "chromium-browser", "google-chrome-stable"])],
  "chromium-headless-shell": inPath(["chromium-headless-shell"]),
  "firefox-esr": [process.env.FIREFOX_PATH, ...inPath(["firefox-esr", "firefox"])],
  "nginx libnginx-mod-http-brotli-static": ["/usr/sbin/nginx"],
  "apache2-bin": ["/usr/sbin/apache2"],
  caddy: ["/usr/bin/caddy"],
};

/**
 * Installs the missing programs if this process is allowed to. Resolves when the installation has ended, even if it
 * failed: whoever needs a program reports that it is missing.
 */
export function installMissing() {
  const missing = Object.entries(programs)
    .filter(([, paths]) => !paths.some((path) => path && isExecutable(path)))
    .flatMap(([packages]) => packages.split(" "));
  if (missing.length === 0 || process.getuid?.() !== 0) return Promise.resolve();
  if (spawnSync("apt-get", ["--version"]).status !== 0) return Promise.resolve();
  console.log(`Installing ${missing.join(", ")} for the tests.`);
  // Waiting for the disk after each file would take half of the time. It only protects against a loss of power.
  const install = `apt-get install -qq -y --no-install-recommends -o Dpkg::Options::=--force-unsafe-io ${missing.join(" ")}`;
  // No service starts at this run level: the tests start the programs by themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const child = spawn("sh", ["-c", `apt-get update -qq && ${install}`], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  return new Promise((resolve) => child.on("error", resolve).on("close", resolve));
}
