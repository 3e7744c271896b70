import { basename, dirname } from "node:path/posix";
import { partsOfDate, toDay } from "../dates.ts";
import type { OldHead } from "../old-site.ts";
import { toAddress } from "../paths.ts";
import { toMapping, toText } from "../read-values.ts";
import type { HugoLanguage } from "./hugo-settings.ts";

/** A text or a list, as Hugo’s patterns of addresses see it. */
export type HugoPage = {
  /** The path below the content without its ending, as in `posts/first`. `.` for the first page. */
  readonly stem: string;
  readonly kind: "home" | "section" | "page" | "term" | "taxonomy";
  readonly head: OldHead;
};

/**
 * Returns a function that gives the address of a page, with the path of its language. `titles` are those of sections, by
 * path: a folder within a section is one itself only if it has `_index.md`.
 */
export function createAddresses(
  { path, config }: Pick<HugoLanguage, "path" | "config">,
  sections: ReadonlyMap<string, OldHead>,
): (page: HugoPage) => string {
  const patterns = readPatterns(toMapping(config.permalinks));
  const urlise = createUrliser(config);
  const below = (address: string) => toAddress(`${path}/${address}`);
  return (page) => {
    const { stem, kind, head } = page;
    const tokens = createTokens(page, sections, urlise);
    const own = toText(head.url);
    if (own !== undefined) {
      const filled = fill(own, tokens) ?? own;
      // The path of the language belongs to an address only if no slash begins it.
      return own.startsWith("/") ? toAddress(filled) : below(filled);
    }
    if (kind === "home") return below("");
    const [section = ""] = dirname(stem) === "." && kind === "page" ? [] : stem.split("/");
    const pattern = patterns[kind][section];
    const filled = pattern === undefined ? undefined : fill(pattern, tokens);
    if (filled !== undefined) return below(urlise(filled));
    const folders = dirname(stem) === "." ? [] : dirname(stem).split("/");
    const slug = kind === "page" ? toText(head.slug) : undefined;
    return below([...folders, slug ?? basename(stem)].map(urlise).join("/"));
  };
}

type Patterns = Readonly<Record<HugoPage["kind"], Readonly<Record<string, string>>>>;

/** Patterns by kind and section. Those of no kind are for pages and, below a taxonomy of their name, for terms. */
function readPatterns(permalinks: OldHead): Patterns {
  const textsOf = (written: OldHead) =>
    Object.fromEntries(
      Object.entries(written).flatMap(([name, pattern]) =>
        typeof pattern === "string" ? [[name.replaceAll("/", ""), pattern]] : [],
      ),
    );
  const { page, section, term, taxonomy, ...plain } = permalinks;
  const [all, own] = [textsOf(permalinks), (written: unknown) => textsOf(toMapping(written))];
  return {
    page: { ...textsOf({ ...plain, ...all }), ...own(page) },
    section: own(section),
    term: { ...textsOf(plain), ...own(term) },
    taxonomy: own(taxonomy),
    home: {},
  };
}

/** What Hugo leaves in addresses: letters, digits and a few signs. Spaces become hyphens. */
export function createUrliser(config: OldHead): (text: string) => string {
  const keepsCapitals = config.disablepathtolower === true;
  const dropsAccents = config.removepathaccents === true;
  return (text) => {
    const plain = dropsAccents
      ? text
          .normalize("NFD")
          .replace(/\p{Mn}/gu, "")
          .normalize("NFC")
      : text;
    let kept = "";
    let isAfterSpace = false;
    for (const sign of plain) {
      if (/[\p{L}\p{N}\p{M}.\\/_#+~@%-]/u.test(sign)) {
        kept += isAfterSpace && sign !== "-" ? `-${sign}` : sign;
        isAfterSpace = false;
      } else isAfterSpace ||= /\s/.test(sign) && kept !== "" && !kept.endsWith("-");
    }
    return keepsCapitals ? kept : kept.toLowerCase();
  };
}

type Tokens = (name: string) => string | readonly string[] | undefined;

/** `/:year/:sections[1:]/:slug/` becomes `/2020/guides/a`. Undefined if a name has no value. */
function fill(pattern: string, tokens: Tokens): string | undefined {
  let isWhole = true;
  const filled = pattern.replace(/\\:|:(\w+)(?:\[([^\]]*)\])?/g, (whole, name?: string, slice?: string) => {
    if (name === undefined) return whole.slice(1);
    const value = tokens(name);
    if (value === undefined) isWhole = false;
    if (typeof value === "object") return (slice === undefined ? value : cut(value, slice)).join("/");
    return `${value ?? ""}${slice === undefined ? "" : `[${slice}]`}`;
  });
  return isWhole ? filled : undefined;
}

