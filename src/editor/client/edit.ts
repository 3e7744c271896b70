import { editor } from "../../words/editor.ts";
import { inLanguage } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import { startEditing } from "./start-editing.ts";

const script = document.currentScript as HTMLScriptElement;
// The server writes it.
const language = script.dataset.language as Language;
startEditing({ language, words: inLanguage(editor, language) }, script);
