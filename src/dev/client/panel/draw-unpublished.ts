import type { Unpublished } from "../../panel/page-description.ts";
import type { Words } from "../spoken.ts";
import { listSome } from "./list-some.ts";
import { make } from "./make.ts";
import { toAddress } from "./to-address.ts";

/** The entries of the site that are not published yet. */
export function drawUnpublished(entries: readonly Unpublished[], words: Words): readonly Node[] {
  if (entries.length === 0) return [make("p", {}, words["unpublished.nothing"])];
  const items = entries.map(({ file, route, due, part }) => {
    const name = route === undefined ? make("code", {}, file) : make("a", { href: toAddress(route) }, file);
    const when = due === undefined ? words["unpublished.draft"] : words["unpublished.due"]({ due });
    const what = part === undefined ? "" : ` (${words["unpublished.part"]({ part })})`;
    return make("li", {}, name, make("small", {}, when + what));
  });
  return [listSome(items, words)];
}
