import { basename, dirname } from "node:path/posix";
import {
  isPostFolder,
  type OldHead,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { ownAddress, ownPattern, toAddress } from "../permalinks.ts";
import { createIgnoreList } from "../published.ts";
import { toDay } from "../read-fields.ts";
import { readHead } from "../read-head.ts";
import { eleventyConfig } from "../read-settings.ts";

/** All Markdown below the input folder, except names that begin with `_`, and files such as `README.md`. */
export function listEleventy(site: OldSite): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  const root = findInput(site);
  const isIgnored = readIgnored(site);
  for (const path of site.paths.filter((each) => each.startsWith(root) && /\.md$/.test(each))) {
    const inner = path.slice(root.length);
    if (/(?:^|\/)_/.test(inner)) continue;
    if (isIgnored(path)) {
      unmoved.push({ path, why: "unpublished" });
      continue;
    }
    if (/^(?:readme|changelog|license|contributing|code_of_conduct)\.md$/i.test(inner)) {
      unmoved.push({ path, why: "readme" });
      continue;
    }
    const written = site.readText(path);
    const parted = readHead(written);
    if (parted === undefined) unmoved.push({ path, why: isScript(written) ? "script" : "head" });
    else texts.push({ path, body: parted.body, ...describe(inner, parted.head) });
  }
  return { texts, unmoved };
}

/** True for a head that is a program. */
function isScript(written: string): boolean {
  return /^---[ \t]*(?:js|javascript)\b/.test(written);
}

/** Eleventy makes no page of what Git or `.eleventyignore` leave out. */
function readIgnored({ paths, readText }: OldSite): (path: string) => boolean {
  const lists = [".gitignore", ".eleventyignore"].filter((name) => paths.includes(name));
  return createIgnoreList(lists.map(readText).join("\n"));
}

/** The input folder of the configuration. That is a program, so only a plain `input: "src"` is understood. */
function findInput({ paths, readText }: OldSite): string {
  const config = paths.find((path) => eleventyConfig.test(path));
  const input = config && /\binput:\s*["'`]([^"'`]+)["'`]/.exec(readText(config))?.[1];
  const folder = input?.replace(/^\.\//, "").replace(/\/$/, "") ?? "";
  return folder === "" || folder === "." ? "" : `${folder}/`;
}

function describe(inner: string, written: OldHead) {
  const stem = inner.replace(/\.\w+$/, "");
  // In `2020-01-02-a/2020-01-02-a.md`, the folder and its file have the date in their names.
  const [, named, rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(basename(stem)) ?? [];
  const isIndex = basename(stem) === "index" || basename(stem) === basename(dirname(stem));
  const name = isIndex ? basename(dirname(stem)) : (rest ?? basename(stem));
  const above = dirname(isIndex ? dirname(stem) : stem);
  const folder = above === "." ? "" : above;
  // A text is one tag, whatever it contains. A post of Jekyll would have a tag for each word.
  const head = typeof written.tags === "string" ? { ...written, tags: [written.tags] } : written;
  const date = toDay(head.date) ?? named;
  const address = ownAddress(head, ["permalink"]) ?? toAddress(stem === "index" ? "" : `${folder}/${name}`);
  const tags = [head.tags].flat().map(String);
  const isPost =
    tags.some((tag) => /^(?:posts?|blog|articles?)$/.test(tag)) ||
    (folder !== "" && (date !== undefined || isPostFolder(folder)));
  const kind = address === "/" ? "home" : isPost ? "post" : "page";
  const pattern = ownPattern(head, ["permalink"]);
  return { kind, head, name, folder, date, address, pattern, isPageless: head.permalink === false } as const;
}
