import type { Building } from "../building";
import { dark, lit, room } from "./room";

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
