import type { GeneratedAsset } from "charpente";
import type { SiteContent } from "../collections.ts";
import { auditViews } from "../components/audit-views.ts";
import {
  cardView,
  coverView,
  type DrawingView,
  detailView,
  featuredView,
  panoramaView,
  sheetView,
  streetView,
  viewPath,
} from "../components/drawing-views.ts";
import { drawingSheet } from "../components/inline-drawing.tsx";
import { menuStreet, menuStreetCrop } from "../components/menu-street.ts";
import {
  buildingBays,
  buildingEnd,
  buildingStreet,
  reportCover,
} from "../components/report-building-views.ts";
import { serviceViews, systems, systemView } from "../components/service-views.ts";
import { agesView, phaseView, qualityView } from "../components/story-views.ts";
import { towerBasement, towerFloors, towerUnlit } from "../components/tower.ts";
import { catalogue } from "../drawings/catalogue.ts";
import { drawSection } from "../drawings/draw-section.ts";
import { drawingStyles } from "../drawings/drawing-styles.ts";
import { byNight } from "./by-night.ts";
import { inBold } from "./in-bold.ts";
import { lightsOut } from "./lights-out.ts";

/** The drawings that are files of their own: those of the cards, and all that stands below a first screen. */
export function planAssets({
  articles,
  homePage,
  profiles,
  projects,
  rolePage,
  tradePage,
}: SiteContent): readonly GeneratedAsset[] {
  const { reasons } = homePage.data;
  const views = [
    ...articles.all.map(({ data }) => (data.featured ? featuredView(data.drawing) : cardView(data.drawing))),
    // An article that is featured on the blog may still be related to another one.
    ...articles.all.filter(({ data }) => data.featured).map(({ data }) => cardView(data.drawing)),
    ...profiles.all.map(({ data }) => streetView(data.drawing)),
    ...reasons.list.map(({ drawing }) => detailView(drawing)),
    towerFloors,
    ...projects.all.map(({ data }) => sheetView(data.drawing)),
    panoramaView("contact"),
    coverView,
    buildingBays,
    buildingEnd,
    buildingStreet,
    reportCover,
    ...tradePage.data.phases.list.map(({ drawing }) => phaseView(drawing)),
    ...rolePage.data.qualities.list.map((_, place) => qualityView(place)),
    agesView,
    ...serviceViews,
    ...auditViews,
  ];
  return [
    ...views.map((view) => ({ path: viewPath(view), text: drawFile(view) })),
    { path: viewPath(towerUnlit), text: lightsOut(drawFile(towerUnlit)) },
    { path: viewPath(towerBasement), text: byNight(drawFile(towerBasement)) },
    ...systems.map((system) => ({
      path: viewPath(systemView(system)),
      text: inBold(drawFile(systemView(system))),
    })),
    { path: drawingSheet, text: drawingSheetText },
    {
      path: "street.svg",
      text: drawSection(menuStreet, { scale: 22, mode: "file", crop: menuStreetCrop }).svg,
    },
  ];
}

/** A view says all that its drawing depends on, and while one writes, every save asks for all of them. */
const drawn = new Map<string, string>();

function drawFile(view: DrawingView): string {
  const name = JSON.stringify(view);
  const known = drawn.get(name) ?? drawView(view);
  drawn.set(name, known);
  return known;
}

function drawView({ drawing, scale, crop, marks = false, only }: DrawingView): string {
  const options = { scale, marks, mode: "file", ...(crop && { crop }), ...(only && { only }) } as const;
  return drawSection(catalogue[drawing], options).svg;
}

/** In a layer of the site’s own sheet, which it precedes: all layers are named again in their order. */
const drawingSheetText = `@layer base,components,layout,pages,media;@layer components{${drawingStyles.replaceAll("\n", "")}}`;
