import { checkSite } from "../check/check-site.ts";
import { toPageRecord } from "../check/to-page-record.ts";
import type { PageRecord } from "../model/model.ts";
import type { CompiledSite } from "./compile-site.ts";
import type { CompleteSite } from "./complete-site.ts";
import type { DrawnSite } from "./draw-site.ts";
import type { PlannedSite } from "./plan-site.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";

/** Checks a site as it would be published, and describes each page. */
export async function inspectSite(
  { io, options: { base, now, weigh: weighsAll }, findings: { note } }: Run,
  { templates, names, sources, parsed, settings: { published }, factsIn, heldBack }: ReadSite,
  { entries, places }: CompiledSite,
  { contents, images, pages }: PlannedSite,
  { rendered, pictures }: DrawnSite,
  { copied, files, compressed }: CompleteSite,
): Promise<readonly PageRecord[]> {
  const { audit, memory, weigh, inflate } = io;
  const weighed = io.measure("check", () =>
    checkSite(
      rendered,
      {
        templates,
        contents,
        settings: published,
        parsed,
        sources,
        entries,
        places,
        pages,
        heldBack,
        pictures,
        copied,
        files,
        base,
        weighsAll,
        isCompressed: compressed.some(({ path }) => path.endsWith(".br")),
        weigh,
        memory,
        inflate,
      },
      note,
    ),
  );
  // If a page could not be drawn, the audit would report every link to it.
  if (audit !== undefined && rendered.length === pages.length) {
    const audited = {
      site: templates.site,
      settings: published,
      factsIn,
      sources,
      parsed,
      entries,
      places,
      names,
      images,
      rendered,
      files,
      base,
      now,
    };
    await io.measure("audit", () => audit(audited, note));
  }
  return rendered.map((page, index) => toPageRecord(page, weighsAll ? weighed[index] : undefined));
}
