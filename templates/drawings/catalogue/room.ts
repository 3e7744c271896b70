import type { Room, RoomKind } from "../building";

/** Writes a room in one line: its use, its clear width in metres, what is particular to it. */
export function room(kind: RoomKind, width: number, rest: Omit<Room, "kind" | "width"> = {}): Room {
  return { kind, width, ...rest };
}

export const lit = { lit: true } as const;
export const dark = { lit: false } as const;
