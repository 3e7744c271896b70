import { type Entry, Prose } from "charpente";
import { FrenchDate } from "../components/french-date.tsx";
import { toRevisions } from "../components/revisions.ts";
import type { Article } from "../schemas/articles.ts";

export type ArticleContentProps = {
  readonly article: Entry<Article>;
  /** Before the date of an update. */
  readonly updateTitle: string;
};

/** An article as feed readers get it: what changed since, then its text. */
export function ArticleContent({ article: { data, body }, updateTitle }: ArticleContentProps) {
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
    </>
  );
}
