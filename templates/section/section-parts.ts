import { parseTurned, pathData } from "../drawings/path-data.ts";
import type { DrawnSymbol } from "../drawings/sheet.ts";
import { Sheet } from "../drawings/sheet.ts";
import { furniture } from "../drawings/symbols/furniture.ts";
import { machines } from "../drawings/symbols/machines.ts";
import { people } from "../drawings/symbols/people.ts";
import { plantTree, pottedPlant } from "../drawings/symbols/plants.ts";
import { seats } from "../drawings/symbols/seats.ts";
import { shopShelf } from "../drawings/symbols/shelves.ts";

/** Units a metre of the symbols; `place` scales them. */
const grain = 10;

/**
 * The people, furniture and machines of all sections, once a page: a browser that draws anew uses them again. Each is one
 * path, or a group of a few, in the same classes as the drawing.
 */
export function sectionParts(): string {
  // A small scale: a tree of few twigs.
  const tree = new Sheet(8, undefined);
  plantTree(tree, 1, 0, 0, 7);
  const symbols: readonly DrawnSymbol[] = [
    ...[people.standing, people.coat, people.walking, people.seated, people.pointing],
    ...[
      furniture.workstation,
      furniture.canteenTable,
      furniture.pupilTable,
      furniture.meetingTable,
      furniture.sofa,
    ],
    ...[furniture.bed, furniture.nightTable, furniture.hospitalBed, furniture.counter, furniture.whiteboard],
    ...[furniture.treadmill, furniture.bench, seats.workstation, seats.canteenBoth, seats.pupilTable],
    ...[machines.airHandler, machines.heatPump, machines.coolingTower, machines.boiler, machines.tank],
    ...[machines.switchboard, pottedPlant, shopShelf(false), ...tree.placed.map(({ symbol }) => symbol)],
  ];
  const hatch =
    '<pattern id="q-hatch" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="qf" d="M0 2h4.6"/></pattern>';
  const due =
    '<pattern id="q-hatch-due" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="qh" d="M0 2h4.6"/></pattern>';
  return `<svg class="section-parts" width="0" height="0" aria-hidden="true"><defs>${hatch}${due}${symbols.map(draw).join("")}</defs></svg>`;
}

const classes: { readonly [pen: string]: string } = { person: "qp", body: "qd0", seen: "qs" };

function draw({ id, parts, nested = [] }: DrawnSymbol): string {
  const paths = parts.map(
    ([pen, outline]) =>
      `class="${classes[pen] ?? "qf"}" d="${pathData(parseTurned(outline), { scale: grain })}"/>`,
  );
  const used = nested.map(([symbol, { x, flip = false, size = 1 }]) => {
    const by = Number(size.toFixed(2));
    return `<use href="#q-${symbol.id}" transform="translate(${x * grain} 0)scale(${flip ? -by : by} ${by})"/>`;
  });
  if (paths.length === 1 && used.length === 0) return `<path id="q-${id}" ${paths[0]}`;
  return `<g id="q-${id}">${paths.map((each) => `<path ${each}`).join("")}${used.join("")}</g>`;
}
