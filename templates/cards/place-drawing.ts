import type { Lettering } from "charpente";
import { catalogue, type DrawingName } from "../drawings/catalogue.ts";
import { fileOptions, measureDrawing, panoramaView, sheetView } from "../drawings/drawing-views.ts";
import {
  headCrop,
  headScale,
  menuStreet,
  menuStreetCrop,
  profileCrop,
  profileScale,
} from "../drawings/page-views.ts";
import type { Building } from "../engine/building.ts";
import { drawInset, type SectionOptions } from "../engine/draw-section.ts";
import { type CardPart, type CardView, cardSize, drawingStart, footLine, sky } from "./section-card.ts";

/** Limits in pixels a metre. Between them, buildings look drawn by the same hand. */
const scales = { least: 15, most: 30 };

type Placed = {
  readonly svg: string;
  readonly styles: string;
  /** By how much its lines are thicker than drawn. */
  readonly weight: number;
};

/** Puts a drawing on the line of the card, as large as its height allows. A drawing too wide is cut at the right. */
export function placeDrawing(view: CardView, lettering: Lettering): Placed {
  const { part, foot, scale } = view;
  const options = optionsOf(part);
  const building: Building = part.kind === "street" ? menuStreet : catalogue[part.drawing];
  // The program that renders cards has no fonts of the site.
  const drawn = drawInset(building, options, (text, x, y, anchor) => {
    const face = { font: "text", size: 13 };
    return lettering.outline(text, { ...face, x: x - lettering.measure(text, face) * shares[anchor], y });
  });
  const room = { width: cardSize.width - drawingStart, height: footLine - sky };
  const footY = drawn.groundY - (foot?.level ?? 0) * options.scale;
  const fitting = Math.min(scales.most / options.scale, room.height / footY);
  const zoom = (scale ?? Math.max(scales.least, fitting * options.scale)) / options.scale;
  const [width, height] = [drawn.width * zoom, drawn.height * zoom];
  const x = drawingStart + Math.max(0, (room.width - width) / 2);
  const place = `x="${round(x)}" y="${round(footLine - footY * zoom)}" width="${round(width)}" height="${round(height)}"`;
  const svg = `<svg ${place} ${drawn.viewBox}>${drawn.content}</svg>`;
  return { svg, styles: drawn.styles, weight: zoom };
}

/** The share of a label that is before its point. */
const shares = { start: 0, middle: 0.5, end: 1 };

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** How a part is drawn: with the options of the page that shows it, so that both share one drawing. */
function optionsOf(part: CardPart): SectionOptions {
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
      return fileOptions(sheetView(part.drawing));
    case "panorama":
      return fileOptions(panoramaView(part.drawing));
    case "view":
      return fileOptions(part.view);
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
