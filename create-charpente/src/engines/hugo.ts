import { basename, dirname } from "node:path/posix";
import { matchesGlob } from "../match-glob.ts";
import {
  isPostFolder,
  type OldHead,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { dateTokens, fillPattern, ownAddress } from "../permalinks.ts";
import { isKnownField, toDay } from "../read-fields.ts";
import { type Parted, readHead } from "../read-head.ts";
import { toMapping, toText } from "../read-tree.ts";

/**
 * The texts of `content/`, or of the folders that the settings name. A folder with `index.md` is one text, with its
 * images beside it.
 */
export function listHugo(site: OldSite, settings: OldSettings): OldTexts {
  const found: Found[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const inner = placeInContent(path, settings);
    if (inner === undefined) continue;
    if (/\.html?$/.test(path)) unmoved.push({ path, why: "html" });
    if (!/\.(?:md|markdown)$/.test(path)) continue;
    const language = findLanguage(path, settings);
    if (language !== undefined && language !== settings.language) {
      unmoved.push({ path, why: "language" });
      continue;
    }
    const parted = readHead(site.readText(path));
    if (parted === undefined) unmoved.push({ path, why: "head" });
    else found.push({ ...parted, path, ...describe(inner, language) });
  }
  const texts: OldText[] = [];
  for (const each of inheritHeads(found, settings)) {
    const { hasPage, isListed } = readReach(each.head);
    if (hasPage || isListed) texts.push(toOldText(each, { hasPage, isListed }, settings));
    else unmoved.push({ path: each.path, why: "headless" });
  }
  return { texts, unmoved };
}

/** A text with the kind that its file name gives it. `stem` is its path below the content, as in `guides/first`. */
type Found = Parted & {
  readonly path: string;
  readonly stem: string;
  readonly kind: "home" | "section" | "page";
};

function describe(inRoot: string, language: string | undefined): Pick<Found, "stem" | "kind"> {
  const inner = inRoot.replace(/\.\w+$/, "");
  const plain = language === undefined ? inner : inner.slice(0, -language.length - 1);
  if (["_index", "index"].includes(plain)) return { stem: ".", kind: "home" };
  if (basename(plain) === "_index") return { stem: dirname(plain), kind: "section" };
  return { stem: basename(plain) === "index" ? dirname(plain) : plain, kind: "page" };
}

/** Gives each text what the settings and the sections above it pass on. */
function inheritHeads(found: readonly Found[], { cascade, language = "en" }: OldSettings): readonly Found[] {
  const sections = found
    .filter(({ kind }) => kind !== "page")
    .flatMap(({ stem, head }) => listCascades(stem === "." ? "" : stem, head))
    .sort((a, b) => a.folder.length - b.folder.length);
  const cascades = [...listCascades("", { cascade }), ...sections];
  return found.map((each) => {
    const path = each.stem === "." ? "/" : `/${each.stem.toLowerCase()}`;
    return { ...each, head: inheritHead(each.head, { path, kind: each.kind, language }, cascades) };
  });
}

/** The path of a file below the content. Undefined outside of it. */
function placeInContent(path: string, { contentFolders = [] }: OldSettings): string | undefined {
  const mount = contentFolders.find(({ from }) => path.startsWith(`${from}/`));
  if (mount === undefined) return undefined;
  const inner = path.slice(mount.from.length + 1);
  return mount.to === "" ? inner : `${mount.to}/${inner}`;
}

/** The name of a file ends with a language only if the site has it: `vue.js.md` is about something else. */
function findLanguage(path: string, { languages = [] }: OldSettings): string | undefined {
  const ending = /\.([\w-]+)\.\w+$/.exec(path)?.[1];
  return languages.find((language) => language.toLowerCase() === ending?.toLowerCase());
}

function toOldText(
  { path, stem, kind: plain, head, body }: Found,
  { hasPage, isListed }: Reach,
  settings: OldSettings,
): OldText {
  const above = plain === "section" ? stem : dirname(stem);
  const folder = above === "." ? "" : above;
  const isPost =
    plain === "page" && isListed && folder !== "" && (toDay(head.date) !== undefined || isPostFolder(folder));
  const kind = isPost ? "post" : plain;
  return {
    path,
    kind,
    head,
    body,
    name: stem === "." ? "index" : basename(stem),
    folder,
    address: kind === "home" ? "/" : addressOf(head, kind, stem, settings),
    isPageless: !hasPage,
    isUnlisted: !isListed,
  };
}

function addressOf(
  head: OldText["head"],
  kind: OldText["kind"],
  stem: string,
  { permalinks }: OldSettings,
): string {
  const own = ownAddress(head, ["url"]);
  if (own !== undefined) return own;
  const slug = typeof head.slug === "string" && head.slug !== "" ? head.slug : undefined;
  const name = basename(stem).replaceAll(" ", "-").toLowerCase();
  const [section = ""] = stem.split("/");
  const pattern = kind === "section" ? undefined : permalinks[section];
  const filled =
    pattern &&
    fillPattern(pattern, {
      ...dateTokens(toDay(head.date)),
      ...{ section, sections: dirname(stem), filename: name, contentbasename: name },
      ...{
        slug: slug ?? name,
        slugorfilename: slug ?? name,
        slugorcontentbasename: slug ?? name,
        title: slug ?? name,
      },
    });
  if (filled) return filled;
  const folders = dirname(stem) === "." ? [] : dirname(stem).replaceAll(" ", "-").toLowerCase().split("/");
  return `/${[...folders, slug ?? name].join("/")}`;
}

type Reach = { readonly hasPage: boolean; readonly isListed: boolean };

/** Reads `build` and `headless`: whether a text has a page, and whether lists have it. */
function readReach({ build, headless }: OldHead): Reach {
  if (headless === true) return { hasPage: false, isListed: false };
  const { render, list } = toMapping(build);
  // With `link`, a text has an address but no page. Older sites write yes and no.
  return {
    hasPage: render !== "never" && render !== "link" && render !== false,
    isListed: list !== "never" && list !== false,
  };
}

/** Values of Hugo that all texts below a folder have, unless one says otherwise. */
type Cascade = {
  /** As in `guides/first`. Empty for all texts. */
  readonly folder: string;
  readonly values: OldHead;
  readonly target: OldHead;
};

/** The properties of a text that a target is compared with. The path is as in `/guides/first`. */
type Place = { readonly path: string; readonly kind: OldText["kind"]; readonly language: string };

/** Reads the `cascade` of a head or of the settings: one mapping, or a list of them. */
function listCascades(folder: string, { cascade }: OldHead): readonly Cascade[] {
  return [cascade ?? []].flat().map((written) => {
    const { target, _target, ...values } = toMapping(written);
    return { folder, values: nameBuild(values), target: toMapping(target ?? _target) };
  });
}

/** Adds inherited values to a head. The nearest folder wins: `cascades` begin with the outermost one. */
function inheritHead(head: OldHead, place: Place, cascades: readonly Cascade[]): OldHead {
  const inherited = cascades
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
