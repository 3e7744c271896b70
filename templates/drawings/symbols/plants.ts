import type { Point } from "../path-data";
import { seededRandom } from "../seeded-random";
import type { DrawnSymbol, Sheet } from "../sheet";

/** A plant in its pot, 1.3 high, around 0. */
export const pottedPlant: DrawnSymbol = {
  id: "po",
  parts: [
    ["body", "M-.17 .36L-.13 0L.13 0L.17 .36Z"],
    [
      "fine",
      "M0 .36Q.2 .9 .5 1.1M0 .36Q.12 1 .3 1.3M0 .36Q0 1 .06 1.35M0 .36Q-.06 1 -.2 1.3M0 .36Q-.14 .9 -.4 1.16M0 .36Q-.2 .7 -.52 .86M0 .36Q.22 .7 .55 .8",
    ],
  ],
};

/** A tuft of grass of a green roof, .8 wide. */
export const grass: DrawnSymbol = {
  id: "gr",
  parts: [
    [
      "fine",
      "M.1 0L0 .4M.1 0L.14 .55M.1 0L.3 .42M.5 0L.42 .6M.5 0L.56 .38M.5 0L.74 .5M.7 0L.66 .3M.7 0L.82 .34",
    ],
  ],
};

/** Height of the tree that the symbol draws; others are scaled from it. */
const grown = 7;

/**
 * Plants a bare tree in a thin scalloped crown, `height` metres high. The second seed mirrors the first: with another
 * height it reads as another tree, and a drawing carries one.
 */
export function plantTree(sheet: Sheet, seed: 1 | 2, x: number, y: number, height: number): void {
  sheet.place("behind", tree(sheet.scale), { x, y, flip: seed === 2, size: height / grown });
}

function tree(scale: number): DrawnSymbol {
  const depth = scale < 9 ? 3 : 4;
  // Twigs and crown are random: whole pixels take nothing from them, and half the digits.
  const grain = scale < 9 ? scale * 2 : scale;
  const at = ([x, y]: Point) => `${snapped(x, grain)} ${snapped(y, grain)}`;
  const random = seededRandom(110);
  const trunk = 0.27;
  const twigs: string[] = [];
  grow([0, trunk], 0.165, Math.PI / 2, depth);

  /** The last fork of a node goes on from where the pencil is, so that one line runs from trunk to twig. */
  function grow(from: Point, length: number, angle: number, left: number): void {
    const forks = left === depth || random() < 0.14 ? 3 : 2;
    for (let fork = forks - 1; fork >= 0; fork--) {
      const side = forks === 2 ? fork * 2 - 1 : fork - 1;
      const turn = angle + side * (0.34 + random() * 0.24) + (random() - 0.5) * 0.14;
      const reach = length * (0.8 + random() * 0.3);
      const end: Point = [from[0] + Math.cos(turn) * reach, from[1] + Math.sin(turn) * reach];
      twigs.push(`${fork === forks - 1 && twigs.length > 0 ? "" : `M${at(from)}`}L${at(end)}`);
      if (left > 1) grow(end, reach * 0.76, turn, left - 1);
    }
  }

  return {
    id: "ty",
    parts: [
      ["fine", twigs.join("") + crown(random, at)],
      ["seen", `M0 0L0 ${trunk * grown}`],
    ],
  };
}

function crown(random: () => number, at: (point: Point) => string): string {
  const lobes = 14;
  const points = Array.from({ length: lobes }, (_, index): Point => {
    const angle = (index / lobes) * 2 * Math.PI;
    const radius = 0.345 * (0.9 + random() * 0.16);
    return [Math.cos(angle) * radius * 1.04, 0.645 + Math.sin(angle) * radius];
  });
  return points.reduce(
    (path, point, index) => {
      const next = points[(index + 1) % lobes] ?? point;
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      const reach = 1 + 0.05 / Math.hypot(middle[0], middle[1] - 0.645);
      const bulge: Point = [middle[0] * reach, 0.645 + (middle[1] - 0.645) * reach];
      return `${path}Q${at(bulge)} ${at(next)}`;
    },
    `M${at(points[0] ?? [0, 0])}`,
  );
}

/** To the nearest of `grain` points a metre. */
function snapped(share: number, grain: number): string {
  return (Math.round(share * grown * grain) / grain).toFixed(4);
}
