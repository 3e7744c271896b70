import { colours } from "../drawings/drawing-styles.ts";

/**
 * Gives a drawing or its styles their light colours, and removes what only browsers know: custom properties, themes,
 * and lines that keep their weight when they are scaled. Rules for text go as well, because labels are outlines by then
 * (see `outlineLabels`).
 */
export function byDay(svg: string): string {
  return svg
    .replace(/:root\{[^}]*\}@media\s*\(prefers-color-scheme:\s*dark\)\{:root\{[^}]*\}\}/, "")
    .replaceAll(
      /var\(--([\w-]+)\)/g,
      (_, name: string) => colours[name as keyof typeof colours]?.[0] ?? "none",
    )
    .replaceAll(/\[class\^=z\]\{vector-effect:[^}]*\}|path\{vector-effect:[^}]*\}/g, "")
    .replaceAll(' vector-effect="non-scaling-stroke"', "")
    .replaceAll(/(?:\.section(?: text)?|\btext)\{[^}]*\}\n?/g, "");
}
