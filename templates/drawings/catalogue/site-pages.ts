import { type Building, dark, type Floor, lit, type Room, room } from "../../engine/building.ts";

/** The buildings of the site’s own pages: home and its details, and the page that does not exist. */
export const sitePages = {
  "home-tower": {
    seed: 2050,
    title: "Coupe d’un immeuble de bureaux de onze niveaux",
    scale: 30,
    hour: 18,
    leaders: [{ from: [8.8, 38.5], to: [11.2, 39.5], label: "Centrale de traitement d’air" }],
    volumes: [
      {
        x: 0,
        raft: 0.6,
        basements: 1,
        foundations: "piles",
        piers: [8.5],
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "planting", at: 0.5, width: 3.2 },
            { kind: "people", at: 2.9 },
            { kind: "air-handler", at: 5.6 },
            { kind: "heat-pumps", at: 9.6, count: 1 },
            { kind: "panels", at: 11.4, count: 3 },
          ],
        },
        floors: [
          {
            height: 3.4,
            rooms: [
              room("plant", 6.6, dark),
              room("shaft", 1),
              room("lift", 1.7),
              room("switchboard", 2.9, lit),
              room("batteries", 3.4, dark),
            ],
          },
          {
            height: 4.2,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("hall", 6.6, lit),
              room("shaft", 1),
              room("lift", 1.7, { cab: true }),
              room("canteen", 6.42, lit),
            ],
          },
          tower([room("office", 6.6, lit)], [room("lounge", 6.42, dark)]),
          tower([room("classroom", 6.6, dark)], [room("office", 6.42, lit)]),
          tower([room("office", 6.6, lit)], [room("office", 6.42, dark)]),
          tower([room("meeting", 3.1, lit), room("lounge", 3.38, dark)], [room("control", 6.42, lit)]),
          tower([room("office", 6.6, dark)], [room("canteen", 6.42, lit)]),
          tower([room("office", 6.6, lit)], [room("meeting", 3.1, dark), room("meeting", 3.2, lit)]),
          tower([room("stair", 3.6), room("lounge", 2.88, lit)], [room("office", 6.42, dark)], { cab: true }),
          tower([room("stair", 3.6), room("office", 2.88, dark)], [room("classroom", 6.42, lit)], {
            voids: true,
          }),
          tower(
            [room("stair", 3.6, { last: true, open: true }), room("open", 2.88, lit)],
            [room("canteen", 6.42, lit)],
            { voids: true },
          ),
          tower([room("lounge", 3.2, dark), room("books", 3.28, lit)], [room("office", 6.42, lit)]),
        ],
      },
    ],
    surroundings: [],
  },
  "not-found": {
    seed: 404,
    title: "Coupe d’un immeuble dont un étage manque",
    scale: 26,
    hour: 18,
    ground: [7, 4],
    lostLevel: { level: 6.7, label: "introuvable" },
    volumes: [
      {
        x: 0,
        foundations: "none",
        networks: [],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 0.6, count: 3 },
            { kind: "planting", at: 6, width: 4 },
            { kind: "mast", at: 13, height: 3.6 },
          ],
        },
        floors: [
          {
            height: 3.6,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("hall", 5.2, lit),
              room("stair", 4.3),
              room("shaft", 0.8),
              room("canteen", 4.4, lit),
            ],
          },
          {
            height: 3.1,
            left: "window",
            right: "window",
            voids: [[5.8, 2.4]],
            rooms: [
              room("office", 5.2, lit),
              room("stair", 4.3),
              room("shaft", 0.8),
              room("office", 4.4, dark),
            ],
          },
          {
            height: 3.1,
            missing: true,
            rooms: [room("empty", 5.2), room("empty", 4.3), room("empty", 5.32)],
          },
          {
            height: 3.1,
            left: "window",
            right: "balcony",
            rooms: [
              room("living", 5.2, lit),
              room("bathroom", 4.3),
              room("shaft", 0.8),
              room("books", 4.4, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4.6, height: 7 },
      { kind: "person", x: -1.4, pose: "walking" },
    ],
  },
  "detail-plant": {
    seed: 61,
    title: "Détail\u00A0: la centrale d’air sur le toit",
    scale: 34,
    hour: 18,
    lens: { x: 4.5, y: 3.9, radius: 2.65 },
    surroundings: [],
    volumes: [
      {
        x: 0,
        foundations: "none",
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "flat", equipment: [{ kind: "air-handler", at: 2.5 }] },
        floors: [
          {
            height: 3.2,
            left: "curtain",
            right: "curtain",
            rooms: [room("office", 5, lit), room("shaft", 1), room("office", 4, dark)],
          },
        ],
      },
    ],
  },
  "detail-desk": {
    seed: 66,
    title: "Détail\u00A0: un poste de travail, sa lampe et son capteur",
    scale: 44,
    hour: 18,
    lens: { x: 2.3, y: 1.55, radius: 2.05 },
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
            rooms: [room("office", 5, lit), room("shaft", 0.9), room("meeting", 4, dark)],
          },
        ],
      },
    ],
  },
  "detail-racks": {
    seed: 65,
    title: "Détail\u00A0: le local des serveurs",
    scale: 44,
    hour: 12,
    lens: { x: 4.2, y: 1.5, radius: 2.05 },
    surroundings: [],
    volumes: [
      {
        x: 0,
        foundations: "none",
        networks: ["air", "power", "data"],
        roof: { kind: "none" },
        floors: [
          {
            height: 3.2,
            left: "wall",
            right: "wall",
            rooms: [room("racks", 7, dark), room("shaft", 0.9), room("office", 3, dark)],
          },
          {
            height: 3.2,
            left: "wall",
            right: "wall",
            rooms: [room("office", 7, lit), room("shaft", 0.9), room("office", 3, dark)],
          },
        ],
      },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** A storey of the home page’s tower: shaded on the left, glazed on the right, its shaft and lift in the middle. */
function tower(left: readonly Room[], right: readonly Room[], { cab = false, voids = false } = {}): Floor {
  return {
    height: 3.2,
    left: "louvres",
    right: "curtain",
    ...(voids ? { voids: [[0.45, 2.3]] as const } : {}),
    rooms: [...left, room("shaft", 1), room("lift", 1.7, cab ? { cab } : {}), ...right],
  };
}
