import type { SiteDefinition } from "../../../../src/define/define.ts";
import type { Value } from "../../../../src/editor/model/edit.ts";
import { findNamed } from "../../../../src/editor/model/entries/find-mentions.ts";
import { type KnownSite, toKnownSite } from "../../../../src/editor/model/entries/known-site.ts";
import type { Impossible, Plan } from "../../../../src/editor/model/entries/plan.ts";
import { beginMove, planMove, renameOnly } from "../../../../src/editor/model/entries/plan-move.ts";
import { beginNew, planNew } from "../../../../src/editor/model/entries/plan-new.ts";
import { planRemoval, type Removal } from "../../../../src/editor/model/entries/plan-removal.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";
import { type Exchange, withEdits } from "../../../../src/store/exchange.ts";
import { buildInMemory, type TestFiles } from "../../../support/build-in-memory.ts";

/** A site with its drafts, as plans read it; the small site unless given. */
async function know(files: TestFiles, given?: SiteDefinition | undefined): Promise<KnownSite> {
  let drawn: Drawn | undefined;
  const { outcome, report } = await buildInMemory(files, { drafts: true }, given, {
    onDrawn: (site) => {
      drawn = site;
    },
  });
  if (drawn === undefined) throw new Error(report);
  return toKnownSite(drawn, outcome);
}

/** The files of a site after some edits, as texts. */
function edited(site: KnownSite, edits: readonly Exchange[]): Readonly<Record<string, string | undefined>> {
  const files = withEdits(
    site.sources.map(({ file, bytes }) => ({ path: file, bytes })),
    edits,
  );
  const gone = edits.filter(({ after }) => after === undefined).map(({ file }) => [file, undefined]);
  return Object.fromEntries([
    ...gone,
    ...files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  ]);
}

export async function move(
  files: TestFiles,
  name: string,
  to: string,
  {
    redirects = true,
    given,
  }: { readonly redirects?: boolean; readonly given?: SiteDefinition | undefined } = {},
): Promise<{ readonly site: KnownSite; readonly plan: Plan | Impossible }> {
  const site = await know(files, given);
  const [named] = findNamed(name, site);
  if (named === undefined) throw new Error(`There is no entry ${name}.`);
  const begun = beginMove(site, named, to);
  if (begun.status === "impossible") return { site, plan: begun };
  const renamed = renameOnly(site, begun);
  if ("status" in renamed) return { site, plan: renamed };
  const { outcome } = await buildInMemory(edited(site, renamed), { drafts: true }, given);
  return { site, plan: planMove(site, begun, outcome, { redirects }) };
}

/** Moves an entry, and returns the files of the site afterwards. Throws if that is impossible. */
export async function moved(files: TestFiles, name: string, to: string, given?: SiteDefinition | undefined) {
  const { site, plan } = await move(files, name, to, { given });
  if (plan.status === "impossible") throw new Error(plan.why.key);
  return { plan, files: edited(site, plan.edits) };
}

export async function remove(
  files: TestFiles,
  name: string,
  removal: Removal,
  given?: SiteDefinition | undefined,
) {
  const site = await know(files, given);
  const [named] = findNamed(name, site);
  if (named === undefined) throw new Error(`There is no entry ${name}.`);
  const plan = planRemoval(site, named, removal);
  return { plan, files: plan.status === "planned" ? edited(site, plan.edits) : {} };
}

/** Copies an entry under another title, on a given day, and returns the text of the copy. */
export async function copy(
  files: TestFiles,
  name: string,
  title: string,
  given?: SiteDefinition | undefined,
) {
  const site = await know(files, given);
  const [from] = findNamed(name, site);
  if (from === undefined) throw new Error(`There is no entry ${name}.`);
  const begun = beginNew(site, { name: from.entry.collection, title, from, today: "2026-02-03" });
  if (begun?.status !== "begun") throw new Error(begun?.why.key);
  const plan = planNew(site, begun, begun.started.data as Value, () => "");
  if (plan.status === "impossible") throw new Error(plan.why.key);
  return edited(site, plan.edits)[begun.started.file];
}