/** A slice as in Go: `1:`, `:last`, `0:2`, or one place, such as `last`. */
function cut(sections: readonly string[], slice: string): readonly string[] {
  const toPlace = (written: string, usual: number) =>
    written === "" ? usual : written === "last" ? sections.length - 1 : Number(written);
  const [from = "", to] = slice.split(":");
  const start = toPlace(from, 0);
  return to === undefined
    ? sections.slice(start, start + 1)
    : sections.slice(start, toPlace(to, sections.length));
}

function createTokens(
  { stem, kind, head }: HugoPage,
  sections: ReadonlyMap<string, OldHead>,
  urlise: (text: string) => string,
): Tokens {
  const parts = listSections(kind === "page" ? dirname(stem) : stem, sections);
  const name = basename(stem);
  const title = toText(head.title) ?? name;
  const slug = toText(head.slug);
  // Without a date, Hugo takes that with which Go begins.
  const date = new Date(toDay(head.date) ?? "0001-01-01");
  const slugOf = (folder: string) => {
    const section = sections.get(folder) ?? {};
    return toText(section.slug) ?? toText(section.title) ?? basename(folder);
  };
  const values: Readonly<Record<string, () => string | readonly string[]>> = {
    section: () => urlise(parts[0] ?? ""),
    sections: () => parts.map((folder) => urlise(basename(folder))),
    sectionslug: () => urlise(parts[0] === undefined ? "" : slugOf(parts[0])),
    sectionslugs: () => parts.map((folder) => urlise(slugOf(folder))),
    title: () => urlise(title),
    slug: () => urlise(slug ?? title),
    filename: () => urlise(name),
    contentbasename: () => urlise(name),
    slugorfilename: () => urlise(slug ?? name),
    slugorcontentbasename: () => urlise(slug ?? name),
  };
  return (token) => {
    const value = Object.hasOwn(values, token) ? values[token]?.() : undefined;
    return value ?? formatDate(date, token);
  };
}

/** The sections around a page, outermost first. The folder at the top is always one. */
function listSections(folder: string, sections: ReadonlyMap<string, OldHead>): readonly string[] {
  if (folder === ".") return [];
  const parts = folder.split("/");
  return parts
    .map((_, place) => parts.slice(0, place + 1).join("/"))
    .filter((path, place) => place === 0 || sections.has(path));
}

/** The names of Hugo, and the parts of a date as Go writes them: https://pkg.go.dev/time#pkg-constants */
function formatDate(date: Date, token: string): string | undefined {
  const parts = partsOfDate(date);
  switch (token) {
    case "year":
    case "2006":
      return parts.year;
    case "06":
      return parts.year.slice(2);
    case "month":
    case "01":
      return parts.month;
    case "1":
      return parts.plainMonth;
    case "monthname":
    case "January":
      return parts.monthName;
    case "Jan":
      return parts.shortMonth;
    case "day":
    case "02":
      return parts.day;
    case "2":
      return parts.plainDay;
    case "weekday":
      return String(parts.weekday);
    case "weekdayname":
    case "Monday":
      return parts.dayName;
    case "Mon":
      return parts.shortDay;
    case "yearday":
      return String(parts.dayOfYear);
    case "002":
      return String(parts.dayOfYear).padStart(3, "0");
  }
  return undefined;
}
