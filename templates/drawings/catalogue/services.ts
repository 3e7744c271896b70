import type { Building, Floor, Room } from "../building";
import { dark, lit, room } from "./room";

/** The building of the services, whose networks light up, and the storey of what a smart building can do. */
export const services = {
  services: {
    seed: 2810,
    title: "Coupe d’un immeuble de huit niveaux et de ses réseaux",
    description:
      "Du sous-sol technique à la terrasse, l’électricité, la chaleur, l’air et les données montent dans une seule gaine ; dix numéros y situent les dix services.",
    scale: 18,
    hour: 18,
    ground: [3.4, 2.6],
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
          storey([room("books", 2.7, lit), room("lounge", 2.78, dark)], [room("office", 5.92, lit)]),
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
      { kind: "person", x: 11.4, y: 26.6, pose: "standing" },
      { kind: "person", x: 12.1, y: 26.6, pose: "coat", flip: true },
      { kind: "person", x: -1.7, pose: "walking" },
      { kind: "bicycle", x: 16.1 },
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
