import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { Alias, Page, ParsedSource } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";

type Redirects = GeneratorSettings["redirects"];
type Fault = Pick<Problem, "code" | "message" | "hint"> & { readonly field: "from" | "to" };

/**
 * Returns the valid redirects: those of the settings, then the aliases of pages. In a valid redirect the old address is
 * not a page, occurs once, and leads directly to a page. The others are reported.
 */
export function proveRedirects(
  redirects: Redirects,
  pages: readonly Page[],
  sources: readonly ParsedSource[],
  report: Report,
): Redirects {
  const source = sources.find(({ file }) => file === settingsFile);
  const routes = new Set<string>(pages.map(({ route }) => route));
  const aliases = pages.flatMap(({ route, aliases = [] }) =>
    aliases.map(({ from, place }) => ({ from, to: route, place })),
  );
  const all: readonly PlacedRedirect[] = [...redirects, ...aliases];
  // The first redirect from each address.
  const firsts = new Map(all.map((redirect, index) => [redirect.from, index] as const).reverse());
  const proved = all.filter((redirect, index) => {
    const next = all[firsts.get(redirect.to) ?? all.length];
    const fault = findFault(redirect, { isRepeated: firsts.get(redirect.from) !== index, next }, routes);
    if (fault === undefined) return true;
    const { field, ...problem } = fault;
    const at = source?.locate(["redirects", index, field], "value");
    const place = redirect.place ?? { file: settingsFile, ...(at && { at }) };
    report({ severity: "error", ...place, ...problem });
    return false;
  });
  return proved.map(({ from, to }) => ({ from, to }));
}

/** A redirect of the settings, or an alias of a page with its place. */
type PlacedRedirect = Redirects[number] & { readonly place?: Alias["place"] };

/** `next` is the redirect from the address to which this one leads. */
function findFault(
  { from, to }: Redirects[number],
  { isRepeated, next }: { readonly isRepeated: boolean; readonly next: Redirects[number] | undefined },
  routes: ReadonlySet<string>,
): Fault | undefined {
  if (routes.has(from)) {
    return {
      field: "from",
      code: "redirect/taken",
      message: say("redirect/taken", { from }),
      hint: say("redirect/taken.hint"),
    };
  }
  if (isRepeated) {
    return {
      field: "from",
      code: "redirect/duplicate",
      message: say("redirect/duplicate", { from }),
      hint: say("redirect/duplicate.hint"),
    };
  }
  if (routes.has(to)) return undefined;
  if (next !== undefined && routes.has(next.to)) {
    return {
      field: "to",
      code: "redirect/broken",
      message: say("redirect/broken.chain", { to }),
      hint: say("redirect/broken.chain.hint", { to: next.to }),
    };
  }
  return {
    field: "to",
    code: "redirect/broken",
    message: say("redirect/broken", { to }),
    hint: suggestionHint(to, [...routes], say("noun.pages")),
  };
}
