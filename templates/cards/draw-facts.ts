import { fitLine, type Lettering } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { footLine, wordsStart } from "./measures.ts";
import type { Fact } from "./section-card.ts";

const [ink, ink2, rule] = [colours.ink[0], colours["ink-2"][0], colours["rule-2"][0]];
const row = 42;
const values = wordsStart + 140;
const end = wordsStart + 430;

type DrawnFacts = {
  readonly svg: string;
  /** Where it starts; the line of the card where there is none. */
  readonly top: number;
};

/** The title block above the line: a row for each fact, ruled as in the articles. */
export function drawFacts(facts: readonly Fact[], lettering: Lettering): DrawnFacts {
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
