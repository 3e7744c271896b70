import type { Lettering } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { cardSize, footLine, margin } from "./measures.ts";
import type { Foot } from "./section-card.ts";

/**
 * Draws the line below title and building: the ground between the marks of the section, or the slab of a storey with
 * its level in the margin. `weight` is the weight of the drawing’s lines.
 */
export function drawFoot(foot: Foot | undefined, weight: number, lettering: Lettering): string {
  return foot === undefined ? drawGround(weight, lettering) : drawSlab(foot, lettering);
}

const [ink, ink2, paper] = [colours.ink[0], colours["ink-2"][0], colours.paper[0]];

function drawGround(weight: number, lettering: Lettering): string {
  const line = `<path fill="none" stroke="${ink}" stroke-width="${2 * weight}" d="M${margin} ${footLine}H${cardSize.width}"/>`;
  return line + drawMark("A", margin, lettering);
}

/** A ring over a triangle that points in the direction of the section. */
function drawMark(letter: string, x: number, lettering: Lettering): string {
  const face = { font: "text", size: 21 };
  const start = x - lettering.measure(letter, face) / 2;
  return [
    `<path fill="${ink}" d="M${x - 27} ${footLine}L${x} ${footLine - 27}L${x + 27} ${footLine}z"/>`,
    `<circle cx="${x}" cy="${footLine}" r="19" fill="${paper}" stroke="${ink}" stroke-width="1.75"/>`,
    `<path fill="${ink}" d="${lettering.outline(letter, { ...face, x: start, y: footLine + 7.5 })}"/>`,
  ].join("");
}

const slab = 20;

function drawSlab({ label }: Foot, lettering: Lettering): string {
  const right = cardSize.width;
  const face = { font: "text", size: 17 };
  const start = margin - 9 - lettering.measure(label, face);
  return [
    `<defs><pattern id="f" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path fill="none" stroke="${ink2}" stroke-width=".9" d="M0 3.5h7"/></pattern></defs>`,
    `<path fill="url(#f)" d="M${margin} ${footLine}H${right}v${slab}H${margin}z"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="3" d="M${margin} ${footLine}H${right}M${margin} ${footLine + slab}H${right}M${margin - 8} ${footLine + 8}l16-16"/>`,
    `<path fill="${ink2}" d="${lettering.outline(label, { ...face, x: start, y: footLine - 10 })}"/>`,
  ].join("");
}
