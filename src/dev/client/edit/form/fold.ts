import type { FieldPath } from "../../../../edit/edit.ts";
import { make } from "../../panel/make.ts";
import { type FormContext, pathKey } from "./form-context.ts";

/** A foldable part of a form. It stays unfolded when the form is drawn again. */
export function fold(
  path: FieldPath,
  { unfolded }: Pick<FormContext, "unfolded">,
  summary: readonly (Node | string)[],
  children: readonly (Node | string)[],
): HTMLElement {
  const key = pathKey(path);
  const details: HTMLDetailsElement = make(
    "details",
    {
      class: "group",
      open: unfolded.has(key),
      "data-path": key,
      toggle: () => {
        if (details.open) unfolded.add(key);
        else unfolded.delete(key);
      },
    },
    make("summary", {}, ...summary),
    make("div", { class: "inner" }, ...children),
  );
  return details;
}
