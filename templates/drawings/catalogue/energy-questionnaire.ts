import type { Building } from "../building";
import { lit, room } from "./room";

/** The page of the energy questionnaire: a house that heats, produces and charges. */
export const energyQuestionnaire = {
  questionnaire: {
    seed: 111,
    title: "Coupe d’une maison",
    scale: 24,
    hour: 19,
    ground: [5.2, 8],
    volumes: [
      {
        x: 0,
        wall: 0.4,
        slab: 0.26,
        networks: ["heat", "power"],
        roof: { kind: "gable", height: 3.4, panels: true, chimney: 0.28 },
        floors: [
          {
            height: 2.8,
            left: "french-window",
            right: "window",
            rooms: [room("living", 4.6, lit), room("shaft", 0.7), room("kitchen", 3.6, lit)],
          },
          {
            height: 2.7,
            left: "window",
            right: "window",
            rooms: [room("bedroom", 4.6), room("shaft", 0.7), room("bathroom", 3.6, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "heat-pump", x: 10.6 },
      { kind: "tree", x: -3.4, height: 6.5 },
      { kind: "car", x: 12.3, flip: true },
      { kind: "charger", x: 16.8 },
      { kind: "person", x: -1.4, pose: "coat" },
    ],
  },
} as const satisfies { readonly [name: string]: Building };
