import { Raised } from "charpente";
import { FrenchDate } from "../words/french-date.tsx";

type FactListProps = {
  readonly rows: readonly { readonly term: string; readonly value: string }[];
  /** A row of its own, before the others. */
  readonly dated?: { readonly term: string; readonly date: string } | undefined;
  readonly className?: string;
};

/** Facts as rows of a title block. */
export function FactList({ rows, dated, className = "title-block" }: FactListProps) {
  return (
    <dl className={className}>
      {dated === undefined ? null : (
        <>
          <dt>{dated.term}</dt>
          <dd>
            <FrenchDate date={dated.date} />
          </dd>
        </>
      )}
      {rows.map(({ term, value }) => (
        <Fact key={term} term={term} value={value} />
      ))}
    </dl>
  );
}

function Fact({ term, value }: FactListProps["rows"][number]) {
  return (
    <>
      <dt>
        <Raised text={term} />
      </dt>
      <dd>
        <Value text={value} />
      </dd>
    </>
  );
}

function Value({ text }: { readonly text: string }) {
  return /^[^\s@]+@[^\s@]+$/.test(text) ? <a href={`mailto:${text}`}>{text}</a> : <Raised text={text} />;
}
