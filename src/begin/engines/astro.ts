import { basename, dirname } from "node:path/posix";
import { slugify } from "../../model/route.ts";
import {
  type Head,
  isPostFolder,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { toAddress } from "../permalinks.ts";
import { readFields } from "../read-fields.ts";
import { readHead } from "../read-head.ts";

/** The Markdown and MDX files of collections, and the pages written in Markdown. */
export function listAstro(site: OldSite): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const [, place, inner = ""] = /^src\/(content|pages)\/(.+)\.(?:md|mdx|markdown)$/.exec(path) ?? [];
    if (place === undefined || /(?:^|\/)_/.test(inner)) continue;
    const parted = readHead(site.readText(path));
    if (parted === undefined) unmoved.push({ path, why: "head" });
    else texts.push({ path, ...parted, ...describe(place, inner, parted.head) });
  }
  return { texts, unmoved };
}

/** The code of a site decides the addresses of its collections. Nearly all sites use `/blog/a` for `blog/a.md`. */
function describe(place: string, inner: string, head: Head) {
  const stem = inner.replace(/(?<=.)\/index$/, "");
  const above = dirname(stem);
  const folder = above === "." ? "" : above;
  const name = basename(stem);
  const last = typeof head.slug === "string" && head.slug !== "" ? head.slug : name;
  const plain = (path: string) => path.split("/").map(slugify).join("/");
  const address = toAddress(stem === "index" ? "" : plain(`${folder}/${last}`));
  const isDated = readFields(head).date !== undefined && (place === "content" || folder !== "");
  const isPost = isDated || isPostFolder(folder);
  return { kind: address === "/" ? "home" : isPost ? "post" : "page", name, folder, address } as const;
}
