import {
  cardView,
  type DrawingView,
  detailView,
  featuredView,
  panoramaView,
  sheetView,
  streetView,
} from "../components/drawing-views.ts";
import { menuStreet, menuStreetCrop } from "../components/menu-street.ts";
import { phaseView } from "../components/story-views.ts";
import { catalogue, type DrawingName } from "../drawings/catalogue.ts";
import { drawSection } from "../drawings/draw-section.ts";
import { byNight } from "./by-night.ts";
import { inBold } from "./in-bold.ts";
import { lightsOut } from "./lights-out.ts";

/** What a file of `planAssets` is drawn from. */
export type AssetData =
  | { readonly kind: "framed"; readonly drawing: DrawingName; readonly use: FramedUse }
  | { readonly kind: "view"; readonly view: DrawingView; readonly finish?: Finish }
  | { readonly kind: "menu-street" };

export type FramedUse = keyof typeof framedViews;
export type Finish = keyof typeof finishes;

/** By use, the view that a building gets for it: most are measured to find their frame, which takes its time. */
const framedViews = {
  card: cardView,
  detail: detailView,
  featured: featuredView,
  panorama: panoramaView,
  phase: phaseView,
  sheet: sheetView,
  street: streetView,
} as const;

const finishes = { unlit: lightsOut, "by-night": byNight, "in-bold": inBold } as const;

/** Gives the SVG of a file. */
export function drawAsset(data: AssetData): string {
  switch (data.kind) {
    case "framed":
      return drawView(framedViews[data.use](data.drawing));
    case "view": {
      const svg = drawView(data.view);
      return data.finish === undefined ? svg : finishes[data.finish](svg);
    }
    case "menu-street":
      return drawSection(menuStreet, { scale: 22, mode: "file", crop: menuStreetCrop }).svg;
  }
}

function drawView({ drawing, scale, crop, marks = false, only }: DrawingView): string {
  const options = { scale, marks, mode: "file", ...(crop && { crop }), ...(only && { only }) } as const;
  return drawSection(catalogue[drawing], options).svg;
}
