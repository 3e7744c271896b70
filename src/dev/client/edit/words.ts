import type { editor } from "../../../words/editor.ts";
import type { Said } from "../../../words/in-each-language.ts";
import type { Language } from "../../../words/languages.ts";

/** The words of the editor in one language. */
export type EditWords = Said<typeof editor>;

export type SpokenEdit = { readonly language: Language; readonly words: EditWords };
