import type { Speech } from "../catalogue/speech.ts";
import type { OffCheck } from "../problems/checks.ts";

/** A line of the summary that names the checks that are off. Nothing when none is. */
export function* describeOff(off: readonly OffCheck[], { build }: Pick<Speech["command"], "build">) {
  if (off.length === 0) return;
  yield build.off({
    checks: off.map(({ code, folders }) => (folders.length === 0 ? code : build.offIn({ code, folders }))),
  });
}
