import type { Reference } from "charpente";

/** Entries in the given order. Entries that it does not name come last, in their own order. */
export function orderAsAsked<Named extends { readonly id: string }>(
  entries: readonly Named[],
  order: readonly Reference[],
): readonly Named[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const place = ({ id }: Named) => places.get(id) ?? order.length;
  return entries.toSorted((a, b) => place(a) - place(b));
}
