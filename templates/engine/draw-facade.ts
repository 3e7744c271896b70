import type { FacadeKind } from "./building.ts";
import type { Random } from "./seeded-random.ts";
import type { Sheet } from "./sheet.ts";
import { people, pottedPlant } from "./symbols/living.ts";

/** A storey of façade: `x` is its outer face, `side` -1 on the left and 1 on the right, `height` its clear height. */
type FacadeSite = {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly side: -1 | 1;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly wall: number;
};

/** Cuts the wall of a façade and draws its glass, its shades, its balcony. */
export function drawFacade(kind: FacadeKind, site: FacadeSite): void {
  facades[kind](site);
}

const facades: { readonly [kind in FacadeKind]: (site: FacadeSite) => void } = {
  wall: (site) => pierce(site, site.height, site.height),
  window: (site) => {
    pierce(site, 0.9, 2.25);
    glaze(site, 0.9, 2.25);
    const { sheet, x, y, side } = site;
    sheet.line("outside", "seen", [
      [x, y + 0.9],
      [x + side * 0.13, y + 0.87],
    ]);
  },
  "french-window": (site) => {
    pierce(site, 0, 2.3);
    glaze(site, 0, 2.3);
  },
  railing: (site) => {
    pierce(site, 0, 2.3);
    glaze(site, 0, 2.3);
    const { sheet, x, y, side, wall } = site;
    const rail = x + side * 0.1;
    sheet.line("outside", "seen", [
      [rail, y],
      [rail, y + 1],
      [x - (side * wall) / 2, y + 1],
    ]);
    sheet.line("outside", "fine", [
      [rail, y + 0.5],
      [x, y + 0.5],
    ]);
  },
  balcony: drawBalcony,
  curtain: drawCurtain,
  louvres: (site) => {
    drawCurtain(site);
    const { sheet, x, y, side, height } = site;
    const line = x + side * 0.55;
    for (let up = 0.35; up < height; up += 0.42) {
      sheet.line("outside", "seen", [
        [line - 0.14, y + up - 0.06 * side],
        [line + 0.14, y + up + 0.06 * side],
      ]);
    }
    sheet.line("outside", "fine", [
      [line, y - 0.15],
      [line, y + height + 0.15],
    ]);
    sheet.line("outside", "seen", [
      [x, y - 0.15],
      [x + side * 0.7, y - 0.15],
    ]);
  },
  "double-skin": (site) => {
    drawCurtain(site);
    const { sheet, x, y, side, height } = site;
    const skin = x + side * 0.8;
    sheet.line("outside", "seen", [
      [skin, y - 0.3],
      [skin, y + height + 0.3],
    ]);
    sheet.line("outside", "fine", [
      [x, y - 0.05],
      [skin, y - 0.05],
    ]);
    sheet.line("outside", "seen", [
      [x, y - 0.13],
      [skin + side * 0.08, y - 0.13],
    ]);
  },
  shopfront: (site) => {
    pierce(site, 0.25, Math.min(2.9, site.height - 0.3));
    glaze(site, 0.25, Math.min(2.9, site.height - 0.3));
  },
  door: (site) => {
    pierce(site, 0, 2.4);
    const { sheet, x, y, side, wall } = site;
    const middle = x - (side * wall) / 2;
    sheet.line("outside", "hidden", [
      [middle, y],
      [middle, y + 2.4],
    ]);
  },
  open: ({ sheet, x, y, side, height }) => {
    const rail = x - side * 0.1;
    sheet.line("outside", "seen", [
      [rail, y],
      [rail, y + 1],
    ]);
    sheet.line("outside", "seen", [
      [rail - 0.07, y + 1],
      [rail + 0.07, y + 1],
    ]);
    sheet.line("outside", "fine", [
      [rail, y + 1],
      [rail, y + height],
    ]);
  },
};

/** The wall below a sill and above a lintel. */
function pierce({ sheet, x, y, side, height, wall }: FacadeSite, sill: number, lintel: number): void {
  const left = side < 0 ? x : x - wall;
  sheet.cutRect(left, y, wall, Math.min(sill, height));
  sheet.cutRect(left, y + lintel, wall, height - lintel);
}

/** A double glazing in the middle of the wall, with its frame. */
function glaze({ sheet, x, y, side, wall }: FacadeSite, sill: number, lintel: number): void {
  const middle = x - (side * wall) / 2;
  for (const leaf of [-0.04, 0.04])
    sheet.line("outside", "seen", [
      [middle + leaf, y + sill],
      [middle + leaf, y + lintel],
    ]);
}

function drawCurtain({ sheet, x, y, side, height }: FacadeSite): void {
  const outer = x + side * 0.02;
  const inner = outer - side * 0.14;
  sheet.line("outside", "seen", [
    [outer, y - 0.3],
    [outer, y + height + 0.3],
  ]);
  sheet.line("outside", "seen", [
    [inner, y],
    [inner, y + height],
  ]);
  for (const up of [0, 1, height])
    sheet.rect("outside", "body", Math.min(outer, inner), y + up - 0.03, 0.14, 0.06);
}

function drawBalcony(site: FacadeSite): void {
  const { sheet, random, x, y, side } = site;
  const depth = 1.4;
  pierce(site, 0, 2.3);
  glaze(site, 0, 2.3);
  sheet.cutRect(side < 0 ? x - depth : x, y - 0.2, depth, 0.2);
  const rail = x + side * (depth - 0.06);
  sheet.line("outside", "seen", [
    [rail, y],
    [rail, y + 1.02],
  ]);
  sheet.line("outside", "seen", [
    [rail - 0.08, y + 1.02],
    [rail + 0.08, y + 1.02],
  ]);
  for (const up of [0.25, 0.5, 0.75])
    sheet.line("outside", "fine", [
      [rail, y + up],
      [x, y + up],
    ]);
  const choice = random();
  const place = { x: x + side * 0.85, y, flip: side < 0 };
  if (choice < 0.5) sheet.place("outside", pottedPlant, { ...place, size: 0.85 });
  else if (choice < 0.8) sheet.place("people", people.standing, place);
}
