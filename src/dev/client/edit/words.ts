import type { Translated } from "../../../words/catalogue.ts";
import type { edit } from "../../../words/en/edit.ts";
import type { Language } from "../../../words/languages.ts";

/** The words of the editor in one language. */
export type EditWords = Translated<typeof edit>;

export type SpokenEdit = { readonly language: Language; readonly words: EditWords };
