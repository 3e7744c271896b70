/** Runs in every page that `site dev` serves with the editor. */

import { startClient } from "../../dev/client/client.ts";
import { editButton } from "./edit-button.ts";

startClient({
  button: ({ edit, language = "en" }) => (edit === undefined ? undefined : editButton(edit, language)),
});
