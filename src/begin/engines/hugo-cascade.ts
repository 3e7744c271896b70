import type { Head, OldText } from "../old-site.ts";
import { isKnownField } from "../read-fields.ts";
import { toMapping, toText } from "../to-text.ts";

/** Values of Hugo that all texts below a folder have, unless one says otherwise. */
export type Cascade = {
  /** As in `guides/first`. Empty for all texts. */
  readonly folder: string;
  readonly values: Head;
  readonly target: Head;
};

/** The properties of a text that a target is compared with. The path is as in `/guides/first`. */
type Place = { readonly path: string; readonly kind: OldText["kind"]; readonly language: string };

/** Reads the `cascade` of a head or of the settings: one mapping, or a list of them. */
export function listCascades(folder: string, { cascade }: Head): readonly Cascade[] {
  return [cascade ?? []].flat().map((written) => {
    const { target, _target, ...values } = toMapping(written);
    return { folder, values: nameBuild(values), target: toMapping(target ?? _target) };
  });
}

/** Adds inherited values to a head. The nearest folder wins: `cascades` begin with the outermost one. */
export function inheritHead(head: Head, place: Place, cascades: readonly Cascade[]): Head {
  const inherited = cascades
    .filter(({ folder, target }) => isBelow(place.path, folder) && isTarget(place, target))
    .flatMap(({ values }) => Object.entries(values).filter(([field]) => isKnownField(field)));
  return { ...Object.fromEntries(inherited), ...nameBuild(head) };
}

/** Older sites write `_build`. */
function nameBuild(head: Head): Head {
  return head._build === undefined ? head : { build: head._build, ...head };
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || `${path}/`.startsWith(`/${folder.toLowerCase()}/`);
}

/** The new site is what visitors see, so `environment` is compared with `production`. */
function isTarget({ path, kind, language }: Place, target: Head): boolean {
  const { path: paths, kind: kinds, environment, lang } = target;
  const languages = toMapping(toMapping(target.sites).matrix).languages ?? lang;
  return (
    matches(path, paths) &&
    matches(kind === "post" ? "page" : kind, kinds) &&
    matches("production", environment) &&
    matches(language, languages)
  );
}

/** True if a pattern matches, or if there is none. */
function matches(value: string, patterns: unknown): boolean {
  const written = [patterns ?? []].flat().flatMap((pattern) => toText(pattern) ?? []);
  return written.length === 0 || written.some((pattern) => matchesGlob(pattern.toLowerCase(), value));
}

/**
 * True when `value` matches a pattern such as `{/guides,/guides/**}`. Each pair of places in both is tried once: an
 * expression made of the pattern would try all ways to share the value among its stars.
 */
export function matchesGlob(pattern: string, value: string): boolean {
  const tried = new Set<number>();
  /** Whether the rest of the pattern from `at` on matches the rest of the value from `from` on. */
  const fits = (at: number, from: number): boolean => {
    const pair = at * (value.length + 1) + from;
    if (tried.has(pair)) return false;
    tried.add(pair);
    const sign = pattern[at];
    const isAtSlash = from === value.length || value[from] === "/";
    switch (sign) {
      case undefined:
        return from === value.length;
      case "*": {
        const isLong = pattern[at + 1] === "*";
        if (fits(at + (isLong ? 2 : 1), from)) return true;
        return (isLong ? from < value.length : !isAtSlash) && fits(at, from + 1);
      }
      case "?":
        return !isAtSlash && fits(at + 1, from + 1);
      case "{":
        return findChoices(pattern, at).some((start) => fits(start, from));
      // The end of a choice: the pattern goes on behind the others.
      case ",":
      case "}":
        if (findEnd(pattern, at) < pattern.length) return fits(findEnd(pattern, at) + 1, from);
    }
    return value[from] === sign && fits(at + 1, from + 1);
  };
  return fits(0, 0);
}

/** Where each choice between braces begins. */
function findChoices(pattern: string, open: number): readonly number[] {
  const end = findEnd(pattern, open + 1);
  const starts = [open + 1];
  for (let [at, depth] = [open + 1, 0]; at < end; at += 1) {
    if (pattern[at] === "{") depth += 1;
    if (pattern[at] === "}") depth -= 1;
    if (pattern[at] === "," && depth === 0) starts.push(at + 1);
  }
  return starts;
}

/** The place of the brace that closes the choice at `from`; the end of the pattern when there is none. */
function findEnd(pattern: string, from: number): number {
  for (let [at, depth] = [from, 0]; at < pattern.length; at += 1) {
    if (pattern[at] === "{") depth += 1;
    if (pattern[at] === "}" && depth === 0) return at;
    if (pattern[at] === "}") depth -= 1;
  }
  return pattern.length;
}
