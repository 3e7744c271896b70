import type { Position } from "../words/problem.ts";

/** Compiled Markdown: safe HTML in pieces, split where directives stand. */
export type Body = {
  /** Identifies its HTML. Undefined when that would need the HTML to be read. */
  readonly digest?: string;
  readonly parts: readonly BodyPart[];
  readonly headings: readonly Heading[];
  readonly words: number;
  readonly links: readonly BodyLink[];
  readonly images: readonly BodyImage[];
  /** The languages of its code, as written after the fences. Undefined when no code names one. */
  readonly languages?: readonly string[] | undefined;
};

/** A piece of compiled Markdown: HTML, an image, or a directive with the pieces within it, in the order of the text. */
export type BodyPart =
  | {
      readonly kind: "html";
      readonly html: string;
      /** The facts of exactly this HTML. Undefined when they are not known. */
      readonly facts?: HtmlFacts;
      /** True when elements have classes for the styles that plug-ins have given them: the page needs `textStyles`. */
      readonly isStyled?: boolean;
    }
  | {
      readonly kind: "directive";
      readonly name: string;
      /** The attributes as written, after a check against the directive’s schema. */
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly parts: readonly BodyPart[];
    }
  | {
      readonly kind: "image";
      /**
       * The path of the file from the project root, as in `content/images/front.jpg`, or an address on another host. If
       * `content/` lacks the file, it is the one with the same name in `static/`.
       */
      readonly image: string;
      readonly alt: string;
      readonly title: string | undefined;
      /** True for an image within a line of text; others are figures. */
      readonly isInLine?: true;
    };

/** The data of HTML that checks and sitemaps need, in the order of the HTML. */
export type HtmlFacts = {
  readonly ids: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  /** Its headings, in order. */
  readonly headings: readonly { readonly depth: number; readonly text: string; readonly id?: string }[];
};

/** A heading of a text: `depth` as in `h2`, `id` is its anchor, `text` has no markup. */
export type Heading = { readonly depth: 2 | 3 | 4 | 5 | 6; readonly id: string; readonly text: string };

/** A link in the Markdown of an entry, with its position, so that a broken one is reported there. */
export type BodyLink = {
  readonly url: string;
  readonly at: Position;
  /** The file of `content/` that it names, by its path from the project root: the link leads to its page. */
  readonly file?: string;
};

/** An image in the Markdown of an entry: its path from the project root, and its position. */
export type BodyImage = { readonly image: string; readonly at: Position };
