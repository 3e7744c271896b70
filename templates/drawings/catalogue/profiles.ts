import { type Building, dark, type Floor, lit, room } from "../../engine/building.ts";

/** Those who own and occupy: owners, companies, asset managers. */
export const profilesOfOwners = {
  proprietaire: {
    seed: 31,
    title: "Coupe d’un immeuble haussmannien rénové",
    description:
      "La cave abrite une chaufferie et un tableau électrique neufs, pour les bureaux et les logements du dessus.",
    scale: 20,
    hour: 18,
    ground: [5.5, 5],
    volumes: [
      {
        x: 0,
        wall: 0.5,
        basements: 1,
        networks: ["heat", "power", "data"],
        roof: {
          kind: "mansard",
          height: 4.1,
          rooms: [room("bedroom", 3.6), room("living", 4.8), room("kitchen", 2.8)],
        },
        floors: [
          {
            height: 2.7,
            rooms: [room("plant", 4.6), room("stair", 4.1), room("shaft", 0.8), room("switchboard", 4.2)],
          },
          {
            height: 4,
            left: "shopfront",
            right: "door",
            voids: [[5.2, 2.3]],
            rooms: [room("shop", 4.6, lit), room("stair", 4.1), room("shaft", 0.8), room("hall", 4.2, dark)],
          },
          haussmann(2.9, [room("meeting", 4.6, dark), room("kitchen", 4.2, lit)]),
          haussmann(3.5, [room("living", 4.6, lit), room("bedroom", 4.2, dark)], "balcony"),
          haussmann(3.3, [room("living", 4.6, dark), room("kitchen", 4.2, lit)]),
          {
            height: 3,
            left: "balcony",
            right: "window",
            voids: [[5.2, 2.3]],
            rooms: [
              room("bedroom", 4.6, lit),
              room("stair", 4.1, { last: true }),
              room("shaft", 0.8),
              room("bathroom", 4.2),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -3.6, height: 8.5 },
      { kind: "person", x: -1.6, pose: "walking" },
      { kind: "tree", x: 18.1, height: 6.2 },
      { kind: "person", x: 16.4, pose: "coat", flip: true },
    ],
  },
  entreprise: {
    seed: 12,
    title: "Coupe d’un siège d’entreprise autour d’un atrium",
    description:
      "L’air, la chaleur et les données montent dans une seule gaine, entre deux ailes de bureaux.",
    scale: 20,
    hour: 18,
    ground: [4.5, 5],
    volumes: [
      {
        x: 0,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          lantern: [8.5, 5.28],
          equipment: [
            { kind: "panels", at: 0.5, count: 2 },
            { kind: "air-handler", at: 4.5 },
            { kind: "planting", at: 14.6, width: 6 },
          ],
        },
        floors: [
          {
            height: 4.2,
            left: "shopfront",
            right: "shopfront",
            rooms: [
              room("canteen", 7, lit),
              room("shaft", 0.9, { open: true }),
              room("atrium", 5.4, { open: true, height: 7.5 }),
              room("hall", 7.2, { lit: true, open: true }),
            ],
          },
          wings("office", "lounge"),
          wings("meeting", "office"),
          wings("office", "office"),
        ],
      },
    ],
    surroundings: [
      { kind: "bicycle", x: -3.2 },
      { kind: "person", x: -1.2, pose: "walking" },
      { kind: "tree", x: 24.6, height: 7 },
      { kind: "person", x: 23.2, pose: "wheelchair", flip: true },
    ],
  },
  "asset-manager": {
    seed: 38,
    title: "Coupe d’un patrimoine\u00A0: une tour, des logements et un entrepôt",
    description: "Les mêmes capteurs, partout, permettent de lire ensemble trois bâtiments différents.",
    scale: 20,
    hour: 18,
    poche: "solid",
    ground: [5, 5],
    volumes: [
      {
        x: 0,
        wall: 0.32,
        raft: 0.5,
        basements: 1,
        foundations: "none",
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "air-handler", at: 1.2 },
            { kind: "heat-pumps", at: 5.6, count: 1 },
            { kind: "mast", at: 9.4, height: 3.4 },
          ],
        },
        floors: [
          { height: 3, rooms: [room("parking", 5.6), room("shaft", 0.8), room("batteries", 3.2)] },
          {
            height: 4.2,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("hall", 5.6, lit), room("shaft", 0.8), room("hall", 3.2, lit)],
          },
          ...Array.from(
            { length: 6 },
            (_, index): Floor => ({
              height: 3.1,
              left: "curtain",
              right: "curtain",
              rooms: [
                room(index % 3 === 1 ? "meeting" : "office", 5.6),
                room("shaft", 0.8),
                room("lounge", 3.2),
              ],
            }),
          ),
        ],
      },
      {
        x: 15.7,
        wall: 0.32,
        slab: 0.28,
        networks: ["heat", "power", "data"],
        roof: { kind: "flat", equipment: [{ kind: "panels", at: 0.8, count: 5 }] },
        floors: [
          {
            height: 3.4,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("shop", 4.4, lit), room("shaft", 0.8), room("shop", 3.4, lit)],
          },
          ...Array.from(
            { length: 3 },
            (): Floor => ({
              height: 2.9,
              left: "balcony",
              right: "window",
              rooms: [room("living", 4.4), room("shaft", 0.8), room("bedroom", 3.4)],
            }),
          ),
        ],
      },
      // Where the street of profiles ends: it shows the two houses.
      {
        x: 33,
        wall: 0.3,
        networks: ["power", "data"],
        roof: { kind: "flat", equipment: [{ kind: "panels", at: 0.8, count: 6 }] },
        floors: [
          {
            height: 7.4,
            left: "wall",
            right: "wall",
            rooms: [room("storage", 8.8, lit), room("shaft", 0.8)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: 12.6, height: 5.6 },
      { kind: "person", x: 14.6, pose: "coat" },
      { kind: "person", x: -1.2, pose: "walking" },
      { kind: "tree", x: -2.6, height: 5.6 },
      { kind: "person", x: 26, pose: "standing" },
      { kind: "person", x: 44.8, pose: "walking", flip: true },
      { kind: "tree", x: 46.6, height: 5.8 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

function haussmann(
  height: number,
  [left, right]: readonly [Floor["rooms"][number], Floor["rooms"][number]],
  facade: Floor["left"] = "railing",
): Floor {
  return {
    height,
    left: facade,
    right: "window",
    voids: [[5.2, 2.3]],
    rooms: [left, room("stair", 4.1), room("shaft", 0.8), right],
  };
}

function wings(left: "office" | "meeting", right: "office" | "lounge"): Floor {
  return {
    height: 3.4,
    left: "curtain",
    right: "louvres",
    voids: [[8.14, 5.4]],
    rooms: [room(left, 7), room("shaft", 0.9), room("atrium", 5.4, { open: true }), room(right, 7.2)],
  };
}

/** Those who design and build: developers, architects. */
export const profilesOfBuilders = {
  promoteur: {
    seed: 7,
    title: "Coupe d’un immeuble en chantier",
    description: "Deux étages restent à construire, mais les gaines et les réseaux montent déjà.",
    scale: 20,
    hour: 13,
    ground: [5, 6],
    volumes: [
      {
        x: 0,
        basements: 1,
        networks: ["heat", "power", "data"],
        roof: { kind: "planned" },
        floors: [
          { height: 3, rooms: [room("parking", 10.6), room("shaft", 0.9), room("plant", 4.4)] },
          {
            height: 3.6,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("shop", 6.2, lit), room("stair", 4.2), room("shaft", 0.9), room("hall", 4.36, lit)],
          },
          {
            height: 2.9,
            left: "balcony",
            right: "window",
            voids: [[6.9, 2.4]],
            rooms: [room("living", 6.2, lit), room("stair", 4.2), room("shaft", 0.9), room("bedroom", 4.36)],
          },
          {
            height: 2.9,
            left: "open",
            right: "open",
            voids: [[6.9, 2.4]],
            rooms: [
              room("empty", 6.2),
              room("stair", 4.2, { last: true }),
              room("shaft", 0.9),
              room("empty", 4.36),
            ],
          },
          {
            height: 2.9,
            missing: true,
            rooms: [room("empty", 6.2), room("empty", 4.2), room("empty", 5.38)],
          },
          {
            height: 2.9,
            missing: true,
            rooms: [room("empty", 6.2), room("empty", 4.2), room("empty", 5.38)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "crane", x: 19.1, height: 21, reach: 17 },
      { kind: "tree", x: -3.4, height: 6 },
      { kind: "person", x: -2.1, pose: "coat" },
      { kind: "person", x: 2.1, y: 6.5, pose: "pointing" },
      { kind: "person", x: 3.4, y: 6.5, pose: "tablet", flip: true },
      { kind: "person", x: 14.2, y: 6.5, pose: "walking" },
      { kind: "person", x: 21.6, pose: "standing" },
    ],
  },
  architecte: {
    seed: 64,
    title: "Coupe d’un atelier à sheds avec porte-à-faux",
    scale: 20,
    hour: 17,
    ground: [8.5, 5.5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "sheds", count: 4, height: 2.3 },
        floors: [
          {
            height: 3.8,
            shift: 3.2,
            left: "shopfront",
            right: "wall",
            rooms: [
              room("hall", 4.4, lit),
              room("stair", 4.4),
              room("shaft", 0.9),
              room("tiers", 7.2, { lit: true, height: 7 }),
            ],
          },
          {
            height: 3.5,
            shift: -1.4,
            left: "french-window",
            right: "wall",
            without: ["air"],
            voids: [
              [9.2, 2.4],
              [14.64, 7.2],
            ],
            rooms: [room("office", 9), room("stair", 4.4), room("shaft", 0.9), room("void", 7.2)],
          },
          {
            height: 3.6,
            shift: -1.4,
            left: "balcony",
            right: "curtain",
            voids: [[9.2, 2.4]],
            rooms: [
              room("classroom", 7.4, lit),
              room("open", 6),
              room("shaft", 0.9),
              room("office", 7.18, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "struts", x: -0.6 },
      { kind: "person", x: 1.1, pose: "pointing" },
      { kind: "person", x: 2.2, pose: "coat", flip: true },
      { kind: "person", x: 2.75, pose: "standing", size: 0.62 },
      { kind: "tree", x: 24, height: 8 },
      { kind: "tree", x: -3.8, height: 6 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** Those who plan streets and the networks below them. */
export const profilesOfPlanners = {
  amenageur: {
    seed: 77,
    title: "Coupe d’une rue et de ses réseaux enterrés",
    description: "Sous la rue, un réseau de chaleur, un égout et des fourreaux relient les deux rives.",
    scale: 15,
    hour: 18,
    poche: "solid",
    ground: [3.5, 3.5],
    volumes: [
      {
        x: 0,
        wall: 0.34,
        foundations: "none",
        networks: ["heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "planting", at: 0.5, width: 3.2 },
            { kind: "panels", at: 4, count: 3 },
          ],
        },
        floors: [
          {
            height: 3.6,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("shop", 4.2, lit), room("shaft", 0.8), room("shop", 2.6, lit)],
          },
          ...Array.from(
            { length: 3 },
            (): Floor => ({
              height: 2.9,
              left: "window",
              right: "balcony",
              rooms: [room("bedroom", 4.2), room("shaft", 0.8), room("living", 2.9)],
            }),
          ),
        ],
      },
      {
        x: 27,
        wall: 0.34,
        foundations: "none",
        networks: ["heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "trees", at: 1.6, count: 2 },
            { kind: "railing", at: 0.3, width: 6.6 },
          ],
        },
        floors: [
          {
            height: 4,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("canteen", 3, lit), room("shaft", 0.8), room("hall", 2.6, lit)],
          },
          ...Array.from(
            { length: 2 },
            (): Floor => ({
              height: 3.2,
              left: "curtain",
              right: "louvres",
              rooms: [room("office", 3), room("shaft", 0.8), room("office", 2.6)],
            }),
          ),
        ],
      },
    ],
    surroundings: [
      { kind: "roadway", x: 11.6, width: 4.6 },
      { kind: "car", x: 11.9 },
      { kind: "tram", x: 17.4 },
      { kind: "tree", x: 10.45, height: 6.2 },
      { kind: "tree", x: 25.7, height: 6.6 },
      { kind: "person", x: 16.8, pose: "wheelchair" },
      { kind: "person", x: 25, pose: "walking", flip: true },
      { kind: "person", x: 9.7, pose: "coat" },
      { kind: "mains", x: 13.2, y: -1.8, radius: 0.42, network: "heat" },
      { kind: "mains", x: 14.4, y: -1.8, radius: 0.42, network: "heat" },
      { kind: "mains", x: 18.6, y: -2.3, radius: 0.85 },
      { kind: "duct-bank", x: 22.4, y: -1.1 },
      {
        kind: "pipe",
        network: "heat",
        points: [
          [1, -1.8],
          [12.78, -1.8],
        ],
      },
      {
        kind: "pipe",
        network: "heat",
        points: [
          [14.82, -1.8],
          [16.4, -1.8],
          [16.4, -3.6],
          [25.6, -3.6],
          [25.6, -1.8],
          [30.4, -1.8],
        ],
      },
      {
        kind: "pipe",
        network: "power",
        points: [
          [23.7, -1.35],
          [31, -1.35],
        ],
      },
      {
        kind: "pipe",
        network: "data",
        points: [
          [3, -0.8],
          [22, -0.8],
        ],
      },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
