import {
  type Building,
  dark,
  type Floor,
  lit,
  type Room,
  type RoomKind,
  room,
} from "../../engine/building.ts";

/** The contact page: the meeting it leads to, and the street from one of the firm’s two countries to the other. */
export const contactPages = {
  "detail-meeting": {
    seed: 68,
    title: "Détail\u00A0: une table de réunion et une chaise libre",
    scale: 60,
    hour: 18,
    lens: { x: 4.6, y: 1.55, radius: 2.5 },
    surroundings: [],
    volumes: [
      {
        x: 0,
        foundations: "none",
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "flat" },
        floors: [
          {
            height: 3.2,
            left: "curtain",
            right: "curtain",
            rooms: [
              room("lounge", 2.4, dark),
              room("meeting", 3.6, lit),
              room("shaft", 0.9),
              room("office", 3, dark),
            ],
          },
        ],
      },
    ],
  },
  contact: {
    seed: 7520,
    title: "Coupe de deux immeubles reliés par un tramway, l’un à Paris, l’autre en Belgique",
    scale: 15,
    hour: 18,
    ground: [8, 9],
    volumes: [
      {
        x: 0,
        wall: 0.44,
        networks: ["heat", "power"],
        roof: {
          kind: "mansard",
          height: 3.4,
          rooms: [room("bedroom", 4.2, lit), room("shaft", 0.8), room("living", 3.4)],
        },
        floors: [
          {
            height: 3.8,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("shop", 5, lit), room("shaft", 0.8), room("canteen", 4.6, lit)],
          },
          {
            height: 3.2,
            left: "balcony",
            right: "french-window",
            rooms: [room("meeting", 5, lit), room("shaft", 0.8), room("office", 4.6, dark)],
          },
          {
            height: 3.1,
            left: "french-window",
            right: "balcony",
            rooms: [room("office", 5, dark), room("shaft", 0.8), room("books", 4.6, lit)],
          },
        ],
      },
      {
        x: 35,
        wall: 0.4,
        networks: ["heat", "power"],
        roof: { kind: "gable", height: 4.6, panels: true, chimney: 0.24 },
        floors: [
          {
            height: 3.4,
            left: "door",
            right: "french-window",
            rooms: [room("hall", 3.4, lit), room("shaft", 0.7), room("kitchen", 3.2, lit)],
          },
          {
            height: 3.1,
            left: "window",
            right: "window",
            rooms: [room("office", 3.4, lit), room("shaft", 0.7), room("living", 3.2)],
          },
          {
            height: 2.9,
            left: "window",
            right: "window",
            rooms: [room("bedroom", 3.4), room("shaft", 0.7), room("bathroom", 3.2, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4.6, height: 7.4 },
      { kind: "person", x: -1.8, pose: "walking" },
      { kind: "person", x: 12.8, pose: "coat" },
      { kind: "bicycle", x: 14 },
      { kind: "tree", x: 17, height: 6.4 },
      { kind: "street-lamp", x: 19.6 },
      { kind: "person", x: 20.4, pose: "tablet" },
      { kind: "tram", x: 21.6 },
      { kind: "tree", x: 31, height: 6.8 },
      { kind: "person", x: 33, pose: "standing", flip: true },
      { kind: "person", x: 33.8, pose: "tablet" },
      { kind: "car", x: 44.4, flip: true },
      { kind: "charger", x: 49 },
      { kind: "tree", x: 50.6, height: 5.6 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

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

/** The page of the energy questionnaire: a house that heats, produces and charges. */
export const energyQuestionnaire = {
  questionnaire: {
    seed: 111,
    title: "Coupe d’une maison",
    scale: 24,
    hour: 19,
    ground: [5.2, 8],
    volumes: [
      {
        x: 0,
        wall: 0.4,
        slab: 0.26,
        networks: ["heat", "power"],
        roof: { kind: "gable", height: 3.4, panels: true, chimney: 0.28 },
        floors: [
          {
            height: 2.8,
            left: "french-window",
            right: "window",
            rooms: [room("living", 4.6, lit), room("shaft", 0.7), room("kitchen", 3.6, lit)],
          },
          {
            height: 2.7,
            left: "window",
            right: "window",
            rooms: [room("bedroom", 4.6), room("shaft", 0.7), room("bathroom", 3.6, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "heat-pump", x: 10.6 },
      { kind: "tree", x: -3.4, height: 6.5 },
      { kind: "car", x: 12.3, flip: true },
      { kind: "charger", x: 16.8 },
      { kind: "person", x: -1.4, pose: "coat" },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
