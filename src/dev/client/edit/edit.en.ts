import { edit } from "../../../words/en/edit.ts";
import { startEditing } from "./start-editing.ts";

startEditing({ language: "en", words: edit }, document.currentScript as HTMLScriptElement);
