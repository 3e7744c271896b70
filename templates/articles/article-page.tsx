import {
  type Body,
  type Entry,
  type Heading,
  JsonLd,
  Link,
  type PagePlan,
  Picture,
  Prose,
  useSite,
} from "charpente";
import type { BlogPosting, CreativeWork } from "schema-dts";
import { ApplicabilityContext, type ApplicabilityData } from "../applicability/applicability.tsx";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { EarlierUpdates, LatestUpdate } from "../components/update-notes.tsx";
import { Contents, FoldedContents, PrintedAddress } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import { type ArticleCardData, toCard } from "../lists/cards.ts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, blogId, nameOrganisation } from "../structured-data.ts";
import type { Sheet } from "../styles/sheets.ts";
import {
  ArticleCard,
  ArticleHead,
  lastChange,
  ShareButton,
  Sources,
  sourcesHeading,
} from "./article-parts.tsx";
import type { Article, ShownArticle, Source } from "./articles-schema.ts";
import type { Blog } from "./blog-schema.ts";

export type ArticlePageProps = {
  readonly settings: SiteSettings;
  readonly words: Blog["article"];
  readonly breadcrumb: Blog["breadcrumb"];
  readonly article: ShownArticle;
  /** For `::applicability` and `::section`. */
  readonly drawn: ApplicabilityData;
  readonly body: Body | undefined;
  readonly next: { readonly label: string; readonly route: string; readonly title: string } | undefined;
  readonly related: readonly ArticleCardData[];
};

export function ArticlePage(props: ArticlePageProps) {
  const { settings, words, breadcrumb, article, drawn, body, related } = props;
  const hasSources = article.sources.length > 0;
  const headings = [
    ...(body?.headings ?? []),
    ...(hasSources ? [sourcesHeading(words.sources)] : []),
    ...(article.updates.length > 1 ? [earlierHeading(words)] : []),
  ];
  const site = useSite();
  const place = { ...site, firm: settings.name, image: site.card?.url };
  const changed = lastChange(article);
  return (
    <Layout
      settings={settings}
      sheet="article"
      seo={article.seo}
      dates={{ published: article.date, modified: changed === article.date ? undefined : changed }}
      section="/blog"
    >
      <article>
        <JsonLd thing={describeArticle(article, place)} />
        <ArticleHead
          article={article}
          author={article.author ?? settings.name}
          words={words}
          breadcrumb={breadcrumb}
          label={settings.labels.breadcrumb}
        />
        {sheetsOf(props).map((sheet) => (
          <LateSheet key={sheet} sheet={sheet} />
        ))}
        <Storey level={related.length === 0 ? 0 : storeyHeight} className="article-body">
          <Contents title={words.contents} headings={headings} />
          <div className="prose">
            <LatestUpdate updates={article.updates} title={words.updateTitle} />
            <FoldedContents title={words.contents} headings={headings} />
            {article.photograph === undefined ? null : (
              <p>
                <Picture
                  image={article.photograph.image}
                  alt={article.photograph.alt}
                  sizes="(min-width: 60em) 720px, 100vw"
                />
              </p>
            )}
            {body === undefined ? null : (
              <ApplicabilityContext value={drawn}>
                <Prose body={body} />
              </ApplicabilityContext>
            )}
            {hasSources ? <Sources sources={article.sources} title={words.sources} /> : null}
            {article.updates.length > 1 ? (
              <>
                <h2 id={earlierHeading(words).id}>{words.earlierUpdates}</h2>
                <EarlierUpdates updates={article.updates} title={words.updateTitle} />
              </>
            ) : null}
            <PrintedAddress text={settings.labels.printed} />
            <ArticleEnd {...props} />
          </div>
        </Storey>
      </article>
      {related.length === 0 ? null : <Related words={words} cards={related} />}
    </Layout>
  );
}

/** The notes that are no longer the latest, at the end of the article. */
function earlierHeading({ earlierUpdates }: Blog["article"]): Heading {
  return { depth: 2, id: "notes-precedentes", text: earlierUpdates };
}

