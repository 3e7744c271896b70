import type { DrawnAsset, GeneratedAsset } from "charpente";
import { rulesAsset } from "../../applicability/applicability-rules.ts";
import { sectionFiles } from "../../applicability/section-image.tsx";
import type { SiteContent } from "../../collections.ts";
import { opensNewTab } from "../../components/new-tab.ts";
import { drawingStyles } from "../drawing-styles.ts";
import { auditViews } from "./audit-views.ts";
import type { AssetData, Finish, FramedUse } from "./draw-asset.ts";
import { coverView, type DrawingView, nightPath, viewPath } from "./drawing-views.ts";
import { drawingSheet } from "./inline-drawing.tsx";
import { buildingBays, buildingEnd, buildingStreet, reportCover } from "./report-building-views.ts";
import { serviceViews, systems, systemView } from "./service-views.ts";
import { agesView, qualityView } from "./story-views.ts";
import { towerBasement, towerFloors, towerUnlit } from "./tower.ts";

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
  const drawn: readonly DrawnAsset<AssetData>[] = [
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
    ...systems.map((system) => viewed(systemView(system), "in-bold")),
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

function byNight({ path, from }: DrawnAsset<AssetData>): DrawnAsset<AssetData> {
  return { path, from: { ...from, isNight: true } };
}

/** A view whose frame follows from its drawing, which is measured for that when the view is drawn. */
function framed(use: FramedUse, { drawing }: Pick<DrawingView, "drawing">): DrawnAsset<AssetData> {
  return { path: viewPath({ drawing, use }), from: { kind: "framed", drawing, use } };
}

function viewed(view: DrawingView, finish?: Finish): DrawnAsset<AssetData> {
  return { path: viewPath(view), from: { kind: "view", view, ...(finish && { finish }) } };
}

/** In a layer of the site’s own sheet, which it precedes: all layers are named again in their order. */
const drawingSheetText = `@layer base,components,layout,pages,media;@layer components{${drawingStyles.replaceAll("\n", "")}}`;
