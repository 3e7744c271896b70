import { Enhancer, type Heading, Link, Raised } from "charpente";
import { Photograph } from "../components/photograph.tsx";
import { latestUpdate, revisionLetter } from "../components/update-notes.tsx";
import { cardView, featuredView } from "../drawings/drawing-views.ts";
import { DrawnImage, InlineDrawing } from "../drawings/drawn-image.tsx";
import { headCrop, headScale } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { SectionLine } from "../layout/storey.tsx";
import type { ArticleCardData } from "../lists/cards.ts";
import { FrenchDate } from "../words/french-date.tsx";
import type { Article, ShownArticle, Source } from "./articles-schema.ts";
import type { Blog } from "./blog-schema.ts";

type ArticleHeadProps = {
  readonly article: ShownArticle;
  readonly author: string;
  readonly words: Blog["article"];
  readonly breadcrumb: Blog["breadcrumb"];
  /** Names the breadcrumb. */
  readonly label: string;
};

/** Title and title block at the left, the building at the right, all on one ground line with the marks of the section. */
export function ArticleHead({ article, author, words, breadcrumb, label }: ArticleHeadProps) {
  const { crop, depth, isTall, isOpen } = headCrop(article.drawing);
  return (
    <header
      className={`article-head article-head-${depth}${isTall ? " article-head-tall" : ""}${isOpen ? " article-head-open" : ""}`}
    >
      <Breadcrumb
        label={label}
        links={[
          { label: breadcrumb.home, href: "/" },
          { label: breadcrumb.blog, href: "/blog" },
        ]}
        here={article.label.text}
      />
      <h1>{article.title}</h1>
      <TitleBlock article={article} author={author} words={words} />
      <div className="head-drawing">
        <InlineDrawing drawing={article.drawing} scale={headScale} crop={crop} />
      </div>
      <SectionLine />
    </header>
  );
}

type TitleBlockProps = {
  readonly article: ShownArticle;
  /** A person or the firm. */
  readonly author: string;
  readonly words: Blog["article"];
};

/** The title block of an article, as at the corner of a plan: category, author, dates, reading time. */
export function TitleBlock({ article, author, words }: TitleBlockProps) {
  const { label, date, updates, readTime } = article;
  const latest = latestUpdate(updates);
  const reviewed = lastChange(article);
  return (
    <dl className="title-block">
      <dt>{words.category}</dt>
      <dd>{label.text}</dd>
      <dt>{words.author}</dt>
      <dd>{author}</dd>
      <dt>{words.published}</dt>
      <dd>
        <FrenchDate date={date} />
      </dd>
      {latest === undefined ? null : (
        <>
          <dt>{words.updated}</dt>
          <dd>
            <FrenchDate date={latest.date} />
            <span data-mark={`${words.revision} ${revisionLetter(updates.length)}`} aria-hidden="true" />
          </dd>
        </>
      )}
      {words.reviewed === undefined || reviewed === (latest?.date ?? date) ? null : (
        <>
          <dt>{words.reviewed}</dt>
          <dd>
            <FrenchDate date={reviewed} />
          </dd>
        </>
      )}
      <dt>{words.readTime}</dt>
      <dd>{`${readTime}\u00a0min`}</dd>
    </dl>
  );
}

type ArticleCardProps = {
  readonly card: ArticleCardData;
  /** Before the day of its last update. */
  readonly updatedOn: string;
  /** Across the whole list, its drawing 400 px high. */
  readonly featured?: boolean;
};

/** A drawing or a photograph on its line, then what the article is about. */
export function ArticleCard({ card, updatedOn, featured = false }: ArticleCardProps) {
  const { route, title, excerpt, category, date, updated, readTime, drawing, photograph } = card;
  const time = `${readTime}\u00a0min`;
  return (
    <article className={featured ? "card card-featured" : "card"} data-category={category.id}>
      {photograph !== undefined ? (
        <Photograph
          photograph={photograph}
          sizes={featured ? "100vw" : "(min-width: 40em) 320px, 100vw"}
          priority={featured}
        />
      ) : featured ? (
        <DrawnImage view={featuredView(drawing)} alt="" lazy={false} />
      ) : (
        <DrawnImage view={cardView(drawing)} alt="" />
      )}
      <p className="meta ticked">
        <span>{category.name}</span>
        {featured ? <FrenchDate date={date} /> : null}
        <span>{time}</span>
      </p>
      <h3>
        <Link href={route}>{title}</Link>
      </h3>
      <p className="card-text">
        <Raised text={excerpt} />
      </p>
      <p className="meta card-dates">
        {featured ? null : <FrenchDate date={date} />}
        {updated === undefined ? null : (
          <span>
            {updatedOn} <FrenchDate date={updated} />
          </span>
        )}
      </p>
    </article>
  );
}

type SourcesProps = { readonly sources: readonly Source[]; readonly title: string };

/** For the table of contents. */
export function sourcesHeading(title: string): Heading {
  return { depth: 2, id: "sources", text: title };
}

/** What an article rests on, at its end: each title leads to the text itself. */
export function Sources({ sources, title }: SourcesProps) {
  const { id } = sourcesHeading(title);
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul>
        {sources.map(({ title, publisher, href }) => (
          <li key={href + title}>
            <Link href={href}>
              <Raised text={title} />
            </Link>
            {publisher === undefined ? null : `, ${publisher}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hidden until its script runs, because it does nothing without it. */
export function ShareButton({ words }: { readonly words: Blog["article"] }) {
  return (
    <div className="share" hidden data-share data-done={words.shareDone} data-failed={words.shareFailed}>
      <button className="dimension-link" type="button">
        <span>{words.share}</span>
      </button>
      <p role="status" />
      <Enhancer name="articles/share.ts" />
    </div>
  );
}

type Dates = Pick<Article, "date" | "updates" | "reviewed">;

/** The day of an article’s last update or review, or its own. */
export function lastChange({ date, updates, reviewed = date }: Dates): string {
  return [date, reviewed, ...updates.map((update) => update.date)].sort().at(-1) ?? date;
}
