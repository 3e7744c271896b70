import { basename } from "node:path/posix";
import { dayMs, partsOfDate } from "../dates.ts";
import type { OldHead, OldSettings } from "../old-site.ts";
import { folderOf, toAddress } from "../paths.ts";
import { toText } from "../read-values.ts";

/** The named patterns of Jekyll, of which `date` is the default. */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  weekdate: "/:categories/:year/W:week/:short_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
};

/** A post, a draft or a text of another collection, as patterns of addresses see it. */
export type JekyllDocument = {
  readonly path: string;
  readonly head: OldHead;
  readonly collection: string;
  /** Its path in the folder of the collection, without the ending. */
  readonly inner: string;
  /** The name without the date. */
  readonly name: string;
  /** As in the head, or else in the name of the file: a day, or a day with a time. */
  readonly date: string | undefined;
};

/** The address of a document: its own, or the pattern of its collection, or that of all posts. */
export function addressOfDocument(document: JekyllDocument, { permalinks, timeZone }: OldSettings): string {
  const tokens = createTokens(document, timeZone);
  const usual = document.collection === "posts" ? (permalinks[""] ?? "date") : "/:collection/:path";
  const pattern = permalinks[document.collection] ?? usual;
  const [own, common] = [toText(document.head.permalink), styles[pattern] ?? pattern];
  return fill(own ?? common, tokens) ?? fill(common, tokens) ?? toAddress(document.name);
}

/** The address of a page, whose patterns know only its path. */
export function addressOfPage(path: string, head: OldHead): string {
  const stem = path.replace(/\.\w+$/, "");
  const tokens = (name: string) => ({ path: folderOf(path), basename: basename(stem), output_ext: "" })[name];
  const own = toText(head.permalink);
  return (own && fill(own, tokens)) ?? toAddress(stem.replace(/(?:^|\/)index$/, ""));
}

type Tokens = (name: string) => string | undefined;

/** Undefined if a name has no value: Jekyll refuses such a pattern. */
function fill(pattern: string, tokens: Tokens): string | undefined {
  let isWhole = true;
  const filled = pattern.replace(/:([a-z_]+)/g, (_, name: string) => {
    const plain = tokens(name) === undefined && name.endsWith("_") ? name.slice(0, -1) : name;
    const value = tokens(plain);
    if (value === undefined) isWhole = false;
    return (value ?? "") + name.slice(plain.length);
  });
  return isWhole ? toAddress(filled) : undefined;
}

function createTokens(document: JekyllDocument, timeZone: string | undefined): Tokens {
  const { head, name, inner, collection, date } = document;
  const slug = toText(head.slug) ?? name;
  const categories = listCategories(document);
  const values: Readonly<Record<string, string | undefined>> = {
    title: slugify(slug, "pretty"),
    slug: slugify(slug),
    name: slugify(basename(inner)),
    path: inner,
    collection,
    categories: categories.map((category) => category.toLowerCase()).join("/"),
    slugified_categories: categories.map((category) => slugify(category)).join("/"),
    output_ext: "",
    ...(date !== undefined && dateTokens(toLocal(date, timeZone))),
  };
  return (token) => (Object.hasOwn(values, token) ? values[token] : undefined);
}

/** Those of the folders around `_posts`, and then those of the head. */
function listCategories({ path, head }: JekyllDocument): readonly string[] {
  const folders = path.split("/");
  const inPath = folders.slice(
    0,
    Math.max(
      0,
      folders.findIndex((part) => /^_(?:posts|drafts)$/.test(part)),
    ),
  );
  const written = head.categories ?? head.category ?? [];
  const inHead =
    typeof written === "string" && head.categories !== undefined
      ? written.split(" ")
      : [written].flat().map(String);
  return [...new Set([...inPath, ...inHead].map((category) => category.trim()))].filter(
    (part) => part !== "",
  );
}

/** What Jekyll leaves in addresses: letters and digits, in the pretty form capitals and some signs as well. */
export function slugify(text: string, form?: "pretty"): string {
  if (form === "pretty")
    return text.replace(/[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu, "-").replace(/^-|-$/g, "");
  return text
    .toLowerCase()
    .replace(/[^\p{M}\p{L}\p{Nd}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** A time with an offset is that of the site’s time zone. Any other one is as it is written. */
function toLocal(date: string, timeZone: string | undefined): Date {
  const [, day = "", time = "00:00", seconds = "00", offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?[\d.]*)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?/.exec(
      date,
    ) ?? [];
  const written = new Date(`${day}T${time}:${seconds}Z`);
  if (offset === undefined || timeZone === undefined) return written;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  const options = { timeZone, hour12: false, dateStyle: "short", timeStyle: "medium" } as const;
  try {
    // Swedes write dates as ISO 8601 does.
    const local = new Intl.DateTimeFormat("sv", options).format(written.getTime() - shift);
    return new Date(`${local.replace(" ", "T")}Z`);
  } catch {
    return written;
  }
}

function dateTokens(date: Date): Readonly<Record<string, string>> {
  const parts = partsOfDate(date);
  const { year, month, day, hour, minute, second } = parts;
  const weekday = parts.weekday || 7;
  // A week belongs to the year of its Thursday.
  const thursday = partsOfDate(new Date(date.getTime() + (4 - weekday) * dayMs));
  return {
    ...{ year, month, day, hour, minute, second, short_year: year.slice(2) },
    ...{ i_month: parts.plainMonth, i_day: parts.plainDay },
    ...{ short_month: parts.shortMonth, long_month: parts.monthName },
    ...{ short_day: parts.shortDay, long_day: parts.dayName },
    y_day: String(parts.dayOfYear).padStart(3, "0"),
    week: String(Math.ceil(thursday.dayOfYear / 7)).padStart(2, "0"),
    w_year: thursday.year,
    w_day: String(weekday),
  };
}
