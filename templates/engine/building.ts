/** What goes on in a room. `shaft` carries the risers: a volume with networks needs one on every storey. */
export type RoomKind =
  | "office"
  | "meeting"
  | "open"
  | "lounge"
  | "canteen"
  | "classroom"
  | "hall"
  | "shop"
  | "books"
  | "care"
  | "workshop"
  | "control"
  | "gym"
  | "living"
  | "bedroom"
  | "kitchen"
  | "bathroom"
  | "stair"
  | "lift"
  | "shaft"
  | "plant"
  | "switchboard"
  | "batteries"
  | "racks"
  | "parking"
  | "storage"
  | "tiers"
  | "podium"
  | "atrium"
  | "void"
  | "empty";

/** A room between two partitions. Widths and heights are clear, in metres. */
export type Room = {
  readonly kind: RoomKind;
  readonly width: number;
  /** Undefined: the seed and the hour decide. */
  readonly lit?: boolean;
  /** No partition between this room and the next. */
  readonly open?: boolean;
  /** When it is not the storey’s: a double height, or a room under a mezzanine. */
  readonly height?: number;
  /** The lift’s cab is on this storey. */
  readonly cab?: boolean;
  /** The last flight of a stair: it stops here. */
  readonly last?: boolean;
};

export type FacadeKind =
  | "wall"
  | "window"
  | "french-window"
  | "railing"
  | "balcony"
  | "curtain"
  | "louvres"
  | "double-skin"
  | "shopfront"
  | "door"
  | "open";

/** One storey, from floor to floor. */
export type Floor = {
  readonly height: number;
  readonly rooms: readonly Room[];
  readonly left?: FacadeKind;
  readonly right?: FacadeKind;
  /** Metres to the right of the volume’s left face: overhangs and setbacks. */
  readonly shift?: number;
  /** Openings in the slab below: where each starts from the inner left face, and its width. */
  readonly voids?: readonly (readonly [start: number, width: number])[];
  /** To come, or lost: dashed, without rooms. */
  readonly missing?: boolean;
  /** Networks that do not serve this storey. */
  readonly without?: readonly Network[];
};

export type Network = "air" | "heat" | "power" | "data";

/** What stands on a flat roof; `at` is metres from the roof’s left end. */
export type Equipment =
  | { readonly kind: "air-handler" | "people" | "pergola"; readonly at: number }
  | {
      readonly kind: "panels" | "heat-pumps" | "cooling-towers" | "trees";
      readonly at: number;
      readonly count: number;
    }
  | { readonly kind: "planting" | "railing"; readonly at: number; readonly width: number }
  | { readonly kind: "mast"; readonly at: number; readonly height: number };

export type Roof =
  | {
      readonly kind: "flat";
      readonly parapet?: number;
      /** A glass lantern over an atrium: start and width from the left face. */
      readonly lantern?: readonly [start: number, width: number];
      readonly equipment?: readonly Equipment[];
    }
  | {
      readonly kind: "mansard";
      readonly height: number;
      readonly rooms: readonly Room[];
    }
  | {
      readonly kind: "gable";
      readonly height: number;
      readonly truss?: boolean;
      readonly panels?: boolean;
      readonly chimney?: number;
    }
  | {
      readonly kind: "sheds" | "vaults";
      readonly count: number;
      readonly height: number;
      readonly lit?: boolean;
    }
  | {
      readonly kind: "slope" | "butterfly";
      readonly height: number;
      readonly panels?: boolean;
      readonly lit?: boolean;
    }
  | { readonly kind: "planned" | "none" };

/** A body of building that stands by itself on the ground. */
export type Volume = {
  /** Its left face. */
  readonly x: number;
  readonly wall?: number;
  readonly slab?: number;
  readonly raft?: number;
  /** From the lowest storey to the highest. */
  readonly floors: readonly Floor[];
  /** How many of `floors` are below ground. */
  readonly basements?: number;
  readonly roof: Roof;
  readonly foundations?: "footings" | "piles" | "none";
  /** Further footings or piles, metres from the left face. */
  readonly piers?: readonly number[];
  /** Galleries and slabs of their own inside a tall storey. */
  readonly mezzanines?: readonly Mezzanine[];
  readonly networks: readonly Network[];
};

