import type { Reference } from "charpente";

type Dated = { readonly id: string; readonly data: { readonly date: string } };

/** Articles in the given order. Articles that it does not name come first, newest first. */
export function orderArticles<Article extends Dated>(
  articles: readonly Article[],
  order: readonly Reference[],
): readonly Article[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const place = (article: Article) => places.get(article.id) ?? -1;
  return [...articles].sort((a, b) => place(a) - place(b) || compareDates(b.data.date, a.data.date));
}

function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Entries in the given order. Entries that it does not name come last, in their own order. */
export function orderAsAsked<Named extends { readonly id: string }>(
  entries: readonly Named[],
  order: readonly Reference[],
): readonly Named[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const place = ({ id }: Named) => places.get(id) ?? order.length;
  return entries.toSorted((a, b) => place(a) - place(b));
}

type Numbered = { readonly data: { readonly order: number } };

/** Services by the number that each of them gives. */
export function orderServices<Service extends Numbered>(services: readonly Service[]): readonly Service[] {
  return services.toSorted((a, b) => a.data.order - b.data.order);
}
