/** Runs in every page that `site dev` serves with the editor. */

import { startClient } from "../../dev/client/client.ts";
import { todoPaths } from "../todo/todo.ts";
import { askTodo } from "./ask-todo.ts";
import { editButton } from "./edit-button.ts";

startClient({
  button: ({ edit, language = "en" }) => (edit === undefined ? undefined : editButton(edit, language)),
  tasks: { page: todoPaths.page, count: askTodo },
});
