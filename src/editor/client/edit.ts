import { editor } from "../../words/editor.ts";
import { inLanguage } from "../../words/in-each-language.ts";
import { toLanguage } from "../../words/languages.ts";
import { startEditing } from "./start-editing.ts";

const script = document.currentScript as HTMLScriptElement;
const language = toLanguage(script.dataset.language ?? "") ?? "en";
startEditing({ language, words: inLanguage(editor, language) }, script);
