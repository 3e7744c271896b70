import type { Done } from "./new-site.ts";

/** A site of another generator. Paths are from its folder, with `/`, sorted. */
export type OldSite = {
  readonly paths: readonly string[];
  readonly readText: (path: string) => string;
  readonly readBytes: (path: string) => Uint8Array;
};

export const engines = [
  "hugo",
  "jekyll",
  "eleventy",
  "astro",
  "vitepress",
  "docusaurus",
  "markdown",
] as const;
/** `markdown` is a folder of Markdown without a generator. */
export type Engine = (typeof engines)[number];

/** A Markdown file to import, with what its engine derives from its path. */
export type OldText = {
  readonly path: string;
  /** `section` is the text above a list of pages; `home` that of the first page. */
  readonly kind: "post" | "page" | "section" | "home";
  readonly head: OldHead;
  /** The Markdown below the head. */
  readonly body: string;
  /** The name for the new file, without folder and extension. */
  readonly name: string;
  /** The folders of the text below the content, as in `guides/first`. Empty at the top. */
  readonly folder: string;
  /** The address on the old site: begins with `/`, without a slash at the end. */
  readonly address: string;
  /** The address in the head, if only the engine can work it out, as in `/{{ title | slugify }}/`. */
  readonly pattern?: string | undefined;
  /** The code of its language. Undefined for the first language of the site. */
  readonly language?: string | undefined;
  /** What a text and its translations have in common. */
  readonly original?: string | undefined;
  /** The date in the head, or else in the file name. */
  readonly date?: string | undefined;
  readonly isDraft?: boolean;
  /** True for a text without a page of its own, which lists or other pages showed. */
  readonly isPageless?: boolean;
  /** True for a page that was in no list. */
  readonly isUnlisted?: boolean;
};

export type OldHead = Readonly<Record<string, unknown>>;

/** A file that is not imported, and why. */
export type Unmoved = {
  readonly path: string;
  /** Of the page that the old site made of it, where its files tell. */
  readonly address?: string;
  readonly why:
    | "language"
    | "head"
    | "script"
    | "html"
    | "later"
    | "readme"
    | "missing"
    | "headless"
    // A file that makes several pages from data, as `[name].md`, and a page that is a program.
    | "dynamic"
    | "program"
    // A list that the new site makes itself.
    | "list"
    // A text that only sends readers to another site.
    | "redirect"
    // Files and texts that the old site did not publish, or that hold keys or passwords.
    | "hidden"
    | "unpublished"
    | "draft"
    | "secret";
};

export type OldTexts = {
  readonly texts: readonly OldText[];
  readonly unmoved: readonly Unmoved[];
  /** The languages that only the texts tell, as in `OldSettings`. */
  readonly languages?: readonly OldLanguage[] | undefined;
  /**
   * The menus of settings and texts, by the code of the language: `""` on a site that names none. They replace that of
   * the settings.
   */
  readonly menus?: ReadonlyMap<string, readonly OldLink[]>;
  /** The contents beside the texts, by the code of the language. */
  readonly contents?: ReadonlyMap<string, readonly OldPart[]>;
  readonly lists?: readonly OldList[];
  /** The addresses of all feeds, where the reader of the engine tells them. */
  readonly feeds?: readonly string[];
  readonly redirects?: readonly OldRedirect[];
  /** What the reader of the engine has converted already, and how often. */
  readonly done?: Done;
  readonly untold?: readonly Untold[];
};

/** A link of a menu. `href` is an address of the old site, or of another one. */
export type OldLink = { readonly label: string; readonly href: string };

/** A menu with more links than this shows only those at its top. */
export const fewLinks = 8;

/**
 * A group of the contents beside the texts, with the addresses of its texts in order. It has no title if it stands above
 * all groups.
 */
export type OldPart = { readonly title?: string | undefined; readonly addresses: readonly string[] };

/** A page that the engine made of other texts: of all posts or those below a folder, of all tags, or of one tag. */
export type OldList = {
  readonly address: string;
  readonly language?: string | undefined;
  readonly of: "topics" | { readonly topic: string } | { readonly folder: string };
};

/** A redirect of the old site, from one of its addresses to another one. */
export type OldRedirect = { readonly path: string; readonly from: string; readonly to: string };

/** A language of the old site. */
export type OldLanguage = {
  /** As in `pt-br`: begins the addresses of the new site, and ends the names of its files. */
  readonly code: string;
  /** In the language itself, as in `Português`. */
  readonly name: string;
  /** What its addresses begin with on the old site, as in `/pt-br`. May be empty. */
  readonly path: string;
  /** Title and description of the old site in this language. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
};

/** A part of the settings that only running the old site would tell. `file` is in the old site. */
export type Untold = { readonly file: string; readonly line: number; readonly text: string };

/**
 * A folder of the site (`from`), and its place below the content (`to`, empty for the content itself). Neither ends with
 * a slash.
 */
export type ContentMount = { readonly from: string; readonly to: string };

/** A collection of Jekyll that has pages. */
export type OldCollection = { readonly name: string; readonly folder: string };

/** The settings of the old site, as far as they can be read. */
export type OldSettings = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The address of the first page, which may end with a sub-path. */
  readonly url?: string | undefined;
  readonly timeZone?: string | undefined;
  /** The language of its readers, as in `en-US`. */
  readonly locale?: string | undefined;
  readonly author?: string | undefined;
  /** All languages of the site, first that of texts without a language in their names. */
  readonly languages?: readonly OldLanguage[];
  /** Languages whose addresses change, because they were on hosts of their own. As in `https://fr.example.org/ → /fr`. */
  readonly moved?: readonly string[];
  readonly menu?: readonly OldLink[];
  /** The folders of texts, and the place of each below the content. */
  readonly contentFolders?: readonly ContentMount[];
  /** Folders that are published as they are. */
  readonly publicFolders?: readonly string[];
  /** Patterns of further files that are published as they are. */
  readonly copied?: readonly string[];
  /** Hugo’s folder of files that templates process. */
  readonly assetFolder?: string;
  /** Whether images outside of `publicFolders` are published: where a text shows them, or all. Those of Eleventy. */
  readonly showsImages?: "never" | "shown" | "always";
  /** Patterns of paths that Jekyll leaves out. */
  readonly excluded?: readonly string[];
  /** Jekyll’s folder of all texts and files. Undefined for that of the site. */
  readonly source?: string | undefined;
  /** Hugo’s expressions for paths that it leaves out. */
  readonly ignored?: readonly RegExp[];
  readonly collections?: readonly OldCollection[];
  /** Patterns of paths that Jekyll publishes, although their names begin with `_` or a full stop. */
  readonly includedFolders?: readonly string[];
  /** Jekyll’s patterns of addresses by collection, or `""` for all posts, as in `/:year/:title/`. */
  readonly permalinks: Readonly<Record<string, string>>;
};

/** Folders whose texts are posts, even without a date. */
export function isPostFolder(folder: string): boolean {
  return /(?:^|\/)(?:posts?|blog|articles?|news|notes)$/i.test(folder);
}

/** The language of the readers, without a country: `en`. */
export function languageOf({ locale }: OldSettings): string | undefined {
  return locale?.toLowerCase().split(/[-_]/)[0];
}
