import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Entry, PageText } from "./model.ts";
import type { GeneratorSettings } from "./settings.ts";

/** A set of content files under one schema. `Data` is what the schema gives. */
export type Collection<Schema extends z.ZodType = z.ZodType> = {
  readonly kind: "folder" | "file" | "single";
  /** Below `content/`. */
  readonly path: string;
  readonly format: "markdown" | "yaml";
  readonly schema: Schema;
  /** The field that states the minutes a reader needs; the build compares it with the words of the body. */
  readonly readTimeField?: string | undefined;
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
}): Collection<Schema> & { readonly kind: "folder" } {
  const { folder, format, schema, readTimeField } = options;
  return { kind: "folder", path: folder, format, schema, readTimeField };
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
}): Collection<Schema> & { readonly kind: "single" } {
  const format = options.file.endsWith(".md") ? "markdown" : "yaml";
  return { kind: "single", path: options.file, format, schema: options.schema };
}

/** Names another entry. The build proves that it exists before any template sees it. */
export type Reference<Name extends string = string> = { readonly collection: Name; readonly id: string };

/** The entries of a collection, by id in code-unit order, or in the order of their file. */
export type Entries<Data> = {
  readonly all: readonly Entry<Data>[];
  /** Throws when there is none: references of entries are proved, so only a template’s own mistake gets there. */
  get(reference: Reference): Entry<Data>;
};

/** The collections of a site, by the name under which `plan` and `assets` get them. */
export type Collections = { readonly [name: string]: Collection };

/** What `plan` and `assets` get: every collection under its name, entries of drafts and future dates gone. */
export type Content<C extends Collections> = {
  readonly [Name in keyof C]: C[Name]["kind"] extends "single"
    ? Entry<z.output<C[Name]["schema"]>>
    : Entries<z.output<C[Name]["schema"]>>;
};

/** A page that a group wants: `props` are what its template gets, and nothing else reaches it. */
export type PagePlan<Props> = {
  /** Checked, never repaired. `/404` is the page that hosts show for missing ones. */
  readonly route: string;
  readonly props: Props;
  /** The entry that gave the route, for messages. Give it wherever there is one. */
  readonly entry?: Entry;
  /** Calendar date of the last change that readers care about. */
  readonly updated?: string | undefined;
  /** False keeps the page out of the sitemap. */
  readonly indexed?: boolean;
};

/** A template, and the pages that it draws. */
export type PageGroup<C extends Collections, Settings, Props> = {
  readonly template: ComponentType<Props>;
  readonly plan: (content: Content<C>, settings: Settings) => readonly PagePlan<Props>[];
  /** True for pages that only those who write the site see, such as one of all components: `site dev` draws them, `site build` never. Their routes start with `/_`. */
  readonly workbench?: boolean;
  /** True for pages that are drawn after all others: `asset(path)` also gives them the address of what `derive` makes of those. */
  readonly late?: boolean;
};

/** What Markdown writes as `:::name{key="value"}`. `children` is the compiled Markdown between the fences. */
export type Directive<Schema extends z.ZodType = z.ZodType> = {
  readonly attributes: Schema;
  /** `none`: written `::name{…}` on a line of its own. `blocks`: `:::name{…}`, blocks, `:::`. */
  readonly body: "none" | "blocks";
  readonly component: ComponentType<{ readonly attributes: z.output<Schema>; readonly children: ReactNode }>;
};

/** Declares a directive; its component’s `attributes` are what the schema gives. */
export function directive<Schema extends z.ZodType>(options: Directive<Schema>): Directive<Schema> {
  return options;
}

/** A text file made from the content, published under a fingerprinted name: `asset(path)` gives its address. */
export type GeneratedAsset = { readonly path: string; readonly text: string };

/** The few words that the generator itself adds to a page, in the site’s language. */
export type Words = {
  /** Follows the text of links that open a new tab. */
  readonly opensNewTab: string;
  /** Heading of the footnotes. */
  readonly footnotes: string;
  /** Below the message of an island that failed: what a visitor can do. */
  readonly islandFailed?: string;
  /** Label of the link from footnote `n` to its place in the text. */
  readonly backToText: string;
};

/**
 * The variables of the environment that a build may read, and the field of the settings that each one gives, as in
 * `{ MAIL_KEY: "mail.key" }`. A variable wins over `content/site.yaml`; one that is empty counts as not set. One that
 * must never be set says why under `refused`.
 */
export type Environment = { readonly [variable: string]: string | { readonly refused: string } };

/** What a site has to say about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
};

/** The one door between a site’s templates and the generator. Made by `defineSite`. */
export type SiteDefinition = {
  /** A language tag. French typography is set where it starts with `fr`. */
  readonly language: string;
  readonly words: Words;
  readonly settings: z.ZodType<GeneratorSettings>;
  readonly environment: Environment;
  readonly collections: Collections;
  readonly directives: { readonly [name: string]: Directive };
  // biome-ignore lint/suspicious/noExplicitAny: props differ from group to group; defineSite checks each group
  readonly pages: { readonly [name: string]: PageGroup<any, any, any> };
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly assets: (content: any, settings: any) => readonly GeneratedAsset[];
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly derive: ((pages: readonly PageText[], content: any) => readonly GeneratedAsset[]) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the content type is the site’s own, checked by defineSite
  readonly review: (content: any, settings: any) => readonly Finding[];
  /** Paths below `templates/`. */
  readonly styles: readonly string[];
  readonly enhancers: readonly string[];
  readonly islands: { readonly [name: string]: string };
  /** Font files below `templates/`, for `preload`. */
  readonly fonts: readonly string[];
};

type Definition<S extends z.ZodType<GeneratorSettings>, C extends Collections, P> = {
  readonly language: string;
  readonly words: Words;
  readonly settings: S;
  readonly environment?: Environment;
  readonly collections: C;
  readonly directives?: { readonly [name: string]: Directive };
  readonly pages: { readonly [Group in keyof P]: PageGroup<C, z.output<S>, P[Group]> };
  readonly assets?: (content: Content<C>, settings: z.output<S>) => readonly GeneratedAsset[];
  /**
   * Makes files of what the pages say, such as the index of a search. It gets the pages that search engines may keep, in
   * the order of their routes, without those that are `late`.
   */
  readonly derive?: (pages: readonly PageText[], content: Content<C>) => readonly GeneratedAsset[];
  /** Looks at the content and the settings as a whole, and says what an author should know. */
  readonly review?: (content: Content<C>, settings: z.output<S>) => readonly Finding[];
  readonly styles?: readonly string[];
  readonly enhancers?: readonly string[];
  readonly islands?: { readonly [name: string]: string };
  readonly fonts?: readonly string[];
};

/**
 * Declares a site. Types run from schema to component: a template that reads a field which its schema lacks
 * does not compile.
 */
export function defineSite<S extends z.ZodType<GeneratorSettings>, C extends Collections, P>(
  definition: Definition<S, C, P>,
): SiteDefinition {
  return {
    directives: {},
    environment: {},
    assets: () => [],
    derive: undefined,
    review: () => [],
    styles: [],
    enhancers: [],
    islands: {},
    fonts: [],
    ...(definition as Omit<Definition<S, C, P>, "pages"> & Pick<SiteDefinition, "pages">),
  } as SiteDefinition;
}
