import type { Building } from "./building";
import type { DrawingOptions, View } from "./drawing-options";
import { fileStyles, type Pen, pens, steady } from "./drawing-styles";
import { pathData, shortNumber } from "./path-data";
import { renderLayer } from "./render-layer";
import { type Ink, renderSymbol } from "./render-symbol";
import { type DrawnSymbol, layers, type Sheet } from "./sheet";

/** From this scale up, cut walls are hatched; below, they are solid ink. */
const scaleOfHatching = 12;

/** Writes a sheet as SVG: layers from back to front, one path per pen, symbols once in `<defs>`. */
export function renderSheet(sheet: Sheet, building: Building, options: DrawingOptions, view: View): string {
  const prefix = options.idPrefix ?? (options.mode === "page" ? letters(building.seed) : "");
  const used = new Set<Pen>();
  const symbols = new Map<string, DrawnSymbol>();
  const solid = building.poche === "solid" || options.scale < scaleOfHatching;
  const ink: Ink = { scale: options.scale, prefix, used, symbols, repeated: [] };
  const body = layers
    .map(
      (layer) =>
        (layer === "cut" ? cutPaths(sheet, prefix, solid, used) : "") + renderLayer(sheet, layer, ink),
    )
    .join("");
  const lens = building.lens && !options.crop ? building.lens : undefined;
  if (lens) used.add("lens").add("room");
  const content = lens
    ? `<use class="zr" href="#${prefix}oc"/><g clip-path="url(#${prefix}o)">${body}</g><use class="zo" href="#${prefix}oc"/>`
    : body;
  const defs = [...symbols.values()].map((symbol) => renderSymbol(symbol, ink)).join("");
  const hatch = sheet.cuts.length > 0 && !solid ? hatchPattern(prefix, used) : "";
  const lensDefs = lens ? lensMarkup(lens, options.scale, prefix) : "";
  const cut = sheet.cuts.length > 0 ? `<path id="${prefix}k" ${steady} d="${sheet.cuts.join("")}"/>` : "";
  const labels = sheet.labels.map((label) => labelMarkup(label, options.scale)).join("");
  if (labels) used.add("label");
  const size = `width="${view.width}" height="${view.height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"`;
  const { title, description } = building;
  const described = description === undefined ? "" : `<desc id="${prefix}d">${escaped(description)}</desc>`;
  const names = `<title id="${prefix}t">${escaped(title)}</title>${described}`;
  const labelled = described === "" ? `${prefix}t` : `${prefix}t ${prefix}d`;
  const open =
    options.mode === "page"
      ? `<svg class="section" role="img" aria-labelledby="${labelled}" ${size}>`
      : `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${labelled}" ${size}>`;
  const style = options.mode === "file" ? `<style>${fileStyles(used, labels !== "")}</style>` : "";
  return `${open}${names}${style}<defs>${hatch}${lensDefs}${cut}${defs}${ink.repeated.join("")}</defs>${content}${labels}</svg>`;
}

/** All that is cut, as one shape: its outline is stroked, then its inside covered, so that no line crosses a joint. */
function cutPaths(sheet: Sheet, prefix: string, solid: boolean, used: Set<Pen>): string {
  if (sheet.cuts.length === 0) return "";
  const use = (pen: Pen) => {
    used.add(pen);
    return `<use class="${pens[pen].name}" href="#${prefix}k"/>`;
  };
  if (solid) return use("cutInk");
  return [use("cutEdge"), use("cutPaper"), `<use fill="url(#${prefix}h)" href="#${prefix}k"/>`].join("");
}

function hatchPattern(prefix: string, used: Set<Pen>): string {
  used.add("hatch");
  return `<pattern id="${prefix}h" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="zkh" d="M0 2h4.6"/></pattern>`;
}

function lensMarkup({ x, y, radius }: NonNullable<Building["lens"]>, scale: number, prefix: string): string {
  const circle = pathData([["O", x, y, radius]], { scale });
  return `<path id="${prefix}oc" ${steady} d="${circle}"/><clipPath id="${prefix}o"><use href="#${prefix}oc"/></clipPath>`;
}

function labelMarkup({ x, y, text, anchor, upwards }: Sheet["labels"][number], scale: number): string {
  const [px, py] = [shortNumber(x * scale), shortNumber(-y * scale)];
  const place = upwards ? `transform="translate(${px} ${py})rotate(-90)"` : `x="${px}" y="${py}"`;
  const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text class="zx"${align} ${place}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A number as capital letters: symbols have lower-case ids, so a prefix and an id never read as another pair. */
function letters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCharCode(65 + (number % 26));
}
