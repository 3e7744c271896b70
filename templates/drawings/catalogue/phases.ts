import type { Building, Floor, Roof, Room, Surrounding, Volume } from "../building";
import { dark, lit, room } from "./room";

/** A storey of the building of the phases, before it is built. */
const toCome: Floor = {
  height: 3.2,
  missing: true,
  rooms: phaseRooms(room("empty", 4.4), room("empty", 4.2)),
};
const groundToCome: Floor = { ...toCome, height: 3.6 };

/** Where one talks of a building before it is drawn. */
const pavilion: Volume = {
  x: 11.7,
  wall: 0.2,
  slab: 0.22,
  raft: 0.25,
  foundations: "none",
  networks: [],
  roof: { kind: "flat", parapet: 0.2 },
  floors: [{ height: 2.9, left: "french-window", right: "window", rooms: [room("meeting", 3.2, lit)] }],
};

/** One building in the four phases of a mission. */
export const phases = {
  "phase-programmation": {
    seed: 341,
    title: "Coupe d’un terrain où le bâtiment n’est encore qu’un gabarit",
    description: "Trois étages en pointillé\u00A0: le programme en fixe l’usage avant le premier plan.",
    scale: 24,
    hour: 11,
    ground: [4.6, 4.9],
    volumes: [phase([groundToCome, toCome, toCome], { kind: "planned" }), pavilion],
    surroundings: [
      { kind: "tree", x: -3.4, height: 3.6 },
      { kind: "person", x: -2, pose: "coat" },
      { kind: "person", x: -1.1, pose: "pointing" },
    ],
  },
  "phase-conception": {
    seed: 342,
    title: "Coupe d’un projet dont les réseaux sont dessinés avant les murs",
    description:
      "L’électricité, la chaleur et les données suivent déjà une gaine commune et desservent chaque étage.",
    scale: 24,
    hour: 11,
    ground: [4.6, 4.9],
    volumes: [phase([groundToCome, toCome, toCome], { kind: "planned" })],
    surroundings: [
      { kind: "person", x: -0.9, pose: "tablet", flip: true },
      { kind: "person", x: 12.4, pose: "pointing", flip: true },
      { kind: "person", x: 13.2, pose: "standing", flip: true },
      { kind: "tree", x: -2.7, height: 4.6 },
      ...tracedNetworks(),
    ],
  },
  "phase-realisation": {
    seed: 343,
    title: "Coupe du même bâtiment en chantier",
    description: "Trois personnes contrôlent les réseaux posés pendant que la grue travaille.",
    scale: 24,
    hour: 15,
    ground: [4.6, 4.9],
    volumes: [
      phase(
        [
          groundFloor(room("workshop", 4.4, dark), room("plant", 4.2, dark)),
          {
            height: 3.2,
            left: "open",
            right: "open",
            rooms: phaseRooms(room("empty", 4.4), room("empty", 4.2)),
          },
          toCome,
        ],
        { kind: "planned" },
      ),
    ],
    surroundings: [
      { kind: "crane", x: 10.9, height: 13.4, reach: 10.4 },
      { kind: "person", x: 1.6, y: 3.6, pose: "tablet" },
      { kind: "person", x: 3, y: 3.6, pose: "pointing", flip: true },
      { kind: "person", x: 7.6, y: 3.6, pose: "walking" },
      { kind: "person", x: -2.2, pose: "walking" },
    ],
  },
  "phase-exploitation": {
    seed: 344,
    title: "Coupe du même bâtiment en service",
    description: "Les étages sont occupés et les réseaux desservent chaque pièce.",
    scale: 24,
    hour: 18,
    ground: [4.6, 4.9],
    volumes: [
      phase(
        [
          groundFloor(room("canteen", 4.4, lit), room("switchboard", 4.2, lit)),
          upperFloor(room("office", 4.4, lit), room("meeting", 4.2, lit)),
          upperFloor(room("lounge", 4.4, dark), room("office", 4.2, lit)),
        ],
        {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 0.5, count: 4 },
            { kind: "air-handler", at: 6.6 },
          ],
        },
      ),
    ],
    surroundings: [
      { kind: "person", x: -1.4, pose: "walking" },
      { kind: "person", x: -3, pose: "coat", flip: true },
      { kind: "bicycle", x: 10.6 },
      { kind: "tree", x: 12.6, height: 6.4 },
    ],
  },
} as const satisfies { readonly [name: string]: Building };

/** The building of the four phases: its storeys differ from one drawing to the next, its outline does not. */
function phase(floors: readonly Floor[], roof: Roof): Volume {
  const isBuilt = floors[0]?.missing !== true;
  return {
    x: 0,
    raft: isBuilt ? 0.45 : 0,
    foundations: isBuilt ? "footings" : "none",
    networks: isBuilt ? ["air", "heat", "power", "data"] : [],
    roof,
    floors,
  };
}

function groundFloor(left: Room, right: Room): Floor {
  return { height: 3.6, left: "shopfront", right: "wall", rooms: phaseRooms(left, right) };
}

function upperFloor(left: Room, right: Room): Floor {
  return { height: 3.2, left: "louvres", right: "curtain", rooms: phaseRooms(left, right) };
}

function phaseRooms(left: Room, right: Room): readonly Room[] {
  return [left, room("shaft", 0.9), right];
}

/** Networks as a drawing shows them before anything is built: one riser each, one branch per storey. */
function tracedNetworks(): readonly Surrounding[] {
  const levels = [0.3, 3.9, 7.1];
  const risers = [
    { network: "power", x: 5.05 },
    { network: "heat", x: 5.35 },
  ] as const;
  return risers.flatMap(({ network, x }, index): Surrounding[] => [
    {
      kind: "pipe",
      network,
      points: [
        [x, -0.9],
        [x, 9.4],
      ],
    },
    ...levels.map((level): Surrounding => {
      const y = index === 0 ? level + 2.4 : level;
      return {
        kind: "pipe",
        network,
        points: [
          [x, y],
          [index === 0 ? 0.8 : 9.4, y],
        ],
      };
    }),
  ]);
}
