import type { FeedPlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { FileSettings } from "../settings.ts";
import type { ArticleContentProps } from "./article-content.tsx";
import { lastChange } from "./last-change.ts";

/** Every article of the blog, whole. */
export function planFeed(
  { articles, blogPage, categories }: SiteContent,
  { name }: FileSettings,
): FeedPlan<ArticleContentProps> {
  const { feed, article: words } = blogPage.data;
  return {
    title: feed.title,
    description: feed.description,
    route: "/blog",
    author: name,
    items: articles.all.map((article) => ({
      route: article.data.route,
      title: article.data.title,
      summary: article.data.excerpt,
      published: article.data.date,
      updated: lastChange(article.data),
      author: article.data.author,
      topics: [categories.get(article.data.category).data.name],
      props: { article, updateTitle: words.updateTitle, sourcesTitle: words.sources },
    })),
  };
}
