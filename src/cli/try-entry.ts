import type { RenderedPage } from "../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../pipeline/build.ts";
import type { AuditedSite } from "../pipeline/check/audit-site.ts";
import { compareProblems } from "../problems/compare-problems.ts";
import type { Problem } from "../problems/problem.ts";
import type { LoadedSite } from "./load-site.ts";
import { refuseChange } from "./refuse-change.ts";

export type TriedEntry = {
  /** What is wrong with the file itself, and elsewhere because of it. */
  readonly errors: readonly Problem[];
  /** How many errors the site has elsewhere. */
  readonly elsewhere: number;
  /** Of the page that shows the entry; undefined where none does, or the site does not build. */
  readonly address: string | undefined;
};

/**
 * Builds the site in memory as it would be with this file, drafts included. Where there are errors elsewhere, it is built as it
 * is as well: those that were not there before are the new entry’s. Nothing is written.
 */
export async function tryEntry(
  { disk, templates }: LoadedSite,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
): Promise<TriedEntry> {
  let audited: AuditedSite | undefined;
  const added = { path: file, bytes: new TextEncoder().encode(text) };
  const io: BuildIo = {
    ...disk,
    loadTemplates: async () => templates,
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    progress: () => {},
    measure: (_stage, run) => run(),
  };
  const wanted = { base: "", url: undefined, strict: false, workbench: false, weigh: false };
  const options: BuildOptions = { ...wanted, drafts: true, now: new Date() };
  const findErrors = async (edge: BuildIo) => {
    const { problems } = await build(edge, options).catch(refuseChange);
    return problems.filter(({ severity }) => severity === "error");
  };
  const found = await findErrors({
    ...io,
    readContent: (report) => [...disk.readContent(report).filter(({ path }) => path !== file), added],
    audit: async (site) => {
      audited = site;
    },
  });
  const isElsewhere = (problem: Problem) => problem.file !== file;
  const before = found.some(isElsewhere) ? await findErrors(io) : [];
  disk.flush();
  const fresh = new Set(compareProblems(before, found).fresh);
  const errors = found.filter((problem) => !isElsewhere(problem) || fresh.has(problem));
  const address = audited && findAddress(audited.rendered, file, id);
  return {
    errors,
    elsewhere: found.length - errors.length,
    address: address === undefined ? undefined : audited?.settings.url + address,
  };
}

/** The entry’s own page, else its place on another, else the page on which it is one of the fewest. */
function findAddress(rendered: readonly RenderedPage[], file: string, id: string): string | undefined {
  const own = rendered.find(({ page }) => page.sources[0] === file);
  if (own !== undefined) return own.page.route;
  const holder = rendered.find(({ facts }) => facts.ids.includes(id));
  if (holder !== undefined) return `${holder.page.route}#${id}`;
  const [fewest] = rendered
    .filter(({ page }) => page.sources.includes(file))
    .sort((a, b) => a.page.sources.length - b.page.sources.length);
  return fewest?.page.route;
}
