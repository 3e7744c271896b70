import { fitLine, type Lettering, type Typeface } from "charpente";
import { colours } from "../engine/pens.ts";
import { drawTitle } from "./draw-title.ts";
import { placeDrawing } from "./place-drawing.ts";
import {
  cardSize,
  type Fact,
  type Foot,
  footLine,
  margin,
  type SectionCard,
  sky,
  wordsEnd,
  wordsStart,
} from "./section-card.ts";

const [ink, ink2] = [colours.ink[0], colours["ink-2"][0]];
const [lamp, paper, rule] = [colours.lamp[0], colours.paper[0], colours["rule-2"][0]];

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
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${ink2}" stroke-width="1.5" d="M${margin} 0v${height}"/>`,
    drawFoot(card.view.foot, weight, lettering),
    svg,
    drawWords(card, lettering),
    "</svg>",
  ].join("");
}

/** Draws the firm, the place of the page, its title, its title block, and the address of the site below the line. */
function drawWords(card: SectionCard, lettering: Lettering): string {
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

const row = 42;
const values = wordsStart + 140;
const end = wordsStart + 430;

type DrawnFacts = {
  readonly svg: string;
  /** Where it starts; the line of the card where there is none. */
  readonly top: number;
};

/** The title block above the line: a row for each fact, ruled as in the articles. */
function drawFacts(facts: readonly Fact[], lettering: Lettering): DrawnFacts {
  if (facts.length === 0) return { svg: "", top: footLine };
  const top = footLine - 40 - facts.length * row;
  const rows = facts.map(({ label, value }, place) => {
    const y = top + place * row;
    const face = { font: "text", size: 22, y: y + 29 };
    const measure = (text: string) => lettering.measure(text, face);
    const shownLabel = fitLine(label, { width: values - wordsStart - 10, measure });
    const shownValue = fitLine(value, { width: end - values, measure });
    return [
      `<path fill="none" stroke="${rule}" stroke-width="1.5" d="M${wordsStart} ${y + row}H${end}"/>`,
      `<path fill="${ink2}" d="${lettering.outline(shownLabel, { ...face, x: wordsStart })}"/>`,
      `<path fill="${ink}" d="${outlineRaised(shownValue, { ...face, x: values }, lettering)}"/>`,
    ].join("");
  });
  const rules = `<path fill="none" stroke="${ink}" stroke-width="2.5" d="M${wordsStart} ${top}H${end}"/>`;
  return { svg: rows.join("") + rules, top };
}

type Line = { readonly font: string; readonly size: number; readonly x: number; readonly y: number };

/** A line of text with the letters of `1er` raised, as in French dates. */
function outlineRaised(text: string, line: Line, lettering: Lettering): string {
  let { x } = line;
  return text
    .split(/(?<=\b1)(er)\b/)
    .map((piece) => {
      const isRaised = piece === "er";
      const face = isRaised ? { ...line, size: line.size * 0.65, y: line.y - line.size * 0.34 } : line;
      const outline = piece === "" ? "" : lettering.outline(piece, { ...face, x });
      x += lettering.measure(piece, face);
      return outline;
    })
    .join("");
}

/**
 * Draws the line below title and building: the ground between the marks of the section, or the slab of a storey with
 * its level in the margin. `weight` is the weight of the drawing’s lines.
 */
function drawFoot(foot: Foot | undefined, weight: number, lettering: Lettering): string {
  return foot === undefined ? drawGround(weight, lettering) : drawSlab(foot, lettering);
}

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
