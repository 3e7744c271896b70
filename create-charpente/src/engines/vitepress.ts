import { basename, dirname, join, normalize } from "node:path/posix";
import GithubSlugger from "github-slugger";
import { type BlockRules, convertBlocks } from "../convert-blocks.ts";
import { watchFences } from "../convert-mdx.ts";
import { toDay } from "../dates.ts";
import { nameLanguage, toFirstLanguageCode, toLanguageCode } from "../languages.ts";
import { matchesOne } from "../match-glob.ts";
import { countIn, type DoneKind } from "../new-site.ts";
import {
  isPostFolder,
  type OldHead,
  type OldLanguage,
  type OldLink,
  type OldPart,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
  type Untold,
} from "../old-site.ts";
import { below, folderOf, isWhole, joinUrl, toAddress, toPath } from "../paths.ts";
import { type Config, readConfig } from "../read-config.ts";
import { readHead } from "../read-head.ts";
import { readHero } from "../read-hero.ts";
import { toMapping, toMappings, toText, toTexts } from "../read-values.ts";
import { includeFiles } from "./vitepress-includes.ts";

const vitepressConfig = /^(?:(.+)\/)?\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/;

/** A language of a site of VitePress: its texts are in the folder `key`, or at the top if that is empty. */
type Locale = OldLanguage & {
  readonly key: string;
  readonly nav: readonly OldLink[];
  readonly sidebar: unknown;
};

type Vitepress = {
  /** The folder of the texts. */
  readonly source: string;
  readonly config: Config;
  readonly locales: readonly [Locale, ...Locale[]];
  readonly untold: readonly Untold[];
};

export function readVitepressSettings(site: OldSite): OldSettings {
  const { source, config, locales } = openVitepress(site);
  const [main] = locales;
  const base = toText(config.get("base"));
  return {
    title: main.title,
    description: main.description,
    url: joinUrl(toText(config.get("sitemap", "hostname"))?.replace(/\/$/, ""), base),
    locale: main.code,
    languages: locales,
    contentFolders: [{ from: source, to: "" }],
    publicFolders: [join(source, toText(config.get("vite", "publicDir")) ?? "public")],
    permalinks: {},
  };
}

