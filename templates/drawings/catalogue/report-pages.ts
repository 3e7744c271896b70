import type { Building, Floor, Room, RoomKind } from "../building";
import { dark, lit, room } from "./room";

/** Clear width of a bay; with its partition a bay is 7.5 m, that is 450 m² on four storeys 15 m deep. */
const clear = 7.38;

/** The buildings of the report’s page: the one on its cover, and the one that grows with the surface. */
export const reportPages = {
  "rapport-couverture": {
    seed: 48,
    title: "Coupe de l’immeuble d’un rapport de performance",
    scale: 11,
    hour: 18,
    ground: [3.6, 3.2],
    volumes: [
      {
        x: 0,
        networks: ["power"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "planting", at: 0.5, width: 4 },
            { kind: "heat-pumps", at: 5.4, count: 2 },
            { kind: "panels", at: 8.6, count: 2 },
          ],
        },
        floors: [
          {
            height: 3.8,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("books", 4.8, lit),
              room("stair", 4.2),
              room("shaft", 0.8),
              room("canteen", 4.6, lit),
            ],
          },
          upper([
            room("office", 4.8, lit),
            room("stair", 4.2),
            room("shaft", 0.8),
            room("meeting", 4.6, lit),
          ]),
          upper([
            room("lounge", 4.8, lit),
            room("stair", 4.2, { last: true }),
            room("shaft", 0.8),
            room("office", 4.6, lit),
          ]),
          {
            height: 2.9,
            shift: 1.5,
            left: "railing",
            right: "french-window",
            rooms: [
              room("living", 3.3, lit),
              room("kitchen", 4.2, lit),
              room("shaft", 0.8),
              room("bedroom", 3.1),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -2.4, height: 6 },
      { kind: "bicycle", x: -1.7 },
      { kind: "person", x: 0.8, y: 10, pose: "standing" },
      { kind: "tree", x: 17.4, height: 5.4 },
      { kind: "person", x: 16.2, pose: "walking" },
    ],
  },
  "rapport-travees": {
    seed: 450,
    title: "Coupe d’un immeuble de bureaux long de six travées",
    description: "Le bâtiment s’allonge travée par travée avec sa surface.",
    scale: 20,
    hour: 17,
    ground: [0, 31],
    volumes: [
      {
        x: 0,
        wall: 0.35,
        foundations: "none",
        networks: ["heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 1.2, count: 5 },
            { kind: "air-handler", at: 11 },
            { kind: "panels", at: 17.4, count: 6 },
            { kind: "heat-pumps", at: 33, count: 2 },
            { kind: "panels", at: 38.6, count: 4 },
          ],
        },
        floors: [
          bays(3.8, ["canteen", "hall", "meeting", "hall", "classroom", "canteen"], [0, 2, 4]),
          bays(3.1, ["meeting", "office", "office", "meeting", "office", "office"], [0, 1, 5]),
          bays(3.1, ["office", "office", "lounge", "office", "office", "meeting"], [2, 4]),
          bays(3.1, ["office", "meeting", "office", "office", "lounge", "office"], [0, 3]),
        ],
      },
    ],
    surroundings: [
      { kind: "person", x: 53, pose: "standing" },
      { kind: "person", x: 53.8, pose: "coat" },
      { kind: "tree", x: 57, height: 7.6 },
      { kind: "person", x: 60.4, pose: "walking" },
      { kind: "bicycle", x: 63.2 },
      { kind: "tree", x: 69, height: 5 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** A storey of offices round its stair. */
function upper(rooms: readonly Room[]): Floor {
  return { height: 3.1, left: "window", right: "louvres", voids: [[5.3, 2.4]], rooms };
}

/** A shaft at the gable, then a bay for each use; `litOnes` are the places of those that are lit. */
function bays(height: number, uses: readonly RoomKind[], litOnes: readonly number[]): Floor {
  return {
    height,
    left: "window",
    right: "window",
    rooms: [
      room("shaft", 0.95),
      ...uses.map((use, place) => room(use, clear, litOnes.includes(place) ? lit : dark)),
    ],
  };
}
