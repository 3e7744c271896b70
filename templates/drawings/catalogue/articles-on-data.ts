import type { Building, Floor } from "../building";
import { dark, lit, room } from "./room";

/** Articles on cybersecurity, start-ups and artificial intelligence. */
export const articlesOnData = {
  "batiments-intelligents-cyber": {
    seed: 101,
    title: "Coupe d’un centre de données derrière sa clôture",
    scale: 20,
    hour: 18,
    ground: [5, 8],
    volumes: [
      {
        x: 0,
        wall: 0.4,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          parapet: 1.4,
          equipment: [
            { kind: "mast", at: 2.2, height: 4.4 },
            { kind: "cooling-towers", at: 7.2, count: 3 },
          ],
        },
        floors: [
          { height: 3.4, rooms: [room("batteries", 5.4), room("shaft", 0.9), room("plant", 8.2)] },
          {
            height: 4,
            left: "french-window",
            right: "wall",
            rooms: [room("office", 5.4, lit), room("shaft", 0.9), room("racks", 8.2, dark)],
          },
          {
            height: 4,
            left: "french-window",
            right: "wall",
            rooms: [room("meeting", 5.4, lit), room("shaft", 0.9), room("racks", 8.2, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "fence", x: -4.4, width: 3.2 },
      { kind: "greenhouse", x: 17.5 },
      {
        kind: "pipe",
        network: "heat",
        points: [
          [14.5, -1.2],
          [19.9, -1.2],
          [19.9, 0],
        ],
      },
      { kind: "person", x: -0.7, pose: "tablet" },
    ],
  },
  "smart-buildings-cyber-menace": {
    seed: 283,
    title: "Coupe d’un immeuble surveillé depuis son poste de contrôle",
    description: "Un même réseau relie portes, caméras et automates\u00A0: c’est lui qu’il faut défendre.",
    scale: 20,
    hour: 22,
    ground: [7, 5],
    volumes: [
      {
        x: 0,
        wall: 0.4,
        basements: 2,
        raft: 0.6,
        networks: ["power", "data"],
        roof: { kind: "slope", height: 2.2, panels: true },
        floors: [
          { height: 3, rooms: [room("racks", 6.2, lit), room("shaft", 0.9), room("batteries", 4.2)] },
          { height: 3, rooms: [room("parking", 6.2), room("shaft", 0.9), room("switchboard", 4.2)] },
          {
            height: 4,
            left: "door",
            right: "shopfront",
            rooms: [
              room("hall", 6.2, lit),
              room("shaft", 0.9),
              room("lift", 1.6, { cab: true }),
              room("meeting", 2.48, dark),
            ],
          },
          ...Array.from(
            { length: 2 },
            (_, index): Floor => ({
              height: 3.2,
              left: "window",
              right: "double-skin",
              rooms: [
                room("office", 6.2, index ? dark : lit),
                room("shaft", 0.9),
                room("lift", 1.6),
                room("office", 2.48, index ? lit : dark),
              ],
            }),
          ),
          {
            height: 3.6,
            left: "window",
            right: "double-skin",
            rooms: [
              room("control", 6.2, lit),
              room("shaft", 0.9),
              room("lift", 1.6),
              room("lounge", 2.48, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "fence", x: -6.4, width: 2.4 },
      { kind: "street-lamp", x: -3 },
      { kind: "person", x: -1.4, pose: "standing" },
      { kind: "person", x: -5.2, pose: "walking" },
      { kind: "tree", x: 15.6, height: 6.4 },
      {
        kind: "pipe",
        network: "data",
        points: [
          [-7, -1.1],
          [0.4, -1.1],
        ],
      },
    ],
  },
  "proptech-europeennes": {
    seed: 307,
    title: "Coupe d’une halle voûtée où s’essaient de jeunes entreprises",
    scale: 20,
    hour: 19,
    ground: [6, 6],
    volumes: [
      {
        x: 0,
        wall: 0.5,
        basements: 1,
        networks: ["air", "heat", "data"],
        roof: { kind: "vaults", count: 1, height: 4.4, lit: true },
        floors: [
          { height: 3, rooms: [room("plant", 7), room("shaft", 0.8), room("books", 12)] },
          {
            height: 5.4,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("workshop", 7, { lit: true, height: 2.9 }),
              room("shaft", 0.8),
              room("tiers", 12, { lit: true, height: 5.1 }),
            ],
          },
        ],
        mezzanines: [{ at: 0.5, level: 3.15, height: 2.5, width: 7, rooms: [room("office", 7, lit)] }],
      },
    ],
    surroundings: [
      // Between the edges of its narrowest window, 30 m, and of the 25.4 m that phones show of it: no tree is cut.
      { kind: "tree", x: -3.25, height: 3.1 },
      { kind: "person", x: -1.4, pose: "walking" },
      { kind: "person", x: 22.1, pose: "coat", flip: true },
      { kind: "tree", x: 24.45, height: 3.1 },
    ],
  },
  "ia-immobilier-hypes": {
    seed: 331,
    title: "Coupe d’un immeuble dont un étage n’existe encore qu’en promesse",
    description: "En pointillé, ce que l’intelligence artificielle promet sans l’avoir construit.",
    scale: 20,
    hour: 18,
    ground: [10, 9.5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        networks: ["air", "power", "data"],
        roof: { kind: "planned" },
        floors: [
          {
            height: 3.9,
            shift: 4.4,
            left: "curtain",
            right: "curtain",
            rooms: [room("stair", 4), room("shaft", 0.9), room("hall", 3.4, lit)],
          },
          {
            height: 3.5,
            left: "louvres",
            right: "curtain",
            voids: [[5.4, 2.4]],
            rooms: [room("racks", 4.28, dark), room("stair", 4), room("shaft", 0.9), room("racks", 6.6, lit)],
          },
          {
            height: 3.3,
            left: "louvres",
            right: "curtain",
            voids: [[5.4, 2.4]],
            rooms: [
              room("office", 4.28, lit),
              room("stair", 4, { last: true }),
              room("shaft", 0.9),
              room("office", 6.6, dark),
            ],
          },
          { height: 3.3, shift: 1.8, missing: true, rooms: [room("empty", 10), room("empty", 6)] },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -3.4, height: 7 },
      { kind: "column", x: 0.6, height: 3.6 },
      { kind: "column", x: 16.4, height: 3.6 },
      { kind: "person", x: 1.9, pose: "walking" },
      { kind: "person", x: 3.2, pose: "coat", flip: true },
      { kind: "bicycle", x: 14.8 },
      { kind: "person", x: 18.2, pose: "standing" },
      { kind: "tree", x: 21, height: 6 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
