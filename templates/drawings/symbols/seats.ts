import type { DrawnSymbol, Place } from "../sheet";
import { furniture } from "./furniture";
import { people } from "./people";

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
