import type { Collections, Content, ContentIn, Entries, SiteDefinition } from "../../define/define.ts";
import { groupBy } from "../../group-by.ts";
import { isTranslation } from "../../model/language.ts";
import { type Entry, type HeldBack, UnmodifiedEntry } from "../../model/model.ts";
import type { Report } from "../../words/problem.ts";
import { collectContent, toEntries } from "./collect-content.ts";

/**
 * Arranges the entries as templates receive them, for each language. Undefined when the first language lacks a single
 * entry.
 */
export function collectContents(
  entries: readonly Entry[],
  { languages: [first, ...others], collections }: Pick<SiteDefinition, "languages" | "collections">,
  heldBack: readonly HeldBack[],
  report: Report,
): readonly ContentIn[] | undefined {
  const originals = others.length === 0 ? entries : entries.filter((entry) => !isTranslation(entry));
  const content = collectContent(originals, collections, heldBack, report);
  if (content === undefined) return undefined;
  const translated = others.map((language) => {
    const own = entries.filter((entry) => isTranslation(entry) && entry.language === language.code);
    return { language, content: translateContent(content, collections, own.map(withOriginalId)) };
  });
  return [{ language: first, content }, ...translated];
}

function withOriginalId(entry: Entry): Entry {
  return entry instanceof UnmodifiedEntry ? entry.withOriginalId() : entry;
}

/**
 * The content in another language. A single file without a translation is that of the first language. Lists contain
 * only the entries in the language, but references also find those of the first one.
 */
function translateContent(
  content: Content<Collections>,
  collections: Collections,
  own: readonly Entry[],
): Content<Collections> {
  const byCollection = groupBy(own, (entry) => entry.collection);
  const translated = Object.entries(collections).map(([name, { kind, shared = false }]) => {
    const first = content[name] as Entry | Entries<unknown>;
    const members = byCollection.get(name) ?? [];
    if (shared || (kind !== "folder" && members.length === 0)) return [name, first];
    if (kind === "single") return [name, members[0]];
    return [name, toEntries(name, members, (first as Entries<unknown>).all)];
  });
  return Object.fromEntries(translated) as Content<Collections>;
}
