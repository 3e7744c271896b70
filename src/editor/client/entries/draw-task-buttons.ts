import { make } from "../../../dev/client/panel/make.ts";
import type { EntryName } from "../../model/edit.ts";
import type { FormAnswer } from "../../requests.ts";
import type { Session } from "../session.ts";
import { type EntryTask, taskKeys } from "./entry-context.ts";

/** Draws the buttons above a form: for a new entry, and for the tasks with this one. */
export function drawTaskButtons(
  entry: EntryName,
  { isOneOfMany }: FormAnswer,
  { words }: Session,
  begin: (task: EntryTask) => void,
): readonly HTMLElement[] {
  const button = (task: EntryTask, name = "") =>
    make(
      "button",
      { type: "button", class: `quiet ${name}`, click: () => begin(task) },
      words[taskKeys[task.kind]],
    );
  const add = button({ kind: "new", collection: entry.collection }, "add");
  if (isOneOfMany !== true) return [add];
  return [add, ...(["copy", "move", "remove"] as const).map((kind) => button({ kind, entry }))];
}
