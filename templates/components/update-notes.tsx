import { Prose } from "charpente";
import type { Article } from "../articles/articles-schema.ts";
import { FrenchDate } from "../words/french-date.tsx";

type UpdateNotesProps = { readonly updates: Article["updates"]; readonly title: string };

/** The most recent change since the first publication: a line that unfolds its note. */
export function LatestUpdate({ updates, title }: UpdateNotesProps) {
  const [latest] = toRevisions(updates);
  if (latest === undefined) return null;
  return (
    <details className="revision-line">
      <summary>
        <RevisionMark letter={latest.letter} />
        <span>
          {title} <FrenchDate date={latest.date} />
        </span>
      </summary>
      <div>
        <Prose body={latest.text} />
      </div>
    </details>
  );
}

/** The changes before the most recent one: a revision cloud each, newest first. */
export function EarlierUpdates({ updates, title }: UpdateNotesProps) {
  return toRevisions(updates)
    .slice(1)
    .map(({ date, letter, text }) => (
      <section className="revision" key={letter} aria-labelledby={`indice-${letter.toLowerCase()}`}>
        <div>
          <p className="revision-title" id={`indice-${letter.toLowerCase()}`}>
            {title} <FrenchDate date={date} />
          </p>
          <Prose body={text} />
        </div>
        <RevisionMark letter={letter} />
      </section>
    ));
}

/** The letter of a revision in its triangle, as on a plan. */
function RevisionMark({ letter }: { readonly letter: string }) {
  return (
    <svg viewBox="0 0 38 34" width="38" height="34" aria-hidden="true">
      <path d="M19 2 36 32H2z" />
      <text x="19" y="27">
        {letter}
      </text>
    </svg>
  );
}

type Dated = { readonly date: string };

/** The letter of a revision: the first edition is A, the first update after it B. */
export function revisionLetter(update: number): string {
  return String.fromCharCode("A".charCodeAt(0) + update);
}

/** Updates with their letters, the most recent first. */
export function toRevisions<Update extends Dated>(
  updates: readonly Update[],
): readonly (Update & { readonly letter: string })[] {
  return [...updates]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((update, index) => ({ ...update, letter: revisionLetter(index + 1) }))
    .reverse();
}

export function latestUpdate<Update extends Dated>(updates: readonly Update[]): Update | undefined {
  return toRevisions(updates)[0];
}
