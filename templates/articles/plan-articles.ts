import type { Entry, PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { toCard } from "../lists/to-card.ts";
import type { SiteSettings } from "../settings.ts";
import type { ArticlePageProps } from "./article-page.tsx";
import type { Article } from "./articles-schema.ts";
import { lastChange } from "./last-change.ts";

/** A page for every article, at the route that the article itself gives. */
export function planArticles(
  content: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ArticlePageProps>[] {
  const rules = content.applicability.data;
  const profiles = content.profiles.all.map(({ id, data }) => [id, data.section.answers] as const);
  const drawn = { rules, cases: { owner: rules.form.example, ...Object.fromEntries(profiles) } };
  return content.articles.all.map((article) => ({
    route: article.data.route,
    entry: article,
    updated: lastChange(article.data),
    props: {
      settings,
      words: content.blogPage.data.article,
      breadcrumb: content.blogPage.data.breadcrumb,
      article: article.data,
      drawn,
      body: article.body,
      next: nextArticle(article, content),
      related: article.data.related.map((related) =>
        toCard(content.articles.get(related), content.categories),
      ),
    },
  }));
}

function nextArticle(
  { data: { next } }: Entry<Article>,
  { articles }: SiteContent,
): ArticlePageProps["next"] {
  if (next === undefined) return undefined;
  const { route, title } = articles.get(next.article).data;
  return { label: next.label, route, title };
}
