import type { RootContent } from "mdast";
import type { Choice, FormField } from "./protocol.ts";

/** `blocks`: cuts a Markdown text into blocks. `compose`: composes a text from blocks. */
export type BlocksRequest = { readonly text: string };
export type BlocksAnswer = {
  readonly blocks: readonly Block[];
  /** The directives of the site, by name. */
  readonly directives: { readonly [name: string]: DirectiveForm };
};
/** `fields` are its attributes, in the order of its schema. */
export type DirectiveForm = {
  readonly label: string;
  readonly help?: string;
  readonly holdsBlocks: boolean;
  readonly fields: readonly FormField[];
};
/** One block of a Markdown text: its source and its mdast tree. */
export type Block = { readonly source: string; readonly tree: unknown };
export type ComposeRequest = {
  readonly text: string;
  /** A number keeps the block with that index to the byte. */
  readonly blocks: readonly (number | { readonly tree: unknown } | { readonly source: string })[];
};
export type ComposeAnswer = { readonly text: string };

/** `images`: lists the images that a text can show. */
export type ImagesAnswer = { readonly images: readonly Choice[] };

/** `paste`: converts the clipboard content of another program. `html` is `""` if there is none. */
export type PasteRequest = {
  /** Images whose bytes the clipboard contains have the addresses `clipboard:0`, `clipboard:1` and so on. */
  readonly html: string;
  readonly text: string;
  /** The depth of the highest headings of the text. */
  readonly depth: number;
  /** The names of its notes. */
  readonly notes: readonly string[];
};
/**
 * Blocks and notes as mdast. Each image of the clipboard is a paragraph of its own. `lost` lists the losses in the
 * author’s language.
 */
export type PasteAnswer = {
  readonly blocks: readonly RootContent[];
  readonly notes: readonly RootContent[];
  readonly lost?: string;
};

/** `pages`: lists the pages that links can lead to. */
export type PagesAnswer = { readonly pages: readonly { readonly route: string; readonly title: string }[] };

/**
 * `add-file`: the only request that is not JSON. Its type is `application/octet-stream`; its first line is JSON with
 * the original file name, the rest is the bytes.
 */
export type AddFileAnswer =
  /**
   * `url` is the address that entries and texts use: `/images/facade.jpg`. `picture` shows it until a page does, as a
   * `data:` URL.
   */
  | {
      readonly status: "image";
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly picture?: string | undefined;
    }
  /** `about` is the description for a link: “PDF, 3 pages, 1.2 MB”. */
  | {
      readonly status: "document";
      readonly url: string;
      readonly about: string;
      /** What its author should know of before it is published: that a PDF holds a script, for instance. */
      readonly remark?: string;
    }
  | { readonly status: "refused"; readonly why: string };
