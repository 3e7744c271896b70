import type { z } from "zod";
import { splitLanguage } from "../model/language.ts";
import type { Entry, SiteLanguage } from "../model/model.ts";
import { type FileFormat, formatOf, hasFormat } from "../model/sources.ts";

/** Content files that share a schema. `Data` is the schema’s output. */
export type Collection<Schema extends z.ZodType = z.ZodType> = AnyOptions<Schema> &
  DatedOptions &
  FolderOptions &
  FileOptions & {
    readonly kind: "folder" | "file" | "single";
    /** Below `content/`. */
    readonly path: string;
    readonly format: FileFormat;
    /**
     * The codes of the languages that its files may be translated to, as in `first.en.md`. `defineSite` sets them.
     * Undefined on a site with one language.
     */
    readonly languages?: readonly string[] | undefined;
  };

type AnyOptions<Schema extends z.ZodType> = {
  /** The schema of an entry. */
  readonly schema: Schema;
  /** True where the entries are the same in all languages. */
  readonly shared?: boolean | undefined;
};

type DatedOptions = {
  /**
   * The path of a list, as in `overview.updates`, whose items have a `date`. Items dated after the day of the build are
   * held back until then, as entries are.
   */
  readonly datedList?: string | undefined;
};

type FolderOptions<Fields = object> = {
  /** The field with the stated reading time in minutes; the build compares it with the length of the body. */
  readonly readTimeField?: string | undefined;
  /** The field with the day of the last review: `site check` lists entries whose review is due. */
  readonly reviewedField?: string | undefined;
  /** The field whose values must be unique, such as the one that orders the entries. */
  readonly uniqueField?: string | undefined;
  /** Default values of fields, by folder below that of the collection. */
  readonly defaults?: FolderDefaults<Fields> | undefined;
};

type FileOptions = {
  /** In a file with a list of entries: the field or the column with the id of each. Undefined where ids are the names. */
  readonly id?: string | undefined;
  /** How a table is written. */
  readonly csv?: CsvOptions | undefined;
};

/** How a table is written, where its file does not tell. */
export type CsvOptions = {
  /** Between cells. By default, the one that its first row shows. */
  readonly delimiter?: "," | ";" | "\t" | "|";
  /**
   * The sign before the decimals of numbers. With `","`, `1 234,5` and `1.234,5` are numbers; with `"."`, `1,234.5` is.
   * By default, only numbers such as `1234.5` are.
   */
  readonly decimal?: "," | ".";
  /** Between the items of a cell that is a list. */
  readonly list?: string;
};

/** For each field, the innermost folder of a file counts. `.` is the folder of the collection. */
type FolderDefaults<Fields = object> = { readonly [folder: string]: Fields };

/**
 * Every file of a folder of `content/` is an entry: Markdown, YAML, JSON or TOML. Its path below the folder, without the
 * ending, is the id.
 *
 * @example
 * ```tsx
 * const posts = folderCollection({ folder: "posts", format: "markdown", schema: postSchema });
 * const guides = folderCollection({
 *   folder: "guides",
 *   format: "toml",
 *   schema: z.strictObject({
 *     place: z.int(),
 *     minutes: z.int(),
 *     reviewed: calendarDate(),
 *     changes: z.array(z.strictObject({ date: calendarDate(), words: text("en") })),
 *   }),
 *   uniqueField: "place",
 *   readTimeField: "minutes",
 *   reviewedField: "reviewed",
 *   datedList: "changes",
 *   defaults: { ".": { minutes: 5 }, drafts: { changes: [] } },
 *   shared: true,
 * });
 * ```
 */
export function folderCollection<Schema extends z.ZodType, const Format extends Exclude<FileFormat, "csv">>(
  options: AnyOptions<Schema> &
    DatedOptions &
    FolderOptions<Partial<z.input<Schema>>> & {
      /** Below `content/`. */
      readonly folder: string;
      /** Of its files. */
      readonly format: Format;
    },
): Collection<Schema> & { readonly kind: "folder" } {
  const { folder, ...rest } = options;
  return { kind: "folder", path: folder, ...rest };
}

