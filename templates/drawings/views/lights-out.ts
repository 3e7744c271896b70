/** A drawing that is a file, all its lamps off: lies under the same drawing with its lamps on. */
export function lightsOut(svg: string): string {
  return svg
    .replace(/\.zrl\{[^}]*\}/, ".zrl{display:none}")
    .replace(/\.zg\{[^}]*\}/, ".zg{display:none}")
    .replace(/\.zl\{fill:var\(--lamp\)/, ".zl{fill:var(--room)");
}
