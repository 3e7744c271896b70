import { parseTurned, pathData } from "../engine/path-data.ts";
import { type DrawnSymbol, Sheet } from "../engine/sheet.ts";
import { furniture, seats, shopShelf } from "../engine/symbols/furniture.ts";
import { people, plantTree, pottedPlant } from "../engine/symbols/living.ts";
import { machines } from "../engine/symbols/machines.ts";

/** Units a metre of the symbols; `place` scales them. */
const grain = 10;

/** The drawn parts, once a page: a browser that draws anew uses them again. */
export function sectionParts(): string {
  const parts = drawParts().map(({ markup }) => markup);
  return `<svg class="section-parts" width="0" height="0" aria-hidden="true"><defs>${parts.join("")}</defs></svg>`;
}

/**
 * The hatching, people, furniture and machines of all sections, each with its id. Each is one path, or a group of a few,
 * in the same classes as the drawing.
 */
export function drawParts(): readonly { readonly id: string; readonly markup: string }[] {
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
  return [
    drawHatch("q-hatch", "qf"),
    drawHatch("q-hatch-due", "qh"),
    ...symbols.map((symbol) => ({ id: `q-${symbol.id}`, markup: draw(symbol) })),
  ];
}

function drawHatch(id: string, name: string) {
  const markup = `<pattern id="${id}" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="${name}" d="M0 2h4.6"/></pattern>`;
  return { id, markup };
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
