import { basename, dirname } from "node:path/posix";
import { findSecret } from "../../src/check/check-files.ts";
import { isReadImage } from "../../src/text/image-endings.ts";
import { toDay } from "./dates.ts";
import { matchesOne } from "./match-glob.ts";
import type { Engine, OldHead, OldSettings, OldSite, OldText, OldTexts, Unmoved } from "./old-site.ts";

/** How a text refers to a file: it shows it, or it links to it. */
export type Use = "image" | "file";

/**
 * Why a file is left behind. Undefined for one that may be copied. `isOfDrafts` is true for a file that no text refers
 * to except drafts.
 */
export type CopyGate = (path: string, use: Use, isOfDrafts: boolean) => Unmoved["why"] | undefined;

/** Folders whose files an engine publishes by convention, where its settings are a program that cannot be read. */
export const usualFolders = ["static", "public", "assets", "src/static", "src/public", "src/assets"];

/**
 * Decides which files may be copied into the new site: only those that the old one published, and of these none that is
 * hidden or holds keys or passwords. The guard sees the name that the file has in the old site, because the new one may
 * be another. `today` is a day such as `2026-01-31`.
 */
export function createGate(
  site: OldSite,
  engine: Engine,
  settings: OldSettings,
  { texts, unmoved }: Pick<OldTexts, "texts" | "unmoved">,
  today: string,
): CopyGate {
  const isHeldBack = createBundleFinder(texts, unmoved, today);
  return (path, use, isOfDrafts) => {
    if (isHidden(path)) return "hidden";
    if (!isPublished(path, use, engine, settings, site)) return "unpublished";
    if (engine === "hugo" && isBelow(path, contentOf(settings)) && isHeldBack(path)) return "draft";
    if (isOfDrafts && !isAlwaysPublished(path, engine, settings)) return "draft";
    return findSecret({ path, bytes: site.readBytes(path) }) === undefined ? undefined : "secret";
  };
}

/** True for a path with a part that begins with a full stop. */
export function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("."));
}

function isPublished(path: string, use: Use, engine: Engine, settings: OldSettings, site: OldSite): boolean {
  const { publicFolders = [], assetFolder } = settings;
  const isPicture = isReadImage(path);
  switch (engine) {
    case "hugo":
      if (isBelow(path, publicFolders)) return true;
      // Templates publish assets that they process, which are images where a text names them.
      if (assetFolder !== undefined && isBelow(path, [assetFolder])) return isPicture;
      // Files of these formats become pages: they are not published as they are written.
      return (
        isBelow(path, contentOf(settings)) &&
        !/\.(?:md|markdown|mdx|html?|org|rst|adoc|asciidoc|pandoc|pdc)$/i.test(path) &&
        !(settings.ignored ?? []).some((pattern) => pattern.test(path))
      );
    case "jekyll":
      return isPublishedByJekyll(path, settings) && !site.readText(path).startsWith("---");
    case "vitepress":
      // It takes the images that a text shows, but no file that a text only links to.
      return (
        isBelow(path, publicFolders) || (use === "image" && isPicture && isBelow(path, contentOf(settings)))
      );
    case "docusaurus":
      // It publishes what a text shows or links to, wherever it is.
      return (
        isBelow(path, publicFolders) ||
        (isBelow(path, contentOf(settings)) &&
          !/\.(?:mdx?|[cm]?[jt]sx?|vue|json|ya?ml|toml|lock)$/i.test(path))
      );
    case "markdown":
    case "eleventy":
      if (isBelow(path, publicFolders) || matchesAny(path, settings.copied)) return true;
      return (
        isPicture &&
        (settings.showsImages === "always" || (settings.showsImages === "shown" && use === "image"))
      );
    case "astro":
      return (
        isBelow(path, publicFolders) ||
        (use === "image" && isPicture && isBelow(path, [settings.assetFolder ?? "src"]))
      );
  }
}

/** True for a published file that is so whether or not a text refers to it. */
function isAlwaysPublished(
  path: string,
  engine: Engine,
  { publicFolders = [], copied, showsImages }: OldSettings,
): boolean {
  return (
    engine === "jekyll" ||
    isBelow(path, publicFolders) ||
    matchesAny(path, copied) ||
    (showsImages === "always" && isReadImage(path))
  );
}

