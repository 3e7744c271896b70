import type { Said } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import type { panel } from "../../words/panel.ts";

/** The messages of the panel in one language. */
export type SpokenWords = Said<typeof panel>;

/** A language, and the messages of the panel in it. */
export type Spoken = { readonly language: Language; readonly words: SpokenWords };

/** Requests data in `language`: another tab may have chosen a different one since this page was loaded. */
export function askIn(language: string, address: string): Promise<Response> {
  return fetch(address, { headers: { "Accept-Language": language }, credentials: "omit" });
}
