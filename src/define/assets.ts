import type { Lettering } from "./lettering.ts";

/** A text file made from the content, published under a fingerprinted name: `asset(path)` gives its address. */
export type GeneratedAsset = { readonly path: string; readonly text: string };

/** The same, with plain data that its text is drawn from once somebody needs it. */
export type DrawnAsset<From = unknown> = { readonly path: string; readonly from: From };

/** The files that a site makes from its content. */
export type AssetGroup<Content, Settings, From> =
  | {
      readonly plan: (content: Content, settings: Settings) => readonly GeneratedAsset[];
      readonly draw?: never;
    }
  | {
      readonly plan: (content: Content, settings: Settings) => readonly (GeneratedAsset | DrawnAsset<From>)[];
      /** Gets `from` as JSON carries it, and uses nothing else: the same data gives the same text. */
      readonly draw: (from: From) => string;
    };

/** How the pictures of pages are drawn that networks show where somebody shares a link. */
export type CardArt<Card> = {
  /** TrueType files below `templates/`, by the names under which `draw` asks for them. */
  readonly fonts: { readonly [name: string]: string };
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Gives a whole SVG, its texts as outlines: another machine has other fonts. The same card gives the same SVG. */
  readonly draw: (card: Card, lettering: Lettering) => string;
};

/** The site as an icon: in the tabs of browsers, and among the programs of those who install it. */
export type WebApp = {
  readonly name: string;
  readonly shortName: string;
  readonly display: "browser" | "minimal-ui" | "standalone";
  readonly themeColour: string;
  readonly backgroundColour: string;
  /** A square SVG, from which all icons are made. It may have other colours for dark themes; the others keep the light ones. */
  readonly icon: string;
  /**
   * The `viewBox` of the same SVG for systems that cut icons into shapes of their own: what counts stands in the circle
   * of 80 % in its middle, and the ground of the icon goes to its edges.
   */
  readonly wideView: string;
};
