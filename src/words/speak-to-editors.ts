import type { Speech } from "./speech.ts";
import { createTell } from "./tell.ts";

/** The same speech for people who never see the files: a field is named by its label alone, if it has one. */
export function speakToEditors(speech: Speech): Speech {
  const messages: Speech["messages"] = {
    ...speech.messages,
    "noun.field": ({ path, label }) => label ?? path,
  };
  return { ...speech, tell: createTell({ messages }) };
}
