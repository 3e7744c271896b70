import { latestUpdate, revisionLetter } from "../components/revisions.ts";
import { FrenchDate } from "../words/french-date.tsx";
import type { Article } from "./articles-schema.ts";
import type { Blog } from "./blog-schema.ts";
import { lastChange } from "./last-change.ts";

type TitleBlockProps = {
  readonly article: Article;
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
