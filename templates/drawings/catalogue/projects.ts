import { type Building, dark, lit, room } from "../../engine/building.ts";

/** The four projects. */
export const projects = {
  "marque-employeur": {
    seed: 88,
    title: "Coupe d’un centre de formation en bois",
    scale: 20,
    hour: 17,
    ground: [6.5, 7],
    volumes: [
      {
        x: 0,
        wall: 0.42,
        networks: ["heat", "power", "data"],
        roof: { kind: "gable", height: 4.4, truss: true, panels: true },
        floors: [
          {
            height: 3.5,
            left: "louvres",
            right: "window",
            rooms: [
              room("classroom", 7.2, lit),
              room("open", 2.6, dark),
              room("shaft", 0.8),
              room("classroom", 6.6, dark),
            ],
          },
          {
            height: 3.4,
            left: "louvres",
            right: "window",
            rooms: [
              room("books", 7.2, lit),
              room("open", 2.6),
              room("shaft", 0.8),
              room("classroom", 6.6, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4.2, height: 7.5 },
      { kind: "tree", x: 23, height: 8.5 },
      { kind: "person", x: -3.6, pose: "walking" },
      { kind: "person", x: -2.8, pose: "walking" },
      { kind: "person", x: -1.2, pose: "standing" },
      { kind: "person", x: 20.2, pose: "coat", flip: true },
      { kind: "person", x: 20.85, pose: "walking", flip: true },
    ],
  },
  "energie-verte": {
    seed: 91,
    title: "Coupe d’un entrepôt à toiture solaire",
    scale: 17,
    hour: 21,
    ground: [10.5, 7],
    volumes: [
      {
        x: 0,
        wall: 0.3,
        networks: ["power", "data"],
        piers: [6.3, 12.6, 18.9],
        roof: { kind: "flat", equipment: [{ kind: "panels", at: 0.8, count: 18 }] },
        floors: [
          {
            height: 8.4,
            left: "wall",
            right: "wall",
            rooms: [room("storage", 18, lit), room("shaft", 0.8), room("void", 6.5)],
          },
        ],
        mezzanines: [
          { at: 19.34, level: 0, height: 3.4, rooms: [room("batteries", 3.4), room("switchboard", 2.98)] },
          { at: 19.34, level: 3.7, height: 4.4, rooms: [room("office", 6.5, lit)] },
        ],
      },
    ],
    surroundings: [
      { kind: "lorry", x: -9.2 },
      { kind: "charger", x: -10.1 },
      {
        kind: "pipe",
        network: "power",
        points: [
          [-9.96, 0.9],
          [-9.6, 0.6],
          [-9.1, 0.9],
        ],
      },
      { kind: "tree", x: 30.3, height: 7 },
      { kind: "person", x: 28.6, pose: "coat" },
    ],
  },
  "batiment-numerique": {
    seed: 131,
    title: "Coupe d’une médiathèque sous trois voûtes",
    scale: 18,
    hour: 19,
    ground: [6, 6],
    volumes: [
      {
        x: 0,
        wall: 0.5,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "vaults", count: 3, height: 3.4 },
        piers: [8.1, 15.8],
        floors: [
          { height: 3, rooms: [room("plant", 6.4), room("shaft", 0.8), room("books", 14.6)] },
          {
            height: 4.6,
            left: "shopfront",
            right: "french-window",
            rooms: [
              room("canteen", 6.4, lit),
              room("shaft", 0.8),
              room("tiers", 9, { lit: true, height: 4.3 }),
              room("books", 5.48, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4, height: 8 },
      { kind: "person", x: -1.8, pose: "walking" },
      { kind: "person", x: 25, pose: "coat", flip: true },
      { kind: "tree", x: 27.4, height: 7 },
      { kind: "bicycle", x: -3.1 },
    ],
  },
  "immeuble-partage": {
    seed: 163,
    title: "Coupe d’un immeuble en gradins ouvert du matin au soir",
    scale: 15,
    hour: 18,
    ground: [6, 6],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "heat-pumps", at: 1, count: 1 },
            { kind: "panels", at: 3.6, count: 4 },
          ],
        },
        floors: [
          {
            height: 3,
            left: "wall",
            right: "wall",
            rooms: [room("parking", 5.4, dark), room("shaft", 0.8), room("parking", 13, dark)],
          },
          {
            height: 4.2,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("hall", 5.4, lit), room("shaft", 0.8), room("stair", 4.4), room("gym", 8.48, lit)],
          },
          {
            height: 3.3,
            left: "louvres",
            right: "curtain",
            voids: [[6.8, 2.5]],
            rooms: [
              room("classroom", 5.4, lit),
              room("shaft", 0.8),
              room("stair", 4.4),
              room("office", 6.4, dark),
            ],
          },
          {
            height: 3.3,
            left: "louvres",
            right: "french-window",
            voids: [[6.8, 2.5]],
            rooms: [
              room("office", 5.4, lit),
              room("shaft", 0.8),
              room("stair", 4.4, { last: true }),
              room("meeting", 3.6, lit),
            ],
          },
          {
            height: 2.9,
            left: "balcony",
            right: "french-window",
            rooms: [room("living", 5.4, lit), room("shaft", 0.8), room("bedroom", 3.6)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "terrace", x: 17.9, y: 4.2, width: 2.1 },
      { kind: "terrace", x: 15, y: 7.5, width: 2.8 },
      { kind: "terrace", x: 10.6, y: 10.8, width: 4.2 },
      { kind: "person", x: 15.9, y: 7.5, pose: "coat" },
      { kind: "person", x: 12.4, y: 10.8, pose: "standing" },
      { kind: "tree", x: -4, height: 7.4 },
      { kind: "bicycle", x: -2.6 },
      { kind: "person", x: 22, pose: "walking", flip: true },
      { kind: "tree", x: 25, height: 6.4 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
