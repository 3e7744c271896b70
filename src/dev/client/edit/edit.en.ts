import { edit } from "../../../catalogue/edit-en.ts";
import { startEditing } from "./start-editing.ts";

startEditing({ language: "en", words: edit }, document.currentScript as HTMLScriptElement);
