import { balanceLines, type Lettering } from "charpente";

export type Card = { readonly title: string; readonly line: string; readonly name: string };

const size = { width: 1200, height: 630 };
const ink = "#15181e";
const fonts = { text: "fonts/figtree-card.ttf" };

/** The picture that social networks show of a page: its title above a line that ends at the name of the conference. */
export const cards = { fonts, ...size, draw };

function draw({ title, line, name }: Card, lettering: Lettering): string {
  const face = { font: "text", size: 76, tracking: -0.02 };
  const width = size.width - 160;
  const lines = balanceLines(title, { width, measure: (part) => lettering.measure(part, face) });
  const path = (text: string, at: { size: number; x: number; y: number }, fill: string) =>
    `<path fill="${fill}" d="${lettering.outline(text, { font: "text", ...at })}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    `<path fill="#fff" d="M0 0h${size.width}v${size.height}H0z"/>`,
    ...lines.map(
      (text, place) =>
        `<path fill="${ink}" d="${lettering.outline(text, { ...face, x: 80, y: 150 + place * 88 })}"/>`,
    ),
    path(line, { size: 32, x: 80, y: 430 }, "#555c68"),
    `<path fill="none" stroke="#c8341f" stroke-width="14" d="M0 520h836"/>`,
    `<circle cx="850" cy="520" r="20" fill="#fff" stroke="${ink}" stroke-width="12"/>`,
    path(name, { size: 48, x: 900, y: 537 }, ink),
    "</svg>",
  ].join("");
}
