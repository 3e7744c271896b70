import { panel } from "../../../words/en/panel.ts";
import { createDialog, type Mount } from "./dialog.ts";

export function openDialog(mount: Mount) {
  return createDialog({ language: "en", words: panel }, mount);
}
