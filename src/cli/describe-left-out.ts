import type { OffCheck } from "../words/checks.ts";
import type { Speech } from "../words/speech.ts";

/** A line of the summary that counts the HTML left out of texts. No line when nothing is left out. */
export function* describeDropped(
  dropped: Readonly<Record<string, number>>,
  { build }: Pick<Speech["command"], "build">,
) {
  const names = Object.entries(dropped);
  if (names.length === 0) return;
  const listed = names.slice(0, mostListed).map(([name, count]) => build.dropped({ name, count }));
  yield build.htmlLeft({ names: build.names({ names: listed, more: names.length - listed.length }) });
}

const mostListed = 8;

/** A line of the summary that names the checks that are off. No line when all are on. */
export function* describeOff(off: readonly OffCheck[], { build }: Pick<Speech["command"], "build">) {
  if (off.length === 0) return;
  yield build.off({
    checks: off.map(({ code, folders }) => (folders.length === 0 ? code : build.offIn({ code, folders }))),
  });
}
