import type { Translated } from "../../catalogue/catalogue.ts";
import type { Language } from "../../catalogue/languages.ts";
import type { panel } from "../../catalogue/panel-en.ts";

/** What the panel says, in one language. */
export type Words = Translated<typeof panel>;

/** The language that a page was sent its script in. */
export type Spoken = { readonly language: Language; readonly words: Words };

/** Asks the server in `language`: another tab may have chosen a different one since this page came. */
export function askIn(language: string, address: string): Promise<Response> {
  return fetch(address, { headers: { "Accept-Language": language }, credentials: "omit" });
}
