import type { Lettering } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawWords } from "./draw-words.ts";
import { cardSize, margin } from "./measures.ts";
import { placeDrawing } from "./place-drawing.ts";
import type { SectionCard } from "./section-card.ts";

/**
 * Draws the card of a page as a sheet of a set of drawings: the line of the margin, the title at the left, the building
 * at the right, both on one line. Always in light colours, because social networks know no theme.
 */
export function drawCard(card: SectionCard, lettering: Lettering): string {
  const { svg, styles, weight } = placeDrawing(card.view, lettering);
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${styles}</style>`,
    `<path fill="${colours.paper[0]}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${colours["ink-2"][0]}" stroke-width="1.5" d="M${margin} 0v${height}"/>`,
    drawFoot(card.view.foot, weight, lettering),
    svg,
    drawWords(card, lettering),
    "</svg>",
  ].join("");
}
