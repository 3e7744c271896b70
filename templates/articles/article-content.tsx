import { type Entry, type FeedPlan, Prose } from "charpente";
import type { SiteContent } from "../collections.ts";
import { toRevisions } from "../components/update-notes.tsx";
import type { FileSettings } from "../settings.ts";
import { FrenchDate } from "../words/french-date.tsx";
import { lastChange, Sources } from "./article-parts.tsx";
import type { Article } from "./articles-schema.ts";

type ArticleContentProps = {
  readonly article: Entry<Article>;
  /** Before the date of an update. */
  readonly updateTitle: string;
  readonly sourcesTitle: string;
};

/** An article as feed readers get it: what changed since, then its text and its sources. */
export function ArticleContent({ article: { data, body }, updateTitle, sourcesTitle }: ArticleContentProps) {
  return (
    <>
      {toRevisions(data.updates).map(({ letter, date, text }) => (
        <section key={letter}>
          <p>
            <strong>
              {updateTitle} <FrenchDate date={date} />
            </strong>
          </p>
          <Prose body={text} />
          <hr />
        </section>
      ))}
      {body === undefined ? null : <Prose body={body} />}
      {data.sources.length === 0 ? null : <Sources sources={data.sources} title={sourcesTitle} />}
    </>
  );
}

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
