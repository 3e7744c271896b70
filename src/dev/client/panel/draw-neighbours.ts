import type { PageDescription } from "../../panel/page-description.ts";
import type { Words } from "../spoken.ts";
import { listSome } from "./list-some.ts";
import { make } from "./make.ts";
import { toAddress } from "./to-address.ts";

/** The pages that link to the page, and those that it links to. */
export function drawNeighbours(
  { to, shared, from, isLinkedByAll, outside }: PageDescription["neighbours"],
  words: Words,
): readonly Node[] {
  const list = (title: string, addresses: readonly string[]) => [
    make("p", {}, title),
    listSome(
      addresses.map((address) => make("li", {}, linkTo(address))),
      words,
    ),
  ];
  return [
    ...list(words[isLinkedByAll ? "links.from-all" : "links.from"]({ count: from.length }), from),
    ...list(words["links.to"]({ count: to.length }), to),
    make("p", {}, words["links.shared"]({ count: shared.length })),
    ...list(words["links.outside"]({ count: outside.length }), outside),
  ];
}

function linkTo(address: string): Node {
  if (!address.startsWith("/") || address.startsWith("//")) return make("code", {}, address);
  return make("a", { href: toAddress(address) }, address);
}
