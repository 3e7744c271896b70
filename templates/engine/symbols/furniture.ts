import { seededRandom } from "../seeded-random.ts";
import type { DrawnSymbol, Place } from "../sheet.ts";
import { people } from "./living.ts";

/** Furniture on a floor at 0; its x starts at 0 unless said, and it faces right. */
export const furniture = {
  /** A chair at .45 and a desk from .85 to 2.25 with its screen. The one who works there sits at .45. */
  workstation: {
    id: "ws",
    parts: [
      ["body", "M.85 .7L2.25 .7L2.25 .75L.85 .75ZM1.78 .88L1.84 .88L1.84 1.24L1.78 1.24Z"],
      [
        "seen",
        "M.95 0L.95 .7M2.17 0L2.17 .7M1.81 .75L1.81 .88M.23 .98L.26 .47L.67 .47M.45 .47L.45 .06M.23 .06L.67 .06",
      ],
    ],
  },
  /** A chair with its seat around 0. */
  chair: { id: "ch", parts: [["seen", "M-.22 .95L-.2 .47L.22 .47M0 .47L0 .06M-.22 .06L.22 .06"]] },
  /** A meeting table centred on 0, 2.2 wide. */
  meetingTable: {
    id: "mt",
    parts: [
      ["body", "M-1.1 .7L1.1 .7L1.1 .76L-1.1 .76Z"],
      ["seen", "M-.3 0L0 .7L.3 0"],
    ],
  },
  /** A small table centred on 0, with a chair at -.8 and one at .8. */
  canteenTable: {
    id: "ct",
    parts: [
      ["body", "M-.5 .72L.5 .72L.5 .77L-.5 .77Z"],
      [
        "seen",
        "M0 0L0 .72M-.25 .02L.25 .02M-1.02 .95L-1 .47L-.58 .47M-.8 .47L-.8 .06M-1.02 .06L-.58 .06M1.02 .95L1 .47L.58 .47M.8 .47L.8 .06M1.02 .06L.58 .06",
      ],
    ],
  },
  sofa: {
    id: "so",
    parts: [
      ["body", "M.2 .3L.2 .84Q1 .88 1.6 .84L1.6 .3Z"],
      ["body", "M.06 .08L0 .58Q.1 .66 .2 .58L.22 .42L1.58 .42L1.6 .58Q1.7 .66 1.8 .58L1.74 .08Z"],
      ["seen", "M.9 .42L.9 .85M.14 .08L.14 0M1.66 .08L1.66 0"],
    ],
  },
  floorLamp: { id: "fl", parts: [["seen", "M0 0L0 1.46M-.16 .01L.16 .01"]] },
  picture: { id: "pi", parts: [["fine", "M0 1.35L1 1.35L1 2L0 2ZM.12 1.47L.88 1.47L.88 1.88L.12 1.88Z"]] },
  bed: {
    id: "be",
    parts: [
      ["body", "M0 .08L0 1L.09 1L.09 .08ZM.09 .16L2.02 .16L2.02 .34L.09 .34Z"],
      ["body", "M.09 .34L.09 .46Q.3 .58 .5 .48L.58 .36L.6 .5Q1.3 .56 2.02 .48L2.05 .24L.6 .3Z"],
      ["seen", "M.14 .16L.14 0M1.95 .16L1.95 0"],
    ],
  },
  nightTable: {
    id: "nt",
    parts: [
      ["body", "M-.2 0L.2 0L.2 .5L-.2 .5Z"],
      ["seen", "M-.2 .28L.2 .28M0 .5L0 .64"],
    ],
  },
  wardrobe: {
    id: "wa",
    parts: [["fine", "M0 0L0 2.1L.9 2.1L.9 0M.45 0L.45 2.1M.39 1L.39 1.12M.51 1L.51 1.12"]],
  },
  kitchenUnit: {
    id: "ku",
    parts: [
      ["body", "M0 0L.6 0L.6 .86L0 .86Z"],
      ["fine", "M.12 .74L.48 .74"],
    ],
  },
  wallCupboard: { id: "wc", parts: [["body", "M0 1.45L.6 1.45L.6 2.15L0 2.15Z"]] },
  bathtub: {
    id: "ba",
    parts: [
      ["body", "M0 .58L.02 .16Q.04 .04 .16 .04L1.34 .04Q1.46 .04 1.48 .16L1.5 .58Z"],
      ["seen", "M-.04 .58L1.54 .58M1.36 .58L1.36 .92Q1.34 1 1.22 .96"],
    ],
  },
  washbasin: {
    id: "wb",
    parts: [
      ["body", "M0 .88L.5 .88Q.46 .72 .25 .72Q.04 .72 0 .88Z"],
      ["seen", "M.25 .72L.25 .5M.05 1.2L.45 1.2L.45 1.8L.05 1.8Z"],
    ],
  },
  counter: {
    id: "co",
    parts: [
      ["body", "M0 0L1.5 0L1.5 1.08L0 1.08Z"],
      ["seen", "M-.1 1.11L1.6 1.11"],
      ["fine", "M.5 0L.5 1.08M1 0L1 1.08"],
    ],
  },
  whiteboard: { id: "bo", parts: [["body", "M0 .85L.07 .85L.07 2.1L0 2.1Z"]] },
  /** A pupil’s table; the pupil sits at .82, looking left. */
  pupilTable: {
    id: "pt",
    parts: [["seen", "M0 .68L.6 .68M.06 0L.06 .68M.54 0L.54 .68M1 .84L.98 .44L.62 .44M.8 .44L.8 0"]],
  },
  hospitalBed: {
    id: "hb",
    parts: [
      ["body", "M0 .55L2 .55L2 .7L.5 .7L.1 1.02L0 .98Z"],
      [
        "seen",
        "M.2 0L.2 .55M1.8 0L1.8 .55M2 .95L2 .55M-.3 0L-.3 1.95M-.45 1.95L-.15 1.95M-.4 1.95L-.42 1.65",
      ],
    ],
  },
  bench: { id: "bn", parts: [["seen", "M0 .45L1.6 .45M.2 0L.2 .45M1.4 0L1.4 .45M0 .5L-.06 .9"]] },
  treadmill: {
    id: "tm",
    parts: [
      ["body", "M0 .1L1.5 .1L1.5 .22L0 .22Z"],
      ["seen", "M1.3 .22L1.44 1.2L1.2 1.24M.1 .1L.1 0M1.4 .1L1.4 0"],
    ],
  },
  lectern: { id: "le", parts: [["body", "M0 0L.4 0L.5 1.1L-.1 1.02Z"]] },
  trophy: {
    id: "tr",
    parts: [
      ["body", "M-.3 0L.3 0L.3 1L-.3 1Z"],
      [
        "lamp",
        "M-.1 1L.1 1L.1 1.06L.03 1.08L.03 1.16Q.16 1.22 .16 1.4L-.16 1.4Q-.16 1.22 -.03 1.16L-.03 1.08L-.1 1.06Z",
      ],
    ],
  },
} as const satisfies { readonly [name: string]: DrawnSymbol };

