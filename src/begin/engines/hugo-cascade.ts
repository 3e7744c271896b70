import { matchesGlob } from "../match-glob.ts";
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
