import type { SiteLanguage } from "../model/model.ts";

/** A text file made from the content and published under a fingerprinted name; `asset(path)` gives its address. */
export type GeneratedAsset = { readonly path: string; readonly text: string };

/** The same for a drawing: `from` is plain data, and the text is drawn from it when a page first needs it. */
export type DrawnAsset<From = unknown> = { readonly path: string; readonly from: From };

/** The files that a site generates from its content. */
export type AssetGroup<Content, Settings, From, Code extends string = string> =
  | {
      readonly plan: (
        content: Content,
        settings: Settings,
        language: SiteLanguage<Code>,
      ) => readonly GeneratedAsset[];
      readonly draw?: never;
      readonly choice?: never;
    }
  | {
      readonly plan: (
        content: Content,
        settings: Settings,
        language: SiteLanguage<Code>,
      ) => readonly (GeneratedAsset | DrawnAsset<From>)[];
      /** Receives `from` as JSON and must use nothing else: the same data gives the same text. */
      readonly draw: (from: From) => string;
      /**
       * What to draw for a value that names a drawing, so that authors choose it by its picture. Undefined for a value
       * that names none. `enumDescriptions` in the metadata of the field names its values in words.
       */
      readonly choice?: (value: string) => NoInfer<From> | undefined;
    };

/** How to draw the picture that social networks show for a shared link. */
export type CardArt<Card> = {
  /** TrueType files below `templates/`, by the names that `draw` uses. */
  readonly fonts: { readonly [name: string]: string };
  /** In px. */
  readonly width: number;
  readonly height: number;
  /**
   * Returns a whole SVG with its texts as outlines, because another machine has other fonts. The same card gives the
   * same SVG.
   */
  readonly draw: (card: Card, lettering: Lettering) => string;
};

/** The icon of the site, for browser tabs and installed apps. */
export type WebApp = {
  readonly name: string;
  readonly shortName: string;
  readonly display: "browser" | "minimal-ui" | "standalone";
  readonly themeColour: string;
  readonly backgroundColour: string;
  /**
   * A square SVG, from which all icons are made. It may have other colours for dark themes, which only the SVG icon
   * uses.
   */
  readonly icon: string;
  /**
   * The `viewBox` of the same SVG for systems that crop icons: everything important is within the central circle of 80
   * %, and the background fills the box.
   */
  readonly wideView: string;
};

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