/** What the text needs and the head does not, and a sheet for each part that only some articles have. */
function sheetsOf({ article, body, related }: ArticlePageProps): readonly Sheet[] {
  const hasPlot = body?.parts.some(
    (part) => part.kind === "directive" && ["figure", "section"].includes(part.name),
  );
  return [
    "article-text",
    ...(hasPlot ? (["plots"] as const) : []),
    ...(article.updates.length > 0 ? (["revision"] as const) : []),
    ...(related.length > 0 ? (["cards"] as const) : []),
  ];
}

/** Where to go from here: further actions, the next article, the list. */
function ArticleEnd({ article, words, next }: ArticlePageProps) {
  const hasActions = article.actions.length > 0 || article.share;
  return (
    <footer className="article-end">
      {hasActions ? (
        <div className="actions">
          {article.actions.map(({ href, label }) => (
            <ActionLink key={href} href={href} label={label} kind="secondary" />
          ))}
          {article.share ? <ShareButton words={words} /> : null}
        </div>
      ) : null}
      {next === undefined ? null : (
        <p className="next-article">
          {next.label}
          <Link href={next.route}>{next.title}</Link>
        </p>
      )}
      <p>
        <Link href="/blog">{words.back}</Link>
      </p>
    </footer>
  );
}

type RelatedProps = { readonly words: Blog["article"]; readonly cards: readonly ArticleCardData[] };

function Related({ words: { related, updatedOn }, cards }: RelatedProps) {
  return (
    <Storey level={0} className="related" labelledBy="a-lire">
      <h2 id="a-lire">{related}</h2>
      <div className="cards">
        {cards.map((card) => (
          <ArticleCard key={card.route} card={card} updatedOn={updatedOn} />
        ))}
      </div>
    </Storey>
  );
}

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
      article: nameCategory(article.data, content.categories),
      drawn,
      body: article.body,
      next: nextArticle(article, content),
      related: article.data.related.map((related) =>
        toCard(content.articles.get(related), content.categories),
      ),
    },
  }));
}

/** An article with the category that it shows. */
export function nameCategory(article: Article, categories: SiteContent["categories"]): ShownArticle {
  const text = article.label?.text ?? categories.get(article.category).data.name;
  return { ...article, label: { text } };
}

function nextArticle(
  { data: { next } }: Entry<Article>,
  { articles }: SiteContent,
): ArticlePageProps["next"] {
  if (next === undefined) return undefined;
  const { route, title } = articles.get(next.article).data;
  return { label: next.label, route, title };
}

type Place = {
  /** The name of the firm, the author of articles without a named person. */
  readonly firm: string;
  readonly canonical: string;
  /** The address of its card, which search results show. */
  readonly image?: string | undefined;
  readonly absolute: Absolute;
};

/** An article of the blog. */
export function describeArticle(article: ShownArticle, place: Place): BlogPosting {
  const { firm, canonical, image, absolute } = place;
  const { title, seo, date, label, author, sources } = article;
  const updated = lastChange(article);
  return {
    "@type": "BlogPosting",
    "@id": `${canonical}#article`,
    headline: title,
    description: seo.description,
    ...(image !== undefined && { image }),
    articleSection: label.text,
    datePublished: date,
    ...(updated !== date && { dateModified: updated }),
    author: author === undefined ? nameOrganisation(firm, absolute) : { "@type": "Person", name: author },
    publisher: nameOrganisation(firm, absolute),
    isPartOf: { "@type": "Blog", "@id": absolute(blogId), url: absolute("/blog") },
    mainEntityOfPage: canonical,
    ...(sources.length > 0 && { citation: sources.map(describeSource) }),
  };
}

function describeSource({ title, publisher, href }: Source): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: title,
    url: href,
    ...(publisher !== undefined && { publisher: { "@type": "Organization", name: publisher } }),
  };
}
