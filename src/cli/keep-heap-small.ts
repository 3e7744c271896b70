import { setFlagsFromString } from "node:v8";
import type { BuildIo } from "../pipeline/build.ts";

/** How much V8’s heap may grow, as a share of what lives in it, before it collects what does not. */
export const growthPercent = 50;

/** Below this the heap is small as it is, and to collect it more often takes a few percent of the time of a build. */
export const manyFiles = 20_000;

/**
 * Has the heap of a very large site collected early, once it is known to be one. On a machine with memory to spare V8
 * waits until it is four times what lives in it, and half of the memory of such a build is garbage. Most flags must be
 * set before V8 starts; this one is read at each collection.
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
