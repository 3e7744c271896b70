import type { Building } from "../building";
import { lit, room } from "./room";

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
