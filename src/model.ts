/** What each stage hands on, in the order of the pipeline. A type says what has been proved so far. */
import type { Position, Problem } from "./problem.ts";
import type { Route } from "./route.ts";

/** A file as the disk has it. `path` is from the project root, always with "/". */
export type RawFile = { readonly path: string; readonly bytes: Uint8Array };

/** A text file of `content/`: valid UTF-8 without a byte-order mark, name in NFC, lines ended by "\n". */
export type SourceFile = {
  readonly file: string;
  /** Names the file and its bytes. */
  readonly digest: string;
  /** Decoded each time that it is read: of thousands of files few are needed at once, and most of them never. */
  readonly text: string;
};

/** Where a value stands: `path` as in `["seo", "title"]` or `["faq", 0, "question"]`. */
export type Locate = (path: readonly PropertyKey[], what: "key" | "value") => Position | undefined;

/** A well-formed source: its YAML read, its values’ places known. Nothing is known of its fields yet. */
export type ParsedSource = {
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly body: BodySource | undefined;
};

/** Markdown as written, and the line of the file on which it starts. */
export type MarkdownSource = { readonly text: string; readonly line: number };

/** The Markdown of one entry. `digest` names its text, which is decoded each time that it is read. */
export type BodySource = MarkdownSource & { readonly digest: string };

/** A member of a collection that fits its schema. Its `data` is exact, its Markdown not yet compiled. */
export type DraftEntry = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly source: BodySource | undefined;
};

/** A member of a collection, its references proved and its Markdown compiled. What templates see. */
export type Entry<Data = unknown> = {
  readonly collection: string;
  /** The file’s name without folder and extension, or the key in a collection kept in one file. */
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: Data;
  /** Undefined where the entry is a YAML file. */
  readonly body: Body | undefined;
};

/** The places of each entry’s values, for problems that come to light once its Markdown is compiled. */
export type Places = ReadonlyMap<Entry, Locate>;

/** What a step gives that makes a `LongResult`. */
export type LongInput<Facts> = { readonly facts: Facts; readonly bytes: Uint8Array };

/**
 * A result in two pieces: `facts`, small and always at hand, and `bytes`, long, fetched each time that they are read.
 * `digest` is the SHA-256 of the bytes in hex.
 */
export type LongResult<Facts> = {
  readonly facts: Facts;
  readonly digest: string;
  readonly sizeBytes: number;
  readonly bytes: Uint8Array;
};

/** Compiled Markdown: HTML that is safe to insert, cut where directives stand. */
export type Body = {
  /** Names its HTML, where that is known without the HTML at hand. */
  readonly digest?: string;
  readonly parts: readonly BodyPart[];
  readonly headings: readonly Heading[];
  readonly words: number;
  readonly links: readonly BodyLink[];
  readonly images: readonly BodyImage[];
};

export type BodyPart =
  | { readonly kind: "html"; readonly html: string }
  | {
      readonly kind: "directive";
      readonly name: string;
      /** As written, checked against the schema of the directive. */
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly parts: readonly BodyPart[];
    }
  /** `image` is the path of the file from the project root. */
  | {
      readonly kind: "image";
      readonly image: string;
      readonly alt: string;
      readonly title: string | undefined;
    };

export type Heading = { readonly depth: 2 | 3 | 4 | 5 | 6; readonly id: string; readonly text: string };

/** A link in the Markdown of an entry, kept so that a broken one is reported where it was written. */
export type BodyLink = { readonly url: string; readonly at: Position };

/** An image in the Markdown of an entry: the path from the project root, and where it was written. */
export type BodyImage = { readonly image: string; readonly at: Position };

/** A page to be drawn: its route is valid and nobody else’s. Plain data: it can be hashed and sent to a worker. */
export type Page = {
  readonly route: Route;
  /** Name of the group in `pages` of the site’s definition. */
  readonly template: string;
  readonly props: unknown;
  /** The files of `content/` it is made from, the one that gave the route first. */
  readonly sources: readonly string[];
  /** Calendar date (`2025-09-01`) of the last change that readers care about, for the sitemap. */
  readonly updated: string | undefined;
  /** False keeps the page out of the maps and says so to search engines. */
  readonly indexed: boolean;
  /** What its picture is to show. */
  readonly card?: SharedCard | undefined;
};

