import { type Entry, Prose } from "charpente";
import { toRevisions } from "../components/revisions.ts";
import { FrenchDate } from "../words/french-date.tsx";
import type { Article } from "./articles-schema.ts";
import { Sources } from "./sources.tsx";

export type ArticleContentProps = {
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
