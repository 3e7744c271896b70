import { escapeRegExp } from "../../text/escape-reg-exp.ts";

/** The matches of the `*` and the `:names` of a pattern; the `*` has the name `splat`. */
export type Matched = Readonly<Record<string, string>>;

/**
 * Matches a path with a pattern of `_headers` or `_redirects`: `*` matches anything, `:name` anything up to the next
 * slash. Undefined when it does not match. Both are decoded.
 */
export function matchPattern(pattern: string, path: string): Matched | undefined {
  const names: string[] = [];
  const source = pattern.split(/(\*|:[A-Za-z]\w*)/).map((piece, index) => {
    if (index % 2 === 0) return escapeRegExp(piece);
    names.push(piece === "*" ? "splat" : piece.slice(1));
    return piece === "*" ? "(.*)" : "([^/]+)";
  });
  const match = new RegExp(`^${source.join("")}$`, "s").exec(path);
  if (match === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
}

/** Inserts matches into a text that names them, as in `/blog/:splat`. */
export function fillPattern(text: string, matched: Matched): string {
  return text.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => matched[name] ?? whole);
}
