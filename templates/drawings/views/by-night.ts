/** A drawing that is a file, in its dark colours whatever the visitor’s theme: for what stands on night. */
export function byNight(svg: string): string {
  return svg.replace(
    /:root\{[^}]*\}@media\s*\(prefers-color-scheme:\s*dark\)\{(:root\{[^}]*\})\}/,
    (_, dark: string) => dark,
  );
}
