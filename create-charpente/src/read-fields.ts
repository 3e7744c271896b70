import { toDay } from "./dates.ts";
import type { OldHead } from "./old-site.ts";
import { toPlain, toText } from "./read-values.ts";

/** The values of a head, as fields of the starters. */
export type Fields = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  /** The days on which the text appears and disappears. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly tags: readonly string[];
  readonly isDraft: boolean;
  readonly cover?: string | undefined;
  readonly coverAlt?: string | undefined;
  readonly order?: number | undefined;
  /** Old addresses that redirect to the text. */
  readonly aliases: readonly string[];
  /** Fields without an equivalent in the starters. */
  readonly unknown: readonly string[];
};

/** The names of each field in other generators. The first one that a head has is read. */
const names = {
  title: ["title", "linkTitle"],
  description: ["description", "summary", "excerpt", "subtitle", "abstract"],
  date: ["date", "pubDate", "publishDate", "publishedAt", "created"],
  updated: [
    "lastmod",
    "updated",
    "updatedDate",
    "last_modified_at",
    "modified_date",
    "modified",
    "lastUpdated",
  ],
  tags: ["tags", "categories", "category", "keywords"],
  cover: ["cover", "image", "images", "heroImage", "featured_image", "featuredImage", "thumbnail", "banner"],
  coverAlt: ["coverAlt", "image_alt", "imageAlt", "heroImageAlt", "alt"],
  order: ["weight", "order", "nav_order", "sidebar_position"],
  aliases: ["aliases", "redirect_from", "alias"],
  isDraft: ["draft", "published"],
  address: ["slug", "url", "permalink"],
  translation: ["translationKey"],
  menu: ["menu", "menus"],
  from: ["publishDate"],
  until: ["expiryDate"],
  // Whether a text of Hugo has a page and is in lists.
  reach: ["build", "_build", "headless", "cascade"],
} as const;

const known = new Set<string>(Object.values(names).flat());

/** True for fields that are read, whatever they become. */
export function isKnownField(name: string): boolean {
  return known.has(name);
}

const spellings = new Map([...known].map((name) => [name.toLowerCase(), name]));

/** Gives known fields their usual spelling, for an engine that reads them in any case. */
export function spellFields(head: OldHead): OldHead {
  return Object.fromEntries(
    Object.entries(head).map(([name, value]) => [
      known.has(name) ? name : (spellings.get(name.toLowerCase()) ?? name),
      value,
    ]),
  );
}

export function readFields(head: OldHead): Fields {
  const first = (field: keyof typeof names) =>
    names[field].map((name) => head[name]).find((value) => value != null);
  const cover = readCover(first("cover"));
  return {
    title: toPlainWords(first("title")),
    description: toPlainWords(first("description")),
    date: toDay(first("date")),
    updated: toDay(first("updated")),
    from: toDay(first("from")),
    until: toDay(first("until")),
    tags: [...new Set(names.tags.flatMap((name) => splitTexts(head[name], name)))],
    isDraft: head.draft === true || head.published === false,
    cover: cover.image,
    coverAlt: toWords(first("coverAlt")) ?? cover.alt,
    order: toNumber(first("order")),
    aliases: names.aliases.flatMap((name) => splitTexts(head[name], name)),
    unknown: Object.keys(head).filter((name) => !isKnownField(name)),
  };
}

function toWords(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : toText(value);
}

function toPlainWords(value: unknown): string | undefined {
  return toText(toPlain(toWords(value) ?? ""));
}

function toNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Reads a list, or one text separated by commas or, as in Jekyll, by spaces. */
function splitTexts(value: unknown, name: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => toWords(item) ?? []);
  const text = toWords(value);
  if (text === undefined) return [];
  const isOne = name === "category" || name === "alias";
  return isOne ? [text] : text.split(text.includes(",") ? "," : " ").flatMap((part) => toWords(part) ?? []);
}

function readCover(value: unknown): {
  readonly image?: string | undefined;
  readonly alt?: string | undefined;
} {
  if (Array.isArray(value)) return readCover(value[0]);
  if (typeof value !== "object" || value === null) return { image: toWords(value) };
  const { image, src, path, url, alt } = value as Record<string, unknown>;
  return { image: toWords(image ?? src ?? path ?? url), alt: toWords(alt) };
}

/** Words for the name of a file: `first-steps` becomes `First steps`. */
export function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
