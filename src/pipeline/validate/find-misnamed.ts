import type { Collections } from "../../define/define.ts";
import { isMember } from "../../define/is-member.ts";
import { splitLanguage } from "../../model/language.ts";
import type { ParsedSource, SiteLanguages } from "../../model/model.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

type Fault = { readonly message: Message; readonly hint: Message };

/**
 * Finds and reports the files whose name ends in a language that it cannot have, such as `a.de.md` when German is not
 * listed. None on a site with one language.
 */
export function findMisnamed(
  sources: readonly ParsedSource[],
  { collections, languages }: { readonly collections: Collections; readonly languages: SiteLanguages },
  report: Report,
): ReadonlySet<string> {
  if (languages.length === 1) return new Set();
  const misnamed = sources.filter(({ file }) => {
    const fault = findFault(file, collections, languages);
    if (fault !== undefined) report({ code: "language/file-name", severity: "error", file, ...fault });
    return fault !== undefined;
  });
  return new Set(misnamed.map(({ file }) => file));
}

function findFault(file: string, collections: Collections, languages: SiteLanguages): Fault | undefined {
  const [first] = languages;
  const codes = languages.map(({ code }) => code);
  const written = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.[a-z]+$/.exec(file)?.[1];
  const known = codes.find((code) => splitLanguage(file, [code]).language !== undefined);
  const code = known ?? written;
  if (code === undefined) return undefined;
  const original = splitLanguage(file, [code]).file;
  const [name, collection] = Object.entries(collections).find(([, each]) => isMember(original, each)) ?? [];
  if (name === undefined || collection === undefined) return undefined;
  const rename = say("language/file-name.rename", { file: original });
  if (code === first.code) return { message: say("language/file-name.first", { code }), hint: rename };
  if (known === undefined)
    return {
      message: say("language/file-name", { code }),
      hint: say("language/file-name.hint", { known: codes }),
    };
  return collection.shared
    ? { message: say("language/file-name.shared", { name }), hint: say("language/file-name.shared.hint") }
    : undefined;
}
