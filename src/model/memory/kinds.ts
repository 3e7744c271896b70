import { hashOf, hashOfAll, keyOf } from "./hash.ts";

/**
 * All kinds of results that are kept between builds, and how each key is made: from everything that the result depends
 * on, except the generator itself. Its version, its tools and Node are part of every key on the disk; see
 * `createDiskIo`.
 */
export const keys = {
  /** The data of a source file: the digest of the file. */
  sources: (file: string) => file,
  /** The place of one value in a source file. */
  places: (file: string, what: string, path: readonly PropertyKey[]) =>
    hashOf(file, what, ...path.map(String)),
  /** An entry that fits its schema: the code of the templates, the available facts, its collection and its file. */
  entries: (templates: string, facts: string, collection: string, file: string) =>
    keyOf(templates, facts, keyOf(collection, file)),
  /**
   * What of an entry or of the settings waits for facts: its schema (the code of the templates, collection and
   * language), its file and digest, what else waits, and the facts as JSON.
   */
  waiting: (schema: string, file: string, digest: string, state: string, facts: string) =>
    hashOf(schema, file, digest, state, facts),
  /**
   * A compiled text: the settings of all texts, the code of directives and plug-ins, its file, its words and its place.
   */
  markdown: (compiler: string, file: string, text: string) => keyOf(compiler, file, text),
  /** The fingerprint of a card: the code and fonts that draw it, and its props as JSON. */
  cards: (code: string, fonts: string, art: string) => hashOf(code, fonts, art),
  /** A drawing: the code that draws it, and its data as JSON. */
  drawings: (code: string, data: string) => hashOf(code, data),
  /** A page: what all pages share (`sharedByPages`), and its template, route, props and card. */
  pages: (shared: string, template: string, route: string, props: string, card: string) =>
    keyOf(shared, template, route, props, card),
  /** An item of a feed: what all pages share, the feed, the route and the props. */
  "feed-items": (shared: string, feed: string, route: string, props: string) =>
    hashOf(shared, feed, route, props),
  /** A page as Markdown: its address, and the digest of its HTML. */
  "page-markdown": (address: string, page: string) => hashOf(address, page),
  /** The words of a page for a search index: the digest of its HTML. */
  texts: (page: string) => page,
  /**
   * The files that a site derives from its pages: code, base, settings as JSON, and the digests of all entries and
   * pages.
   */
  derived: (templates: string, base: string, settings: string, digests: readonly string[]) =>
    hashOfAll([templates, base, settings, ...digests]),
  /** Problems that `site check` finds on a page: the rules as JSON, and the digest of its HTML. */
  accessibility: (rules: string, page: string) => hashOf(rules, page),
  /** Terms that are spelt otherwise in a source file: the prescribed spellings as JSON, and the digest of the file. */
  spellings: (rules: string, file: string) => hashOf(rules, file),
  /** Figures that a source file says otherwise: the site’s figures as JSON, and the digest of the file. */
  figures: (figures: string, file: string) => hashOf(figures, file),
  /** What a PDF does beyond showing pages: the digest of the file. */
  "active-pdfs": (file: string) => file,
  /** The pixels of a picture: its format, and the digest of its SVG and its size. */
  pictures: (format: string, picture: string) => `${format} ${picture}`,
  /** An image in all its sizes: its name and its bytes. */
  images: (name: string, bytes: Uint8Array) => hashOf(name, bytes),
  /** The digest of a large file, and whether it contains a key: its absolute path and its mark; see `FileMark`. */
  "large-files": (place: string, ...mark: readonly number[]) => keyOf(place, ...mark.map(String)),
  /** What templates have read by themselves: the last list for the site. */
  reads: () => "all",
  /** The bundle of the templates: its inputs; see `rememberBundle`. */
  templates: bundleKey,
  /** The bundles of styles and scripts. */
  assets: bundleKey,
  /** A style sheet that the site’s own compiler has compiled: the code of the compiler, and the file with its text. */
  styles: bundleKey,
  /** A compressed file: the format, and the digest of the file. */
  compressed: (format: string, file: string) => `${format} ${file}`,
  /** The size of a file after brotli: its digest. */
  weights: (file: string) => file,
  /**
   * The size after quick brotli, never smaller than the exact one. It has its own kind, because a build uses one of
   * the two sizes and drops unused results by kind.
   */
  "quick-weights": (file: string) => file,
};

export type Kind = keyof typeof keys;

/** Results that are read from the disk each time they are used. */
export type LongKind = "sources" | "markdown" | "drawings" | "pages" | "compressed";
/** Results that are the bytes of a file. */
export type BytesKind = "pictures";
/** All others are values that JSON does not change. */
export type ValueKind = Exclude<Kind, LongKind | BytesKind>;

/** The kinds of results that code of templates makes. */
export const templateKinds: ReadonlySet<Kind> = new Set<Kind>([
  "entries",
  "waiting",
  "markdown",
  "cards",
  "drawings",
  "pages",
  "feed-items",
  "derived",
]);

const longKinds: ReadonlySet<Kind> = new Set<LongKind>([
  "sources",
  "markdown",
  "drawings",
  "pages",
  "compressed",
]);

export function isLong(kind: Kind): kind is LongKind {
  return longKinds.has(kind);
}

/** How many results of a kind were computed, and how many were remembered. */
export type ReuseCount = { readonly kind: Kind; readonly computed: number; readonly reused: number };

/**
 * Identifies everything that pages share: the code, the address, the manifest and the settings. On a site with several
 * languages, also which pages there are.
 */
export function sharedByPages(drawing: {
  readonly digest: string;
  readonly origin: string;
  readonly base: string;
  readonly manifest: { readonly digest: string };
  readonly settings: unknown;
  readonly routes?: ReadonlySet<string> | undefined;
}): string {
  const { digest, origin, base, manifest, settings, routes } = drawing;
  const known = routes === undefined ? [] : [...routes];
  return hashOfAll([digest, origin, base, manifest.digest, JSON.stringify(settings), ...known]);
}

/** The usual inputs of a bundle. For a bundle with further inputs, its previous key and these inputs. */
function bundleKey(inputs: string, more: string): string {
  return hashOf(inputs, more);
}

/** The steps whose results are kept with the object that they are computed from. */
export type RememberedStep =
  | "decode"
  | "parse"
  | "settings to publish"
  | "settings to draw with"
  | "validate"
  | "wait"
  | "wait again"
  | "link"
  | "images"
  | "compile"
  | "style needs"
  | SharedStep
  /** A step of the plan in which nothing waits for facts. */
  | `all: ${string}`;

/** Steps whose results many pages share, so that even a single build needs them repeatedly. */
export const sharedSteps = ["describe", "entries", "ids"] as const;
type SharedStep = (typeof sharedSteps)[number];
