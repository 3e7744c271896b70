import type { Properties } from "hast";
import type { Node, PhrasingContent, RootContent } from "mdast";

/**
 * Marks up code with the classes of highlight.js: HTML that consists of text and spans. Undefined for a language
 * without a grammar.
 */
export type Highlighter = (code: string, language: string) => string | undefined;

/** A piece of code: a text, or an element with pieces in it. */
export type CodePiece = string | CodeElement;
type CodeElement = {
  readonly tag: "span" | "mark";
  readonly className: readonly string[];
  readonly children: readonly CodePiece[];
};

/** The title and the highlighted pieces of a code block. */
type CodeMarkup = { readonly title: string | undefined; readonly pieces: readonly CodePiece[] };

declare module "mdast" {
  interface CodeData {
    code?: CodeMarkup;
  }
}

/** An element that Markdown has no node for. Transforms add it to the tree; `writeHtml` writes it. */
export interface Markup extends Node {
  type: "markup";
  tag: string;
  properties: Properties;
  /**
   * The attributes that this site lets its plug-ins add, as in HTML. Undefined if every site allows the element as it
   * is.
   */
  admitted?: Readonly<Record<string, string>>;
  children: (RootContent | PhrasingContent)[];
}

export function markup(
  tag: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent)[] = [],
): Markup {
  return { type: "markup", tag, properties, children: [...children] };
}

declare module "mdast" {
  /** Attributes that Markdown cannot express. */
  interface Data {
    hProperties?: Properties;
  }
  interface TextData {
    /** Written with the blanks at the ends of its lines. */
    isLiteral?: boolean;
  }
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    markup: Markup;
  }
}
