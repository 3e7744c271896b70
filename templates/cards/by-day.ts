import { colours } from "../drawings/drawing-styles.ts";

/**
 * A drawing or its styles in their light colours, without what only browsers know: custom properties, themes, and lines
 * that keep their weight when they are scaled. Without rules for text as well: there is none (see `outlineLabels`).
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
