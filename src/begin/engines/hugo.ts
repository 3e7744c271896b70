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

/**
 * The texts of `content/`, or of the folders that the settings name. A folder with `index.md` is one text, with its
 * images beside it.
 */
export function listHugo(site: OldSite, settings: OldSettings): OldTexts {
  const texts: OldText[] = [];
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
    // A headless bundle has no page.
    else if (parted.head.headless !== true) texts.push(toText(path, inner, language, parted, settings));
  }
  return { texts, unmoved };
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

function toText(
  path: string,
  inRoot: string,
  language: string | undefined,
  { head, body }: Parted,
  settings: OldSettings,
): OldText {
  const inner = inRoot.replace(/\.\w+$/, "");
  const plain = language === undefined ? inner : inner.slice(0, -language.length - 1);
  const isBundle = basename(plain) === "index" && plain !== "index";
  const isList = basename(plain) === "_index";
  const stem = isBundle || isList ? dirname(plain) : plain;
  const folder = isList ? stem : dirname(stem);
  const place = folder === "." ? "" : folder;
  const isHome = ["_index", "index"].includes(plain);
  const kind = isHome
    ? "home"
    : isList
      ? "section"
      : place !== "" && (toDay(head.date) || isPostFolder(place))
        ? "post"
        : "page";
  const name = basename(stem);
  return {
    path,
    kind,
    head,
    body,
    name,
    folder: place,
    address: isHome ? "/" : addressOf(head, kind, stem, settings),
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
