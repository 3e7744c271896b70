/** How to set a line of text. */
export type Typeface = {
  /** A name from `fonts` of the site’s cards. */
  readonly font: string;
  /** In px. */
  readonly size: number;
  /** Space added after each character, in em. */
  readonly tracking?: number;
};

/** A character that no font of the cards can show, and that has no substitute. */
export class MissingCharacter extends Error {
  constructor(
    readonly character: string,
    readonly text: string,
    readonly font: string,
  ) {
    super(character);
  }
}

/**
 * Sets text in the site’s own fonts, identically on every machine, with kerning and tabular figures. A character that a
 * font lacks is replaced by plain ones, such as ₂ by 2. Throws `MissingCharacter` when that is impossible, because a
 * card with a gap in its title must not be published.
 */
export type Lettering = {
  /** The length of a line of text, in px. */
  measure(text: string, face: Typeface): number;
  /** The outlines of a line of text as SVG path data. Its baseline starts at `x`, `y`. */
  outline(text: string, face: Typeface & { readonly x: number; readonly y: number }): string;
};

/** Fonts that have been read. `digest` is a hash of their bytes. */
export type OpenFonts = { readonly digest: string; load(): Promise<Lettering> };
