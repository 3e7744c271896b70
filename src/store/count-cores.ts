import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { posix } from "node:path";

/** Returns the text of a system file; undefined when it cannot be read. */
type ReadSystem = (path: string) => string | undefined;

/**
 * The number of threads that can work at once. Under `docker run --cpus 1` a process sees all cores but is paused for
 * part of the time, which Node 20 does not know: this reads the quotas of its control groups.
 */
export function countCores(cores = availableParallelism(), read: ReadSystem = readQuietly): number {
  const quotas = listFolders(read("/proc/self/cgroup") ?? "").map((folder) => readQuota(folder, read));
  return Math.max(1, Math.min(cores, ...quotas.map(Math.floor)));
}

/**
 * The folders of the control groups that limit this process: its own and its parents. Each line is
 * `1:cpu,cpuacct:/a/b`, or `0::/a/b` in version 2. In a container, these paths may be those of the host, while the
 * limits are at the top.
 */
function listFolders(groups: string): readonly string[] {
  return [...groups.matchAll(/^\d+:([^:]*):(\/.*)$/gm)].flatMap(([, controllers = "", path = "/"]) => {
    const isOne = controllers.split(",").includes("cpu");
    if (!isOne && controllers !== "") return [];
    const top = isOne ? "/sys/fs/cgroup/cpu" : "/sys/fs/cgroup";
    const parts = path.split("/").filter((part) => part !== "");
    return [...parts.keys(), parts.length].map((depth) => posix.join(top, ...parts.slice(0, depth)));
  });
}

/** The quota of a group in cores; infinite when there is none. */
function readQuota(folder: string, read: ReadSystem): number {
  const [quota, period] =
    read(`${folder}/cpu.max`)?.split(" ") ??
    ["quota", "period"].map((name) => read(`${folder}/cpu.cfs_${name}_us`));
  // Without a limit, the quota is “max”, or -1.
  const cores = Number(quota) / Number(period);
  return cores > 0 ? cores : Number.POSITIVE_INFINITY;
}

function readQuietly(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