/** Furniture with those who use it, as one symbol: offices and canteens are full of them. */
export const seats = {
  workstation: taken("wp", furniture.workstation, { x: 0.45, y: 0 }),
  pupilTable: taken("pp", furniture.pupilTable, { x: 0.82, y: 0, flip: true, size: 0.86 }),
  canteenLeft: taken("cl", furniture.canteenTable, { x: -0.8, y: 0 }),
  canteenRight: taken("cr", furniture.canteenTable, { x: 0.8, y: 0, flip: true }),
  canteenBoth: taken("c2", furniture.canteenTable, { x: -0.8, y: 0 }, { x: 0.8, y: 0, flip: true }),
} as const;

function taken(id: string, furniture: DrawnSymbol, ...places: readonly Place[]): DrawnSymbol {
  const nested = places.map((place) => [people.seated, place] as const);
  return { id, parts: [], nested: [[furniture, { x: 0, y: 0 }], ...nested] };
}

/** A bookcase .9 wide and 2.1 high. `fine` says whether the scale can show the books. */
export function bookcase(fine: boolean): DrawnSymbol {
  const random = seededRandom(17);
  const shelf = 0.42;
  let books = "";
  let boards = "";
  for (let row = 0; row < 5; row++) {
    const foot = 0.04 + row * shelf;
    if (row) boards += `M0 ${foot.toFixed(2)}L.9 ${foot.toFixed(2)}`;
    // Of two heights, on a grid: finer steps would not be seen, but weigh. A gap where a book is out.
    for (let x = 0.1; x < 0.84; x += random() < 0.8 ? 0.1 : 0.2) {
      const lean = random() < 0.12 ? 0.05 : 0;
      const height = random() < 0.6 ? 0.2 : 0.25;
      books += `M${x.toFixed(2)} ${foot.toFixed(2)}L${(x + lean).toFixed(2)} ${(foot + height).toFixed(2)}`;
    }
  }
  return {
    id: "bk",
    parts: [
      ["body", "M0 0L.9 0L.9 2.1L0 2.1Z"],
      ["seen", boards],
      ...(fine ? [["fine", books] as const] : []),
    ],
  };
}

/** A shop’s shelf 1 m wide and 1.9 high, with its goods. */
export function shopShelf(fine: boolean): DrawnSymbol {
  const random = seededRandom(29);
  let goods = "";
  for (const foot of [0.03, 0.48, 0.96, 1.44]) {
    for (let x = 0.08; x < 0.82; ) {
      const [width, height] = [0.08 + random() * 0.16, 0.14 + random() * 0.22];
      goods += `M${x.toFixed(2)} ${foot}L${x.toFixed(2)} ${(foot + height).toFixed(2)}L${(x + width).toFixed(2)} ${(foot + height).toFixed(2)}L${(x + width).toFixed(2)} ${foot}`;
      x += width + 0.05;
    }
  }
  return {
    id: "sh",
    parts: [
      ["body", "M0 0L1 0L1 1.9L0 1.9Z"],
      ["seen", "M0 .48L1 .48M0 .96L1 .96M0 1.44L1 1.44"],
      ...(fine ? [["fine", goods] as const] : []),
    ],
  };
}
