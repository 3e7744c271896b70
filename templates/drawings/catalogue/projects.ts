import type { Building } from "../building";
import { dark, lit, room } from "./room";

/** The three projects, and the house of the energy questionnaire. */
export const projects = {
  "marque-employeur": {
    seed: 88,
    title: "Coupe d’un groupe scolaire en bois",
    description:
      "Sous une charpente apparente, deux niveaux de classes et une bibliothèque ; le versant sud porte des panneaux solaires.",
    scale: 20,
    hour: 17,
    ground: [6.5, 7],
    volumes: [
      {
        x: 0,
        wall: 0.42,
        networks: ["heat", "power", "data"],
        roof: { kind: "gable", height: 4.4, truss: true, panels: true },
        floors: [
          {
            height: 3.5,
            left: "louvres",
            right: "window",
            rooms: [
              room("classroom", 7.2, lit),
              room("open", 2.6, dark),
              room("shaft", 0.8),
              room("classroom", 6.6, dark),
            ],
          },
          {
            height: 3.4,
            left: "louvres",
            right: "window",
            rooms: [
              room("books", 7.2, lit),
              room("open", 2.6),
              room("shaft", 0.8),
              room("classroom", 6.6, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4.2, height: 7.5 },
      { kind: "tree", x: 23, height: 8.5 },
      { kind: "person", x: -2.7, pose: "walking", size: 0.62 },
      { kind: "person", x: -2, pose: "walking", size: 0.68 },
      { kind: "person", x: -1.2, pose: "standing", size: 0.6 },
      { kind: "person", x: 20.2, pose: "coat", flip: true },
      { kind: "person", x: 20.85, pose: "walking", flip: true, size: 0.62 },
    ],
  },
  "energie-verte": {
    seed: 91,
    title: "Coupe d’un entrepôt à toiture solaire",
    description:
      "Les panneaux d’un entrepôt alimentent les bureaux, une batterie et le camion électrique qui recharge à quai.",
    scale: 17,
    hour: 21,
    ground: [11.5, 6],
    volumes: [
      {
        x: 0,
        wall: 0.3,
        networks: ["power", "data"],
        piers: [6.3, 12.6, 18.9],
        roof: { kind: "flat", equipment: [{ kind: "panels", at: 0.8, count: 18 }] },
        floors: [
          {
            height: 8.4,
            left: "wall",
            right: "wall",
            rooms: [room("storage", 18, lit), room("shaft", 0.8), room("void", 6.5)],
          },
        ],
        mezzanines: [
          { at: 19.34, level: 0, height: 3.4, rooms: [room("batteries", 3.4), room("switchboard", 2.98)] },
          { at: 19.34, level: 3.7, height: 4.4, rooms: [room("office", 6.5, lit)] },
        ],
      },
    ],
    surroundings: [
      { kind: "lorry", x: -9.2 },
      { kind: "charger", x: -10.1 },
      {
        kind: "pipe",
        network: "power",
        points: [
          [-9.96, 0.9],
          [-9.6, 0.6],
          [-9.1, 0.9],
        ],
      },
      { kind: "tree", x: 29.3, height: 7 },
      { kind: "person", x: 27.6, pose: "coat" },
    ],
  },
  "batiment-numerique": {
    seed: 131,
    title: "Coupe d’une médiathèque sous trois voûtes",
    description:
      "Un ancien atelier à trois voûtes devient médiathèque : livres au sous-sol et en mezzanine, salle de travail et gradins sous la plus haute lumière.",
    scale: 18,
    hour: 19,
    ground: [6, 6],
    volumes: [
      {
        x: 0,
        wall: 0.5,
        basements: 1,
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "vaults", count: 3, height: 3.4 },
        piers: [8.1, 15.8],
        floors: [
          { height: 3, rooms: [room("plant", 6.4), room("shaft", 0.8), room("books", 14.6)] },
          {
            height: 4.6,
            left: "shopfront",
            right: "french-window",
            rooms: [
              room("canteen", 6.4, lit),
              room("shaft", 0.8),
              room("tiers", 9, { lit: true, height: 4.3 }),
              room("books", 5.48, lit),
            ],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "tree", x: -4, height: 8 },
      { kind: "person", x: -1.8, pose: "walking" },
      { kind: "person", x: 25, pose: "coat", flip: true },
      { kind: "tree", x: 27.4, height: 7 },
      { kind: "bicycle", x: -3.1 },
    ],
  },
  questionnaire: {
    seed: 111,
    title: "Coupe d’une maison",
    description:
      "Une maison à deux niveaux, sa pompe à chaleur, ses panneaux solaires et la voiture électrique en charge devant la porte.",
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
