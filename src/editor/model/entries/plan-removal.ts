import { posix } from "node:path";
import { readEntryId } from "../../../define/collections.ts";
import {
  pathOfLanguage,
  splitLanguage,
  toLanguageRoute,
  toTranslationFile,
} from "../../../model/language.ts";
import { readRoute } from "../../../model/route.ts";
import { valueAt } from "../../../model/value-at.ts";
import { say } from "../../../words/message.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { formatIn } from "../splice/open-file.ts";
import { type Corrected, type Correction, correctMentions } from "./correct-mentions.ts";
import {
  compareMentions,
  findMentions,
  findNamed,
  findTranslations,
  type Mention,
  type MentionTarget,
  type NamedEntry,
} from "./find-mentions.ts";
import { type Changes, createChanges, isUnpublished, type KnownSite } from "./known-site.ts";
import type { Impossible, Plan } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";

/**
 * What replaces a removed entry: a page (`route`), an entry of the same collection (`id`), or an entry with its page
 * (both).
 */
export type Replacement = { readonly route: string | undefined; readonly id: string | undefined };

export type Removal = {
  /** True to remove the translations of the entry with it. */
  readonly translations?: boolean | undefined;
  /** The target of the redirect. Undefined if the old address gets none. */
  readonly replacement: Replacement | undefined;
  /** What to do with a mention. Undefined if the author has not decided yet. */
  readonly decide: (mention: Mention) => "lead" | "unlink" | undefined;
};

/** Some links to the entry still need a decision. */
type Linked = { readonly status: "linked"; readonly mentions: readonly Mention[] };

/**
 * Plans the removal of an entry and the correction of all links to it. Its translations stay, unless
 * `removal.translations` is true.
 */
export function planRemoval(
  site: KnownSite,
  named: NamedEntry,
  removal: Removal,
): Plan | Impossible | Linked {
  const { entry, collection } = named;
  if (collection.kind === "single" && languageOf(named) === undefined)
    return { status: "impossible", why: say("edit/remove.single", { file: entry.file }) };
  const removed = listRemoved(site, named, removal);
  const { replacement } = removal;
  const pages = removed.flatMap((one) => pagesOf(site, one).map((from) => ({ from, one })));
  const moved = pages.flatMap(({ from, one }) => {
    if (replacement?.route === undefined || isEarly(site, one, named)) return [];
    return [{ from, to: replaceRoute(site, replacement.route, languageOf(one)) }];
  });
  const mentions = findMentionsOf(site, named, removal);
  const corrected = mentions.flatMap((mention): readonly Corrected[] => {
    const decided = removal.decide(mention);
    if (decided === undefined) return [];
    const target = pages.find(({ from }) => from === mention.lead.place.split("#", 1)[0])?.one ?? named;
    const route = replacement?.route && replaceRoute(site, replacement.route, languageOf(target));
    const own = replacement && { ...replacement, route };
    return [{ mention, correction: correctionOf(site, mention, decided, entry.collection, own) }];
  });
  if (corrected.length < mentions.length) return { status: "linked", mentions };

  const changes = createChanges(site);
  const isKnown = !isUnpublished(site, entry);
  const gone = replacement?.route === undefined ? pages.map(({ from }) => from) : [];
  const planned =
    correctMentions(site, changes, corrected) ?? planRedirects(site, changes, moved, { adds: isKnown, gone });
  if (planned.status === "impossible") return planned;
  for (const one of removed) {
    const fault = take(one, changes);
    if (fault !== undefined) return fault;
  }
  return { status: "planned", edits: changes.edits(), moved, redirects: planned.redirects, mentions };
}

