import type { RoomKind } from "../building";
import type { LaidFloor, LaidVolume } from "../lay-out-volume";
import type { Sheet } from "../sheet";
import { builtFloors, runsOf, servedFloors } from "./routes";

const withoutSensors: ReadonlySet<RoomKind> = new Set(["shaft", "lift", "stair", "void", "atrium", "empty"]);

/** A dashed line under the ceilings and a sensor for every 3,4 m of room. */
export function drawData(sheet: Sheet, laid: LaidVolume): void {
  const last = builtFloors(laid).at(-1);
  if (!last) return;
  const riser = laid.shaft - 0.34;
  const drop = laid.volume.networks.includes("air") ? 0.72 : 0.3;
  sheet.line("pipes", "data", [
    [riser, laid.bottom + 0.4],
    [riser, last.y + last.clear - drop],
  ]);
  for (const floor of servedFloors(laid, "data")) {
    sheet.onStorey(floor.y, () => drawStorey(sheet, laid.wall, floor, floor.y + floor.clear - drop));
  }
}

function drawStorey(sheet: Sheet, wall: number, floor: LaidFloor, level: number): void {
  for (const [from, to] of runsOf(floor, wall + 0.4)) {
    sheet.line("pipes", "data", [
      [from, level],
      [to, level],
    ]);
  }
  for (const { room, x, width } of floor.rooms) {
    if (withoutSensors.has(room.kind) || (room.height ?? 0) > floor.clear + 0.5) continue;
    const count = Math.max(1, Math.round(width / 3.4));
    for (let index = 0; index < count; index++) {
      sheet.dot("sensors", "sensor", x + (width * (index + 0.5)) / count + 0.3, level);
    }
  }
}
