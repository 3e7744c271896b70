import type { EntryName, FieldPath, Value } from "../../../../edit/edit.ts";
import type { AskedEdit, Refused } from "../../../../edit/protocol.ts";
import type { Outcome } from "../save-queue.ts";
import type { Session } from "../session.ts";

/** Everything that the fields of an open form share. */
export type FormContext = {
  readonly session: Session;
  readonly entry: EntryName;
  save(edit: AskedEdit, old: Value | undefined): Promise<Outcome | undefined>;
  /** Reads the entry again and redraws it, for example after its fields have changed. `focus` gets the focus. */
  redraw(focus?: FieldPath): Promise<void>;
  /** Shows the problems of other fields of the entry at these fields, until the next save. */
  pointOut(beside: Refused["beside"]): void;
  /** Called when a field gets the focus. */
  visit(path: FieldPath): void;
  /** Begins « Renommer ». Undefined if the entry cannot be renamed. */
  readonly rename?: (() => void) | undefined;
  /** The keys of the unfolded groups and items. */
  readonly unfolded: Set<string>;
};

export function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}
