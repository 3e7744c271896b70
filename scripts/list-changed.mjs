import { spawnSync } from "node:child_process";
import { mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = "node_modules/.cache/checked";

/** Files with settings of the checks: after a change in one of them, all files are checked again. */
const rules = ["biome.json", "package-lock.json"];

/**
 * Returns the files changed since the last check that passed. Returns `["."]`, all files, if there was none or the
 * settings have changed.
 */
export function listChanged() {
  const since = writtenAt(stamp);
  if (since === undefined || rules.some((file) => writtenAt(file) >= since)) return ["."];
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", listing, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split("\0").filter((file) => writtenAt(file) >= since) : ["."];
}

/** Notes that all files passed the check as they were at `time`. */
export function noteAllRight(time) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), "");
  utimesSync(join(root, stamp), time, time);
}

const writtenAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
