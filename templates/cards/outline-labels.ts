import type { Lettering } from "charpente";

/** Turns the labels of a drawing into outlines, because the program that renders cards has no fonts of the site. */
export function outlineLabels(svg: string, lettering: Lettering): string {
  return svg.replaceAll(
    /<text class="zx"(?: text-anchor="(\w+)")? (?:x="([^"]*)" y="([^"]*)"|(transform="[^"]*"))>([^<]*)<\/text>/g,
    (_, anchor = "start", x = "0", y = "0", transform = "", escaped = "") => {
      const text = String(escaped).replaceAll("&lt;", "<").replaceAll("&amp;", "&");
      const face = { font: "text", size: 13 };
      const shift = lettering.measure(text, face) * (shares[anchor as keyof typeof shares] ?? 0);
      const outline = lettering.outline(text, { ...face, x: Number(x) - shift, y: Number(y) });
      return `<path class="zx" ${transform} d="${outline}"/>`;
    },
  );
}

/** The share of a label that is before its point. */
const shares = { start: 0, middle: 0.5, end: 1 };
