import type { DrawingName } from "../drawings/catalogue.ts";
import type { DrawingOptions } from "../drawings/drawing-options.ts";
import { type DrawingView, panoramaView, sheetView } from "../drawings/views/drawing-views.ts";
import { headCrop, headScale } from "../drawings/views/head-crop.ts";
import { measureDrawing } from "../drawings/views/measure-drawing.ts";
import { menuStreetCrop } from "../drawings/views/menu-street.ts";
import { profileCrop, profileScale } from "../drawings/views/profile-crop.ts";
import type { CardPart } from "./section-card.ts";

/** How a part is drawn: the same options as where the site shows it, so that it is found drawn. */
export function optionsOf(part: CardPart): DrawingOptions {
  switch (part.kind) {
    case "article":
      return { scale: headScale, mode: "page", crop: articleCrop(part.drawing) };
    case "profile":
      return {
        scale: profileScale,
        mode: "page",
        crop: profileCrop(part.drawing, part.composition),
      };
    case "sheet":
      return ofFile(sheetView(part.drawing));
    case "panorama":
      return ofFile(panoramaView(part.drawing));
    case "view":
      return ofFile(part.view);
    case "street":
      return { scale: 22, mode: "file", crop: menuStreetCrop };
  }
}

/** Heads of articles that begin in the midst of a tree, which the page hides and a card would show. */
const cutHeads: ReadonlySet<DrawingName> = new Set(["proptech-europeennes", "trophees-smart-building"]);

/** As the head of the article shows its building, but for the trees that it cuts. */
function articleCrop(drawing: DrawingName) {
  const { crop } = headCrop(drawing);
  return cutHeads.has(drawing) ? { ...crop, x: measureDrawing(drawing).left } : crop;
}

/** As `drawAsset` draws it. */
function ofFile({
  scale,
  crop,
  marks = false,
}: Pick<DrawingView, "scale" | "crop" | "marks">): DrawingOptions {
  return { scale, marks, mode: "file", ...(crop && { crop }) };
}
