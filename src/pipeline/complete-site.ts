import type { GeneratorSettings } from "../define/settings.ts";
import type { OutputFile } from "../model/model.ts";
import type { AssembledSite } from "./assemble-site.ts";
import type { DrawnSite } from "./draw-site.ts";
import type { Run } from "./io/build-io.ts";
import type { PlannedSite } from "./plan-site.ts";
import { compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import type { ReadSite } from "./read-site.ts";
import { finishSite } from "./render/finish-site.ts";
import { chooseOutput } from "./render/host-files.ts";
import type { MarkdownPublishing } from "./render/page-markdown.ts";

/** All files of a site. */
export type CompleteSite = {
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
  /** The published files in the order of writing, without `compressed`. */
  readonly files: readonly OutputFile[];
  /** Compressed copies of some of `files`, for hosts that serve them as they are. */
  readonly compressed: readonly OutputFile[];
};

/** Adds the files of `static/`, those made from all pages, and those of the hosts. */
export async function completeSite(
  { io, options: { base }, findings }: Run,
  { templates: { site }, settings: { published } }: ReadSite,
  { pages, summaries, redirects }: PlannedSite,
  { policy }: AssembledSite,
  { rendered, feeds, assets }: DrawnSite,
): Promise<CompleteSite> {
  const { note } = findings;
  const copied = await io.readStatic(note);
  const markdown = await makeMarkdown(rendered, { ...published, base, memory: io.memory });
  const { plain, hostFiles } = io.measure("finish", () =>
    finishSite(rendered, {
      site,
      settings: published,
      base,
      pages,
      feeds,
      summaries,
      redirects,
      policy,
      others: [...copied, ...assets, ...markdown],
      readWorkerScripts: io.readWorkerScripts,
    }),
  );
  const files = orderWrites([...plain, ...hostFiles], note, copied);
  const { precompress, leastBytes } = chooseOutput(published.output);
  // Hosts read their own files uncompressed.
  const compressed = findings.hasErrors()
    ? []
    : await io.measure("compress", () => compressFiles(plain, precompress, io.compress, leastBytes));
  return { copied, files, compressed };
}

/** Loaded on demand: few sites publish Markdown, and its writer is slow to load. */
async function makeMarkdown(
  pages: DrawnSite["rendered"],
  {
    output,
    url,
    base,
    memory,
  }: Pick<GeneratorSettings, "output" | "url"> & Pick<MarkdownPublishing, "base" | "memory">,
): Promise<readonly OutputFile[]> {
  if (!output.markdown) return [];
  const { makePageMarkdown } = await import("./render/page-markdown.ts");
  return makePageMarkdown(pages, { origin: url, base, memory });
}
