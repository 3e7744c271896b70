import type { GeneratedAsset } from "charpente";
import type { SiteContent } from "../collections.ts";
import {
  cardView,
  type DrawingView,
  detailView,
  featuredView,
  streetView,
  viewPath,
} from "../components/drawing-views.ts";
import { iconSvg } from "../components/icon.ts";
import { drawingSheet } from "../components/inline-drawing.tsx";
import { menuStreet, menuStreetCrop } from "../components/menu-street.ts";
import { towerBasement, towerFloors } from "../components/tower.ts";
import { catalogue } from "../drawings/catalogue.ts";
import { drawSection } from "../drawings/draw-section.ts";
import { drawingStyles } from "../drawings/drawing-styles.ts";
import { byNight } from "./by-night.ts";

/** The drawings that are files of their own: those of the cards, and all that stands below a first screen. */
export function planAssets({ articles, homePage }: SiteContent): readonly GeneratedAsset[] {
  const { profiles, reasons } = homePage.data;
  const views = [
    ...articles.all.map(({ data }) => (data.featured ? featuredView(data.drawing) : cardView(data.drawing))),
    // An article that is featured on the blog may still be related to another one.
    ...articles.all.filter(({ data }) => data.featured).map(({ data }) => cardView(data.drawing)),
    ...profiles.list.map(({ drawing }) => streetView(drawing)),
    ...reasons.list.map(({ drawing }) => detailView(drawing)),
    towerFloors,
  ];
  return [
    ...views.map((view) => ({ path: viewPath(view), text: drawFile(view) })),
    { path: viewPath(towerBasement), text: byNight(drawFile(towerBasement)) },
    { path: drawingSheet, text: drawingSheetText },
    { path: "icon.svg", text: iconSvg },
    {
      path: "street.svg",
      text: drawSection(menuStreet, { scale: 22, mode: "file", crop: menuStreetCrop }).svg,
    },
  ];
}

function drawFile({ drawing, scale, crop, marks = false }: DrawingView): string {
  const options = { scale, marks, mode: "file" } as const;
  return drawSection(catalogue[drawing], crop === undefined ? options : { ...options, crop }).svg;
}

/** In a layer of the site’s own sheet, which it precedes: all layers are named again in their order. */
const drawingSheetText = `@layer base,components,layout,pages,media;@layer components{${drawingStyles.replaceAll("\n", "")}}`;
