import { drawSectionFile, type SectionData } from "../../applicability/section-image.tsx";
import { catalogue, type DrawingName } from "../catalogue.ts";
import { drawSection } from "../draw-section.ts";
import { byNight } from "./by-night.ts";
import {
  cardView,
  type DrawingView,
  detailView,
  featuredView,
  panoramaView,
  sheetView,
  streetView,
} from "./drawing-views.ts";
import { inBold } from "./in-bold.ts";
import { lightsOut } from "./lights-out.ts";
import { menuStreet, menuStreetCrop } from "./menu-street.ts";
import { phaseView } from "./story-views.ts";

/** What a file of `planAssets` is drawn from. */
export type AssetData = ViewData | SectionData;

type ViewData = DrawnData & {
  /** In its dark colours, whatever the visitor’s theme. */
  readonly isNight?: boolean;
};

type DrawnData =
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

const finishes = { unlit: lightsOut, "in-bold": inBold } as const;

/** Gives the SVG of a file. */
export function drawAsset(asset: AssetData): string {
  if (asset.kind === "section") return drawSectionFile(asset);
  const { isNight = false, ...data } = asset;
  return isNight ? byNight(draw(data)) : draw(data);
}

function draw(data: DrawnData): string {
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