/** What the picture of a page is drawn from, as plain data, and its words for those who do not see it. */
export type SharedCard<Art = unknown> = { readonly alt: string; readonly art: Art };

/** The picture of a page. `path` is from the root of `dist/`, sizes are in px. */
export type CardImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/**
 * A file of pixels to be made from SVG. What it shows is known before it is made: pages can point to it, and whoever
 * makes it may take his time.
 */
export type Picture = {
  /** From the root of `dist/`. */
  readonly path: string;
  /** Its name in the manifest, where pages ask for it. */
  readonly plain?: string;
  /** Names the SVG and everything below. */
  readonly digest: string;
  readonly svg: () => Promise<string>;
  readonly format: "png" | "ico";
  readonly width: number;
  readonly height: number;
  /** How many colours the file may have: drawings have few, and each costs bytes. */
  readonly colours: number;
};

/** A feed to be drawn: its dates are calendar dates, every route is that of a page, and the newest item comes first. */
export type PlannedFeed = {
  /** Its key in `feeds` of the site’s definition. */
  readonly name: string;
  readonly files: { readonly atom: string; readonly json: string };
  readonly title: string;
  readonly description: string;
  readonly route: Route;
  readonly author: string;
  readonly items: readonly PlannedItem[];
};

export type PlannedItem = {
  readonly route: Route;
  readonly title: string;
  readonly summary: string;
  /** Calendar dates. */
  readonly published: string;
  readonly updated: string;
  readonly topics: readonly string[];
  readonly props: unknown;
};

/** A feed whose items have their content: plain HTML with absolute addresses. */
export type RenderedFeed = Omit<PlannedFeed, "items"> & {
  readonly items: readonly (Omit<PlannedItem, "props"> & { readonly html: string })[];
};

/**
 * A file to publish. `path` is from the root of `dist/`, always with "/". Where there are thousands, `bytes` are
 * fetched each time that they are read: `digest`, the SHA-256 of them in hex, and `sizeBytes` tell what they are.
 */
export type OutputFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest?: string;
  readonly sizeBytes?: number;
};

/** What is weighed: bytes, by their digest where that is known. */
export type Weighable = Pick<OutputFile, "bytes" | "digest">;

