import type { DrawingName } from "../drawings/catalogue.ts";
import type { DrawingView } from "../drawings/drawing-views.ts";
import type { Composition } from "../drawings/page-views.ts";

/** The contents of a card, as plain data. The same data always give the same picture. */
export type SectionCard = {
  readonly title: string;
  readonly siteName: string;
  readonly host: string;
  /** Where the page stands in the site, as in its breadcrumb, the home page left out. */
  readonly where: readonly string[];
  /** The rows of the title block. */
  readonly facts: readonly Fact[];
  readonly view: CardView;
};

export type Fact = { readonly label: string; readonly value: string };

/** The drawing on the card. */
export type CardView = {
  readonly part: CardPart;
  /** The level on which the line of the card lies, where it is that of a storey. Undefined: the ground. */
  readonly foot?: Foot;
  /** Pixels a metre on the card, where those that fit are not the right ones. */
  readonly scale?: number;
};

/**
 * The part of a drawing that the card shows. When a page or file of the site shows the same part, both share one
 * drawing. A part without a `view` is measured when the card is drawn, because every build plans all cards. `street`:
 * passers-by, for pages without a building.
 */
export type CardPart =
  | { readonly kind: "article" | "sheet" | "panorama"; readonly drawing: DrawingName }
  | { readonly kind: "profile"; readonly drawing: DrawingName; readonly composition: Composition }
  | {
      readonly kind: "view";
      readonly drawing: DrawingName;
      readonly view: Pick<DrawingView, "scale" | "crop" | "marks">;
    }
  | { readonly kind: "street" };

/** In metres, and as text. */
export type Foot = { readonly level: number; readonly label: string };

/** The size that social networks ask for in a large picture. All lengths are in px. */
export const cardSize = { width: 1200, height: 630 };

/** The places of the line of the margin, of the start and the end of words, and of the start of the drawing. */
export const margin = 76;
export const wordsStart = 114;
export const wordsEnd = 596;
export const drawingStart = 626;

/** The height of the line below title and building. */
export const footLine = 508;

/** The free room above the drawing and above the words. */
export const sky = 44;
