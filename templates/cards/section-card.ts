import type { DrawingName } from "../drawings/catalogue.ts";
import type { Composition } from "../drawings/views/compositions.ts";
import type { DrawingView } from "../drawings/views/drawing-views.ts";

/** What the card of a page shows: plain data, from which the same picture is drawn wherever it is drawn. */
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

/** The drawing that stands on the card. */
export type CardView = {
  readonly part: CardPart;
  /** The level on which the line of the card lies, where it is that of a storey. Undefined: the ground. */
  readonly foot?: Foot;
  /** Pixels a metre on the card, where those that fit are not the right ones. */
  readonly scale?: number;
};

/**
 * Which part of a drawing it is. By preference one that a page or a file of the site shows as well: it is then drawn once
 * for both. Those that go by a name have to be measured first, which is left to whoever draws: cards are planned at
 * every build. `street`: passers-by, for pages that have no building.
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

/** Metres, and how it is written. */
export type Foot = { readonly level: number; readonly label: string };
