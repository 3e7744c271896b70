import { encodePath } from "../read-target.ts";
import { fillPattern, type Matched, matchPattern } from "./match-pattern.ts";
import type { RedirectRule } from "./parse-redirects.ts";

/** The effect of a rule of `_redirects` on a request. `to` is a path or an address, encoded. */
export type Redirected = { readonly rule: RedirectRule; readonly to: string };

type Requested = {
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
};

/** The first rule that matches a request. `loosely`: ignores a slash or `index.html` at the end. */
export function findRedirect(
  rules: readonly RedirectRule[],
  { path, query }: Requested,
  loosely: boolean,
): Redirected | undefined {
  const trim = (text: string) => (loosely ? text.replace(/(?<=.)\/(?:index\.html)?$/, "") : text);
  for (const rule of rules) {
    const inPath = matchPattern(trim(rule.pattern), trim(path));
    const inQuery = matchQuery(rule.query, query);
    if (inPath === undefined || inQuery === undefined) continue;
    const to = fillPattern(rule.to, encodeAll({ ...inPath, ...inQuery }));
    return { rule, to: keepHere(to) };
  }
  return undefined;
}

function matchQuery(wanted: RedirectRule["query"], given: URLSearchParams): Matched | undefined {
  const matched: Record<string, string> = {};
  for (const [name, value] of wanted) {
    const found = given.get(name);
    if (found === null || (!value.startsWith(":") && found !== value)) return undefined;
    if (value.startsWith(":")) matched[value.slice(1)] = found;
  }
  return matched;
}

function encodeAll(matched: Matched): Matched {
  return Object.fromEntries(
    Object.entries(matched).map(([name, value]) => [name, encodePath(value)] as const),
  );
}

/**
 * Reduces slashes at the start of a path to one: with two, the path would name another server. Full addresses stay as
 * they are.
 */
export function keepHere(address: string): string {
  return address.replace(/^\/{2,}/, "/");
}
