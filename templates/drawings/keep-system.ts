import type { Network } from "./building";
import type { Pen } from "./drawing-styles";
import { type Box, Sheet } from "./sheet";

/** What a service of the firm touches: a network, those who live in the building, or what it is made of. */
export type BuildingSystem = Network | "people" | "structure";

const pensOf: { readonly [system in BuildingSystem]: readonly Pen[] } = {
  power: ["power", "powerMark", "powerLed", "panel"],
  data: ["data", "sensor", "sensorHole"],
  heat: ["heat", "heatMark", "heatLed", "radiator"],
  air: ["duct", "airMark"],
  people: ["lamp"],
  structure: [],
};

/** A sheet with one system of another sheet, everything in its place: lines, and on the roof the machines drawn with them. */
export function keepSystem(whole: Sheet, system: BuildingSystem, frame: Box | undefined): Sheet {
  const sheet = new Sheet(whole.scale, frame ?? whole.box);
  sheet.marks.push(...whole.marks.filter(({ pen }) => pensOf[system].includes(pen)));
  sheet.placed.push(
    ...whole.placed.filter(
      ({ layer, symbol }) =>
        layer === "outside" && symbol.parts.some(([pen]) => pensOf[system].includes(pen)),
    ),
  );
  if (system === "people") sheet.placed.push(...whole.placed.filter(({ layer }) => layer === "people"));
  if (system === "structure") sheet.cuts.push(...whole.cuts);
  return sheet;
}
