import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const probe = fileURLToPath(new URL("measure-process.cjs", import.meta.url));
const gnuTime = "/usr/bin/time";

/**
 * Runs a Node script, or another program, and gives the seconds and MB that it used (of the largest of its processes).
 * Without GNU time, only the wall time of another program is known.
 */
export function measureCommand([program, ...args], folder) {
  const isNode = program === process.execPath;
  const usage = join(folder, ".usage");
  rmSync(usage, { force: true });
  const timed = !isNode && existsSync(gnuTime);
  const [command, given] = timed
    ? [gnuTime, ["-f", "%U %S %M", "-o", usage, program, ...args]]
    : [program, args];
  const env = isNode
    ? { ...process.env, MEASURE_FILE: usage, NODE_OPTIONS: `--require ${JSON.stringify(probe)}` }
    : process.env;
  const start = performance.now();
  const { status, error, stderr, stdout } = spawnSync(command, given, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  const wall = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? ""}${stderr}${stdout}`);
  if (!isNode && !timed) return { wall };
  const noted = readFileSync(usage, "utf8");
  if (isNode) {
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(noted);
    return { wall, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
  }
  const [user, system, peakKb] = noted.trim().split(" ").map(Number);
  return { wall, cpu: user + system, memory: peakKb / 1024 };
}
