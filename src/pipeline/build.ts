import type { BuildOutcome } from "../model/model.ts";
import { createFindings } from "../problems/findings.ts";
import type { BuildIo, BuildOptions } from "./build-io.ts";
import { checkSite } from "./check/check-site.ts";
import { toPageRecord } from "./check/to-page-record.ts";
import { compileSite } from "./compile-site.ts";
import { drawSite } from "./draw-site.ts";
import { finishSite } from "./finish/finish-site.ts";
import { planSite } from "./plan-site.ts";
import { compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import { readSite } from "./read-site.ts";

export type { BuildIo, BuildOptions, Drawn } from "./build-io.ts";

/** Builds a site: from the files of `content/`, `templates/` and `static/` to those of `dist/`, all of them or none. */
export async function build(io: BuildIo, options: BuildOptions): Promise<BuildOutcome> {
  const findings = createFindings(io.siteFile?.());
  const { note } = findings;
  const refusal = new AbortController();
  const run = { io, options, findings, signal: refusal.signal };
  const refused = (made: Partial<Made> = {}): BuildOutcome => ({
    status: "refused",
    heldBack: [],
    early: [],
    pages: [],
    ...made,
    problems: findings.all(),
  });

  const read = await readSite(run);
  if (read === undefined) return refused();
  const { templates, settings, heldBack, early } = read;
  const compiled = await compileSite(run, read);
  const planned = planSite(run, read, compiled);
  const drawn = planned && (await drawSite(run, read, compiled, planned));
  if (planned === undefined || drawn === undefined) {
    refusal.abort();
    await compiled.end();
    return refused({ heldBack });
  }

  const { rendered } = drawn;
  const site = { ...read, ...compiled, ...planned, ...drawn, site: templates.site, base: options.base };
  const copied = io.readStatic(note);
  const { plain, hostFiles } = io.measure("finish", () =>
    finishSite(rendered, {
      ...site,
      others: [...copied, ...drawn.assets],
      readWorkerScripts: io.readWorkerScripts,
      memory: io.memory,
    }),
  );
  const files = orderWrites([...plain, ...hostFiles], note, copied);
  // Before the checks, which weigh what is compressed then. Hosts read their own files as they are.
  const compressed = findings.hasErrors()
    ? []
    : await io.measure("compress", () => compressFiles(plain, settings.output.precompress, io.compress));
  if (options.weigh) await io.measure("weigh", async () => io.weighAhead?.(rendered));

  const looking = { copied, weighsAll: options.weigh, weigh: io.weigh, memory: io.memory };
  const weighed = io.measure("check", () => checkSite(rendered, { ...site, ...looking, files }, note));
  const { audit } = io;
  // A page that could not be drawn would be missed wherever it links to.
  if (audit !== undefined && rendered.length === planned.pages.length)
    await io.measure("audit", () => audit({ ...site, files, now: options.now }, note));
  const made: Made = {
    heldBack,
    early,
    pages: rendered.map((page, index) => toPageRecord(page, options.weigh ? weighed[index] : undefined)),
  };
  if (findings.hasErrors() || (options.strict && findings.all().length > 0)) return refused(made);
  io.onDrawn?.({ pages: rendered, files, places: compiled.places, settings, site: templates.site });

  const outgoing = compressed.length === 0 ? files : orderWrites([...files, ...compressed], note, copied);
  if (findings.hasErrors()) return refused(made);
  const result = await io.measure("publish", () => io.publish(outgoing, settings.url));
  if (result.status === "failed") {
    note(result.problem);
    return refused(made);
  }
  const bytes = outgoing.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: outgoing.length, bytes, problems: findings.all() };
}

type Made = Pick<BuildOutcome, "heldBack" | "early" | "pages">;
