import { basename, join, normalize } from "node:path/posix";
import { matchesOne } from "../match-glob.ts";
import type { OldHead, OldSite } from "../old-site.ts";
import { below, folderOf, toAddress, toPath } from "../paths.ts";
import type { Config } from "../read-config.ts";
import { readHead, readValue } from "../read-head.ts";
import { Call } from "../read-script.ts";
import { toMapping, toText, toTexts } from "../read-values.ts";

/** A folder of documents: one version of one instance of the plugin, in one language. */
export type DocsVersion = {
  /** `default`, unless the site has several sets of documents. */
  readonly id: string;
  readonly name: string;
  readonly isLast: boolean;
  readonly folder: string;
  /** What its addresses begin with, without the language, as in `/docs/1.0`. */
  readonly base: string;
  /** Where its sidebars are written. Undefined for those made from folders. */
  readonly sidebars: string | undefined;
  readonly docs: readonly Doc[];
};

export type Doc = {
  readonly path: string;
  readonly head: OldHead;
  readonly body: string;
  /** As sidebars name it, as in `guides/first`. */
  readonly id: string;
  /** The path below the folder of its version, without numbers and ending. */
  readonly stem: string;
  /** The folder below that of its version, as it is written. */
  readonly writtenFolder: string;
  /** The place that its head or the number in its name gives it. */
  readonly position: number | undefined;
  readonly isIndex: boolean;
  readonly address: string;
};

/** The options of a plugin for contents, of the preset and of each further instance. */
export function listPlugins(
  config: Config,
  kind: "docs" | "blog" | "pages" | "client-redirects",
): readonly OldHead[] {
  const name =
    kind === "client-redirects"
      ? "@docusaurus/plugin-client-redirects"
      : `@docusaurus/plugin-content-${kind}`;
  const entries = (key: string) => {
    const written = config.raw(key);
    return Array.isArray(written) ? (written as readonly unknown[]) : [];
  };
  const presets = entries("presets").flatMap((entry) => {
    const [preset, options] = Array.isArray(entry) ? (entry as readonly unknown[]) : [entry];
    if (!/(?:^|\/)(?:preset-)?classic$/.test(nameOf(preset))) return [];
    const own = toMapping(options)[kind];
    return own === false ? [] : [toMapping(own)];
  });
  const plugins = entries("plugins").flatMap((entry) => {
    const [plugin, options] = Array.isArray(entry) ? (entry as readonly unknown[]) : [entry];
    const written = nameOf(plugin);
    return written === name || written === name.replace("plugin-", "") ? [toMapping(options)] : [];
  });
  const isPreset = kind !== "client-redirects";
  return [...(isPreset ? presets : []), ...plugins];
}

/** `classic`, or the same in `require.resolve("…")`. */
function nameOf(written: unknown): string {
  const name = written instanceof Call ? written.given[0] : written;
  return typeof name === "string" ? name : "";
}

/** The path of a file that options name, from the folder that is imported. */
export function fileOf(written: unknown, root: string): string | undefined {
  const name = written instanceof Call ? written.given.at(-1) : written;
  return typeof name === "string" ? normalize(join(root, name.replace(/^@site\//, ""))) : undefined;
}

/** The versions of a set of documents in the first language. */
export function listVersions(
  options: OldHead,
  config: Config,
  site: OldSite,
  root: string,
): readonly DocsVersion[] {
  const id = toText(options.id) ?? "default";
  const start = id === "default" ? "" : `${id}_`;
  const base = toText(options.routeBasePath) ?? "docs";
  const versioned = readList(site, join(root, `${start}versions.json`));
  const last = toText(options.lastVersion) ?? versioned[0] ?? "current";
  const own = toMapping(config.plain(options.versions));
  const only = config.plain(options.onlyIncludeVersions);
  const current = options.includeCurrentVersion === false ? [] : ["current"];
  // The one that readers get first, whose texts have the shortest addresses.
  const names = [...new Set([last, ...current, ...versioned])];
  const usual = fileOf(options.sidebarPath, root);
  return names
    .filter((name) => !Array.isArray(only) || only.includes(name))
    .map((name) => {
      const usualPath = name === last ? "" : name === "current" ? "next" : name;
      const path = toText(toMapping(own[name]).path) ?? usualPath;
      const folder =
        name === "current"
          ? toPath(normalize(join(root, toText(options.path) ?? "docs")))
          : join(root, `${start}versioned_docs/version-${name}`);
      const isLast = name === last;
      const written = join(root, `${start}versioned_sidebars/version-${name}-sidebars.json`);
      const sidebars = name === "current" ? usual : site.paths.includes(written) ? written : undefined;
      const common = { id, name, isLast, folder, base: toAddress(`${base}/${path}`), sidebars };
      return { ...common, docs: listDocs(common, config, options, site) };
    });
}

function readList({ paths, readText }: OldSite, path: string): readonly string[] {
  if (!paths.includes(path)) return [];
  return toTexts(readValue(readText(path), "json"));
}

/** The documents of a folder. Names that begin with `_` are parts of others. */
export function listDocs(
  { folder, base }: Pick<DocsVersion, "folder" | "base">,
  config: Config,
  options: OldHead,
  site: OldSite,
): readonly Doc[] {
  const patterns = toTexts(config.plain(options.exclude));
  const strip = options.numberPrefixParser === false ? (part: string) => part : stripNumber;
  return site.paths.flatMap((path) => {
    const inner = below(path, folder);
    if (inner === undefined || !/\.mdx?$/.test(inner) || /(?:^|\/)[_.]/.test(inner)) return [];
    if (/\.(?:test|spec)\.mdx?$/.test(inner)) return [];
    if (matchesOne(patterns, inner)) return [];
    const parted = readHead(site.readText(path));
    return parted === undefined ? [] : [{ path, ...parted, ...describe(inner, parted.head, base, strip) }];
  });
}

function describe(inner: string, head: OldHead, base: string, strip: (part: string) => string) {
  const written = inner.replace(/\.mdx?$/, "");
  const parts = written.split("/").map(strip);
  const stem = parts.join("/");
  const name = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const own = toText(head.id) ?? name;
  const isIndex = ["index", "readme", basename(folder).toLowerCase()].includes(name.toLowerCase());
  const slug = toText(head.slug);
  const usual = isIndex ? folder : join(folder, own);
  const below = slug === undefined ? usual : slug.startsWith("/") ? slug : join(folder, slug);
  const number = /^(\d+)/.exec(basename(written))?.[1];
  const hasNumber = strip(basename(written)) !== basename(written);
  const position = typeof head.sidebar_position === "number" ? head.sidebar_position : undefined;
  return {
    id: folder === "" ? own : `${folder}/${own}`,
    stem,
    writtenFolder: folderOf(written),
    position: position ?? (hasNumber && number !== undefined ? Number(number) : undefined),
    isIndex,
    address: toAddress(join(base, below)),
  };
}

/** `01-intro` becomes `intro`. Names that begin with a date or a version stay. */
export function stripNumber(part: string): string {
  if (/^(?:\d{4}|\d{2})[-_.]\d{2}(?:[-_.]|$)/.test(part) || /^\d+[-_.]\d+/.test(part)) return part;
  return /^\d+\s*[-_.]+\s*(?=[^-_.\s])(.+)$/.exec(part)?.[1] ?? part;
}
