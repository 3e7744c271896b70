import { colours } from "../engine/pens.ts";
import css from "./section.css" with { type: "text" };
import { drawParts } from "./section-parts.ts";

const allColours = { ...colours, "heat-text": ["#a8330f", "#ff9b7a"] } as const;

/** A drawn section as a file of its own: with its styles, the symbols that it uses, and the colours of both themes, or of one. */
export function toSectionFile(svg: string, isNight = false): string {
  const theme = (index: 0 | 1) =>
    `:root{${Object.entries(allColours)
      .filter(([name]) => css.includes(`var(--${name})`))
      .map(([name, pair]) => `--${name}:${pair[index]}`)
      .join(";")};--text:Figtree,system-ui,sans-serif}`;
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\s+/g, " ");
  const themes = isNight ? theme(1) : `${theme(0)}@media(prefers-color-scheme:dark){${theme(1)}}`;
  return svg
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(">", `><style>${themes}${rules}</style><defs>${usedParts(svg)}</defs>`);
}

/** The parts that a drawing uses, and those that they are made of. */
function usedParts(svg: string): string {
  const parts = drawParts();
  const used = new Set<string>();
  const use = (text: string) => {
    for (const { id, markup } of parts) {
      if (used.has(id) || !text.includes(`#${id}"`)) continue;
      used.add(id);
      use(markup);
    }
  };
  use(`${svg}"#q-hatch" "#q-hatch-due"`);
  return parts.flatMap(({ id, markup }) => (used.has(id) ? [markup] : [])).join("");
}
