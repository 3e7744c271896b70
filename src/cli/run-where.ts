import { pathName } from "../define/name-field.ts";
import { type FoundWords, findWords } from "../edit/where/find-words.ts";
import { normaliseText } from "../edit/where/normalise-text.ts";
import { type BuildIo, build, type Drawn } from "../pipeline/build.ts";
import { createDiskIo } from "../system/disk-io.ts";
import { inMemoryWithoutPixels } from "../system/in-memory.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { clearTheWay } from "./clear-the-way.ts";
import { printProblems } from "./print-problems.ts";
import { printable, printableName, toPrintableJson } from "./printable.ts";
import { type RawBuildOptions, type ReadBuildOptions, readBuildOptions } from "./read-build-options.ts";
import { refuseChange } from "./refuse-change.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawWhereOptions = Pick<RawBuildOptions, "root" | "drafts" | "cache" | "json">;

/**
 * Runs `site where` and returns its exit status: 1 when nothing contains the words, or the site has errors. Writes the
 * places to stdout.
 */
export async function runWhere(words: string, raw: RawWhereOptions, speech: Speech): Promise<number> {
  if (normaliseText(words) === "") throw new UsageError(say("usage.no-words"));
  const options = readBuildOptions({ ...raw, out: "dist", base: "/" });
  await clearTheWay(options.root, async () => speech);
  const drawn = await drawSite(options, speech);
  if (drawn === undefined) return 1;
  const found = findWords(words, drawn, speech.pages["edit.body"]);
  if (options.json) process.stdout.write(toPrintableJson(toReport(words, found)));
  else if (found.length > 0) process.stdout.write(found.map((one) => describe(one, speech)).join(""));
  else process.stderr.write(`${printable(speech.command.where.none({ words }))}\n`);
  return found.length > 0 ? 0 : 1;
}

/** Builds in memory. Prints the problems and returns undefined when the site has errors. */
async function drawSite(options: ReadBuildOptions, speech: Speech): Promise<Drawn | undefined> {
  const disk = createDiskIo(options);
  let drawn: Drawn | undefined;
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    onDrawn: (site) => {
      drawn = site;
    },
  };
  try {
    const asked = { ...options, strict: false, weigh: false, workbench: false, now: new Date() };
    const { problems } = await build(io, asked).catch(refuseChange);
    disk.flush();
    if (drawn === undefined) printProblems(problems, disk.readText, process.stderr, speech);
    return drawn;
  } finally {
    disk.close();
  }
}

/** More pages would not fit on two lines. */
const mostPages = 6;

function describe({ field, label, at, pages }: FoundWords, { command: { where } }: Speech): string {
  const name = where.field({ label, path: pathName(field.path) });
  const shown = where.shown({
    pages: pages.slice(0, mostPages).map(where.page),
    more: Math.max(0, pages.length - mostPages),
  });
  const place = `${printableName(field.file)}:${at.line}:${at.column}`;
  return `${place}  ${printable(name)}\n  ${printable(pages.length === 0 ? where.nowhere : shown)}\n`;
}

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport(words: string, found: readonly FoundWords[]) {
  return {
    version: 1,
    words,
    found: found.map(({ field: { file, entry, path, kind }, label, at, pages }) => ({
      file,
      line: at.line,
      column: at.column,
      label,
      entry,
      path,
      kind,
      pages,
    })),
  };
}
