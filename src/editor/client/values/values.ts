import type { NamedValue } from "../../answers.ts";
import type { EntryName, FieldPath } from "../../model/edit.ts";

/** A field whose text names values. */
export type NamingField = { readonly entry: EntryName; readonly path: FieldPath };

export type ValueWays = {
  /** Writes the value as words of this one text. Undefined if no text has led here. */
  readonly detach?: () => void;
  /** Moves the focus back to where the value was opened. */
  readonly back: () => void;
};

/** The values that texts name: the sheet of one, and the list of all that a field may name. */
export type Values = {
  /** Shows a value beside the page. */
  open(field: NamingField, value: NamedValue, ways: ValueWays): Promise<void>;
  /** Lists values at a box of the window. “brace” is the sign itself. Undefined if the author chooses nothing. */
  choose(field: NamingField, box: DOMRect): Promise<NamedValue | "brace" | undefined>;
  close(): void;
  /** Here, so that scripts that are loaded later need no copy of it. */
  edit(element: HTMLElement, on: EditedWords): () => void;
  detach(element: HTMLElement, index: number): Text | undefined;
  /** Opens the form at a field. */
  openForm(field: NamingField): void;
};

export type EditedWords = {
  /** The field, whose values can be inserted and opened. */
  readonly field: NamingField;
  /** Whether the text may have several lines. */
  readonly hasLines: boolean;
  readonly onInput: () => void;
  /** Called with keys that are not for a value. True for one that leaves the field. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onBlur: () => void;
  /** Called before a value is opened beside the page. `index` counts the values of the text. */
  readonly onOpen: (value: NamedValue, index: number) => void;
};

export type ValueEvents = {
  readonly open: (isOpen: boolean) => void;
  /** Opens the form at a field. */
  readonly openForm: (field: NamingField) => void;
  /** Saves and closes what is being edited on the page. */
  readonly leaveWriting: () => Promise<void>;
  /** A shared value was changed: the page and the history are older than the files. */
  readonly changed: () => Promise<void>;
};
