import type { BuildOutcome } from "../model/model.ts";
import { listOff } from "../words/checks.ts";
import { createFindings } from "../words/findings.ts";
import { assembleSite } from "./assemble-site.ts";
import type { BuildOptions } from "./build-options.ts";
import { compileSite } from "./compile-site.ts";
import { completeSite } from "./complete-site.ts";
import { type DrawnSite, drawSite } from "./draw-site.ts";
import { inspectSite } from "./inspect-site.ts";
import type { BuildIo, DrawingInputs } from "./io/build-io.ts";
import { planSite } from "./plan-site.ts";
import { orderWrites } from "./publish/order-writes.ts";
import { readSite } from "./read-site.ts";
import { createRedraw } from "./redraw-site.ts";
import type { Run } from "./run.ts";
import { everySoOften } from "./steps/take-steps.ts";
import { listMissing } from "./wait-for-facts.ts";

export type { BuildOptions } from "./build-options.ts";
export type { BuildIo, DrawingInputs, Drawn } from "./io/build-io.ts";

/** Builds a site: from the files of `content/`, `templates/` and `static/` to those of `dist/`, all of them or none. */
export function build(io: BuildIo, options: BuildOptions): Promise<BuildOutcome>;
/** Returns undefined when `signal` was aborted before all pages were drawn. A later abort has no effect. */
export function build(
  io: BuildIo,
  options: BuildOptions,
  signal: AbortSignal,
): Promise<BuildOutcome | undefined>;
export async function build(
  io: BuildIo,
  options: BuildOptions,
  signal = new AbortController().signal,
): Promise<BuildOutcome | undefined> {
  const findings = createFindings(io.siteFile?.());
  const refusal = new AbortController();
  const run: Run = { io, options, findings, signal, refusal: refusal.signal };
  const refused = (made: Partial<Made> = {}): BuildOutcome => ({
    status: "refused",
    heldBack: [],
    shownDrafts: [],
    pages: [],
    ...made,
    problems: findings.all(),
  });

  const read = await readSite(run);
  if (read === undefined) return refused();
  const { heldBack, shownDrafts, settings } = read;
  const off = listOff(read.templates.site.checks);
  const compiled = await compileSite(run, read);
  const planned = planSite(run, read, compiled);
  const assembled = planned && (await assembleSite(run, read, planned));
  let drawn: DrawnSite | undefined;
  const inputs: DrawingInputs | undefined = assembled && {
    sources: read.sources,
    parsed: read.parsed,
    places: compiled.places,
    settings: settings.published,
    site: read.templates.site,
    heldBack,
    waiting: read.waiting,
    entries: compiled.entries,
    redraw: createRedraw(run, read, compiled, planned, assembled, () => drawn?.lateManifest),
  };
  if (inputs !== undefined) io.onPlanned?.(inputs);
  drawn = assembled && (await drawSite(run, read, compiled, planned, assembled));
  if (!(planned && assembled && inputs && drawn)) {
    refusal.abort();
    if (signal.aborted) return undefined;
    // Problems of the remaining texts and of bundled files are reported as well.
    await io.measure("markdown", () => compiled.compileAll(everySoOften(io.handOver)));
    await read.bundling;
    return refused({ heldBack, off });
  }
  const complete = await completeSite(run, read, planned, assembled, drawn);
  const pages = await inspectSite(run, read, compiled, planned, drawn, complete);
  const missing = listMissing(read, compiled);
  const made: Made = { heldBack, shownDrafts, pages, off, dropped: compiled.countDropped(), missing };
  if (findings.hasErrors() || (options.strict && findings.all().length > 0)) return refused(made);
  const { files, compressed, copied } = complete;
  io.onDrawn?.({
    ...inputs,
    pages: drawn.rendered,
    files,
    missing,
    derived: drawn.derived,
    feeds: planned.feeds.flatMap(({ files }) => [files.atom, files.json]),
    unaudited: {
      factsIn: read.factsIn,
      names: read.names,
      images: planned.images,
      base: options.base,
      now: options.now,
      copied,
    },
  });

  const outgoing =
    compressed.length === 0 ? files : orderWrites([...files, ...compressed], findings.note, copied);
  if (findings.hasErrors()) return refused(made);
  const result = await io.measure("publish", () => io.publish(outgoing, settings.published.url));
  if (result.status === "failed") {
    findings.note(result.problem);
    return refused(made);
  }
  const bytes = outgoing.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: outgoing.length, bytes, problems: findings.all() };
}

type Made = Pick<BuildOutcome, "heldBack" | "shownDrafts" | "pages" | "off" | "dropped" | "missing">;
