import type { Article } from "../schemas/articles.ts";
import type { Blog } from "../schemas/blog.ts";
import { FrenchDate } from "./french-date.tsx";
import { latestUpdate, revisionLetter } from "./revisions.ts";

type TitleBlockProps = { readonly article: Article; readonly words: Blog["article"] };

/** The title block of an article, as at the corner of a plan: category, dates, reading time. */
export function TitleBlock({ article, words }: TitleBlockProps) {
  const { label, date, updates, readTime } = article;
  const latest = latestUpdate(updates);
  return (
    <dl className="title-block">
      <dt>{words.category}</dt>
      <dd>{label.text}</dd>
      <dt>{words.published}</dt>
      <dd>
        <FrenchDate date={date} />
      </dd>
      {latest === undefined ? null : (
        <>
          <dt>{words.updated}</dt>
          <dd>
            <FrenchDate date={latest.date} />, {`${words.revision}\u00a0${revisionLetter(updates.length)}`}
          </dd>
        </>
      )}
      <dt>{words.readTime}</dt>
      <dd>{`${readTime}\u00a0min`}</dd>
    </dl>
  );
}
