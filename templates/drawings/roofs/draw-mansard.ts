import type { Roof } from "../building";
import { layOutRooms } from "../lay-out-volume";
import { drawRoom } from "../rooms/draw-room";
import type { RoofSite } from "./roof-site";

/** A Parisian roof: a steep zinc slope, a flat one, rooms inside, chimneys above. */
export function drawMansard(roof: Extract<Roof, { kind: "mansard" }>, site: RoofSite): void {
  const { sheet, random, x, y, width, slab, floor, litShare } = site;
  const { height, rooms } = roof;
  const [brisis, inset, thick] = [height * 0.78, 1, 0.3];
  const middle = x + width / 2;
  sheet.cutRect(x - 0.25, y - slab, width + 0.5, slab);
  const outside = [
    [x + 0.1, y],
    [x + inset, y + brisis],
    [middle, y + height],
    [x + width - inset, y + brisis],
    [x + width - 0.1, y],
  ] as const;
  const inside = [
    [x + width - 0.1 - thick, y],
    [x + width - inset - thick * 0.8, y + brisis - thick * 0.7],
    [middle, y + height - thick],
    [x + inset + thick * 0.8, y + brisis - thick * 0.7],
    [x + 0.1 + thick, y],
  ] as const;
  sheet.shape("rooms", "lit", outside, floor);
  sheet.cut([...outside, ...inside]);
  const total = rooms.reduce((sum, room) => sum + room.width + 0.12, -0.12);
  for (const { room, x: left, width: clear } of layOutRooms(rooms, middle - total / 2)) {
    drawRoom(
      sheet,
      random,
      { lit: true, ...room },
      { x: left, y, width: clear, height: brisis - 0.25, slab, floor },
      litShare,
    );
  }
  for (const share of [0.3, 0.72]) {
    const at = x + width * share;
    sheet.cutRect(at - 0.5, y + height - 0.5, 1, 1.9);
    for (const pot of [-0.4, -0.1, 0.2]) sheet.rect("outside", "body", at + pot, y + height + 1.4, 0.2, 0.45);
  }
}
