import type { DrawnAsset, GeneratedAsset } from "charpente";
import { rulesAsset } from "../applicability/applicability-rules.ts";
import { drawSectionFile, type SectionData, sectionFiles } from "../applicability/section-image.tsx";
import type { SiteContent } from "../collections.ts";
import { opensNewTab } from "../components/source-link.tsx";
import { drawSection } from "../engine/draw-section.ts";
import { drawingStyles, type Finish, type Look } from "../engine/pens.ts";
import { catalogue, type DrawingName } from "./catalogue.ts";
import {
  cardView,
  coverView,
  type DrawingView,
  detailView,
  featuredView,
  fileOptions,
  nightPath,
  panoramaView,
  sheetView,
  streetView,
  viewPath,
} from "./drawing-views.ts";
import { drawingSheet } from "./drawn-image.tsx";
import {
  agesView,
  auditViews,
  menuStreet,
  menuStreetCrop,
  phaseView,
  qualityView,
  serviceViews,
  systems,
  systemView,
  towerBasement,
  towerFloors,
  towerUnlit,
} from "./page-views.ts";
import { buildingBays, buildingEnd, buildingStreet, reportCover } from "./report-building-views.ts";

/**
 * The drawings that are files of their own: those of the cards, and all that stands below a first screen; and the rules of
 * « Êtes-vous concerné ? ».
 */
export function planAssets({
  applicability,
  articles,
  homePage,
  profiles,
  projects,
  rolePage,
  tradePage,
}: SiteContent): readonly (GeneratedAsset | DrawnAsset<AssetData>)[] {
  const { reasons } = homePage.data;
  const drawn: readonly DrawnAsset<ViewData>[] = [
    ...articles.all.map(({ data }) => framed(data.featured ? "featured" : "card", data)),
    // An article that is featured on the blog may still be related to another one.
    ...articles.all.filter(({ data }) => data.featured).map(({ data }) => framed("card", data)),
    ...profiles.all.map(({ data }) => framed("street", data)),
    ...reasons.list.map((reason) => framed("detail", reason)),
    viewed(towerFloors),
    ...projects.all.map(({ data }) => framed("sheet", data)),
    framed("panorama", { drawing: "contact" }),
    viewed(coverView),
    viewed(buildingBays),
    viewed(buildingEnd),
    viewed(buildingStreet),
    viewed(reportCover),
    ...tradePage.data.phases.list.map((phase) => framed("phase", phase)),
    ...rolePage.data.qualities.list.map((_, place) => viewed(qualityView(place))),
    viewed(agesView),
    ...serviceViews.map((view) => viewed(view)),
    ...auditViews.map((view) => viewed(view)),
    viewed(towerUnlit, "unlit"),
    ...systems.map((system) => viewed(systemView(system), "bold")),
  ];
  return [
    ...drawn,
    ...drawn.map((asset) => ({ ...byNight(asset), path: nightPath(asset.path) })),
    byNight(viewed(towerBasement)),
    { path: "street.svg", from: { kind: "menu-street" } },
    rulesAsset(applicability.data, opensNewTab),
    ...sectionFiles("owner", applicability.data.form.example, applicability.data),
    ...profiles.all.flatMap(({ id, data }) => sectionFiles(id, data.section.answers, applicability.data)),
    { path: drawingSheet, text: drawingSheetText },
  ];
}

function byNight({ path, from }: DrawnAsset<ViewData>): DrawnAsset<ViewData> {
  return { path, from: { ...from, theme: "night" } };
}

/** A view whose frame follows from its drawing, which is measured for that when the view is drawn. */
function framed(use: FramedUse, { drawing }: Pick<DrawingView, "drawing">): DrawnAsset<ViewData> {
  return { path: viewPath({ drawing, use }), from: { kind: "framed", drawing, use } };
}

function viewed(view: DrawingView, finish?: Finish): DrawnAsset<ViewData> {
  return { path: viewPath(view), from: { kind: "view", view, ...(finish && { finish }) } };
}

/** In a layer of the site’s own sheet, which it precedes: all layers are named again in their order. */
const drawingSheetText = `@layer base,components,layout,pages,media;@layer components{${drawingStyles.replaceAll("\n", "")}}`;

/** What a file of `planAssets` is drawn from. */
type AssetData = ViewData | SectionData;

type ViewData = DrawnData & Pick<Look, "theme">;

type DrawnData =
  | { readonly kind: "framed"; readonly drawing: DrawingName; readonly use: FramedUse }
  | { readonly kind: "view"; readonly view: DrawingView; readonly finish?: Finish }
  | { readonly kind: "menu-street" };

type FramedUse = keyof typeof framedViews;

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

/** The whole of a building, by its name: authors choose it by its picture. */
export function drawingOfChoice(name: string): ViewData | undefined {
  return Object.hasOwn(catalogue, name)
    ? { kind: "framed", drawing: name as DrawingName, use: "detail" }
    : undefined;
}

/** Gives the SVG of a file. */
export function drawAsset(asset: AssetData): string {
  if (asset.kind === "section") return drawSectionFile(asset);
  const { theme, ...data } = asset;
  const look = theme === undefined ? {} : { theme };
  switch (data.kind) {
    case "framed":
      return drawView(framedViews[data.use](data.drawing), look);
    case "view":
      return drawView(data.view, data.finish === undefined ? look : { ...look, finish: data.finish });
    case "menu-street":
      return drawSection(menuStreet, { scale: 22, mode: "file", crop: menuStreetCrop, ...look }).svg;
  }
}

function drawView(view: DrawingView, look: Look): string {
  return drawSection(catalogue[view.drawing], { ...fileOptions(view), ...look }).svg;
}
