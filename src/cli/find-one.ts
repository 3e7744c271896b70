import { say } from "../catalogue/message.ts";
import { findNamed, type NamedEntry } from "../edit/entries/find-named.ts";
import type { KnownSite } from "../edit/entries/known-site.ts";
import { suggestionHint } from "../problems/suggest.ts";
import { UsageError } from "./usage-error.ts";

/** Finds the entry that an argument names. Throws `UsageError` when there is none, or several. */
export function findOne(written: string, site: KnownSite): NamedEntry {
  const [found, ...others] = findNamed(written, site);
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new UsageError(
      say("usage.many-entries", { name: written, names: [found, ...others].map(qualifiedName) }),
    );
  const known = written.startsWith("/")
    ? site.pages.map(({ route }) => route)
    : site.entries.flatMap(({ collection, id, file }) => [id, `${collection}/${id}`, file]);
  const hint = suggestionHint(written, known, say(written.startsWith("/") ? "noun.pages" : "noun.entries"));
  throw new UsageError(say("usage.no-entry", { name: written, hint }));
}

function qualifiedName({ entry: { collection, id } }: NamedEntry): string {
  return `${collection}/${id}`;
}
