import type { Surrounding } from "./building";
import { drawArrow } from "./networks/draw-arrow";
import type { Sheet } from "./sheet";
import {
  drawBatteryContainers,
  drawCarport,
  drawFence,
  drawGreenhouse,
  drawRoadway,
  drawStreetLamp,
  drawTerrace,
} from "./surroundings/small-things";
import { drawCrane, drawPylon } from "./surroundings/tall-things";
import { furniture } from "./symbols/furniture";
import { machines } from "./symbols/machines";
import { people } from "./symbols/people";
import { plantTree } from "./symbols/plants";
import { vehicles } from "./symbols/vehicles";

/** Draws one thing that stands around the buildings, or lies under the ground. */
export function drawSurrounding(sheet: Sheet, item: Surrounding): void {
  switch (item.kind) {
    case "tree": {
      // Two trees for all: which one depends on where it stands.
      const seed = Math.abs(Math.round(item.x)) % 2 === 0 ? 1 : 2;
      plantTree(sheet, seed, item.x, item.y ?? 0, item.height);
      break;
    }
    case "person":
      sheet.place("people", people[item.pose], {
        x: item.x,
        y: item.y ?? 0,
        flip: item.flip ?? false,
        size: item.size ?? 1,
      });
      break;
    case "bicycle":
      sheet.place("inside", vehicles.bicycle, { x: item.x, y: 0 });
      break;
    case "car":
      sheet.place("inside", vehicles.car, {
        x: item.flip ? item.x + 4.2 : item.x,
        y: 0,
        flip: item.flip ?? false,
      });
      break;
    case "lorry":
      sheet.place("inside", vehicles.lorry, { x: item.x, y: 0 });
      break;
    case "tram":
      sheet.place("inside", vehicles.tram, { x: item.x, y: 0.05 });
      break;
    case "charger":
      sheet.place("inside", machines.charger, { x: item.x, y: 0 });
      break;
    case "bench":
      sheet.place("inside", furniture.bench, { x: item.x, y: 0 });
      break;
    case "heat-pump":
      sheet.place("inside", machines.heatPump, { x: item.x, y: -0.08 });
      break;
    case "transformer":
      sheet.place("inside", machines.transformer, { x: item.x, y: 0 });
      break;
    case "greenhouse":
      drawGreenhouse(sheet, item.x);
      break;
    case "street-lamp":
      drawStreetLamp(sheet, item.x);
      break;
    case "struts":
      for (const [from, to] of [
        [0, 1.6],
        [2.1, 3.7],
      ] as const) {
        for (const side of [0, 0.2])
          sheet.line("outside", "seen", [
            [item.x + from + side, 0],
            [item.x + to + side, 3.4],
          ]);
      }
      return;
    case "column":
      sheet.cutRect(item.x - 0.16, -0.5, 0.32, item.height + 0.5);
      sheet.cutRect(item.x - 0.5, -0.85, 1, 0.4);
      break;
    case "terrace":
      drawTerrace(sheet, item.x, item.y, item.width);
      break;
    case "fence":
      drawFence(sheet, item.x, item.width);
      break;
    case "carport":
      drawCarport(sheet, item.x, item.width);
      break;
    case "battery-containers":
      drawBatteryContainers(sheet, item.x, item.width);
      break;
    case "roadway":
      drawRoadway(sheet, item.x, item.width);
      break;
    case "crane":
      drawCrane(sheet, item.x, item.height, item.reach);
      break;
    case "pylon":
      drawPylon(sheet, item.x, item.height, item.to);
      break;
    case "pipe": {
      if (item.network === "air") return;
      sheet.line("pipes", item.network, item.points);
      const [from, to] = item.points.slice(-2);
      if (!from || !to || item.network === "data") return;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const direction = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
      drawArrow(
        sheet,
        item.network === "heat" ? "heatMark" : "powerMark",
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2,
        direction,
      );
      break;
    }
    case "duct-bank":
      for (let index = 0; index < 6; index++) {
        const [x, y] = [item.x + (index % 3) * 0.5, item.y - Math.floor(index / 3) * 0.5];
        sheet.circle("inside", "body", x, y, 0.21);
        sheet.circle("pipes", "power", x, y, 0.09);
      }
      return;
    case "mains":
      sheet.circle("inside", "body", item.x, item.y, item.radius);
      if (item.network === "heat") sheet.circle("pipes", "heat", item.x, item.y, item.radius * 0.55);
      else
        sheet.line("inside", "fine", [
          [item.x - item.radius * 0.85, item.y - item.radius * 0.4],
          [item.x + item.radius * 0.85, item.y - item.radius * 0.4],
        ]);
  }
}
