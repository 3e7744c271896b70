import { basename, dirname } from "node:path/posix";
import { slugify } from "../../../src/model/route.ts";
import {
  isPostFolder,
  type OldCollection,
  type OldHead,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { dateTokens, fillPattern, ownAddress, toAddress } from "../permalinks.ts";
import { isPublishedByJekyll } from "../published.ts";
import { toDay } from "../read-fields.ts";
import { readHead } from "../read-head.ts";

/** The named patterns of Jekyll, of which `date` is the default. */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title",
  weekdate: "/:categories/:year/W:week/:short_day/:title",
  none: "/:categories/:title",
};

/**
 * Posts, drafts, collections that have pages, and all other Markdown with front matter: Jekyll copies files without it as
 * they are.
 */
export function listJekyll(site: OldSite, settings: OldSettings): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths.filter((each) => /\.(?:md|markdown)$/.test(each))) {
    const isPost = /(?:^|\/)_posts\//.test(path);
    const isDraft = /(?:^|\/)_drafts\//.test(path);
    const collection = settings.collections?.find(({ folder }) => path.startsWith(`${folder}/`));
    // The folders of posts and drafts begin with `_` themselves.
    const placed = isPost || isDraft ? path.replace(/(^|\/)_(?=(?:posts|drafts)\/)/, "$1") : path;
    if (!isPublishedByJekyll(placed, settings)) {
      unmoved.push({ path, why: /(?:^|\/)_/.test(placed) ? "later" : "unpublished" });
      continue;
    }
    const written = site.readText(path);
    if (!written.startsWith("---")) {
      unmoved.push({ path, why: "readme" });
      continue;
    }
    const parted = readHead(written);
    if (parted === undefined) unmoved.push({ path, why: "head" });
    else if (collection) texts.push({ path, ...parted, ...describeItem(path, parted.head, collection) });
    else
      texts.push({ path, ...parted, ...describe(path, parted.head, isPost || isDraft, settings), isDraft });
  }
  return { texts, unmoved };
}

function describeItem(path: string, head: OldHead, { name: collection, folder, permalink }: OldCollection) {
  const inner = path.slice(folder.length + 1).replace(/\.\w+$/, "");
  const name = basename(inner);
  const title = typeof head.slug === "string" ? head.slug : name;
  const place = dirname(inner) === "." ? collection : `${collection}/${dirname(inner)}`;
  const tokens = {
    ...dateTokens(toDay(head.date)),
    ...{ collection, path: inner, name: slugify(name), title, output_ext: "" },
  };
  return {
    kind: toDay(head.date) || isPostFolder(collection) ? "post" : "page",
    name,
    folder: place,
    address: ownAddress(head, ["permalink"]) ?? fillPattern(permalink, tokens) ?? `/${place}/${name}`,
  } as const;
}

function describe(path: string, head: OldHead, isPost: boolean, settings: OldSettings) {
  const stem = path.replace(/\.\w+$/, "");
  const [, named, rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(basename(stem)) ?? [];
  const name = isPost ? (rest ?? basename(stem)) : basename(stem);
  const date = toDay(head.date) ?? named;
  const own = ownAddress(head, ["permalink"]);
  if (isPost)
    return {
      kind: "post",
      name,
      folder: "",
      date,
      address: own ?? addressOf(path, head, name, date, settings),
    } as const;
  const isIndex = name === "index";
  const folder = dirname(isIndex ? dirname(path) : path);
  const address = own ?? toAddress(stem.replace(/(?:^|\/)index$/, ""));
  const place = folder === "." ? "" : folder;
  const kind = address === "/" ? "home" : "page";
  return {
    kind,
    name: isIndex ? basename(dirname(path)) : name,
    folder: place,
    address,
    date: undefined,
  } as const;
}

function addressOf(
  path: string,
  head: OldHead,
  name: string,
  date: string | undefined,
  settings: OldSettings,
): string {
  const pattern = settings.permalinks[""] ?? "date";
  const written = head.categories ?? head.category ?? [];
  const inHead = Array.isArray(written) ? written.map(String) : String(written).split(" ");
  const inPath = path.split("/").slice(
    0,
    path.split("/").findIndex((part) => /^_(?:posts|drafts)$/.test(part)),
  );
  const title = typeof head.slug === "string" ? head.slug : name;
  const categories = [...inPath, ...inHead].map(slugify).filter((part) => part !== "");
  const tokens = {
    ...dateTokens(date),
    categories: categories.join("/"),
    title,
    slug: slugify(title),
    output_ext: "",
  };
  return fillPattern(styles[pattern] ?? pattern, tokens) ?? `/${title}`;
}
