import type { DrawingName } from "../drawings/catalogue.ts";
import type { DrawingOptions } from "../drawings/drawing-options.ts";
import { type DrawingView, panoramaView, sheetView } from "../drawings/views/drawing-views.ts";
import { headCrop, headScale } from "../drawings/views/head-crop.ts";
import { measureDrawing } from "../drawings/views/measure-drawing.ts";
import { menuStreetCrop } from "../drawings/views/menu-street.ts";
import { profileCrop, profileScale } from "../drawings/views/profile-crop.ts";
import type { CardPart } from "./section-card.ts";

/** How a part is drawn: with the options of the page that shows it, so that both share one drawing. */
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

/** Articles whose drawing begins in the middle of a tree. The page hides that edge, a card would show it. */
const cutHeads: ReadonlySet<DrawingName> = new Set(["trophees-smart-building"]);

/** The building as at the head of its article, without the trees that the window cuts. */
function articleCrop(drawing: DrawingName) {
  const { crop } = headCrop(drawing);
  return cutHeads.has(drawing) ? { ...crop, x: measureDrawing(drawing).left } : crop;
}

/** With the options of `drawAsset`. */
function ofFile({
  scale,
  crop,
  marks = false,
}: Pick<DrawingView, "scale" | "crop" | "marks">): DrawingOptions {
  return { scale, marks, mode: "file", ...(crop && { crop }) };
}
