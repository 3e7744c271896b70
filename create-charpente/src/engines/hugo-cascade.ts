import { matchesGlob } from "../match-glob.ts";
import type { OldHead } from "../old-site.ts";
import { isKnownField, spellFields } from "../read-fields.ts";
import { toMapping, toTexts } from "../read-values.ts";

/** A text that inherits values. `stem` is its path below the content, as in `guides/first`, or `.` for the first page. */
export type Heir = {
  readonly stem: string;
  readonly kind: "home" | "section" | "page";
  readonly head: OldHead;
  /** As the settings call its language. */
  readonly languageKey: string;
};

/** Gives each text what the settings and the sections above it pass on. `cascade` is that of the settings. */
export function inheritHeads<Text extends Heir>(texts: readonly Text[], cascade: unknown): readonly Text[] {
  const sections = texts
    .filter(({ kind }) => kind !== "page")
    .flatMap(({ stem, head, languageKey }) => listCascades(stem === "." ? "" : stem, head, languageKey))
    .sort((a, b) => a.folder.length - b.folder.length);
  const cascades = [...listCascades("", { cascade }), ...sections];
  return texts.map((each) => {
    const path = each.stem === "." ? "/" : `/${each.stem.toLowerCase()}`;
    const place = { path, kind: each.kind, language: each.languageKey };
    return { ...each, head: inheritHead(each.head, place, cascades) };
  });
}

/** Values of Hugo that all texts below a folder have, unless one says otherwise. */
type Cascade = {
  /** As in `guides/first`. Empty for all texts. */
  readonly folder: string;
  readonly values: OldHead;
  readonly target: OldHead;
  /** A section passes on to texts in its own language. Undefined for the settings. */
  readonly language?: string | undefined;
};

/** The properties of a text that a target is compared with. The path is as in `/guides/first`. */
type Place = { readonly path: string; readonly kind: Heir["kind"]; readonly language: string };

/** Reads the `cascade` of a head or of the settings: one mapping, or a list of them. */
function listCascades(folder: string, { cascade }: OldHead, language?: string): readonly Cascade[] {
  return [cascade ?? []].flat().map((written) => {
    const { target, _target, ...values } = toMapping(written);
    return { folder, values: nameBuild(spellFields(values)), target: toMapping(target ?? _target), language };
  });
}

/** Adds inherited values to a head. The nearest folder wins: `cascades` begin with the outermost one. */
function inheritHead(head: OldHead, place: Place, cascades: readonly Cascade[]): OldHead {
  const inherited = cascades
    .filter(({ language = place.language }) => language === place.language)
    .filter(({ folder, target }) => isBelow(place.path, folder) && isTarget(place, target))
    .flatMap(({ values }) => Object.entries(values).filter(([field]) => isKnownField(field)));
  return { ...Object.fromEntries(inherited), ...nameBuild(head) };
}

/** Older sites write `_build`. */
function nameBuild(head: OldHead): OldHead {
  return head._build === undefined ? head : { build: head._build, ...head };
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || `${path}/`.startsWith(`/${folder.toLowerCase()}/`);
}

/** The new site is what visitors see, so `environment` is compared with `production`. */
function isTarget({ path, kind, language }: Place, target: OldHead): boolean {
  const { path: paths, kind: kinds, environment, lang } = target;
  const languages = toMapping(toMapping(target.sites).matrix).languages ?? lang;
  return (
    matches(path, paths) &&
    matches(kind, kinds) &&
    matches("production", environment) &&
    matches(language, languages)
  );
}

/** True if a pattern matches, or if there is none. */
function matches(value: string, patterns: unknown): boolean {
  const written = toTexts(patterns);
  return written.length === 0 || written.some((pattern) => matchesGlob(pattern.toLowerCase(), value));
}
