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
