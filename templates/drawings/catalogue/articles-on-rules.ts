import type { Building } from "../building";
import { dark, lit, room } from "./room";

/** Articles on rules, labels and energy. */
export const articlesOnRules = {
  "decret-bacs-2026": {
    seed: 171,
    title: "Coupe d’un immeuble tertiaire et de sa gestion technique",
    scale: 20,
    hour: 17,
    ground: [5.4, 5],
    volumes: [
      {
        x: 0,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "air-handler", at: 3.2 },
            { kind: "heat-pumps", at: 8, count: 2 },
            { kind: "panels", at: 11.6, count: 3 },
          ],
        },
        floors: [
          {
            height: 3.6,
            rooms: [
              room("plant", 9.4),
              room("shaft", 0.9),
              room("switchboard", 3.2),
              room("batteries", 2.48),
            ],
          },
          {
            height: 4,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("canteen", 5.4, lit),
              room("stair", 3.88),
              room("shaft", 0.9),
              room("hall", 5.92, lit),
            ],
          },
          {
            height: 3.3,
            left: "window",
            right: "louvres",
            voids: [[5.9, 2.2]],
            rooms: [
              room("office", 5.4, dark),
              room("stair", 3.88),
              room("shaft", 0.9),
              room("office", 5.92, lit),
            ],
          },
          {
            height: 3.3,
            left: "window",
            right: "louvres",
            voids: [[5.9, 2.2]],
            rooms: [
              room("control", 5.4, lit),
              room("stair", 3.88, { last: true }),
              room("shaft", 0.9),
              room("classroom", 5.92, dark),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -3.6, height: 7 },
      { kind: "person", x: -1.6, pose: "walking" },
      { kind: "tree", x: 20.2, height: 6 },
    ],
  },
  "labels-numeriques": {
    seed: 207,
    title: "Coupe d’un immeuble en terrasses, capteurs à tous les étages",
    description: "La fibre, le local des serveurs et l’antenne forment le réseau que les labels évaluent.",
    scale: 20,
    hour: 18,
    ground: [5, 5.5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        networks: ["power", "data", "air"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "mast", at: 1.4, height: 5.2 },
            { kind: "air-handler", at: 3 },
          ],
        },
        piers: [9.8],
        floors: [
          {
            height: 3.8,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("racks", 3.6, dark),
              room("shaft", 0.9),
              room("lift", 1.6, { cab: true }),
              room("hall", 6.2, lit),
              room("canteen", 5.4, lit),
            ],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "curtain",
            rooms: [room("office", 3.6), room("shaft", 0.9), room("lift", 1.6), room("office", 9.2, lit)],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "curtain",
            rooms: [
              room("meeting", 3.6, lit),
              room("shaft", 0.9),
              room("lift", 1.6),
              room("classroom", 6.8, dark),
            ],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "curtain",
            rooms: [room("office", 3.6), room("shaft", 0.9), room("lift", 1.6), room("lounge", 4.4, lit)],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "curtain",
            rooms: [room("office", 3.6, lit), room("shaft", 0.9), room("lift", 1.6)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: 22.4, height: 6.5 },
      { kind: "person", x: 20, pose: "walking", flip: true },
      { kind: "terrace", x: 16.58, y: 3.8, width: 2 },
      { kind: "terrace", x: 14.22, y: 7.1, width: 2.2 },
      { kind: "terrace", x: 11.8, y: 10.4, width: 2.2 },
      { kind: "terrace", x: 7.3, y: 13.7, width: 4.3 },
      { kind: "person", x: 15.4, y: 7.1, pose: "coat" },
      { kind: "tree", x: 16.5, y: 7.05, height: 2.6 },
      { kind: "person", x: 12, y: 10.4, pose: "tablet", flip: true },
      { kind: "tree", x: 13.4, y: 10.35, height: 2.4 },
      { kind: "person", x: 8.6, y: 13.7, pose: "standing" },
      { kind: "tree", x: 10.8, y: 13.65, height: 2.5 },
      { kind: "bench", x: -3 },
      { kind: "person", x: -2.4, pose: "seated" },
      {
        kind: "pipe",
        network: "data",
        points: [
          [-5, -0.9],
          [3.6, -0.9],
        ],
      },
    ],
  },
  "flexibilite-electrique": {
    seed: 223,
    title: "Coupe d’un site flexible\u00A0: panneaux, batteries et bornes",
    description:
      "Bornes et batteries attendent derrière le transformateur que le réseau demande moins, ou davantage.",
    scale: 20,
    hour: 18,
    ground: [12.5, 15],
    volumes: [
      {
        x: 0,
        wall: 0.4,
        slab: 0.28,
        networks: ["heat", "power", "data"],
        roof: { kind: "gable", height: 3.6, panels: true, chimney: 0.2 },
        floors: [
          {
            height: 3,
            left: "french-window",
            right: "window",
            rooms: [
              room("batteries", 3.2, dark),
              room("switchboard", 1.8, dark),
              room("shaft", 0.7),
              room("workshop", 5.6, lit),
            ],
          },
          {
            height: 2.9,
            left: "window",
            right: "balcony",
            rooms: [room("office", 5.12, lit), room("shaft", 0.7), room("living", 5.6)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "carport", x: -10.7, width: 10 },
      { kind: "battery-containers", x: 13.3, width: 6.4 },
      { kind: "transformer", x: 21.2 },
      { kind: "pylon", x: 28, height: 10.5, to: 22.9 },
      {
        kind: "pipe",
        network: "power",
        points: [
          [-5, -0.9],
          [2, -0.9],
        ],
      },
      {
        kind: "pipe",
        network: "power",
        points: [
          [22.9, 0],
          [22.9, -1.2],
          [11.4, -1.2],
        ],
      },
      { kind: "person", x: -12, pose: "walking" },
      { kind: "person", x: 13, pose: "tablet" },
      { kind: "tree", x: -13.6, height: 5.4 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
