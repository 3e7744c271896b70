import type { Collection } from "../../define/define.ts";
import type { FieldPath } from "../edit.ts";
import type { FormField } from "../protocol.ts";

/** Returns a function that says how a field holds back an entry, or an item of its dated list; see `holdBack`. */
export function createHoldBackReader(
  { datedList }: Pick<Collection, "datedList">,
  today: string,
): (path: FieldPath) => FormField["holdsBack"] {
  const list = datedList?.split(".");
  return (path) => {
    if (path.length === 1 && path[0] === "draft") return { by: "draft" };
    const isItem =
      list !== undefined &&
      path.length === list.length + 2 &&
      list.every((step, index) => step === path[index]) &&
      typeof path[list.length] === "number";
    return path.at(-1) === "date" && (path.length === 1 || isItem) ? { by: "date", today } : undefined;
  };
}
