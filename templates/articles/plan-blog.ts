import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { orderArticles } from "../lists/order-articles.ts";
import { toCard } from "../lists/to-card.ts";
import type { SiteSettings } from "../settings.ts";
import type { BlogPageProps } from "./blog-page.tsx";
import { countByCategory } from "./count-by-category.ts";

/** The list of the blog: the featured article, then the cards of all others. */
export function planBlog(content: SiteContent, settings: SiteSettings): readonly PagePlan<BlogPageProps>[] {
  const { articles, blogPage, categories } = content;
  const ordered = orderArticles(articles.all, blogPage.data.order);
  const featured = ordered.find(({ data }) => data.featured);
  const cards = ordered.filter((article) => article !== featured);
  // The cards show the day of an article’s last update.
  const dates = articles.all
    .flatMap(({ data }) => [data.date, ...data.updates.map((update) => update.date)])
    .sort();
  return [
    {
      route: "/blog",
      entry: blogPage,
      updated: dates.at(-1),
      props: {
        settings,
        words: blogPage.data,
        counts: countByCategory(articles.all, categories.all, blogPage.data.categories.all),
        featured: featured === undefined ? undefined : toCard(featured, categories),
        cards: cards.map((article) => toCard(article, categories)),
      },
    },
  ];
}
