import { type BuildIo, type BuildOptions, build } from "../pipeline/build.ts";
import { inMemory } from "../system/in-memory.ts";
import { hasErrors } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { formatTable } from "./format-table.ts";
import { listRoutes, toTable } from "./list-routes.ts";
import { type LoadedSite, loadSite } from "./load-site.ts";
import { printProblems } from "./print-problems.ts";
import { toPrintableJson } from "./printable.ts";
import { type RawBuildOptions, type ReadBuildOptions, readBuildOptions } from "./read-build-options.ts";
import { refuseChange } from "./refuse-change.ts";

/** The options as commander returns them. */
export type RawRoutesOptions = Pick<RawBuildOptions, "root" | "base" | "url" | "cache" | "json">;

/** Runs `site routes` and returns its exit status. Writes the list to stdout and problems to stderr. */
export async function runRoutes(raw: RawRoutesOptions, speech: Speech): Promise<number> {
  const options = readBuildOptions({ ...raw, out: "dist" });
  const loaded = await loadSite(options.root, speech, options.cache);
  if (loaded === undefined) return 1;
  try {
    return await printRoutes(loaded, options, speech);
  } finally {
    loaded.disk.close();
  }
}

async function printRoutes(
  { disk, templates }: LoadedSite,
  options: ReadBuildOptions,
  speech: Speech,
): Promise<number> {
  const io: BuildIo = {
    ...disk,
    ...inMemory,
    loadTemplates: async () => templates,
  };
  const common: BuildOptions = { ...options, strict: false, weigh: true, workbench: false, now: new Date() };
  const published = await build(io, common).catch(refuseChange);
  // A held-back entry may be unfinished: its mistakes do not prevent the list.
  const everything = await build(io, { ...common, drafts: true, workbench: true }).catch(refuseChange);
  disk.flush();

  if (published.pages.length === 0 && hasErrors(published.problems)) {
    printProblems(published.problems, disk.readText, process.stderr, speech);
    return 1;
  }
  const rows = listRoutes(published, everything);
  process.stdout.write(
    options.json ? toPrintableJson({ version: 1, routes: rows }) : formatTable(toTable(rows, speech), [3, 4]),
  );
  return 0;
}
