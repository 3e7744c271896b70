import type { Words } from "../spoken.ts";
import { make } from "./make.ts";

const most = 30;

/** A list that shows its first items and the number of the others. */
export function listSome(items: readonly Node[], words: Words, limit = most): Node {
  const rest = items.length - limit;
  return make(
    "ul",
    {},
    ...items.slice(0, limit),
    ...(rest > 0 ? [make("li", {}, words["and-more"]({ count: rest }))] : []),
  );
}
