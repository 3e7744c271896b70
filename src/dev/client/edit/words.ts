import type { Translated } from "../../../catalogue/catalogue.ts";
import type { edit } from "../../../catalogue/en/edit.ts";
import type { Language } from "../../../catalogue/languages.ts";

/** The words of the editor in one language. */
export type EditWords = Translated<typeof edit>;

export type SpokenEdit = { readonly language: Language; readonly words: EditWords };
