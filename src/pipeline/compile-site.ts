import { compileEntries } from "./markdown/compile-entries.ts";
import { createBodyCompiler } from "./markdown/create-body-compiler.ts";
import { findManyUnknown, shareTexts } from "./markdown/share-texts.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";
import { everySoOften } from "./steps/beside.ts";
import { takeSteps } from "./steps/take-steps.ts";

export type CompiledSite = Awaited<ReturnType<typeof compileSite>>;

/** Gives entries their Markdown: compiled, or for whoever waits for one page, to be compiled where it is looked at. */
export async function compileSite(
  { io, options: { base }, findings: { reportText } }: Run,
  { templates, settings, facts, linked, bundling }: ReadSite,
) {
  const { compile, digest, textSettings } = createBodyCompiler({
    ...templates,
    ...io,
    settings,
    facts,
    base,
  });
  const progress = (done: number, total: number) => io.progress("markdown", done, total);
  const { entries, places, texts, steps, hasErrors } = io.measure("markdown", () =>
    compileEntries(linked, compile, progress, reportText, digest, io.memory),
  );
  const compileAll = () => io.measure("markdown", () => takeSteps(steps, everySoOften(io.handOver)));

  const isWaitedFor = io.audience !== undefined;
  const unknown = isWaitedFor ? [] : io.measure("markdown", () => findManyUnknown(texts));
  const helper = unknown.length > 0 ? io.callHelper?.(textSettings) : undefined;
  if (helper !== undefined) {
    await io.measure("markdown", () => shareTexts(unknown, helper, io.handOver, progress));
    helper.close();
  }
  if (!isWaitedFor) await compileAll();
  /** Ends what was begun, for a build that is refused: its problems are told with the others. */
  const end = async () => {
    await compileAll();
    await bundling;
  };
  return { entries, places, steps, hasErrors, end };
}
