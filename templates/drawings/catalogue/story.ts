import {
  type Building,
  dark,
  type Floor,
  lit,
  type Roof,
  type Room,
  type RoomKind,
  room,
  type Surrounding,
  type Volume,
} from "../../engine/building.ts";

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

/** The buildings of the pages on the trade and on the role of an AMO Smart. */
export const tradePages = {
  "metier-coupe": {
    seed: 336,
    title: "Coupe de deux étages d’un bâtiment intelligent",
    description: "Capteurs, lampes, air, chaleur et électricité se rejoignent dans une même gaine.",
    scale: 32,
    hour: 18,
    volumes: [
      {
        x: 0,
        foundations: "none",
        raft: 0.3,
        networks: ["air", "heat", "power", "data"],
        roof: {
          kind: "flat",
          equipment: [
            { kind: "panels", at: 0.5, count: 4 },
            { kind: "people", at: 7.4 },
            { kind: "air-handler", at: 10.2 },
          ],
        },
        floors: [
          {
            height: 3.4,
            left: "shopfront",
            right: "curtain",
            rooms: [
              room("canteen", 6.2, lit),
              room("shaft", 1),
              room("switchboard", 2.6, dark),
              room("racks", 4.2, dark),
              room("plant", 6, dark),
            ],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "curtain",
            rooms: [
              room("meeting", 6.2, lit),
              room("shaft", 1),
              room("office", 6.92, lit),
              room("lounge", 6, dark),
            ],
          },
        ],
      },
    ],
    surroundings: [],
  },
  "amo-smart": {
    seed: 351,
    title: "Coupe d’un atelier sous un toit à une pente, trois personnes devant lui",
    description: "Le maître d’ouvrage écoute, son assistant montre la façade et l’ingénieur tient le relevé.",
    scale: 26,
    hour: 17,
    ground: [7, 6],
    volumes: [
      {
        x: 0,
        foundations: "footings",
        networks: ["air", "heat", "power", "data"],
        roof: { kind: "slope", height: 2.4, panels: true },
        floors: [
          {
            height: 3.6,
            left: "shopfront",
            right: "wall",
            rooms: [room("hall", 4.4, lit), room("shaft", 0.9), room("plant", 4.6, dark)],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "window",
            rooms: [room("meeting", 4.4, lit), room("shaft", 0.9), room("racks", 4.6, dark)],
          },
          {
            height: 3.2,
            left: "louvres",
            right: "window",
            rooms: [room("office", 4.4, dark), room("shaft", 0.9), room("classroom", 4.6, lit)],
          },
        ],
      },
    ],
    surroundings: [
      { kind: "person", x: -4.4, pose: "coat" },
      { kind: "person", x: -3.3, pose: "pointing" },
      { kind: "person", x: -1.9, pose: "tablet", flip: true },
      { kind: "tree", x: 12.4, height: 4 },
    ],
  },
  "amo-qualites": {
    seed: 352,
    title: "Coupe de six pièces en enfilade",
    description: "Une pièce pour chacune des six qualités.",
    scale: 44,
    hour: 18,
    volumes: [
      {
        x: 0,
        foundations: "none",
        wall: 0.12,
        raft: 0.3,
        networks: ["air", "power", "data"],
        roof: { kind: "flat", parapet: 0 },
        floors: [sixRooms("meeting", "plant", "racks", "lounge", "control", "classroom")],
      },
    ],
    surroundings: [],
  },
} as const satisfies { readonly [name: string]: Building };

/** Rooms of one width, so that each can be cut out; the shaft stands behind them. */
function sixRooms(...kinds: readonly RoomKind[]): Floor {
  return {
    height: 3.2,
    left: "wall",
    right: "wall",
    rooms: [...kinds.map((kind) => room(kind, 8.6, kind === "plant" ? dark : lit)), room("shaft", 0.8)],
  };
}

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