/** From plain to fingerprinted name: `styles/site.css` to `assets/site.2d711642b7.css`, both without base path. */
export type Manifest = {
  readonly assets: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, ImageAsset>>;
  /** Scripts that an entry script pulls in at once, for `modulepreload`. Keys are plain names. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
};

/** The files that make a site known as an icon. The first is a plain name, the others are published as they are. */
export const appFiles = {
  icon: "icon.svg",
  touchIcon: "apple-touch-icon.png",
  favicon: "favicon.ico",
  manifest: "site.webmanifest",
} as const;

/** Plain name of the style that paints the places of images; see `ImageAsset.placeholder`. */
export const placeholderStyles = "placeholders.css";

/** Plain name of the script by which pages ask for the service worker. Only sites that have one have it. */
export const workerRegistration = "register-worker.js";

/** The scripts of the service worker, as they run in browsers. */
export type WorkerScripts = {
  readonly worker: string;
  /** Takes the place of the other one where it is no longer wanted. */
  readonly retired: string;
  readonly register: string;
};

/** What a page needs to show an image without moving what stands round it. Sizes in CSS px. */
export type ImageAsset = {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the image is there. Undefined for SVG. */
  readonly placeholder: string | undefined;
  /** The file for browsers that know none of `sources`, from the root of `dist/`. */
  readonly fallback: string;
  readonly sources: readonly {
    readonly type: string;
    readonly variants: readonly { readonly path: string; readonly width: number }[];
  }[];
};

/** What was read off a page’s final HTML, so that checks and maps need not parse it again. */
export type PageFacts = {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** URLs of scripts, styles, images and fonts. */
  readonly assets: readonly string[];
  readonly headings: readonly { readonly depth: number; readonly text: string }[];
  /** Opening tags of images without `alt`. */
  readonly imagesWithoutAlt: readonly string[];
  /** What a browser fetches for the page without being asked; see `createLoadReader`. May repeat. */
  readonly loads: readonly PageLoad[];
  readonly hasIsland: boolean;
  readonly policy: PolicyNeeds;
};

/** What a page asks of the policy under which it is shown. */
export type PolicyNeeds = {
  /** By directive, as in `img-src`: origins, schemes and hashes, written as the policy writes them. Each once. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly islands: readonly string[];
  /** What a policy without exceptions refuses: attributes with a style or a script in them. Each once. */
  readonly refused: readonly string[];
};

/** Something that a page makes a browser fetch. Only a `blocking-style` keeps the page from being painted. */
export type PageLoad = {
  readonly kind: "blocking-style" | "style" | "preloaded-font" | "script" | "image";
  readonly url: string;
};

/** One of the files that a page comes to. `path` is from the root of `dist/`. */
export type PagePart = {
  readonly path: string;
  readonly kind: "html" | "font" | PageLoad["kind"];
  /** After compression. */
  readonly bytes: number;
};

/** What a page makes a visitor fetch, in bytes after compression; see `weighPages`. */
export type PageWeights = {
  readonly html: number;
  readonly styles: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly images: number;
  /** HTML and the styles that block rendering. */
  readonly firstPaint: number;
  readonly total: number;
};

/** A page as drawn, and what was read off it. `html` and `bytes` are fetched each time that they are read. */
export type RenderedPage = {
  readonly page: Page;
  readonly html: string;
  readonly facts: PageFacts;
} & Pick<LongResult<PageFacts>, "bytes" | "digest" | "sizeBytes">;

/** What a finished page says, for files that are made of all pages, such as the index of a search. */
export type PageText = {
  readonly route: Route;
  /** Name of the group in `pages` of the site’s definition. */
  readonly template: string;
  readonly description: string;
  /** From one heading to the next. The first one’s is the title of the page. */
  readonly sections: readonly TextSection[];
};

/** `anchor` is the id that leads there, or close to it. */
export type TextSection = {
  readonly anchor: string | undefined;
  readonly heading: string;
  /** A line for each paragraph, cell or item. */
  readonly text: string;
};

/** What is known of a page once it is written: the row of the report. Sizes in bytes. */
export type PageRecord = {
  readonly route: string;
  readonly template: string;
  readonly sources: readonly string[];
  readonly bytes: number;
  /** Its HTML after compression; only where the build was asked to weigh. */
  readonly brotli?: number;
  /** Itself and all that it loads; only where the build was asked to weigh. */
  readonly weights?: PageWeights;
};

/** An entry, or a part of one, that was left out: a draft, or dated after today. */
export type HeldBack = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly reason: "draft" | "future";
  /** Calendar date on which it becomes due. */
  readonly due: string | undefined;
  /** The item that is left out, as in `updates[1]`, where the entry itself is not. */
  readonly part?: string;
};

/**
 * An entry that exists but did not fit, and has its problem already. Without an id where the whole file that holds the
 * entries of a collection could not be read: any of them may have been in it.
 */
export type RefusedEntry = { readonly collection: string; readonly id: string | undefined };

/** How long a stage took, in milliseconds. */
export type StageTime = { readonly stage: string; readonly ms: number };

/** How many results of a kind were computed and how many remembered. */
export type ReuseCount = { readonly kind: string; readonly computed: number; readonly reused: number };

type Made = {
  readonly problems: readonly Problem[];
  readonly heldBack: readonly HeldBack[];
  /** Entries that are shown only because drafts were asked for. */
  readonly early: readonly HeldBack[];
  readonly pages: readonly PageRecord[];
};

/** What a build comes to. `refused` leaves the last `dist/` as it was. */
export type BuildOutcome =
  | ({
      readonly status: "written";
      readonly files: number;
      readonly bytes: number;
      readonly changed: number;
    } & Made)
  | ({ readonly status: "refused" } & Made);
