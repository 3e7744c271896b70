import type { EntryName, FieldPath, Value } from "../../../../edit/edit.ts";
import type { AskedEdit, Refused } from "../../../../edit/protocol.ts";
import type { Outcome } from "../save-queue.ts";
import type { Session } from "../session.ts";

/** What the fields of an open form share. */
export type FormContext = {
  readonly session: Session;
  readonly entry: EntryName;
  save(edit: AskedEdit, old: Value | undefined): Promise<Outcome | undefined>;
  /** Reads the entry anew and draws it: its fields are others now. The keyboard goes to `focus`. */
  redraw(focus?: FieldPath): Promise<void>;
  /** Says what is wrong with other fields of the entry, at each of them, until the next save. */
  pointOut(beside: Refused["beside"]): void;
  /** The field is being looked at. */
  visit(path: FieldPath): void;
  /** Groups and items that are unfolded. */
  readonly unfolded: Set<string>;
};

export function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}
