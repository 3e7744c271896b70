import { join } from "node:path";
import { expect, test } from "vitest";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { getFiles, putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { deadPid } from "./dead-pid.ts";

test.each([true, false])(
  "after a good build, folders of killed builds are removed, and those of running ones stay (remembering: %s)",
  (cache) => {
    const root = scratchFolder();
    const living = `.site/scratch-${process.ppid}/a.memory`;
    const others = { [living]: "", ".site/scratch-notes/a.txt": "", ".site/cache/README": "" };
    putFiles(root, {
      ...others,
      [`.site/scratch-${deadPid()}/a.memory`]: "left",
      [`.site/scratch-${deadPid()}/a.memory.123-4.tmp`]: "left",
      // In a container, an earlier process had our own id.
      [`.site/scratch-${process.pid}/a.memory`]: "left",
    });
    const disk = createDiskIo({ root, out: join(root, "dist"), cache });
    disk.prune();
    expect(getFiles(root)).toEqual(others);
    expect(() => disk.prune()).not.toThrow();
  },
);
