import { type Body, JsonLd, Link, Prose, useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { ArticleCard } from "../components/article-card.tsx";
import { ArticleHead } from "../components/article-head.tsx";
import { Contents, FoldedContents } from "../components/contents.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { PrintedAddress } from "../components/printed-address.tsx";
import { latestUpdate } from "../components/revisions.ts";
import { ShareButton } from "../components/share-button.tsx";
import { Storey } from "../components/storey.tsx";
import { UpdateNotes } from "../components/update-notes.tsx";
import type { ArticleCardData } from "../plans/to-card.ts";
import type { Article } from "../schemas/articles.ts";
import type { Blog } from "../schemas/blog.ts";
import type { SiteSettings } from "../schemas/settings.ts";
import { describeArticle } from "../structured-data/describe-article.ts";
import type { Sheet } from "../styles/sheets.ts";

export type ArticlePageProps = {
  readonly settings: SiteSettings;
  readonly words: Blog["article"];
  readonly breadcrumb: Blog["breadcrumb"];
  readonly article: Article;
  readonly body: Body | undefined;
  readonly next: { readonly label: string; readonly route: string; readonly title: string } | undefined;
  readonly related: readonly ArticleCardData[];
};

export function ArticlePage(props: ArticlePageProps) {
  const { settings, words, breadcrumb, article, body, related } = props;
  const headings = body?.headings ?? [];
  const site = useSite();
  const place = { ...site, author: settings.name, image: site.card?.url };
  return (
    <Layout
      settings={settings}
      sheet="article"
      also={sheetsOf(props)}
      seo={article.seo}
      dates={{ published: article.date, modified: latestUpdate(article.updates)?.date }}
      section="/blog"
    >
      <article>
        <JsonLd thing={describeArticle(article, place)} />
        <ArticleHead
          article={article}
          words={words}
          breadcrumb={breadcrumb}
          label={settings.labels.breadcrumb}
        />
        <Storey level={related.length === 0 ? 0 : storeyHeight} className="article-body">
          <Contents title={words.contents} headings={headings} />
          <div className="prose">
            <UpdateNotes updates={article.updates} title={words.updateTitle} />
            <FoldedContents title={words.contents} headings={headings} />
            {body === undefined ? null : <Prose body={body} />}
            <PrintedAddress text={settings.labels.printed} />
            <ArticleEnd {...props} />
          </div>
        </Storey>
      </article>
      {related.length === 0 ? null : <Related title={words.related} cards={related} />}
    </Layout>
  );
}

/** A sheet for each part that only some articles have. */
function sheetsOf({ article, body, related }: ArticlePageProps): readonly Sheet[] {
  const hasPlot = body?.parts.some((part) => part.kind === "directive" && part.name === "figure");
  return [
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

function Related({ title, cards }: { readonly title: string; readonly cards: readonly ArticleCardData[] }) {
  return (
    <Storey level={0} className="related" labelledBy="a-lire">
      <h2 id="a-lire">{title}</h2>
      <div className="cards">
        {cards.map((card) => (
          <ArticleCard key={card.route} card={card} />
        ))}
      </div>
    </Storey>
  );
}
