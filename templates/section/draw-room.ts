import { seededRandom } from "../engine/seeded-random.ts";
import { path, place, px } from "./section-marks.ts";
import type { Use } from "./section-model.ts";

/** A group of symbols: its width in m, then each symbol with its place, mirrored where a third value says so. */
type Group = readonly [width: number, ...symbols: (readonly [symbol: string, x: number, flip?: 1])[]];

const desk: Group = [2.5, ["wp", 0]];
const pair: Group = [1.3, ["p1", 0.35], ["p2", 0.95, 1]];
const walker: Group = [1, ["p3", 0.5]];
const plant: Group = [1, ["po", 0.5]];
const meeting: Group = [3.2, ["p4", 0.3], ["p4", 2.9, 1], ["mt", 1.6]];
const table: Group = [2.4, ["c2", 1.2]];
const sofa: Group = [2, ["so", 0.1], ["p4", 0.7]];
const bed: Group = [2.8, ["be", 0.1], ["nt", 2.5]];
const shelves: Group = [2.1, ["sh", 0], ["sh", 1.05]];

const furnished: { readonly [use in Use]: readonly Group[] } = {
  bureaux: [desk, meeting, walker, desk, pair, plant, sofa],
  commerce: [shelves, [0.8, ["p2", 0.4]], shelves, walker, [2.1, ["co", 0.3], ["p1", 0.1]]],
  enseignement: [
    [1.3, ["p5", 0.5, 1], ["bo", 0.05]],
    [1.1, ["pp", 0]],
    [1.1, ["pp", 0]],
    [1.1, ["pp", 0]],
    walker,
  ],
  sante: [[2.5, ["hb", 0.4]], [0.8, ["p2", 0.4]], [2.5, ["hb", 0.4]], pair, plant],
  hotel: [bed, walker, bed, plant, [0.8, ["p2", 0.4]]],
  sport: [[1.8, ["tm", 0.1], ["p3", 0.7]], [1.9, ["bn", 0.1]], [1.8, ["tm", 0.1], ["p3", 0.7]], pair],
  autre: [table, desk, pair, plant, walker],
  aucun: [sofa, [0.8, ["p1", 0.4]], bed, table, plant],
};
/** The ground floor of some uses. */
const received: { readonly [use in Use]?: readonly Group[] } = {
  bureaux: [sofa, pair, walker, plant],
  hotel: [table, walker, table, plant],
  sante: [[2.1, ["co", 0.3], ["p1", 0.1]], [0.8, ["p2", 0.4]], plant, walker],
};

type RoomPlace = {
  readonly use: Use;
  readonly seed: number;
  readonly isGround: boolean;
  /** px: the lower left corner. */
  readonly x: number;
  readonly y: number;
  /** m */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

/** Lamp, duct, furniture and people of one room. */
export function drawRoom({ use, seed, isGround, x, y, width, height, scale }: RoomPlace): string {
  const m = (metres: number) => px(metres * scale);
  const random = seededRandom(seed * 13 + 7);
  random();
  const isLit = random() < 0.42;
  const middle = px(x + (width / 2) * scale);
  const lamp = px(y - (height - 0.62) * scale);
  const cone = Math.min(width * 0.42, 1.5);
  let markup = "";
  if (isLit)
    markup +=
      path("ql", `M${x} ${y}h${m(width)}v${m(-height)}h${m(-width)}z`) +
      path(
        "qg",
        `M${px(middle - 0.25 * scale)} ${lamp}h${m(0.5)}L${px(middle + cone * scale)} ${y}h${m(-2 * cone)}z`,
      );
  markup += path(
    "qf",
    `M${px(x + 0.2 * scale)} ${px(y - (height - 0.16) * scale)}h${m(width - 0.4)}v${m(0.24)}h${m(0.4 - width)}z`,
  );
  markup += path(
    isLit ? "qp2" : "qs",
    `M${px(middle - 0.3 * scale)} ${lamp}h${m(0.6)}v${m(-0.12)}h${m(-0.6)}z`,
  );
  const groups = (isGround && received[use]) || furnished[use];
  const start = Math.floor(random() * groups.length);
  const chosen: Group[] = [];
  let left = width - 0.5;
  for (let k = 0; k < groups.length; k++) {
    const group = groups[(start + k) % groups.length];
    if (!group || group[0] > left) continue;
    chosen.push(group);
    left -= group[0] + 0.2;
  }
  const gap = Math.max(0, left) / (chosen.length + 1);
  let at = 0.25 + gap;
  for (const [wide, ...symbols] of chosen) {
    for (const [symbol, dx, flip] of symbols)
      markup += place(symbol, px(x + (at + dx) * scale), y, scale, flip === 1);
    at += wide + 0.2 + gap;
  }
  return markup;
}
