import {
  Enhancer,
  type Entry,
  JsonLd,
  Link,
  type PagePlan,
  Raised,
  type Reference,
  useSite,
} from "charpente";
import { Fragment } from "react";
import type { Blog as BlogThing } from "schema-dts";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import { type ArticleCardData, toCard } from "../lists/cards.ts";
import { orderArticles } from "../lists/order.ts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, blogId, nameOrganisation, organisationId } from "../structured-data.ts";
import { ArticleCard } from "./article-parts.tsx";
import type { Category } from "./articles-schema.ts";
import type { Blog } from "./blog-schema.ts";

export type BlogPageProps = {
  readonly settings: SiteSettings;
  readonly words: Blog;
  readonly counts: readonly CategoryCount[];
  readonly featured: ArticleCardData | undefined;
  readonly cards: readonly ArticleCardData[];
};

export function BlogPage({ settings, words, counts, featured, cards }: BlogPageProps) {
  const { breadcrumb } = words;
  const { absolute, language } = useSite();
  const filter = <Enhancer name="articles/blog-filter.ts" beforePaint />;
  return (
    <Layout settings={settings} sheet="blog" seo={words.seo} head={filter}>
      <JsonLd thing={describeBlog(words, language, absolute)} />
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <Storey level={storeyHeight} className="page-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.blog}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="page-lead">{words.lead}</p>
      </Storey>
      <Storey level={0} className="blog" labelledBy="liste">
        <div className="blog-side">
          <Categories title={words.categories.title} counts={counts} />
          <Subscriptions words={words} />
        </div>
        <div className="blog-list" data-page-size={settings.blog.pageSize}>
          <h2 id="liste" className="visually-hidden" data-of-category={words.categoryTitle}>
            {words.articlesTitle}
          </h2>
          {featured === undefined ? null : (
            <ArticleCard card={featured} updatedOn={words.article.updatedOn} featured />
          )}
          {cards.map((card) => (
            <ArticleCard key={card.route} card={card} updatedOn={words.article.updatedOn} />
          ))}
          <ListEnd words={words} total={featured === undefined ? cards.length : cards.length + 1} />
          <Subscriptions words={words} />
        </div>
      </Storey>
    </Layout>
  );
}

type CategoriesProps = { readonly title: string; readonly counts: readonly CategoryCount[] };

/** Links that a script turns into a filter; without it each leads to the whole list. */
export function Categories({ title, counts }: CategoriesProps) {
  const { route } = useSite();
  return (
    <nav className="filter" aria-labelledby="categories">
      <h2 id="categories">{title}</h2>
      <ul>
        {counts.map(({ id, name, count }) => (
          <li key={name}>
            <Link
              href={id === undefined ? route : `${route}?categorie=${id}`}
              aria-current={id === undefined ? true : undefined}
              data-filter={id ?? ""}
            >
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The newsletter box. It is in the page twice, beside the list and after it: the style sheet shows one, so that
 * keyboard order matches the layout.
 */
function Subscriptions({ words: { newsletter, feed } }: { readonly words: Blog }) {
  return (
    <div className="subscriptions">
      <p>
        <Raised text={newsletter.text} />
      </p>
      <ActionLink href={newsletter.href} label={newsletter.label} kind="secondary" />
      <p>
        {feed.text}{" "}
        {feed.links.map(({ href, label }, place) => (
          <Fragment key={href}>
            {place === 0 ? null : ", "}
            <Link href={href}>{label}</Link>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

type ListEndProps = { readonly words: Blog; readonly total: number };

/** The number of visible articles. The script adds the button for the others; without it all are visible. */
export function ListEnd({ words, total }: ListEndProps) {
  const { one, many, some } = words.shown;
  return (
    <div className="list-end">
      <p role="status" data-one={one} data-many={many} data-some={some}>
        {(total === 1 ? one : many).replace("{shown}", String(total))}
      </p>
      <button className="dimension-link" type="button" hidden>
        <span>{words.more}</span>
      </button>
    </div>
  );
}

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

/** `id` is undefined for the line that stands for all. */
type CategoryCount = {
  readonly id: string | undefined;
  readonly name: string;
  readonly count: number;
};

type Categorised = { readonly data: { readonly category: Reference } };

/** How many articles each category holds, in the order of the categories, after a line for all of them. */
export function countByCategory(
  articles: readonly Categorised[],
  categories: readonly Entry<Category>[],
  all: string,
): readonly CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { data } of articles) counts.set(data.category.id, (counts.get(data.category.id) ?? 0) + 1);
  return [
    { id: undefined, name: all, count: articles.length },
    ...categories.map(({ id, data }) => ({ id, name: data.name, count: counts.get(id) ?? 0 })),
  ];
}

/** The blog that all articles are part of. */
function describeBlog({ title, seo }: Blog, language: string, absolute: Absolute): BlogThing {
  return {
    "@type": "Blog",
    "@id": absolute(blogId),
    name: title,
    description: seo.description,
    inLanguage: language,
    publisher: { "@id": absolute(organisationId) },
  };
}
