import { basename, dirname } from "node:path/posix";
import { slugify } from "../../../src/model/route.ts";
import { toDay } from "../dates.ts";
import {
  isPostFolder,
  type OldHead,
  type OldLink,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { folderOf, toAddress } from "../paths.ts";
import { matchesAny, toPlain, usualFolders } from "../published.ts";
import { readData, readHead } from "../read-head.ts";
import { createScriptReader, toData } from "../read-script.ts";
import { toMapping, toText } from "../read-values.ts";

/** The name of the configuration, at the top of the site. */
const eleventyConfig = /^(?:\.eleventy|eleventy\.config)\.\w+$/;

/** What its data say of the site, and which files its configuration copies. */
export function readEleventySettings(site: OldSite): OldSettings {
  const metadata = readFirst(site, /(?:^|\/)_data\/(?:metadata|meta|site)\.(json|ya?ml)$/);
  return { ...readMetadata(metadata), ...readCopied(site) };
}

function readFirst({ paths, readText }: OldSite, names: RegExp): OldHead {
  for (const path of paths) {
    const format = names.exec(path)?.[1];
    if (format === undefined) continue;
    return readData(readText(path), format === "json" ? "json" : "yaml") ?? {};
  }
  return {};
}

/** Reads the names that starters use. */
function readMetadata(data: OldHead): OldSettings {
  return {
    title: toText(data.title ?? data.name),
    description: toText(data.description),
    url: toText(data.url),
    locale: toText(data.language ?? data.lang),
    author: toText(data.author) ?? toText(toMapping(data.author).name),
    permalinks: {},
  };
}

function readCopied({ paths, readText }: OldSite) {
  const config = paths.find((path) => eleventyConfig.test(path));
  return readPassthrough(config === undefined ? "" : readText(config));
}

/** The settings of Eleventy that say which files it copies. The configuration is a program: only plain strings are read. */
function readPassthrough(config: string): Pick<OldSettings, "publicFolders" | "copied" | "showsImages"> {
  const calls = config.match(/\baddPassthroughCopy\(/g)?.length ?? 0;
  const single = [...config.matchAll(/\baddPassthroughCopy\(\s*(["'`])([^"'`$]+)\1/g)].map(
    ([, , path = ""]) => path,
  );
  const mapped = [...config.matchAll(/\baddPassthroughCopy\(\s*\{([^{}$]*)\}/g)].map(([, inner = ""]) =>
    [...inner.matchAll(/(?:["'`]([^"'`]+)["'`]|\b(\w+))\s*:\s*["'`]/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? "",
    ),
  );
  const copied = [...single, ...mapped.flat()].map(toPlain);
  const formats =
    /\b(?:setTemplateFormats\(|templateFormats\s*:)\s*(\[[^\]]*\]|["'`][^"'`]*["'`])/.exec(config)?.[1] ?? "";
  const kinds = [...formats.matchAll(/\w+/g)]
    .map(([kind]) => kind)
    .filter((kind) => !templateKinds.test(kind));
  return {
    publicFolders: [
      ...copied.filter((path) => !/[*?{]/.test(path)),
      ...(calls > single.length + mapped.length ? usualFolders : []),
    ],
    copied: [...copied, ...kinds.map((kind) => `**/*.${kind}`)],
    showsImages: /eleventyImageTransformPlugin|@11ty\/eleventy-img/.test(config) ? "shown" : "never",
  };
}

const templateKinds =
  /^(?:md|html|liquid|njk|hbs|mustache|ejs|haml|pug|11ty|js|mjs|cjs|ts|jsx|tsx|mdx|webc|vue)$/;

/** All Markdown below the input folder, except names that begin with `_`, and files such as `README.md`. */
export function listEleventy(site: OldSite): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  const root = findInput(site);
  const isIgnored = readIgnored(site);
  const inherited = createInheritance(site, root);
  const menu: MenuEntry[] = [];
  for (const path of site.paths.filter((each) => each.startsWith(root))) {
    const inner = path.slice(root.length);
    if (/(?:^|\/)_|(?:^|\/)node_modules\//.test(inner)) continue;
    if (template.test(inner)) unmoved.push(...describeTemplate(path, inner, isIgnored, inherited, site));
    if (!inner.endsWith(".md")) continue;
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
    else if (parted.head.pagination !== undefined) unmoved.push({ path, why: "dynamic" });
    else {
      const { eleventyNavigation, ...head } = { ...inherited(path), ...parted.head };
      const { order } = toMapping(eleventyNavigation);
      const ordered = typeof order === "number" ? { order, ...head } : head;
      const text = { path, body: parted.body, ...describe(inner, ordered) };
      texts.push(text);
      menu.push(...readMenu(text, toMapping(eleventyNavigation)));
    }
  }
  const links = menu.sort((a, b) => a.order - b.order).map(({ label, href }) => ({ label, href }));
  return { texts, unmoved, ...(links.length > 0 && { menus: new Map([["", links]]) }) };
}

const template = /\.(?:njk|liquid|webc|hbs|ejs|vto)$/;

/** A page that a template makes. Its address is told where its head, or its name, gives one to one page. */
function describeTemplate(
  path: string,
  inner: string,
  isIgnored: (path: string) => boolean,
  inherited: (path: string) => OldHead,
  site: OldSite,
): readonly Unmoved[] {
  const parted = readHead(site.readText(path));
  const head = { ...inherited(path), ...parted?.head };
  const written = head.permalink;
  if (isIgnored(path) || written === false) return [];
  const { address, pattern } = describe(inner, head);
  const isPlain =
    parted !== undefined && head.pagination === undefined && pattern === undefined && !isMapping(written);
  return [{ path, why: "program", ...(isPlain && { address }) }];
}

function isMapping(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

type MenuEntry = OldLink & { readonly order: number };

/** What a text says of itself for the menu. Entries below others are left to the page of those. */
function readMenu(
  { address, head }: Pick<OldText, "address" | "head">,
  written: OldHead,
): readonly MenuEntry[] {
  const label = toText(written.title) ?? toText(written.key) ?? toText(head.title);
  if (written.key === undefined || written.parent !== undefined || label === undefined) return [];
  const order = typeof written.order === "number" ? written.order : Number.MAX_SAFE_INTEGER;
  return [{ label, href: toText(written.url) ?? address, order }];
}

/**
 * Returns what the data files around a text give it: `posts/posts.json`, `posts/posts.11tydata.json` or, as far as it is
 * plain data, `posts/posts.11tydata.js`, and those of the folders above. The nearest one wins.
 */
function createInheritance(site: OldSite, root: string): (path: string) => OldHead {
  const reader = createScriptReader(site);
  const known = new Map<string, OldHead>();
  const read = (stem: string): OldHead => {
    const endings = [".json", ".11tydata.json", ".11tydata.js", ".11tydata.mjs", ".11tydata.cjs"];
    const files = endings.map((ending) => stem + ending).filter((path) => site.paths.includes(path));
    return Object.fromEntries(
      files.flatMap((path) => Object.entries(toMapping(toData(reader.read(path), () => {})))),
    );
  };
  const ofFolder = (folder: string): OldHead => {
    const found = known.get(folder);
    if (found) return found;
    const isInside = folder !== "." && `${folder}/`.startsWith(root);
    const data = isInside ? { ...ofFolder(dirname(folder)), ...read(`${folder}/${basename(folder)}`) } : {};
    known.set(folder, data);
    return data;
  };
  return (path) => ({ ...ofFolder(dirname(path)), ...read(path.replace(/\.md$/, "")) });
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

/** Returns whether a list of patterns as in `.gitignore` names a path. The last matching line decides. */
function createIgnoreList(text: string): (path: string) => boolean {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const pattern = line.replace(/^!/, "");
      // A pattern with a slash before its end counts from the top, any other one at every level.
      const isFromTop = /\/./.test(pattern);
      return { isBack: line.startsWith("!"), pattern: isFromTop ? pattern : `**/${pattern}` };
    });
  return (path) => {
    const last = lines.filter(({ pattern }) => matchesAny(path, [pattern])).at(-1);
    return last !== undefined && !last.isBack;
  };
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
  const folder = folderOf(isIndex ? dirname(stem) : stem);
  // A text is one tag, whatever it contains. A post of Jekyll would have a tag for each word.
  const head = typeof written.tags === "string" ? { ...written, tags: [written.tags] } : written;
  const date = toDay(head.date) ?? named;
  const filled = fillPermalink(head, { name, date, stem });
  const own = filled === undefined ? ownAddress(head) : toAddress(filled);
  const address = own ?? toAddress(stem === "index" ? "" : `${folder}/${name}`);
  const tags = [head.tags].flat().map(String);
  const isPost =
    tags.some((tag) => /^(?:posts?|blog|articles?)$/.test(tag)) ||
    (folder !== "" && (date !== undefined || isPostFolder(folder)));
  const kind = address === "/" ? "home" : isPost ? "post" : "page";
  const pattern = filled === undefined ? ownPattern(head) : undefined;
  return { kind, head, name, folder, date, address, pattern, isPageless: head.permalink === false } as const;
}

type Page = { readonly name: string; readonly date: string | undefined; readonly stem: string };

/**
 * The address of a pattern such as `/blog/{{ title | slugify }}/`, if it needs no more than the head and the name of the
 * file. Undefined for any other.
 */
function fillPermalink(head: OldHead, { name, date, stem }: Page): string | undefined {
  const written = toText(head.permalink);
  if (written === undefined || !written.includes("{{") || written.includes("{%")) return undefined;
  const values: Readonly<Record<string, string | undefined>> = {
    "page.fileSlug": name,
    "page.filePathStem": `/${stem}`,
    "page.date": date,
    title: toText(head.title),
    slug: toText(head.slug),
  };
  let isWhole = true;
  const filled = written.replace(/\{\{([^{}]*)\}\}/g, (_, inner: string) => {
    const [key = "", ...filters] = inner.split("|").map((part) => part.trim());
    const value = values[key];
    const isKnown = filters.every((filter) => /^(?:slugify|slug|url)$/.test(filter));
    if (value === undefined || !isKnown || (key === "page.date" && filters.length > 0)) isWhole = false;
    return filters.some((filter) => filter.startsWith("slug")) ? slugify(value ?? "") : (value ?? "");
  });
  return isWhole ? filled : undefined;
}

/** The address that a head sets. Undefined when it sets none, or a pattern. */
function ownAddress({ permalink }: OldHead): string | undefined {
  const written = toText(permalink);
  return written !== undefined && !isPattern(written) ? toAddress(written) : undefined;
}

/** The address that a head sets, if it is a pattern that only the engine can fill in. */
function ownPattern({ permalink }: OldHead): string | undefined {
  const written = toText(permalink);
  return written !== undefined && isPattern(written) ? written : undefined;
}

function isPattern(written: string): boolean {
  return /[{}:]/.test(written);
}
