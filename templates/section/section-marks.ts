/** To a tenth of a px: the same text wherever it is computed. */
export const px = (value: number) => Math.round(value * 10) / 10;

export const path = (name: string, data: string) => data && `<path class="${name.trim()}" d="${data}"/>`;

/** A symbol of `sectionParts`, which are drawn at ten units a metre. */
export function place(symbol: string, x: number, y: number, scale: number, flip = false): string {
  const by = Math.round(scale * 100) / 1000;
  return `<use href="#q-${symbol}" transform="translate(${x} ${y})scale(${flip ? -by : by} ${by})"/>`;
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

export function text(
  words: string,
  x: number,
  y: number,
  name: string,
  anchor = "start",
  upwards = false,
): string {
  const at = upwards ? `transform="translate(${x} ${y})rotate(-90)"` : `x="${x}" y="${y}"`;
  const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const raised = escaped(words).replace(
    /\b1er\b/g,
    '1<tspan class="q1" dy="-4">er</tspan><tspan dy="4">\u200b</tspan>',
  );
  return `<text class="${name}"${align} ${at}>${raised}</text>`;
}
