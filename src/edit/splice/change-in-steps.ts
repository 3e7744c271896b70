import type { Message } from "../../words/message.ts";
import type { FieldEdit } from "./edit-value.ts";

export type Changed =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "impossible"; readonly why: Message };

/** Applies one edit after the other, up to the first that is impossible. */
export function changeInSteps(
  written: string,
  steps: readonly FieldEdit[],
  change: (text: string, step: FieldEdit) => Changed,
): Changed {
  let changed: Changed = { status: "done", text: written };
  for (const step of steps) {
    changed = change(changed.text, step);
    if (changed.status === "impossible") break;
  }
  return changed;
}
