/** A site of another generator. Paths are from its folder, with `/`, sorted. */
export type OldSite = {
  readonly paths: readonly string[];
  readonly readText: (path: string) => string;
  readonly readBytes: (path: string) => Uint8Array;
};

const engines = ["hugo", "jekyll", "eleventy", "astro"] as const;
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
  readonly why:
    | "language"
    | "head"
    | "script"
    | "html"
    | "later"
    | "readme"
    | "missing"
    | "headless"
    // Files and texts that the old site did not publish, or that hold keys or passwords.
    | "hidden"
    | "unpublished"
    | "draft"
    | "secret";
};

export type OldTexts = { readonly texts: readonly OldText[]; readonly unmoved: readonly Unmoved[] };

/**
 * A folder of the site (`from`), and its place below the content (`to`, empty for the content itself). Neither ends with
 * a slash.
 */
export type ContentMount = { readonly from: string; readonly to: string };

/** A collection of Jekyll with its own pattern of addresses, as in `/:collection/:path`. */
export type OldCollection = { readonly name: string; readonly folder: string; readonly permalink: string };

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
  /** The language of texts without a language in their names. */
  readonly language?: string | undefined;
  /** All languages that the settings name. Only their codes count as a language in the name of a file. */
  readonly languages?: readonly string[];
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
  /** The `cascade` of the settings of Hugo, as it is written. */
  readonly cascade?: unknown;
  /** Patterns of addresses by section, or `""` for all, as in `/:year/:title/`. */
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
