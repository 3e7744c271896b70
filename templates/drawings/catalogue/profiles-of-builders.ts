import type { Building, Floor } from "../building";
import { lit, room } from "./room";

/** Those who design and build: developers, architects, planners. */
export const profilesOfBuilders = {
  promoteur: {
    seed: 7,
    title: "Coupe d’un immeuble en chantier",
    description:
      "Une grue pose une dalle au-dessus d’un immeuble de logements\u00A0: deux étages restent à construire, en pointillé, mais les gaines et les réseaux montent déjà.",
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
    description:
      "Un atelier d’architecture avance en porte-à-faux au-dessus de son entrée\u202F; une salle à gradins occupe deux niveaux et quatre sheds portent des panneaux solaires.",
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
  amenageur: {
    seed: 77,
    title: "Coupe d’une rue et de ses réseaux enterrés",
    description:
      "Entre un immeuble de logements et un immeuble de bureaux passe une rue plantée\u202F; dessous, un réseau de chaleur, un égout et des fourreaux relient les deux rives.",
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
