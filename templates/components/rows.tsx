import { JsonLd, Link, Raised, useSite } from "charpente";
import { Storey } from "../layout/storey.tsx";
import { describeQuestions } from "../structured-data.ts";
import { FrenchDate } from "../words/french-date.tsx";
import type { LinkWords, Question, Topic } from "../words/words.ts";
import { SourceLink } from "./source-link.tsx";

type TopicRowsProps = { readonly topics: readonly Topic[]; readonly className?: string };

/** Stakes or services, one a row: what it is called, then what it means. A row that leads somewhere has its title linked. */
export function TopicRows({ topics, className = "rows" }: TopicRowsProps) {
  return (
    <ul className={className}>
      {topics.map(({ title, text, href, source }) => (
        <li key={title}>
          <h3>{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
          <p>
            {text}
            <SourceLink source={source} />
          </p>
        </li>
      ))}
    </ul>
  );
}

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

type KeyFiguresProps = {
  readonly level: number;
  readonly id: string;
  readonly title: string;
  readonly list: readonly {
    readonly value: string;
    readonly unit?: string | undefined;
    readonly label: string;
  }[];
  /** Says what the figures are worth. */
  readonly note?: string;
  readonly source?: LinkWords | undefined;
};

/** Big figures along one chained dimension line. Its style is the sheet `figures`. */
export function KeyFigures({ level, id, title, list, note, source }: KeyFiguresProps) {
  return (
    <Storey level={level} labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <ul className="figures">
        {list.map(({ value, unit, label }) => (
          <li key={label}>
            <p className="figure-value">
              <b>{value}</b> {unit}
            </p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
      {note === undefined && source === undefined ? null : (
        <p className="figures-note">
          {note}
          <SourceLink source={source} />
        </p>
      )}
    </Storey>
  );
}

type QuestionsProps = {
  readonly questions: readonly Question[];
  /** All of them are folded, on a page that has shown other folds before. */
  readonly folded?: boolean;
};

/** Questions that unfold their answers without any script. The first one stands open, to show that there is something inside. */
export function Questions({ questions, folded = false }: QuestionsProps) {
  const { canonical } = useSite();
  return (
    <div className="questions">
      <JsonLd thing={describeQuestions(questions, canonical)} />
      {questions.map(({ question, answer, source, more }, place) => (
        <details key={question} open={!folded && place === 0}>
          <summary>
            <h3>
              <Raised text={question} />
            </h3>
          </summary>
          <p>
            <Raised text={answer} />
            <SourceLink source={source} />
          </p>
          {more === undefined ? null : (
            <p>
              <Raised text={more} />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
