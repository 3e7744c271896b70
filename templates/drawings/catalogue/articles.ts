import { type Building, dark, type Floor, lit, room } from "../../engine/building.ts";

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

/** Articles on those who use buildings, and on those who are rewarded for them. */
export const articlesOnUses = {
  "intensite-usage": {
    seed: 141,
    title: "Coupe d’un immeuble à trois vies",
    description:
      "L’école le jour, les soins le soir, les logements en haut\u00A0: le même immeuble sert plus longtemps.",
    scale: 20,
    hour: 18,
    ground: [5, 5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        networks: ["heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "planting", at: 0.6, width: 4.4 },
            { kind: "heat-pumps", at: 6, count: 2 },
            { kind: "panels", at: 9.6, count: 2 },
          ],
        },
        floors: [
          {
            height: 4,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("shop", 5.4, lit),
              room("shaft", 0.8),
              room("stair", 4.4),
              room("canteen", 5.4, lit),
            ],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "louvres",
            voids: [[6.8, 2.5]],
            rooms: [room("classroom", 5.4, lit), room("shaft", 0.8), room("stair", 4.4), room("office", 5.4)],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "louvres",
            voids: [[6.8, 2.5]],
            rooms: [
              room("office", 5.4),
              room("shaft", 0.8),
              room("stair", 4.4, { last: true }),
              room("care", 5.4, lit),
            ],
          },
          {
            height: 3,
            shift: 1.6,
            left: "open",
            right: "balcony",
            rooms: [room("living", 3.8, lit), room("shaft", 0.8), room("kitchen", 3.2), room("bedroom", 4.6)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "person", x: 0.7, y: 10.6, pose: "standing" },
      { kind: "tree", x: -3.4, height: 7 },
      { kind: "bicycle", x: -2.4 },
      { kind: "tree", x: 20.2, height: 6.5 },
      { kind: "person", x: 18.4, pose: "walking" },
    ],
  },
  "futur-bureau-intelligent": {
    seed: 251,
    title: "Coupe d’un bureau intelligent qui s’évase vers le ciel",
    description: "Les salles et les bureaux s’allument selon la présence.",
    scale: 20,
    hour: 19,
    ground: [5, 6.5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "pergola", at: 1.2 },
            { kind: "heat-pumps", at: 6.6, count: 2 },
            { kind: "panels", at: 10.4, count: 4 },
          ],
        },
        floors: [
          {
            height: 4,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("gym", 4.8, lit), room("shaft", 0.9), room("lift", 1.6), room("canteen", 5.4, lit)],
          },
          {
            height: 3.3,
            left: "double-skin",
            right: "curtain",
            rooms: [
              room("office", 4.8),
              room("shaft", 0.9),
              room("lift", 1.6, { cab: true }),
              room("lounge", 3, lit),
              room("meeting", 3.2, dark),
            ],
          },
          {
            height: 3.3,
            left: "double-skin",
            right: "curtain",
            rooms: [
              room("meeting", 4.8, lit),
              room("shaft", 0.9),
              room("lift", 1.6),
              room("office", 7.3, lit),
            ],
          },
          {
            height: 3.3,
            left: "double-skin",
            right: "curtain",
            rooms: [room("office", 4.8, lit), room("shaft", 0.9), room("lift", 1.6), room("open", 8.3, dark)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -3.3, height: 8.4 },
      { kind: "person", x: -1.5, pose: "coat" },
      { kind: "person", x: 15.9, pose: "walking" },
      { kind: "bicycle", x: 16.6 },
      { kind: "person", x: 18.9, pose: "wheelchair", flip: true },
      { kind: "street-lamp", x: 19.8 },
    ],
  },
  "trophees-smart-building": {
    seed: 269,
    title: "Coupe d’une salle des fêtes le soir des trophées",
    scale: 20,
    hour: 21,
    ground: [5, 5],
    volumes: [
      {
        x: 0,
        wall: 0.36,
        networks: ["air", "power", "data"],
        roof: { kind: "butterfly", height: 2.4, panels: true, lit: true },
        floors: [
          {
            height: 3.4,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("hall", 4.6, lit),
              room("shaft", 0.9),
              room("podium", 13, { lit: true, height: 6.4 }),
            ],
          },
          {
            height: 3.3,
            left: "curtain",
            right: "curtain",
            voids: [[5.74, 13]],
            rooms: [room("lounge", 4.6, lit), room("shaft", 0.9), room("void", 13)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -3.4, height: 6.4 },
      { kind: "person", x: -1.6, pose: "walking" },
      { kind: "person", x: 21.4, pose: "coat", flip: true },
      { kind: "person", x: 22, pose: "standing", flip: true },
      { kind: "tree", x: 24, height: 7.4 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

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
