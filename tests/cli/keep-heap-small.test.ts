import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { growthPercent, keepHeapSmall, manyFiles } from "../../src/cli/during-build.ts";

const flag = `--heap-growing-percent=${growthPercent}`;

/** The flags that V8 gets for a site of so many files. */
function flagsFor(count: number): readonly string[] {
  const files = Array.from({ length: count }, (_, index) => ({
    path: `${index}.md`,
    bytes: Buffer.alloc(0),
  }));
  const flags: string[] = [];
  const readContent = keepHeapSmall(
    () => files,
    (flag) => flags.push(flag),
  );
  expect(readContent()).toBe(files);
  return flags;
}

test("garbage is collected early on a very large site, and as V8 decides on any other", () => {
  expect(flagsFor(manyFiles)).toEqual([flag]);
  expect(flagsFor(manyFiles - 1)).toEqual([]);
});

test("the running version of Node supports this", () => {
  const { status, stderr } = spawnSync(process.execPath, [flag, "--eval", ""], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
