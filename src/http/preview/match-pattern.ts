import { type Message, say } from "../../words/message.ts";

/**
 * Where a host takes `*` in a path: `any` number of them anywhere, `one` of them anywhere, or one at the `end`.
 * https://answers.netlify.com/t/13433 https://developers.cloudflare.com/pages/configuration/redirects/
 */
export type Stars = "any" | "one" | "end";

/**
 * Reads the path of a rule, decoded like the paths of requests. Ignores the host name of an address, because a preview
 * has another one. Otherwise, the reason why a host ignores the rule.
 */
export function readRulePath(written: string, stars: Stars): string | { readonly why: Message } {
  const path = /^(?:https?:\/\/[^/\s]+)?(\/\S*)$/.exec(written)?.[1];
  const pattern = path === undefined ? undefined : decode(path);
  if (pattern === undefined) return { why: say("preview.no-path", { written }) };
  const rest = pattern.slice(pattern.indexOf("*") + 1);
  const hasStar = rest.length < pattern.length;
  if (hasStar && stars === "end" && rest !== "") return { why: say("preview.star-inside", { written }) };
  if (hasStar && stars === "one" && rest.includes("*"))
    return { why: say("preview.many-stars", { written }) };
  return pattern;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The matches of the `*` and the `:names` of a pattern; the last `*` has the name `splat`. */
export type Matched = Readonly<Record<string, string>>;

/**
 * Matches a path with a pattern of `_headers` or `_redirects`: `*` matches anything, `:name` anything up to the next
 * slash, and the first of them takes as much as it can. Undefined when it does not match. Both are decoded. Takes at
 * most a step for each sign of the path and piece of the pattern: an expression made of the pattern would try all ways
 * to share the path among the pieces.
 */
export function matchPattern(pattern: string, path: string): Matched | undefined {
  const pieces = pattern.split(/(\*|:[A-Za-z]\w*)/);
  const [first = "", ...others] = pieces;
  if (others.length === 0) return first === path ? {} : undefined;
  // Most rules are about other paths.
  if (!path.startsWith(first) || !path.endsWith(others.at(-1) ?? "")) return undefined;
  const fits = findFits(pieces, path);
  if (fits[0]?.[0] !== 1) return undefined;
  const matched: Record<string, string> = {};
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = isWild(index) ? findEnd(piece, path, start, fits[index + 1]) : start + piece.length;
    if (isWild(index)) matched[piece === "*" ? "splat" : piece.slice(1)] = path.slice(start, end);
    start = end;
  }
  return matched;
}

/** The pieces of a pattern are in turn words to the letter, and `*` or `:name`. */
function isWild(index: number): boolean {
  return index % 2 === 1;
}

/** For each piece and each place of the path, 1 when this piece and those after it match from there to the end. */
function findFits(pieces: readonly string[], path: string): readonly Uint8Array[] {
  let next = new Uint8Array(path.length + 1);
  next[path.length] = 1;
  const fits = [next];
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index] ?? "";
    const here = new Uint8Array(path.length + 1);
    for (let at = path.length; at >= 0; at -= 1) {
      if (!isWild(index)) here[at] = path.startsWith(piece, at) ? (next[at + piece.length] ?? 0) : 0;
      else if (piece === "*") here[at] = next[at] || here[at + 1] || 0;
      else if (at < path.length && path[at] !== "/") here[at] = next[at + 1] || here[at + 1] || 0;
    }
    fits.push(here);
    next = here;
  }
  return fits.reverse();
}

/** The last place where a `*` or a `:name` that begins at `start` may end. */
function findEnd(piece: string, path: string, start: number, next: Uint8Array | undefined): number {
  let end = start;
  for (let at = start; at <= path.length; at += 1) {
    if (next?.[at] === 1 && (piece === "*" || at > start)) end = at;
    if (piece !== "*" && path[at] === "/") break;
  }
  return end;
}

/** Inserts matches into a text that names them, as in `/blog/:splat`. */
export function fillPattern(text: string, matched: Matched): string {
  return text.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => matched[name] ?? whole);
}
