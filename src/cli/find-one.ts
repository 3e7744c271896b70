import { findNamed, type NamedEntry } from "../edit/entries/find-mentions.ts";
import type { KnownSite } from "../edit/entries/known-site.ts";
import { type Message, say } from "../words/message.ts";
import { listKnown, suggest, suggestionHint } from "../words/suggest.ts";
import { UsageError } from "./usage-error.ts";

/** Finds the entry that an argument names. Throws `UsageError` when there is none, or several. */
export function findOne(written: string, site: KnownSite): NamedEntry {
  const [found, ...others] = findNamed(written, site);
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new UsageError(
      say("usage.many-entries", { name: written, names: [found, ...others].map(qualifiedName) }),
    );
  throw new UsageError(say("usage.no-entry", { name: written, hint: hintAt(written, site) }));
}

function hintAt(written: string, { pages, entries }: KnownSite): Message {
  if (written.startsWith("/"))
    return suggestionHint(
      written,
      pages.map(({ route }) => route),
      say("noun.pages"),
    );
  const names = entries.map(({ collection, id }) => `${collection}/${id}`);
  const near = suggest(written, [...names, ...entries.flatMap(({ id, file }) => [id, file])]);
  return near === undefined ? listKnown(names, say("noun.entries")) : say("near-word", { word: near });
}

/** The title among the words of a command that names an entry: its collection may stand before, as without one. */
export function titleAmong([first, ...others]: readonly string[], { entry }: NamedEntry): string {
  return (first === undefined || first === entry.collection ? others : [first, ...others]).join(" ");
}

function qualifiedName({ entry: { collection, id } }: NamedEntry): string {
  return `${collection}/${id}`;
}
