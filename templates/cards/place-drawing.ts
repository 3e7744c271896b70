import type { Lettering } from "charpente";
import type { Building } from "../drawings/building.ts";
import { catalogue } from "../drawings/catalogue.ts";
import { drawSection } from "../drawings/draw-section.ts";
import { drawingStyles } from "../drawings/drawing-styles.ts";
import { menuStreet } from "../drawings/views/menu-street.ts";
import { byDay } from "./by-day.ts";
import { cardSize, drawingStart, footLine, sky } from "./measures.ts";
import { optionsOf } from "./options-of.ts";
import { outlineLabels } from "./outline-labels.ts";
import type { CardView } from "./section-card.ts";

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
  const drawn = drawSection(building, options);
  const room = { width: cardSize.width - drawingStart, height: footLine - sky };
  const footY = drawn.groundY - (foot?.level ?? 0) * options.scale;
  const fitting = Math.min(scales.most / options.scale, room.height / footY);
  const zoom = (scale ?? Math.max(scales.least, fitting * options.scale)) / options.scale;
  const [width, height] = [drawn.width * zoom, drawn.height * zoom];
  const x = drawingStart + Math.max(0, (room.width - width) / 2);
  const place = `x="${round(x)}" y="${round(footLine - footY * zoom)}" width="${round(width)}" height="${round(height)}"`;
  const [, box = "", content = ""] =
    /^<svg\b[^>]*\s(viewBox="[^"]*")>([\s\S]*)<\/svg>$/.exec(drawn.svg) ?? [];
  const [, own = drawingStyles] = /<style>([\s\S]*?)<\/style>/.exec(content) ?? [];
  const bare = content.replace(/<style>[\s\S]*?<\/style>|<title[\s\S]*?<\/desc>/g, "");
  return {
    svg: `<svg ${place} ${box}>${outlineLabels(byDay(bare), lettering)}</svg>`,
    styles: byDay(own),
    weight: zoom,
  };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
