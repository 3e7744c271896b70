import type { Building, Floor, RoomKind } from "../building";
import { dark, lit, room } from "./room";

/** The buildings of the pages on the trade and on the role of an AMO Smart. */
export const tradePages = {
  "metier-coupe": {
    seed: 336,
    title: "Coupe de deux étages d’un bâtiment intelligent",
    description: "Capteurs, lampes, air, chaleur et électricité se rejoignent dans une même gaine.",
    scale: 32,
    hour: 18,
    volumes: [
      {
        x: 0,
        foundations: "none",
        raft: 0.3,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 0.5, count: 4 },
            { kind: "people", at: 7.4 },
            { kind: "air-handler", at: 10.2 },
          ],
        },
        floors: [
          {
            height: 3.4,
            left: "shopfront",
            right: "curtain",
            rooms: [
              room("canteen", 6.2, lit),
              room("shaft", 1),
              room("switchboard", 2.6, dark),
              room("racks", 4.2, dark),
              room("plant", 6, dark),
            ],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "curtain",
            rooms: [
              room("meeting", 6.2, lit),
              room("shaft", 1),
              room("office", 6.92, lit),
              room("lounge", 6, dark),
            ],
          },
        ],
      },
    ],
    surroundings: [],
  },
  "amo-smart": {
    seed: 351,
    title: "Coupe d’un atelier sous un toit à une pente, trois personnes devant lui",
    description: "Le maître d’ouvrage écoute, son assistant montre la façade et l’ingénieur tient le relevé.",
    scale: 26,
    hour: 17,
    ground: [7, 6],
    volumes: [
      {
        x: 0,
        foundations: "footings",
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "slope", height: 2.4, panels: true },
        floors: [
          {
            height: 3.6,
            left: "shopfront",
            right: "wall",
            rooms: [room("hall", 4.4, lit), room("shaft", 0.9), room("plant", 4.6, dark)],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "window",
            rooms: [room("meeting", 4.4, lit), room("shaft", 0.9), room("racks", 4.6, dark)],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "window",
            rooms: [room("office", 4.4, dark), room("shaft", 0.9), room("classroom", 4.6, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "person", x: -4.4, pose: "coat" },
      { kind: "person", x: -3.3, pose: "pointing" },
      { kind: "person", x: -1.9, pose: "tablet", flip: true },
      { kind: "tree", x: 12.4, height: 4 },
    ],
  },
  "amo-qualites": {
    seed: 352,
    title: "Coupe de six pièces en enfilade",
    description: "Une pièce pour chacune des six qualités.",
    scale: 44,
    hour: 18,
    volumes: [
      {
        x: 0,
        foundations: "none",
        wall: 0.12,
        raft: 0.3,
        networks: ["air", "power", "data"],
        roof: { kind: "flat", parapet: 0 },
        floors: [sixRooms("meeting", "plant", "racks", "lounge", "control", "classroom")],
      },
    ],
    surroundings: [],
  },
} as const satisfies { readonly [name: string]: Building };

/** Rooms of one width, so that each can be cut out; the shaft stands behind them. */
function sixRooms(...kinds: readonly RoomKind[]): Floor {
  return {
    height: 3.2,
    left: "wall",
    right: "wall",
    rooms: [...kinds.map((kind) => room(kind, 8.6, kind === "plant" ? dark : lit)), room("shaft", 0.8)],
  };
}
