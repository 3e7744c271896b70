import { make } from "../../../dev/client/panel/make.ts";
import type { Session } from "../session.ts";
import { detachValue, editWords } from "./edit-words.ts";
import type { ValueEvents, Values } from "./values.ts";

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
    edit: (element, events) => editWords(element, session(), events),
    detach: detachValue,
    openForm: on.openForm,
  };
}

const script = "/__dev/edit-values.js";

function loadValues(): Promise<typeof import("./values-script.ts")> {
  return import(script);
}
