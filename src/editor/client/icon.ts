import { make } from "../../dev/client/panel/make.ts";

/** The icons of the bar, the panels and the forms. */
const lines = {
  search: "M13 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0m-1.500 3.500L17 17",
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
} as const;

export type IconName = keyof typeof lines;

export function icon(name: IconName): SVGElement {
  return drawIcon(lines[name]);
}

/** Draws an icon from its lines, on a grid of 20 units. */
export function drawIcon(lines: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", lines);
  svg.append(path);
  return svg;
}

/** The button in the head of a sheet that closes it. */
export function closeButton(name: string, close: () => void): HTMLElement {
  const looks = { type: "button", class: "quiet", "aria-label": name, title: name };
  return make("button", { ...looks, click: close }, icon("end"));
}
