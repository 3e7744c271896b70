import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { posix } from "node:path";

/** Gives the text of a file of the system; undefined where it cannot be read. */
type ReadSystem = (path: string) => string | undefined;

/**
 * How many threads may work at a time. `docker run --cpus 1` leaves a process all the cores and stops it for a part of the
 * time, of which Node 20 knows nothing: the quotas of its control groups are read here.
 */
export function countCores(cores = availableParallelism(), read: ReadSystem = readQuietly): number {
  const quotas = listFolders(read("/proc/self/cgroup") ?? "").map((folder) => readQuota(folder, read));
  return Math.max(1, Math.min(cores, ...quotas.map(Math.floor)));
}

/**
 * The folders of the control groups that bound this process: its own and those above. Each line is `1:cpu,cpuacct:/a/b`, or
 * `0::/a/b` by version 2. In a container, these paths may be those of its host, and what bounds it stands at the top.
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

/** The share of a group in cores; infinite where it has no bound. */
function readQuota(folder: string, read: ReadSystem): number {
  const [quota, period] =
    read(`${folder}/cpu.max`)?.split(" ") ??
    ["quota", "period"].map((name) => read(`${folder}/cpu.cfs_${name}_us`));
  // Without a bound, the quota is “max”, or -1.
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
