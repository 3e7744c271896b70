import { posix } from "node:path";
import { say } from "../../catalogue/message.ts";
import { valueAt } from "../../model/value-at.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { createChanges } from "./changes.ts";
import type { Corrected, Correction } from "./correct-file.ts";
import { correctMentions } from "./correct-mentions.ts";
import { findMentions, type Mention } from "./find-mentions.ts";
import type { NamedEntry } from "./find-named.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible, Plan } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";

/** Where what led to a removed entry is to lead: a page, an entry of the same collection, or what is both. */
export type Replacement = { readonly route: string | undefined; readonly id: string | undefined };

export type Removal = {
  /** The target of the redirect. Undefined if the old address gets none. */
  readonly replacement: Replacement | undefined;
  /** What to do with a mention. Undefined if the author has not decided yet. */
  readonly decide: (mention: Mention) => "lead" | "unlink" | undefined;
};

/** Some links to the entry still need a decision. */
export type Linked = { readonly status: "linked"; readonly mentions: readonly Mention[] };

/** Plans the removal of an entry and the correction of all links to it. */
export function planRemoval(
  site: KnownSite,
  named: NamedEntry,
  removal: Removal,
): Plan | Impossible | Linked {
  const { entry, collection } = named;
  if (collection.kind === "single")
    return { status: "impossible", why: say("edit/remove.single", { file: entry.file }) };
  const mentions = findMentionsOf(site, named);
  const corrected = mentions.flatMap((mention): readonly Corrected[] => {
    const decided = removal.decide(mention);
    return decided === undefined
      ? []
      : [
          {
            mention,
            correction: correctionOf(site, mention, decided, entry.collection, removal.replacement),
          },
        ];
  });
  if (corrected.length < mentions.length) return { status: "linked", mentions };

  const changes = createChanges(site);
  const routes = pagesOf(site, named);
  const { route } = removal.replacement ?? {};
  const moved = route === undefined ? [] : routes.map((from) => ({ from, to: route }));
  const isKnown = !site.early.some(({ file, part }) => file === entry.file && part === undefined);
  const gone = route === undefined ? routes : [];
  const planned =
    correctMentions(site, changes, corrected) ?? planRedirects(site, changes, moved, { adds: isKnown, gone });
  if (planned.status === "impossible") return planned;
  if (collection.kind === "folder") changes.remove(entry.file);
  else {
    const bytes = changes.read(entry.file);
    const applied = bytes && applyEdit(bytes, "yaml", [], { kind: "remove", path: named.within });
    if (applied?.status !== "done") return applied ?? { status: "impossible", why: say("edit/unreadable") };
    changes.write(entry.file, applied.bytes);
  }
  return { status: "planned", edits: changes.edits(), moved, redirects: planned.redirects, mentions };
}

/** Finds the links and references to an entry from other entries. */
export function findMentionsOf(site: KnownSite, named: NamedEntry): readonly Mention[] {
  const { entry, within } = named;
  const name = posix.basename(entry.id);
  const places = site.pages.filter(({ sources, ids }) => sources.includes(entry.file) && ids.includes(name));
  const all = [...pagesOf(site, named), ...places.map(({ route }) => `${route}#${name}`)];
  const wanted = { name: { collection: entry.collection, id: entry.id }, places: all };
  return findMentions(site, wanted).filter(
    ({ file, path }) => file !== entry.file || (within.length > 0 && path[0] !== within[0]),
  );
}

function pagesOf({ pages }: KnownSite, { entry: { file }, collection }: NamedEntry): readonly string[] {
  if (collection.kind === "file") return [];
  return pages.filter(({ sources }) => sources[0] === file).map(({ route }) => route);
}

/** Unlinks a reference that would repeat an entry in a list, or make an entry refer to itself. */
function correctionOf(
  { parsed, entries }: KnownSite,
  { kind, file, path }: Mention,
  decided: "lead" | "unlink",
  collection: string,
  replacement: Replacement | undefined,
): Correction {
  const to = kind === "reference" ? replacement?.id : replacement?.route;
  if (decided === "unlink" || to === undefined) return { kind: "unlink" };
  if (kind !== "reference") return { kind: "lead", to };
  const own = entries.find((entry) => entry.collection === collection && entry.id === to);
  const list = valueAt(parsed.find((source) => source.file === file)?.data, path.slice(0, -1));
  const isThere = typeof path.at(-1) === "number" && Array.isArray(list) && list.includes(to);
  return isThere || own?.file === file ? { kind: "unlink" } : { kind: "lead", to };
}