/** A slab inside a tall storey, with rooms on it; `at` is metres from the volume’s left face, `level` from the ground. */
type Mezzanine = {
  readonly at: number;
  readonly level: number;
  readonly height: number;
  readonly rooms: readonly Room[];
  /** Width of the slab when it is wider than its rooms. */
  readonly width?: number;
};

export type Pose = "standing" | "coat" | "walking" | "seated" | "pointing" | "tablet" | "wheelchair";

/** What stands around the buildings, x in metres on the drawing. */
export type Surrounding =
  | { readonly kind: "tree"; readonly x: number; readonly height: number; readonly y?: number }
  | {
      readonly kind: "person";
      readonly x: number;
      readonly pose: Pose;
      readonly y?: number;
      readonly flip?: boolean;
      readonly size?: number;
    }
  | {
      readonly kind:
        | "bicycle"
        | "charger"
        | "lorry"
        | "tram"
        | "greenhouse"
        | "heat-pump"
        | "bench"
        | "street-lamp"
        | "transformer"
        | "struts";
      readonly x: number;
    }
  | { readonly kind: "car"; readonly x: number; readonly flip?: boolean }
  | { readonly kind: "column"; readonly x: number; readonly height: number }
  | { readonly kind: "terrace"; readonly x: number; readonly y: number; readonly width: number }
  | {
      readonly kind: "fence" | "carport" | "battery-containers" | "roadway";
      readonly x: number;
      readonly width: number;
    }
  | { readonly kind: "crane"; readonly x: number; readonly height: number; readonly reach: number }
  | { readonly kind: "pylon"; readonly x: number; readonly height: number; readonly to: number }
  | {
      readonly kind: "pipe";
      readonly network: Network;
      readonly points: readonly (readonly [number, number])[];
    }
  | { readonly kind: "duct-bank"; readonly x: number; readonly y: number }
  | {
      readonly kind: "mains";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly network?: Network;
    };

/** A leader line from a point of the drawing to its label, in metres. */
type Leader = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly label: string;
};

/** The line of a level that has lost its height: the page that does not exist. */
type LostLevel = { readonly level: number; readonly label: string };

/** Everything a section needs: metres, y upwards, ±0,00 at the ground floor. */
export type Building = {
  readonly seed: number;
  /** French, without full stop: the accessible name of the drawing. */
  readonly title: string;
  /** One short French sentence, where the title does not say what the drawing shows of the subject. */
  readonly description?: string;
  /** Pixels a metre at which the site draws it most. */
  readonly scale: number;
  /** 0 to 24: decides the share of lit rooms. */
  readonly hour: number;
  readonly volumes: readonly Volume[];
  readonly surroundings: readonly Surrounding[];
  /** How far the ground goes beyond the buildings on both sides; undefined: no ground line. */
  readonly ground?: readonly [left: number, right: number];
  /** Cut parts in solid ink at any scale, where several buildings make one silhouette. */
  readonly poche?: "solid";
  readonly leaders?: readonly Leader[];
  readonly lostLevel?: LostLevel;
  /** A round detail: only what is in the circle is drawn. */
  readonly lens?: { readonly x: number; readonly y: number; readonly radius: number };
};

/** Writes a room in one line: its use, its clear width in metres, what is particular to it. */
export function room(kind: RoomKind, width: number, rest: Omit<Room, "kind" | "width"> = {}): Room {
  return { kind, width, ...rest };
}

export const lit = { lit: true } as const;
export const dark = { lit: false } as const;

/** What a service of the firm touches: a network, those who live in the building, or what it is made of. */
export type BuildingSystem = Network | "people" | "structure";
