/** A drawing that is a file, its lines twice as heavy: for the system that a visitor points at. */
export function inBold(svg: string): string {
  return svg.replace(/<style>.*?<\/style>/s, (style) =>
    style.replace(/stroke-width:(\d*\.?\d+)/g, (rule, width: string) =>
      // The outlines of sensors and walls are heavy enough.
      Number(width) < 2 ? `stroke-width:${Number(width) * 2}` : rule,
    ),
  );
}
