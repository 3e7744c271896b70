import type { RootContent } from "mdast";
import type { Choice, FormField } from "./protocol.ts";

/** `blocks`: cuts a Markdown text into its blocks. `compose`: puts one together again. */
export type BlocksRequest = { readonly text: string };
export type BlocksAnswer = {
  readonly blocks: readonly Block[];
  /** Those of the site, by their names. */
  readonly directives: { readonly [name: string]: DirectiveForm };
};
/** `fields` are its attributes, in the order of its schema. */
export type DirectiveForm = {
  readonly label: string;
  readonly help?: string;
  readonly holdsBlocks: boolean;
  readonly fields: readonly FormField[];
};
/** One block of a Markdown text, as mdast and as it is written. */
export type Block = { readonly source: string; readonly tree: unknown };
export type ComposeRequest = {
  readonly text: string;
  /** A number keeps the block of that place to the byte. */
  readonly blocks: readonly (number | { readonly tree: unknown } | { readonly source: string })[];
};
export type ComposeAnswer = { readonly text: string };

/** `images`: those that a text can show. */
export type ImagesAnswer = { readonly images: readonly Choice[] };

/** `paste`: reads what another program has put into the clipboard. `html` is `""` where it gave none. */
export type PasteRequest = {
  /** Images that the clipboard itself holds have the addresses `clipboard:0`, `clipboard:1` and so on. */
  readonly html: string;
  readonly text: string;
  /** Of the highest headings of the text. */
  readonly depth: number;
  /** Names of its notes. */
  readonly notes: readonly string[];
};
/** Blocks and notes as mdast; each image of the clipboard is a paragraph of its own. `lost` says what stays behind, in the author’s language. */
export type PasteAnswer = {
  readonly blocks: readonly RootContent[];
  readonly notes: readonly RootContent[];
  readonly lost?: string;
};

/** `pages`: what links can lead to. */
export type PagesAnswer = { readonly pages: readonly { readonly route: string; readonly title: string }[] };

/**
 * `add-file`: the one request that is no JSON. Its type is `application/octet-stream`; its first line is JSON with the name
 * that the file had, its rest the bytes.
 */
export type AddFileAnswer =
  /** `url` is as entries and texts name it: `/images/facade.jpg`. */
  | { readonly status: "image"; readonly url: string; readonly width: number; readonly height: number }
  /** `about` is what a link tells of it: “PDF, 3 pages, 1.2 MB”. */
  | { readonly status: "document"; readonly url: string; readonly about: string }
  | { readonly status: "refused"; readonly why: string };
