import { expect, test } from "vitest";
import { countCores } from "../../src/store/count-cores.ts";

const read = (files: Readonly<Record<string, string>>) => (path: string) => files[path];

test.each([
  ["nothing bounds", 8, {}],
  [
    "a container of version 2 bounds",
    1,
    { "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "100000 100000\n" },
  ],
  [
    "nothing bounds by version 2",
    8,
    { "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "max 100000\n" },
  ],
  [
    "a service of the system bounds",
    3,
    {
      "/proc/self/cgroup": "0::/system.slice/ci.service\n",
      "/sys/fs/cgroup/system.slice/cpu.max": "max 100000\n",
      "/sys/fs/cgroup/system.slice/ci.service/cpu.max": "350000 100000\n",
    },
  ],
  [
    "the group above bounds more",
    2,
    {
      "/proc/self/cgroup": "0::/a/b\n",
      "/sys/fs/cgroup/a/cpu.max": "200000 100000\n",
      "/sys/fs/cgroup/a/b/cpu.max": "600000 100000\n",
    },
  ],
  [
    "a container of version 1 bounds, under the path of its host",
    1,
    {
      "/proc/self/cgroup": "5:memory:/docker/1f\n4:cpu,cpuacct:/docker/1f\n0::/docker/1f\n",
      "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "50000\n",
      "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
    },
  ],
  [
    "nothing bounds by version 1",
    8,
    {
      "/proc/self/cgroup": "1:cpu:/\n",
      "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
      "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
    },
  ],
  [
    "more is granted than there are cores",
    8,
    { "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "1600000 100000\n" },
  ],
])("if %s, %d of eight cores may be used", (_what, cores, files) => {
  expect(countCores(8, read(files))).toBe(cores);
});

test("on this machine there is at least one core", () => {
  expect(countCores()).toBeGreaterThanOrEqual(1);
});