/** What Jekyll leaves out unless `include` names it: https://jekyllrb.com/docs/configuration/options/ */
const jekyllExcludes = [
  ...["Gemfile", "Gemfile.lock", "gemfiles", "node_modules"],
  ...["vendor/bundle/", "vendor/cache/", "vendor/gems/", "vendor/ruby/"],
];

/**
 * True for a file that Jekyll publishes: no part of its path begins with `_`, `.`, `#` or `~`, except the folder of a
 * collection that has pages, and `exclude` does not name it. `include` wins.
 */
export function isPublishedByJekyll(
  path: string,
  { source = "", collections = [], excluded = [], includedFolders = [] }: OldSettings,
): boolean {
  if (source !== "" && !path.startsWith(`${source}/`)) return false;
  const inner = source === "" ? path : path.slice(source.length + 1);
  const collection = collections.find(({ folder }) => path.startsWith(`${folder}/`))?.folder ?? "";
  const parts = inner.split("/");
  const excludes = [...jekyllExcludes, ...excluded].filter((name) => toPlain(name) !== "");
  // A star of Jekyll goes through folders.
  const stars = excludes.filter((name) => name.includes("*"));
  return parts.every((part, index) => {
    const here = parts.slice(0, index + 1).join("/");
    if (isNamed(here, includedFolders) || isNamed(part, includedFolders)) return true;
    // Jekyll leaves out every path that begins with such a name.
    const isExcluded = excludes.some((name) => here.startsWith(toPlain(name))) || isNamed(here, excludes);
    if (isExcluded || isNamed(part, stars)) return false;
    return !/^[_.#~]|~$/.test(part) || isBelow(`${collection}/`, [here]);
  });
}

/** True for a path in one of the folders. An empty name is the whole site. */
function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => folder === "" || path.startsWith(`${folder}/`));
}

function contentOf({ contentFolders = [] }: OldSettings): readonly string[] {
  return contentFolders.map(({ from }) => from);
}

/** True for a path that one of these patterns names, or that lies in a folder that one names. */
export function matchesAny(path: string, patterns: readonly string[] = []): boolean {
  const parts = path.split("/");
  return parts.some((_, index) => isNamed(parts.slice(0, index + 1).join("/"), patterns));
}

function isNamed(path: string, patterns: readonly string[]): boolean {
  return matchesOne(patterns.map(toPlain), path);
}

/** `./src/` becomes `src`. */
export function toPlain(pattern: string): string {
  const steps = pattern.split("/");
  return steps.filter((step, at) => step !== "" && (step !== "." || at > 0)).join("/");
}

/**
 * Finds files that belong to a page bundle of Hugo without a published page: of a draft, of a later or earlier date, or
 * without a page at all. A file belongs to the nearest `index.md` or `_index.md` at or above its folder.
 */
function createBundleFinder(
  texts: readonly OldText[],
  unmoved: readonly Unmoved[],
  today: string,
): (path: string) => boolean {
  const bundles = new Map<string, boolean>();
  const add = (path: string, isHeldBack: boolean) => {
    // The bundle of several languages is published if one of them is.
    if (/^_?index\./.test(basename(path)))
      bundles.set(dirname(path), isHeldBack && bundles.get(dirname(path)) !== false);
  };
  for (const { path, head, isPageless = false } of texts) add(path, isPageless || isUnpublished(head, today));
  for (const { path, why } of unmoved) if (why === "headless") add(path, true);
  return (path) => {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      const isHeldBack = bundles.get(folder);
      if (isHeldBack !== undefined) return isHeldBack;
    }
    return false;
  };
}

function isUnpublished(head: OldHead, today: string): boolean {
  const from = toDay(head.publishDate ?? head.publishdate ?? head.date);
  const until = toDay(head.expiryDate ?? head.expirydate);
  return (
    head.draft === true || (from !== undefined && from > today) || (until !== undefined && until <= today)
  );
}

/** A folder of Markdown that no engine has settings for: whoever shows its texts shows their images. */
export const plainPassthrough = { publicFolders: usualFolders, showsImages: "always" } as const;
