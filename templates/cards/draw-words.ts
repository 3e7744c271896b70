import { fitLine, type Lettering, type Typeface } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { drawFacts } from "./draw-facts.ts";
import { drawTitle } from "./draw-title.ts";
import { footLine, sky, wordsEnd, wordsStart } from "./measures.ts";
import type { SectionCard } from "./section-card.ts";

const [ink, ink2, lamp] = [colours.ink[0], colours["ink-2"][0], colours.lamp[0]];

/** Draws the firm, the place of the page, its title, its title block, and the address of the site below the line. */
export function drawWords(card: SectionCard, lettering: Lettering): string {
  const path = drawPath(card.where, lettering);
  const facts = drawFacts(card.facts, lettering);
  const room = { top: path === "" ? 150 : 172, bottom: facts.top - 30 };
  const host = { font: "text", size: 22, x: wordsStart, y: footLine + 82 };
  return [
    drawBrand(card.siteName, lettering),
    path,
    drawTitle(card.title, room, lettering),
    facts.svg,
    `<path fill="${ink2}" d="${outlineFitted(card.host, host, lettering)}"/>`,
  ].join("");
}

/** The logo, as in the header of pages, and the name. */
function drawBrand(name: string, lettering: Lettering): string {
  const line = { font: "title", size: 27, tracking: -0.01, x: wordsStart + 46, y: sky + 26 };
  return [
    `<g transform="translate(${wordsStart} ${sky - 2})scale(1.06)"><path fill="${lamp}" d="M5 4h17v11H5z"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="3" d="M0 3.5h23.5M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.5"/></g>`,
    `<path fill="${ink}" d="${outlineFitted(name, line, lettering)}"/>`,
  ].join("");
}

/** One line of text, cut at the edge of its room. */
function outlineFitted(
  text: string,
  line: Typeface & { readonly x: number; readonly y: number },
  lettering: Lettering,
): string {
  const measure = (part: string) => lettering.measure(part, line);
  return lettering.outline(fitLine(text, { width: wordsEnd - line.x, measure }), line);
}

/** The breadcrumb of the page, with ticks of 45° between its steps. */
function drawPath(where: readonly string[], lettering: Lettering): string {
  const face = { font: "text", size: 22 };
  const y = 138;
  let x = wordsStart;
  return where
    .map((step, place) => {
      const tick =
        place === 0
          ? ""
          : `<path fill="none" stroke="${ink}" stroke-width="1.75" d="M${x + 13} ${y}l11-15"/>`;
      if (place > 0) x += 37;
      const measure = (text: string) => lettering.measure(text, face);
      const fitted = fitLine(step, { width: wordsEnd - x, measure });
      const text = `<path fill="${ink2}" d="${lettering.outline(fitted, { ...face, x, y })}"/>`;
      x += measure(fitted);
      return tick + text;
    })
    .join("");
}
