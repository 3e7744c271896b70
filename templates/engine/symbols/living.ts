import type { Pose } from "../building.ts";
import type { Point } from "../path-data.ts";
import { seededRandom } from "../seeded-random.ts";
import type { DrawnSymbol, Sheet } from "../sheet.ts";

/** Silhouettes of 1,66 to 1,75 m, standing on 0 and looking to the right. */
export const people: { readonly [pose in Pose]: DrawnSymbol } = {
  standing: silhouette(
    "p1",
    "M-.2 1.33Q-.2 1.44 -.08 1.46L.08 1.46Q.2 1.44 .2 1.33L.245 .86Q.215 .78 .185 .86L.15 1.16L.14 .8L.125 .04L.18 0L.02 0L0 .74L-.02 0L-.18 0L-.125 .04L-.14 .8L-.15 1.16L-.185 .86Q-.215 .78 -.245 .86Z",
    "O.005 1.615 .112",
  ),
  coat: silhouette(
    "p2",
    "M-.13 1.37Q-.1 1.45 0 1.46Q.1 1.45 .13 1.37L.19 .98L.25 .54Q.15 .5 .13 .52L.12 .05L.17 0L.03 0L.01 .5L-.02 .5L-.05 0L-.18 0L-.13 .05L-.12 .52Q-.2 .5 -.24 .55L-.17 .98Z",
    "O0 1.575 .102",
    "M-.1 1.6Q-.16 1.5 -.1 1.42L.02 1.46L-.02 1.62Z",
  ),
  walking: silhouette(
    "p3",
    "M-.11 1.4Q0 1.5 .11 1.42L.15 1.12L.16 .86L.26 .46L.34 .05L.43 .02L.42 0L.27 0L.15 .44L.02 .68L-.08 .36L-.2 .05L-.17 0L-.33 0L-.31 .05L-.2 .4L-.12 .84Z",
    "M.07 1.38L.24 1.08L.37 .98L.35 .93L.18 1.02L.02 1.2Z",
    "M-.08 1.36L-.2 1.1L-.22 .86L-.17 .86L-.12 1.06L-.02 1.24Z",
    "O.035 1.6 .108",
  ),
  seated: silhouette(
    "p4",
    "M-.15 .46L-.14 .92Q-.13 1.12 -.02 1.13Q.08 1.12 .09 1L.11 .63L.44 .61Q.52 .6 .51 .5L.46 .05L.58 .02L.57 0L.37 0L.35 .43L.02 .43Z",
    "M.03 1.04L.15 .84L.45 .81L.44 .75L.12 .76L0 .9Z",
    "O.02 1.265 .108",
  ),
  pointing: silhouette(
    "p5",
    "M-.2 1.33Q-.2 1.44 -.08 1.46L.1 1.46L.38 1.5L.52 1.62L.55 1.58L.4 1.43L.16 1.32L.15 .8L.135 .04L.19 0L.03 0L.01 .74L-.02 0L-.18 0L-.125 .04L-.14 .8L-.15 1.16L-.185 .86Q-.215 .78 -.245 .86Z",
    "O0 1.615 .112",
  ),
  tablet: silhouette(
    "p6",
    "M-.17 1.36Q-.14 1.45 -.03 1.46Q.1 1.46 .14 1.34L.18 1.18L.33 1.14L.34 1.26L.38 1.25L.36 1.05L.16 1.04L.15 .8L.12 .04L.2 0L.03 0L-.01 .74L-.06 0L-.2 0L-.15 .04L-.17 .84Z",
    "O.03 1.615 .11",
  ),
  wheelchair: {
    id: "p7",
    parts: [
      ["seen", "O-.02 .31 .31M.35 .08L.5 .08M-.34 1L-.24 .92L-.2 .46L.22 .46L.36 .12O.4 .09 .09"],
      [
        "person",
        "M-.18 .5L-.15 .95Q-.13 1.12 -.02 1.13Q.08 1.12 .09 1L.11 .66L.38 .64Q.46 .63 .45 .54L.43 .17L.54 .14L.53 .11L.34 .11L.31 .47L.02 .47ZM.03 1.04L.13 .82L.3 .66L.26 .62L.08 .74L0 .9ZO.02 1.265 .108",
      ],
    ],
  },
};

function silhouette(id: string, ...outlines: readonly string[]): DrawnSymbol {
  return { id, parts: [["person", outlines.join("")]] };
}

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
