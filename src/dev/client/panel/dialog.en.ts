import { panel } from "../../../catalogue/en/panel.ts";
import { createDialog, type Mount } from "./dialog.ts";

export function openDialog(mount: Mount) {
  return createDialog({ language: "en", words: panel }, mount);
}
