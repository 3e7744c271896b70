import type { Building } from "../building";
import { dark, lit, room } from "./room";

/** The contact page: the meeting it leads to, and the street from one of the firm’s two countries to the other. */
export const contactPages = {
  "detail-meeting": {
    seed: 68,
    title: "Détail\u00A0: une table de réunion et une chaise libre",
    scale: 60,
    hour: 18,
    lens: { x: 4.6, y: 1.55, radius: 2.5 },
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
            rooms: [
              room("lounge", 2.4, dark),
              room("meeting", 3.6, lit),
              room("shaft", 0.9),
              room("office", 3, dark),
            ],
          },
        ],
      },
    ],
  },
  contact: {
    seed: 7520,
    title: "Coupe de deux immeubles reliés par un tramway, l’un à Paris, l’autre en Belgique",
    scale: 15,
    hour: 18,
    ground: [8, 9],
    volumes: [
      {
        x: 0,
        wall: 0.44,
        networks: ["heat", "power"],
        roof: {
          kind: "mansard",
          height: 3.4,
          rooms: [room("bedroom", 4.2, lit), room("shaft", 0.8), room("living", 3.4)],
        },
        floors: [
          {
            height: 3.8,
            left: "shopfront",
            right: "shopfront",
            rooms: [room("shop", 5, lit), room("shaft", 0.8), room("canteen", 4.6, lit)],
          },
          {
            height: 3.2,
            left: "balcony",
            right: "french-window",
            rooms: [room("meeting", 5, lit), room("shaft", 0.8), room("office", 4.6, dark)],
          },
          {
            height: 3.1,
            left: "french-window",
            right: "balcony",
            rooms: [room("office", 5, dark), room("shaft", 0.8), room("books", 4.6, lit)],
          },
        ],
      },
      {
        x: 35,
        wall: 0.4,
        networks: ["heat", "power"],
        roof: { kind: "gable", height: 4.6, panels: true, chimney: 0.24 },
        floors: [
          {
            height: 3.4,
            left: "door",
            right: "french-window",
            rooms: [room("hall", 3.4, lit), room("shaft", 0.7), room("kitchen", 3.2, lit)],
          },
          {
            height: 3.1,
            left: "window",
            right: "window",
            rooms: [room("office", 3.4, lit), room("shaft", 0.7), room("living", 3.2)],
          },
          {
            height: 2.9,
            left: "window",
            right: "window",
            rooms: [room("bedroom", 3.4), room("shaft", 0.7), room("bathroom", 3.2, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4.6, height: 7.4 },
      { kind: "person", x: -1.8, pose: "walking" },
      { kind: "person", x: 12.8, pose: "coat" },
      { kind: "bicycle", x: 14 },
      { kind: "tree", x: 17, height: 6.4 },
      { kind: "street-lamp", x: 19.6 },
      { kind: "person", x: 20.4, pose: "tablet" },
      { kind: "tram", x: 21.6 },
      { kind: "tree", x: 31, height: 6.8 },
      { kind: "person", x: 33, pose: "standing", flip: true },
      { kind: "person", x: 33.8, pose: "tablet" },
      { kind: "car", x: 44.4, flip: true },
      { kind: "charger", x: 49 },
      { kind: "tree", x: 50.6, height: 5.6 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
