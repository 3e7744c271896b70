import type { BuildingSystem } from "./keep-system";

/** How a building is drawn. */
export type DrawingOptions = {
  /** Pixels a metre. Detail follows: hatched walls from 12, pipes and ducts from 10. */
  readonly scale: number;
  /** `page`: inline in HTML, coloured by `drawingStyles`. `file`: an SVG by itself, with its own colours, light and dark. */
  readonly mode: "page" | "file";
  /** Makes ids unique when one building is inline twice in a page. */
  readonly idPrefix?: string;
  /** The part to draw, in metres: `x`, `y` its lower left corner, y upwards from ±0,00. Default: all of it. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** One system of the building, alone: what lies over a drawing of the whole to bring that system out. */
  readonly only?: BuildingSystem;
  /** Levels, dimension chain and leaders. Text follows the page’s font, or the system’s in a file. Default: false. */
  readonly marks?: boolean;
};

/** A part of a drawing, in px: `x` and `y` its upper left corner, from the left face and the ground line, y downwards. */
export type View = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
