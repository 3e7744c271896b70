import type { z } from "zod";
import type { Entry } from "../model/model.ts";

/** A set of content files under one schema. `Data` is what the schema gives. */
export type Collection<Schema extends z.ZodType = z.ZodType> = {
  readonly kind: "folder" | "file" | "single";
  /** Below `content/`. */
  readonly path: string;
  readonly format: "markdown" | "yaml";
  readonly schema: Schema;
  /** The field that states the minutes a reader needs; the build compares it with the words of the body. */
  readonly readTimeField?: string | undefined;
  /**
   * The path of a list, as in `overview.updates`, whose items have a `date`: those of a later day than that of the build
   * are held back until then, as entries are.
   */
  readonly datedList?: string | undefined;
  /** The field that states the day of the last review: `site check` lists entries for which one is due. */
  readonly reviewedField?: string | undefined;
};

/** Every file of a folder of `content/` is an entry, its name the id. */
export function folderCollection<
  Schema extends z.ZodType,
  const Format extends "markdown" | "yaml",
>(options: {
  readonly folder: string;
  readonly format: Format;
  readonly schema: Schema;
  readonly readTimeField?: string;
  readonly datedList?: string;
  readonly reviewedField?: string;
}): Collection<Schema> & { readonly kind: "folder" } {
  const { folder, ...rest } = options;
  return { kind: "folder", path: folder, ...rest };
}

/** One YAML file of `content/` holds all entries: a mapping from id to entry, in the order in which they are shown. */
export function fileCollection<Schema extends z.ZodType>(options: {
  readonly file: string;
  readonly schema: Schema;
}): Collection<Schema> & { readonly kind: "file" } {
  return { kind: "file", path: options.file, format: "yaml", schema: options.schema };
}

/** One file of `content/` is one entry: the words of one page. Markdown where the name ends in `.md`. */
export function singleEntry<Schema extends z.ZodType>(options: {
  readonly file: string;
  readonly schema: Schema;
  readonly datedList?: string;
}): Collection<Schema> & { readonly kind: "single" } {
  const { file, ...rest } = options;
  return { kind: "single", path: file, format: file.endsWith(".md") ? "markdown" : "yaml", ...rest };
}

/** Names another entry. The build proves that it exists before any template sees it. */
export type Reference<Name extends string = string> = { readonly collection: Name; readonly id: string };

/** The entries of a collection, by id in code-unit order, or in the order of their file. */
export type Entries<Data, Name extends string = string> = {
  readonly all: readonly Entry<Data>[];
  /** Throws when there is none: references of entries are proved, so only a template’s own mistake gets there. */
  get(reference: Reference<Name>): Entry<Data>;
};

/** The collections of a site, by the name under which `plan` and `assets` get them. */
export type Collections = { readonly [name: string]: Collection };

/** What `plan` and `assets` get: every collection under its name, entries of drafts and future dates gone. */
export type Content<C extends Collections> = {
  readonly [Name in keyof C]: C[Name]["kind"] extends "single"
    ? Entry<z.output<C[Name]["schema"]>>
    : Entries<z.output<C[Name]["schema"]>, Extract<Name, string>>;
};
