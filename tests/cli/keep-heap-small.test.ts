import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { growthPercent, keepHeapSmall, manyFiles } from "../../src/cli/keep-heap-small.ts";

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

test("the heap of a very large site is collected early, that of any other as V8 sees fit", () => {
  expect(flagsFor(manyFiles)).toEqual([flag]);
  expect(flagsFor(manyFiles - 1)).toEqual([]);
});

test("the Node that runs here knows how to do so", () => {
  const { status, stderr } = spawnSync(process.execPath, [flag, "--eval", ""], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
