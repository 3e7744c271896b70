/** How a line of text is set. */
export type Typeface = {
  /** A key of the `fonts` of the site’s cards. */
  readonly font: string;
  /** In px. */
  readonly size: number;
  /** What is added after each character, in em. */
  readonly tracking?: number;
};

/** A character that no font of the cards can show, not even as one that stands for it. */
export class MissingCharacter extends Error {
  constructor(
    readonly character: string,
    readonly text: string,
    readonly font: string,
  ) {
    super(`the font “${font}” of the cards has no “${character}”, which stands in “${text}”`);
  }
}

/**
 * Sets text in the site’s own fonts, the same on every machine, with their kerning and figures of one width. Where a font
 * lacks a character, the plain ones that stand for it take its place: 2 that of ₂. Throws `MissingCharacter` where
 * there are none: a card with a hole in its title helps nobody.
 */
export type Lettering = {
  /** How long a line of text is, in px. */
  measure(text: string, face: Typeface): number;
  /** The outlines of a line of text as SVG path data. Its baseline starts at `x`, `y`. */
  outline(text: string, face: Typeface & { readonly x: number; readonly y: number }): string;
};

/** Fonts that have been read. `digest` names their bytes. */
export type OpenFonts = { readonly digest: string; load(): Promise<Lettering> };
