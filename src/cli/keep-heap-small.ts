import { setFlagsFromString } from "node:v8";
import type { BuildIo } from "../pipeline/build.ts";

/** How much V8’s heap may grow beyond the data in use before V8 collects garbage. */
export const growthPercent = 50;

/** Below this size the heap is left alone: collecting more often would lengthen the build by a few percent. */
export const manyFiles = 20_000;

/**
 * Makes V8 collect garbage earlier on very large sites. On a machine with much memory V8 lets the heap grow to four
 * times what is in use, and half of the memory of such a build is garbage. Most flags must be set before V8 starts;
 * this one is read at each collection.
 */
export function keepHeapSmall(
  readContent: BuildIo["readContent"],
  setFlag: (flag: string) => void = setFlagsFromString,
): BuildIo["readContent"] {
  return (report) => {
    const files = readContent(report);
    if (files.length >= manyFiles) setFlag(`--heap-growing-percent=${growthPercent}`);
    return files;
  };
}
