import { Prose } from "charpente";
import type { Article } from "../articles/articles-schema.ts";
import { FrenchDate } from "../words/french-date.tsx";
import { toRevisions } from "./revisions.ts";

type UpdateNotesProps = { readonly updates: Article["updates"]; readonly title: string };

/** What changed since the article was published: a revision cloud each, the most recent first. */
export function UpdateNotes({ updates, title }: UpdateNotesProps) {
  return toRevisions(updates).map(({ date, letter, text }) => (
    <section className="revision" key={letter} aria-labelledby={`indice-${letter.toLowerCase()}`}>
      <div>
        <p className="revision-title" id={`indice-${letter.toLowerCase()}`}>
          {title} <FrenchDate date={date} />
        </p>
        <Prose body={text} />
      </div>
      <svg viewBox="0 0 38 34" width="38" height="34" aria-hidden="true">
        <path d="M19 2 36 32H2z" />
        <text x="19" y="27">
          {letter}
        </text>
      </svg>
    </section>
  ));
}
