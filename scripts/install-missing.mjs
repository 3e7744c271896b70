// Installs beside other work, and all at once, what Debian has of the programs that tests need and that are not there.
import { spawn, spawnSync } from "node:child_process";
import { inPath, isExecutable } from "./find-browser.mjs";

/** Where the program of each package would be, or another that does as well. */
const programs = {
  chromium: [process.env.BROWSER_PATH, ...inPath(["chromium", "chromium-browser", "google-chrome-stable"])],
  "chromium-headless-shell": inPath(["chromium-headless-shell"]),
  "firefox-esr": [process.env.FIREFOX_PATH, ...inPath(["firefox-esr", "firefox"])],
  "nginx libnginx-mod-http-brotli-static": ["/usr/sbin/nginx"],
  "apache2-bin": ["/usr/sbin/apache2"],
  caddy: ["/usr/bin/caddy"],
};

/**
 * Starts to install what is missing, where this process may, and settles once that has ended. What is missing even then
 * is for those who look for it.
 */
export function installMissing() {
  const missing = Object.entries(programs)
    .filter(([, paths]) => !paths.some((path) => path && isExecutable(path)))
    .flatMap(([packages]) => packages.split(" "));
  if (missing.length === 0 || process.getuid?.() !== 0) return Promise.resolve();
  if (spawnSync("apt-get", ["--version"]).status !== 0) return Promise.resolve();
  console.log(`Installing ${missing.join(", ")} for the tests.`);
  // Whoever loses power meanwhile installs again: waiting for the disk after each file takes half of the time.
  const install = `apt-get install -qq -y --no-install-recommends -o Dpkg::Options::=--force-unsafe-io ${missing.join(" ")}`;
  // No service starts at this run level: the tests start the programs by themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const child = spawn("sh", ["-c", `apt-get update -qq && ${install}`], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  return new Promise((resolve) => child.on("error", resolve).on("close", resolve));
}
