import { panel } from "../../../words/fr/panel.ts";
import { createDialog, type Mount } from "./dialog.ts";

export function openDialog(mount: Mount) {
  return createDialog({ language: "fr", words: panel }, mount);
}
