/** The paths of the icons, as lines on a grid of 20 units. */
const lines = {
  undo: "M8 5 3.5 9.5 8 14M3.5 9.5H12a4.5 4.5 0 0 1 0 9H9",
  redo: "m12 5 4.5 4.5L12 14m4.5-4.5H8a4.5 4.5 0 0 0 0 9h3",
  form: "M3.5 2.5h13v15h-13zM6.5 6.5h7m-7 3.5h7m-7 3.5h4",
  history: "M10 5.5V10l3 2M3 10a7 7 0 1 0 2-5L3 7m0-4v4h4",
  todo: "M3 5.5 4.500 7 7 4M3 11.500 4.500 13 7 10M10 5.500h7M10 11.500h7M10 16.500h7M4 16.500h1.500",
  publish: "M10 13V3.500M6 7l4-4 4 4M3.500 12v5h13v-5",
  end: "m5 5 10 10M15 5 5 15",
  up: "m5 12 5-5 5 5",
  down: "m5 8 5 5 5-5",
  remove: "M4 10h12",
  add: "M10 4v12M4 10h12",
  handle: "M7 5h.01M7 10h.01M7 15h.01M13 5h.01M13 10h.01M13 15h.01",
  bold: "M6 3.5h5a3.2 3.2 0 0 1 0 6.5H6zm0 6.5h6a3.2 3.2 0 0 1 0 6.5H6z",
  italic: "M8.5 3.5h6m-9 13h6m.5-13-3.5 13",
  strike:
    "M4 10h12M14 6c-.6-1.6-2-2.5-4-2.5-2.300 0-4 1.200-4 3 0 1.500 1 2.500 3 3.500m5 3.500c0 2-1.700 3-4 3s-3.900-1-4.300-3",
  code: "m7 5.500-4.500 4.500L7 14.500m6-9 4.500 4.500-4.500 4.500",
  link: "M8 12a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1m2 3a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1",
  bullets: "M8 5h9M8 10h9m-9 5h9M3.500 5h.01M3.500 10h.01M3.500 15h.01",
  numbers: "M8 5h9M8 10h9m-9 5h9M3 3.500l1-.5v4M2.800 13.500c.500-1 2-.800 2 .2 0 .8-2 1.800-2 2.800h2.200",
  quote: "M4 4v12M8 7h9m-9 4h9m-9 4h5",
  table: "M3 4h14v12H3zM3 8h14M3 12h14M8.500 4v12",
  image: "M3 4h14v12H3zm0 10 4.500-4.500 3.500 3.500 2.500-2.500L17 14M12.500 7.500h.01",
} as const;

export type IconName = keyof typeof lines;

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", lines[name]);
  svg.append(path);
  return svg;
}
