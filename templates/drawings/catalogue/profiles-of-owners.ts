import type { Building, Floor } from "../building";
import { dark, lit, room } from "./room";

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
