import type { Building, Floor, Roof, Room, Volume } from "../building";
import { dark, lit, room } from "./room";

/** On the line of `ages`. */
const metresPerYear = 1.6;

/** The building of the story of the firm, once for each of its four ages. */
export const storyPages = {
  ages: {
    seed: 2023,
    title: "Coupe d’un même bâtiment en 2023, 2030, 2040 et 2050",
    description:
      "Sur une seule ligne de sol, le même bâtiment à quatre âges\u00A0: des bureaux en 2023, des panneaux solaires et une cantine en 2030, des salles de cours en 2040, des logements en 2050\u202F; l’arbre voisin a grandi.",
    scale: 20,
    hour: 18,
    poche: "solid",
    ground: [4, 4.6],
    volumes: [
      age(
        2023,
        [
          [room("hall", 3.2, lit), room("meeting", 2.9, lit)],
          [room("office", 3.2, lit), room("office", 2.9, dark)],
          [room("office", 3.2, dark), room("meeting", 2.9, lit)],
        ],
        { kind: "flat", equipment: [{ kind: "heat-pumps", at: 2.6, count: 1 }] },
      ),
      age(
        2030,
        [
          [room("canteen", 3.2, lit), room("canteen", 2.9, lit)],
          [room("meeting", 3.2, lit), room("office", 2.9, dark)],
          [room("office", 3.2, lit), room("lounge", 2.9, lit)],
        ],
        { kind: "flat", equipment: [{ kind: "panels", at: 0.4, count: 4 }] },
      ),
      age(
        2040,
        [
          [room("canteen", 3.2, lit), room("open", 2.9, lit)],
          [room("classroom", 3.2, lit), room("open", 2.9, lit)],
          [room("open", 3.2, dark), room("classroom", 2.9, lit)],
        ],
        {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 0.4, count: 3 },
            { kind: "planting", at: 4, width: 2.6 },
          ],
        },
      ),
      age(
        2050,
        [
          [room("hall", 3.2, lit), room("canteen", 2.9, lit)],
          [room("living", 3.2, lit), room("bedroom", 2.9, dark)],
          [room("bedroom", 3.2, lit), room("living", 2.9, lit)],
          [room("bedroom", 3.2, dark), room("living", 2.9, lit)],
        ],
        { kind: "butterfly", height: 1.5, panels: true },
      ),
    ],
    surroundings: [
      { kind: "tree", x: -2, height: 2.4 },
      { kind: "tree", x: 9.4, height: 3.6 },
      { kind: "tree", x: 24.4, height: 6 },
      { kind: "tree", x: 40, height: 8.6 },
      { kind: "person", x: 8.2, pose: "walking" },
      { kind: "person", x: 21, pose: "coat" },
      { kind: "bicycle", x: 21.8 },
      { kind: "bench", x: 36.2 },
      { kind: "person", x: 38.3, pose: "walking" },
      { kind: "person", x: 39, pose: "walking", size: 0.62 },
      { kind: "person", x: 51.7, pose: "standing" },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** The building of the line of years, at its place on it: 1.60 m a year. */
function age(year: number, storeys: readonly (readonly [Room, Room])[], roof: Roof): Volume {
  return {
    x: (year - 2023) * metresPerYear,
    wall: 0.34,
    foundations: "none",
    networks: ["heat", "power"],
    roof,
    floors: storeys.map(
      ([left, right], index): Floor => ({
        height: index === 0 ? 3.8 : 3.2,
        left: index === 0 ? "shopfront" : "window",
        right: index === 0 ? "shopfront" : "window",
        rooms: [left, room("shaft", 0.8), right],
      }),
    ),
  };
}