/** All Markdown below the folder of the texts, except what `srcExclude` names, and pages that programs make. */
export function listVitepress(site: OldSite): OldTexts {
  const vitepress = openVitepress(site);
  const { source, config, locales } = vitepress;
  const excluded = toTexts(config.get("srcExclude"));
  const rewrite = readRewrites(config);
  const found: OldText[] = [];
  const unmoved: Unmoved[] = [];
  const done = new Map<DoneKind, number>();
  const note = countIn(done);
  for (const path of site.paths) {
    const inner = below(path, source);
    if (inner === undefined || !inner.endsWith(".md") || /(?:^|\/)(?:node_modules|public)\//.test(inner))
      continue;
    if (inner.split("/").some((part) => part.startsWith("."))) continue;
    if (matchesOne(excluded, inner)) unmoved.push({ path, why: "unpublished" });
    else if (/\[[^[\]]+\]/.test(inner)) unmoved.push({ path, why: "dynamic" });
    else {
      const parted = readHead(site.readText(path));
      if (parted === undefined) unmoved.push({ path, why: "head" });
      else {
        const placed = describe(rewrite(inner), parted.head, locales);
        const body = convertBody(parted.body, path, site, vitepress, note);
        const shown =
          parted.head.layout === "home" ? readHero(parted.head, body) : { head: parted.head, body };
        found.push({ path, ...placed, ...shown });
      }
    }
  }
  return {
    texts: found,
    unmoved,
    menus: new Map(locales.flatMap(({ code, nav }) => (nav.length === 0 ? [] : [[code, nav] as const]))),
    contents: new Map(
      locales.flatMap(({ code, nav, sidebar }) => {
        const parts = readSidebar(sidebar, nav);
        return parts.length === 0 ? [] : [[code, parts] as const];
      }),
    ),
    done,
    untold: vitepress.untold,
  };
}

function openVitepress(site: OldSite): Vitepress {
  const path = site.paths.find((each) => vitepressConfig.test(each)) ?? "";
  const root = vitepressConfig.exec(path)?.[1] ?? "";
  const config = readConfig(site, path);
  const source = toPath(normalize(join(root, toText(config.get("srcDir")) ?? ".")));
  const more: Config[] = [];
  const rewrite = readRewrites(config);
  const written = Object.entries(config.mapping("locales")).map(([key, raw]) => {
    const file = site.paths.find((each) => isOwnConfig(each, source, key === "root" ? "." : key, rewrite));
    const own = file === undefined ? undefined : readConfig(site, file);
    if (own) more.push(own);
    return { key: key === "root" ? "" : key, raw: { ...config.open(raw), ...own?.mapping() } };
  });
  const first = written.find(({ key }) => key === "") ?? written[0] ?? { key: "", raw: {} };
  const toLocale = ({ key, raw }: { readonly key: string; readonly raw: OldHead }): Locale => {
    const text = (field: string) => toText(config.plain(raw[field]));
    const locale = text("lang") ?? (key === "" ? (toText(config.get("lang")) ?? "en") : undefined);
    const code = key === "" ? toFirstLanguageCode(locale ?? "en") : toLanguageCode(key, locale);
    const theme = {
      ...config.mapping("themeConfig"),
      ...config.mapping("themeConfig", "locales", key),
      ...config.open(raw.themeConfig),
    };
    return {
      key,
      code,
      name: text("label") ?? nameLanguage(code),
      path: key === "" ? "" : `/${key}`,
      title: text("title") ?? toText(config.get("title")),
      description: text("description") ?? toText(config.get("description")),
      nav: readNav(config.plain(theme.nav)),
      sidebar: config.plain(theme.sidebar),
    };
  };
  return {
    ...{ source, config },
    locales: [toLocale(first), ...written.filter((each) => each !== first).map(toLocale)],
    // Asked for when the settings have been read, so that all places are known.
    get untold() {
      return [config, ...more].flatMap(({ untold }) => untold);
    },
  };
}

/** True for configuration beside the texts of a language, as in `zh/config.ts`. */
function isOwnConfig(path: string, source: string, key: string, rewrite: (inner: string) => string): boolean {
  const folder = /^(.+)\/config\.[cm]?[jt]s$/.exec(below(path, source) ?? "")?.[1];
  return folder !== undefined && !folder.startsWith(".") && dirname(rewrite(`${folder}/index.md`)) === key;
}

/** `rewrites: { "packages/:name/(.*)": ":name/:rest*" }` as a function of the path of a text. */
function readRewrites(config: Config): (inner: string) => string {
  const rules = Object.entries(toMapping(config.get("rewrites"))).flatMap(([from, to]) => {
    const target = toText(to);
    return target === undefined ? [] : [{ pattern: toPattern(from), target }];
  });
  return (inner) => {
    for (const { pattern, target } of rules) {
      const { groups } = pattern.exec(inner) ?? {};
      if (groups === undefined && !pattern.test(inner)) continue;
      return target.replace(
        /:(\w+)\*?|\$(\d+)/g,
        (_, name?: string, place?: string) => groups?.[name ?? `_${place}`] ?? "",
      );
    }
    return inner;
  };
}

/** The signs of such a pattern: a name stands for one part of a path, or with a star for any number of parts. */
function toPattern(written: string): RegExp {
  let unnamed = 0;
  const source = written.replace(
    /:(\w+)(\*|\([^()]*\))?|\([^()]*\)|[.*+?^${}|[\]\\]/g,
    (sign, name?: string, more?: string) => {
      if (name !== undefined) return `(?<${name}>${more === undefined ? "[^/]+" : ".*"})`;
      if (!sign.startsWith("(")) return `\\${sign}`;
      unnamed += 1;
      return `(?<_${unnamed}>.*)`;
    },
  );
  return new RegExp(`^${source}$`);
}

function describe(inner: string, head: OldHead, locales: readonly [Locale, ...Locale[]]) {
  const locale =
    locales.find(({ key }) => key !== "" && inner.startsWith(`${key}/`)) ??
    locales.find(({ key }) => key === "");
  const stem = (locale?.key ? inner.slice(locale.key.length + 1) : inner).replace(/\.md$/, "");
  const isIndex = basename(stem) === "index";
  const folder = folderOf(isIndex ? dirname(stem) : stem);
  const isPost = toDay(head.date) !== undefined && isPostFolder(folder);
  const kind = stem === "index" ? "home" : isPost ? "post" : "page";
  return {
    kind,
    name: isIndex && folder !== "." && stem !== "index" ? basename(dirname(stem)) : basename(stem),
    folder,
    address: toAddress(inner.replace(/(?:^|\/)index\.md$|\.md$/, "")),
    language: locale === undefined || locale === locales[0] ? undefined : locale.code,
    original: stem,
  } as const;
}

/** The links of the menu. Those of a list that folds out stand in its place. */
function readNav(nav: unknown): readonly OldLink[] {
  return toMappings(nav).flatMap(({ text, link, items }) => {
    if (items !== undefined) return readNav(items);
    const [label, href] = [toText(text), toText(link)];
    return label === undefined || href === undefined ? [] : [{ label, href: readLink(href) }];
  });
}

/** A link to a page of the site, as an address. Other links stay. */
function readLink(written: string): string {
  if (isWhole(written)) return written;
  const [, path = "", end = ""] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  return toAddress(path.replace(/\.md$/, "").replace(/(?:^|\/)index$/, "/")) + end;
}

/** The groups of the sidebar: one list, or one for each beginning of an address. */
function readSidebar(sidebar: unknown, nav: readonly OldLink[]): readonly OldPart[] {
  if (Array.isArray(sidebar)) return readGroups(toMappings(sidebar), "", undefined);
  return Object.entries(toMapping(sidebar)).flatMap(([prefix, written]) => {
    const { items = written, base } = toMapping(written);
    const title = nav.find(({ href }) => href === toAddress(prefix) || href.startsWith(prefix))?.label;
    return readGroups(toMappings(items), toText(base) ?? "", title);
  });
}

function readGroups(items: readonly OldHead[], base: string, title: string | undefined): readonly OldPart[] {
  const groups: OldPart[] = [];
  let alone: string[] = [];
  const endAlone = () => {
    if (alone.length > 0) groups.push({ title, addresses: alone });
    alone = [];
  };
  for (const item of items) {
    const addresses = listLinks(item, base);
    if (item.items === undefined) alone.push(...addresses);
    else {
      endAlone();
      groups.push({ title: toText(item.text) ?? title, addresses });
    }
  }
  endAlone();
  return groups.filter(({ addresses }) => addresses.length > 0);
}

function listLinks({ link, items, base }: OldHead, above: string): readonly string[] {
  const written = toText(link);
  const isOwn = written !== undefined && !isWhole(written);
  const here = isOwn ? [readLink(above + written).replace(/#.*/s, "")] : [];
  return [...here, ...toMappings(items).flatMap((item) => listLinks(item, toText(base) ?? above))];
}

const boxes: BlockRules["boxes"] = {
  ...{ note: "NOTE", info: "NOTE", tip: "TIP", important: "IMPORTANT", warning: "WARNING" },
  ...{ danger: "CAUTION", caution: "CAUTION", details: "details", "code-group": "code" },
  ...{ raw: "plain", "v-pre": "plain", tabs: "plain" },
};

/** The body with included files and snippets in their places, as Markdown of this generator. */
function convertBody(
  body: string,
  path: string,
  site: OldSite,
  { source, config }: Vitepress,
  note: (kind: DoneKind) => void,
): string {
  const included = includeFiles(body, path, { site, source, note });
  const whole = keepAnchors(readAttributes(included, config));
  return convertBlocks(dropScripts(whole, note), { boxes, partOf: () => undefined, isMdx: false, note });
}

/** Ids of headings between marks that the site chooses, as in `## Part %{#part}%`. */
function readAttributes(body: string, config: Config): string {
  const [left, right] = ["leftDelimiter", "rightDelimiter"].map((key) =>
    toText(config.get("markdown", "attrs", key)),
  );
  if (left === undefined || right === undefined) return body;
  const marked = (line: string) => {
    const start = line.lastIndexOf(left);
    if (start === -1 || !line.startsWith("#") || !line.trimEnd().endsWith(right)) return line;
    return `${line.slice(0, start)}{${line
      .slice(start + left.length)
      .trimEnd()
      .slice(0, -right.length)}}`;
  };
  return body.split("\n").map(marked).join("\n");
}

/**
 * Writes the id of each heading that this generator would give another one, as `{#what-s-new}`. A badge is no part of
 * the id in VitePress.
 */
function keepAnchors(body: string): string {
  const counts = new Map<string, number>();
  const slugger = new GithubSlugger();
  const isInCode = watchFences();
  return body
    .split("\n")
    .map((line) => {
      const words = /^#{1,6}[ \t]+(.+)$/.exec(line)?.[1];
      if (isInCode(line) || words === undefined || /\{#[^{}]+\}\s*$/.test(words)) return line;
      const shown = words.replace(/<Badge\b[^<>]*\btext="([^"]*)"[^<>]*>/g, "$1");
      const plain = (written: string) =>
        written
          .replace(
            /`([^`]*)`|!?\[([^[\]]*)\]\([^()]*\)|<\/?[A-Za-z][^<>]*>/g,
            (_, code = "", label = "") => code + label,
          )
          .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*]{1,3}/g, "")
          .replace(/\\(.)/g, "$1");
      const anchor = toAnchor(plain(words));
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      const own = count === 0 ? anchor : `${anchor}-${count}`;
      return own === "" || own === slugger.slug(plain(shown).trim()) ? line : `${line} {#${own}}`;
    })
    .join("\n");
}

/** The id that VitePress gives a heading. */
function toAnchor(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}

/** Leaves out the scripts and styles of a text, which are parts of Vue, outside of code. */
function dropScripts(body: string, note: (kind: DoneKind) => void): string {
  const isInCode = watchFences();
  let ending: string | undefined;
  const kept = body.split("\n").filter((line) => {
    if (ending === undefined && isInCode(line)) return true;
    const name = /^<(script|style)\b/.exec(line)?.[1];
    if (ending === undefined && name !== undefined) {
      note("imports");
      ending = `</${name}>`;
    } else if (ending === undefined) return true;
    if (line.includes(ending)) ending = undefined;
    return false;
  });
  return kept.join("\n");
}
