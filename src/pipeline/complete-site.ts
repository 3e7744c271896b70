import type { OutputFile } from "../model/model.ts";
import type { AssembledSite } from "./assemble-site.ts";
import type { DrawnSite } from "./draw-site.ts";
import { finishSite } from "./finish/finish-site.ts";
import type { PlannedSite } from "./plan-site.ts";
import { compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";

/** All files of a site. */
export type CompleteSite = {
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
  /** Those that are published, in the order in which they are written, but for `compressed`. */
  readonly files: readonly OutputFile[];
  /** Some of `files` once more, compressed ahead for hosts that serve them as they are. */
  readonly compressed: readonly OutputFile[];
};

/** Adds to what is drawn the files of `static/`, those that are made of all pages, and those of the hosts. */
export async function completeSite(
  { io, options: { base }, findings }: Run,
  { templates: { site }, settings: { published } }: ReadSite,
  { pages, summary, redirects }: PlannedSite,
  { policy }: AssembledSite,
  { rendered, feeds, assets }: DrawnSite,
): Promise<CompleteSite> {
  const { note } = findings;
  const copied = io.readStatic(note);
  const { plain, hostFiles } = io.measure("finish", () =>
    finishSite(rendered, {
      site,
      settings: published,
      base,
      pages,
      feeds,
      summary,
      redirects,
      policy,
      others: [...copied, ...assets],
      readWorkerScripts: io.readWorkerScripts,
      memory: io.memory,
    }),
  );
  const files = orderWrites([...plain, ...hostFiles], note, copied);
  // Hosts read their own files as they are.
  const compressed = findings.hasErrors()
    ? []
    : await io.measure("compress", () => compressFiles(plain, published.output.precompress, io.compress));
  return { copied, files, compressed };
}