/**
 * One file of `content/` holds all entries in the order of display. YAML, JSON and TOML: a mapping from id to entry, or,
 * with `id`, a list whose items have their id in that field. A name in `.csv` or `.tsv` is a table, whose columns are
 * the fields; its ids are in the column `id`, by default the first. The schema may leave out the field with the id.
 *
 * @example
 * ```tsx
 * const people = fileCollection({ file: "people.yaml", schema: z.strictObject({ name: text("en") }) });
 * const rates = fileCollection({
 *   file: "rates.csv",
 *   id: "code",
 *   csv: { delimiter: ";", decimal: ",", list: "|" },
 *   schema: z.strictObject({ name: text("en"), price: z.number(), tags: z.array(z.string()) }),
 *   shared: true,
 * });
 * ```
 */
export function fileCollection<Schema extends z.ZodType>(
  options: AnyOptions<Schema> &
    FileOptions & {
      /** Below `content/`. Its ending says the format. */
      readonly file: string;
    },
): Collection<Schema> & { readonly kind: "file" } {
  const { file, ...rest } = options;
  return { kind: "file", path: file, format: formatOf(file), ...rest };
}

/**
 * One file of `content/` is one entry, such as the words of one page: Markdown, YAML, JSON or TOML by its ending.
 *
 * @example
 * ```tsx
 * const home = singleEntry({ file: "home.md", schema: z.strictObject({ title: title("en") }) });
 * const news = singleEntry({
 *   file: "news.yaml",
 *   schema: z.strictObject({ items: z.array(z.strictObject({ date: calendarDate(), words: text("en") })) }),
 *   datedList: "items",
 *   shared: true,
 * });
 * ```
 */
export function singleEntry<Schema extends z.ZodType>(
  options: AnyOptions<Schema> &
    DatedOptions & {
      /** Below `content/`. Its ending says the format. */
      readonly file: string;
    },
): Collection<Schema> & { readonly kind: "single" } {
  const { file, ...rest } = options;
  return { kind: "single", path: file, format: formatOf(file), ...rest };
}

/** A reference to another entry. The build checks that the entry exists before templates see it. */
export type Reference<Name extends string = string> = { readonly collection: Name; readonly id: string };

/** The entries of a collection, in the order of their file, or by id in code-unit order. */
export type Entries<Data, Name extends string = string> = {
  /** On a site with several languages: the entries in this one. */
  readonly all: readonly Entry<Data>[];
  /** The entries that are only in the first language: `get` finds them, `all` does not list them. */
  readonly fallbacks?: readonly Entry<Data>[];
  /**
   * Throws when there is none. References in content are checked before, so only a mistake in a template throws. When
   * this language lacks the entry, returns that of the first language; its `language` shows which one it is.
   */
  get(reference: Reference<Name>): Entry<Data>;
};

/** The collections of a site, by the names that `plan` and `assets` use. */
export type Collections = { readonly [name: string]: Collection };

/** What `plan` and `assets` get: every collection by its name, without drafts and future entries. */
export type Content<C extends Collections> = {
  readonly [Name in keyof C]: C[Name]["kind"] extends "single"
    ? Entry<z.output<C[Name]["schema"]>>
    : Entries<z.output<C[Name]["schema"]>, Extract<Name, string>>;
};

/** The content of a site in one of its languages. */
export type ContentIn = { readonly language: SiteLanguage; readonly content: Content<Collections> };

/** True when a collection reads a file. `file` is a path from the project root. */
export function isMember(file: string, collection: Collection): boolean {
  const path = `content/${collection.path}`;
  if (collection.kind !== "folder") return splitLanguage(file, collection.languages ?? []).file === path;
  return file.startsWith(`${path}/`) && hasFormat(file, collection.format);
}

/**
 * Splits the id of an entry: `ada.en` is `ada` in the language `en`. `key` is the id of the original, which is also the
 * key in a file of many entries. `language` is undefined for an entry that is not a translation.
 */
export function readEntryId(
  id: string,
  { languages = [] }: Pick<Collection, "languages">,
): { readonly key: string; readonly language: string | undefined } {
  const language = languages.find((code) => id.endsWith(`.${code}`));
  return { key: language === undefined ? id : id.slice(0, -`.${language}`.length), language };
}
