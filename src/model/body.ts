import type { Position } from "../problems/problem.ts";

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
  | {
      readonly kind: "html";
      readonly html: string;
      /** Of exactly this HTML. Undefined where nobody knows them. */
      readonly facts?: HtmlFacts;
    }
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

/** What checks and maps ask of HTML, in its order. */
export type HtmlFacts = {
  readonly ids: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  readonly headings: readonly { readonly depth: number; readonly text: string; readonly id?: string }[];
};

export type Heading = { readonly depth: 2 | 3 | 4 | 5 | 6; readonly id: string; readonly text: string };

/** A link in the Markdown of an entry, kept so that a broken one is reported where it was written. */
export type BodyLink = { readonly url: string; readonly at: Position };

/** An image in the Markdown of an entry: the path from the project root, and where it was written. */
export type BodyImage = { readonly image: string; readonly at: Position };
