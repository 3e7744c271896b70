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
 * The texts of `content/`, or of the folder that the settings name. A folder with `index.md` is one text, with its
 * images beside it.
 */
export function listHugo(site: OldSite, settings: OldSettings): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  const root = `${(settings.contentFolder ?? "content").replace(/^\.?\/|\/$/g, "")}/`;
  for (const path of site.paths.filter((each) => each.startsWith(root))) {
    if (/\.html?$/.test(path)) unmoved.push({ path, why: "html" });
    if (!/\.(?:md|markdown)$/.test(path)) continue;
    const language = /\.([a-z]{2}(?:-[a-z]{2})?)\.\w+$/i.exec(path)?.[1];
    if (language !== undefined && language !== (settings.language ?? "en")) {
      unmoved.push({ path, why: "language" });
      continue;
    }
    const parted = readHead(site.readText(path));
    if (parted === undefined) unmoved.push({ path, why: "head" });
    // A headless bundle has no page.
    else if (parted.head.headless !== true)
      texts.push(toText(path, path.slice(root.length), language, parted, settings));
  }
  return { texts, unmoved };
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