/** Finds the links and references to an entry from other entries, and to the translations that go with it. */
export function findMentionsOf(
  site: KnownSite,
  named: NamedEntry,
  removal: Pick<Removal, "translations"> = {},
): readonly Mention[] {
  const removed = listRemoved(site, named, removal);
  const mentions = removed.flatMap((one) => findMentions(site, targetOf(site, one)));
  // A reference stays valid if the translation of the entry in its language stays.
  const kept = findTranslations(site, named).filter(
    ({ entry }) => !removed.some((one) => one.entry.id === entry.id),
  );
  const isInRemoved = ({ file, path }: Mention) =>
    removed.some(
      ({ entry, within }) => file === entry.file && (within.length === 0 || path[0] === within[0]),
    );
  const staysValid = ({ kind, file }: Mention) =>
    kind === "reference" && kept.some((one) => languageOf(one) === languageOfFile(site, file));
  return mentions.filter((mention) => !isInRemoved(mention) && !staysValid(mention)).sort(compareMentions);
}

function listRemoved(
  site: KnownSite,
  named: NamedEntry,
  { translations = false }: Pick<Removal, "translations">,
): readonly NamedEntry[] {
  return [named, ...(translations ? findTranslations(site, named) : [])];
}

function targetOf(site: KnownSite, named: NamedEntry): MentionTarget {
  const { entry } = named;
  const name = posix.basename(entry.id);
  const places = site.pages.filter(({ sources, ids }) => sources.includes(entry.file) && ids.includes(name));
  return {
    name: { collection: entry.collection, id: entry.id },
    places: [...pagesOf(site, named), ...places.map(({ route }) => `${route}#${name}`)],
  };
}

function languageOf({ entry, collection }: NamedEntry): string | undefined {
  return readEntryId(entry.id, collection).language;
}

function languageOfFile({ site }: KnownSite, file: string): string | undefined {
  return splitLanguage(
    file,
    site.languages.map(({ code }) => code),
  ).language;
}

/** True for a translation that no reader knows yet: its address needs no redirect. */
function isEarly(site: KnownSite, one: NamedEntry, named: NamedEntry): boolean {
  return one !== named && isUnpublished(site, one.entry);
}

function pagesOf({ pages }: KnownSite, { entry: { file }, collection }: NamedEntry): readonly string[] {
  if (collection.kind === "file") return [];
  return pages.filter(({ sources }) => sources[0] === file).map(({ route }) => route);
}

/** Takes an entry out of the content. */
function take({ entry, collection, within }: NamedEntry, changes: Changes): Impossible | undefined {
  if (collection.kind !== "file") {
    changes.remove(entry.file);
    return undefined;
  }
  const bytes = changes.read(entry.file);
  const applied = bytes && applyEdit(bytes, formatIn(collection), [], { kind: "remove", path: within });
  if (applied?.status !== "done") return applied ?? { status: "impossible", why: say("edit/unreadable") };
  changes.write(entry.file, applied.bytes);
  return undefined;
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

/** Finds the page that replaces one in `language`: the translation of `route`, or `route` itself if there is none. */
export function replaceRoute(
  { pages }: Pick<KnownSite, "pages">,
  route: string,
  language: string | undefined,
): string {
  if (language === undefined) return route;
  const file = pages.find((page) => page.route === route)?.sources[0];
  const translation = file && toTranslationFile(file, language);
  const own = pages.find(({ sources }) => translation !== undefined && sources[0] === translation)?.route;
  const below = toLanguageRoute(pathOfLanguage(language), route);
  return own ?? (pages.some((page) => page.route === below) ? below : route);
}

/**
 * Finds the page or entry that replaces a removed entry, by its address or name. Undefined if there is none, or more
 * than one.
 */
export function findReplacement(
  written: string,
  site: KnownSite,
  named: NamedEntry,
): Replacement | "itself" | undefined {
  const found = findNamed(written, site);
  if (found.some(({ entry }) => entry.file === named.entry.file && entry.id === named.entry.id))
    return "itself";
  const peer = found.find(({ entry }) => entry.collection === named.entry.collection);
  if (written.startsWith("/")) {
    const meant = readRoute(written);
    const isPage = site.pages.some(({ route }) => route === meant);
    return isPage ? { route: meant, id: peer?.entry.id } : undefined;
  }
  const only = found.length === 1 ? found[0] : undefined;
  const replacement = peer ?? only;
  return replacement && { route: replacement.route, id: peer?.entry.id };
}
