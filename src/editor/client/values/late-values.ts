import { make } from "../../../dev/client/panel/make.ts";
import type { NamedValue } from "../../answers.ts";
import type { EntryName, FieldPath } from "../../model/edit.ts";
import type { Session } from "../session.ts";
import { detachValue, editWords } from "./edit-words.ts";

/** A field whose text names values. */
export type NamingField = { readonly entry: EntryName; readonly path: FieldPath };

export type ValueWays = {
  /** Writes the value as words of this one text. */
  readonly detach: () => void;
  /** Moves the focus back to the text. */
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
  readonly edit: typeof editWords;
  readonly detach: typeof detachValue;
  /** Opens the form at a field. */
  openForm(field: NamingField): void;
};

export type ValueEvents = {
  readonly open: (isOpen: boolean) => void;
  /** Opens the form at a field. */
  readonly openForm: (field: NamingField) => void;
  /** A shared value was changed: the page and the history are older than the files. */
  readonly changed: () => Promise<void>;
};

/** The script is loaded when the first value is opened or chosen. */
export function createLateValues(session: () => Session, on: ValueEvents): Values {
  let sheet: { readonly close: () => void } | undefined;
  const tellTrouble = () => session().tell(session().words["trouble.unanswered"]);
  return {
    open: async (field, value, ways) => {
      try {
        const { openValueSheet } = await loadValues();
        sheet?.close();
        const place = make("div", {});
        session().root.append(place);
        sheet = openValueSheet(session(), { field, value, ways, place }, on);
      } catch {
        tellTrouble();
      }
    },
    choose: async (field, box) => {
      try {
        const { chooseValue } = await loadValues();
        return await chooseValue(session(), field, box);
      } catch {
        tellTrouble();
        return undefined;
      }
    },
    close: () => sheet?.close(),
    edit: editWords,
    detach: detachValue,
    openForm: on.openForm,
  };
}

const script = "/__dev/edit-values.js";

function loadValues(): Promise<typeof import("./values-script.ts")> {
  return import(script);
}
