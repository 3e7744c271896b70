import { toFill } from "../schemas/legal.ts";

type FactListProps = { readonly rows: readonly { readonly term: string; readonly value: string }[] };

/** Facts as rows of a title block. Those that are still to be filled in are marked. */
export function FactList({ rows }: FactListProps) {
  return (
    <dl className="title-block">
      {rows.map(({ term, value }) => (
        <Fact key={term} term={term} value={value} />
      ))}
    </dl>
  );
}

function Fact({ term, value }: FactListProps["rows"][number]) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value === toFill ? <mark className="to-fill">{value}</mark> : <Value text={value} />}</dd>
    </>
  );
}

function Value({ text }: { readonly text: string }) {
  return /^\S+@\S+$/.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text;
}
