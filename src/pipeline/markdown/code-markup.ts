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
export type CodeMarkup = { readonly title: string | undefined; readonly pieces: readonly CodePiece[] };

declare module "mdast" {
  interface CodeData {
    code?: CodeMarkup;
  }
}
