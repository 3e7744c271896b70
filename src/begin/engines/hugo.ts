import { basename, dirname } from "node:path/posix";
import {
  isPostFolder,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { dateTokens, fillPattern, ownAddress } from "../permalinks.ts";
import { toDay } from "../read-fields.ts";
import { type Parted, readHead } from "../read-head.ts";
import { inheritHead, listCascades } from "./hugo-cascade.ts";
import { type Reach, readReach } from "./hugo-reach.ts";

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
