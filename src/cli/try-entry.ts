import { type BuildIo, build } from "../build.ts";
import type { AuditedSite } from "../check/audit-site.ts";
import type { RenderedPage } from "../model.ts";
import { hasErrors, type Problem } from "../problem.ts";
import type { LoadedSite } from "./load-site.ts";
import { refuseChange } from "./refuse-change.ts";

export type TriedEntry = {
  /** What is wrong with the file itself. */
  readonly errors: readonly Problem[];
  /** How many errors the site has elsewhere. */
  readonly elsewhere: number;
  /** Of the page that shows the entry; undefined where none does, or the site does not build. */
  readonly address: string | undefined;
};

/** Builds the site in memory as it would be with this file, drafts included. Nothing is written. */
export async function tryEntry(
  { disk, templates }: LoadedSite,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
): Promise<TriedEntry> {
  let audited: AuditedSite | undefined;
  const added = { path: file, bytes: new TextEncoder().encode(text) };
  const io: BuildIo = {
    ...disk,
    readContent: () => [...disk.readContent().filter(({ path }) => path !== file), added],
    loadTemplates: async () => templates,
    audit: async (site) => {
      audited = site;
    },
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    progress: () => {},
    measure: (_stage, run) => run(),
  };
  const wanted = { base: "", url: undefined, strict: false, workbench: false, weigh: false };
  const { problems } = await build(io, { ...wanted, drafts: true, now: new Date() }).catch(refuseChange);
  disk.flush();
  const own = problems.filter((problem) => problem.file === file && problem.severity === "error");
  const others = problems.filter((problem) => problem.file !== file);
  const address = audited && findAddress(audited.rendered, file, id);
  return {
    errors: own,
    elsewhere: hasErrors(others) ? others.filter(({ severity }) => severity === "error").length : 0,
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
