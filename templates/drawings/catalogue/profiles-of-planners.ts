import type { Building, Floor } from "../building";
import { lit, room } from "./room";

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
