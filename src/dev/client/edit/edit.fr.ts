import { edit } from "../../../words/fr/edit.ts";
import { startEditing } from "./start-editing.ts";

startEditing({ language: "fr", words: edit }, document.currentScript as HTMLScriptElement);
