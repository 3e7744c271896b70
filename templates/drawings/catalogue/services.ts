import { type Building, dark, type Floor, lit, type Room, room } from "../../engine/building.ts";

/** The building of the services, whose networks light up, the storey of what a smart building can do, and the one that is audited. */
export const services = {
  services: {
    seed: 2810,
    title: "Coupe d’un immeuble de huit niveaux et de ses réseaux",
    description:
      "L’électricité, la chaleur, l’air et les données montent dans une seule gaine\u202F; dix numéros y situent les dix services.",
    scale: 18,
    hour: 18,
    ground: [3.4, 2.4],
    volumes: [
      {
        x: 0,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "air-handler", at: 0.8 },
            { kind: "panels", at: 6, count: 3 },
          ],
        },
        floors: [
          {
            height: 3.4,
            rooms: [
              room("plant", 5.6, dark),
              room("shaft", 1),
              room("lift", 1.7),
              room("switchboard", 2.4, lit),
              room("racks", 3.4, dark),
            ],
          },
          {
            height: 4.2,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("hall", 5.6, lit),
              room("shaft", 1),
              room("lift", 1.7, { cab: true }),
              room("canteen", 5.92, lit),
            ],
          },
          storey([room("office", 5.6, lit)], [room("classroom", 5.92, lit)]),
          storey([room("meeting", 2.7, dark), room("lounge", 2.78, lit)], [room("office", 5.92, dark)]),
          storey([room("office", 5.6, dark)], [room("control", 5.92, lit)]),
          storey([room("office", 5.6, lit)], [room("office", 5.92, lit)]),
          storey([room("office", 5.6, lit)], [room("meeting", 2.9, dark), room("lounge", 2.9, lit)]),
          storey([room("office", 5.6, dark)], [room("office", 5.92, lit)]),
          {
            height: 3.2,
            left: "curtain",
            right: "curtain",
            rooms: [room("office", 5.6, lit), room("shaft", 1), room("lift", 1.7)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "terrace", x: 8.7, y: 23.4, width: 6.1 },
      { kind: "person", x: 11.4, y: 23.4, pose: "standing" },
      { kind: "person", x: 12.1, y: 23.4, pose: "coat", flip: true },
      { kind: "person", x: -1.5, pose: "walking" },
      {
        kind: "pipe",
        network: "heat",
        points: [
          [-3, -2.6],
          [0.2, -2.6],
        ],
      },
      {
        kind: "pipe",
        network: "power",
        points: [
          [-3, -1.7],
          [0.2, -1.7],
        ],
      },
    ],
  },
  capacites: {
    seed: 2036,
    title: "Coupe d’un pavillon technique en quatre travées",
    description:
      "Un local d’énergie, des salles qui changent d’usage, un poste de conduite et une entrée surveillée.",
    scale: 32,
    hour: 19,
    surroundings: [],
    volumes: [
      {
        x: 0,
        foundations: "none",
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 1, count: 5 },
            { kind: "pergola", at: 10 },
            { kind: "air-handler", at: 18.6 },
            { kind: "mast", at: 29.4, height: 2.4 },
          ],
        },
        floors: [
          {
            height: 3.6,
            left: "window",
            right: "door",
            rooms: [
              room("batteries", 3.7, dark),
              room("shaft", 0.8),
              room("switchboard", 3.24, lit),
              room("meeting", 4.08, lit),
              room("lounge", 4.08, lit),
              room("control", 8.28, lit),
              room("racks", 3.4, dark),
              room("hall", 4.46, lit),
            ],
          },
        ],
      },
    ],
  },
  audit: {
    seed: 290,
    title: "Coupe d’un immeuble de trois niveaux, du local technique au toit",
    description: "Le local technique, les bureaux et le toit\u00A0: ce que l’audit relève, étage par étage.",
    scale: 20,
    hour: 18,
    ground: [6, 8.6],
    volumes: [
      {
        x: 0,
        networks: ["heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "planting", at: 0.8, width: 4 },
            { kind: "panels", at: 9.4, count: 3 },
            { kind: "heat-pumps", at: 16, count: 2 },
          ],
        },
        floors: [
          {
            height: 3.6,
            left: "shopfront",
            right: "wall",
            rooms: [
              room("hall", 4.4, lit),
              room("canteen", 4.2, dark),
              room("stair", 4.1),
              room("shaft", 0.8),
              room("plant", 4.8, lit),
            ],
          },
          auditedStorey(room("meeting", 8.72, lit), room("office", 4.8, lit)),
          auditedStorey(room("classroom", 8.72, dark), room("meeting", 4.8, lit), true),
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -2.2, height: 5 },
      { kind: "person", x: -3.7, pose: "walking" },
      { kind: "person", x: 14.6, y: 10.8, pose: "tablet" },
      { kind: "person", x: 17.4, y: 0, pose: "tablet", flip: true },
      { kind: "charger", x: 20.1 },
      { kind: "car", x: 20.6 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** A storey of offices: shaded on the left, glazed on the right, its shaft and lift in the middle. */
function storey(left: readonly Room[], right: readonly Room[]): Floor {
  return {
    height: 3.2,
    left: "louvres",
    right: "curtain",
    rooms: [...left, room("shaft", 1), room("lift", 1.7), ...right],
  };
}

/** A storey that a stair comes up to: one room on the left of it, one on its right. */
function auditedStorey(left: Room, right: Room, last = false): Floor {
  return {
    height: 3.6,
    left: "window",
    right: "curtain",
    voids: [[9.32, 2.3]],
    rooms: [left, room("stair", 4.1, last ? { last } : {}), room("shaft", 0.8), right],
  };
}
