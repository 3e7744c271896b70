import { edit } from "../../../catalogue/edit-fr.ts";
import { startEditing } from "./start-editing.ts";

startEditing({ language: "fr", words: edit }, document.currentScript as HTMLScriptElement);
