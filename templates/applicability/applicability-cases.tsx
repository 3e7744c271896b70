import { Link, Raised } from "charpente";
import { opensNewTab } from "../components/new-tab.ts";
import { fillIn } from "../words/fill-in.ts";
import { writeDate } from "../words/french-date.tsx";
import { linkSentence, toBrowserRules } from "./applicability-rules.ts";
import type { Applicability } from "./applicability-schema.ts";
import type { Decree, Sentence } from "./decree-schema.ts";
import { tellDecrees } from "./tell-decrees.ts";

type CasesProps = { readonly rules: Applicability };

/** Each case with its deadline and its first law, as a table, for readers without scripts and on paper. */
export function ShortCases({ rules }: CasesProps) {
  const { table, asOf, decrees } = rules;
  return (
    <table className="cases">
      <caption>{fillIn(table.caption, { date: writeDate(asOf) })}</caption>
      <thead>
        <tr>
          <th scope="col">{table.case}</th>
          <th scope="col">{table.deadline}</th>
        </tr>
      </thead>
      {decrees.map(({ name, what, cases }) => (
        <tbody key={name}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {name}&nbsp;: {what}
            </th>
          </tr>
          {cases.map((each) => (
            <tr key={each.case}>
              <th scope="row">{each.case}</th>
              <td>
                <Raised text={each.deadline} />
                {each.sentences[0] ? <Law sentence={each.sentences[0]} rules={rules} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Every case with what it asks and its laws, folded; open is the one that the drawing above shows. */
export function ApplicabilityCases({ rules }: CasesProps) {
  const { table, asOf, decrees, form } = rules;
  const open = tellDecrees(form.example, toBrowserRules(rules, opensNewTab)).map(({ at }) => at.join("-"));
  return (
    <div className="folded-cases">
      <p className="cases-caption">{fillIn(table.caption, { date: writeDate(asOf) })}</p>
      {decrees.map((decree, number) => (
        <FoldedCases key={decree.name} decree={decree} number={number} open={open} rules={rules} />
      ))}
    </div>
  );
}

type FoldedProps = CasesProps & {
  readonly decree: Decree;
  readonly number: number;
  readonly open: readonly string[];
};

function FoldedCases({ decree: { name, what, cases, also }, number, open, rules }: FoldedProps) {
  const { table, result } = rules;
  return (
    <section>
      <h3>
        {name}&nbsp;: {what}
      </h3>
      {cases.map((each, place) => (
        <details key={each.case} data-case={`${number}-${place}`} open={open.includes(`${number}-${place}`)}>
          <summary>
            <span>{each.case}</span>
            <span className="case-deadline">
              <span className="visually-hidden">{table.deadline}&nbsp;: </span>
              <Raised text={each.deadline} />
            </span>
          </summary>
          <Sentences list={each.sentences} rules={rules} />
        </details>
      ))}
      {also.length === 0 ? null : (
        <details>
          <summary>{result.also}</summary>
          <Sentences list={also} rules={rules} />
        </details>
      )}
    </section>
  );
}

type SentencesProps = CasesProps & { readonly list: readonly Sentence[] };

function Sentences({ list, rules }: SentencesProps) {
  return list.map((sentence) => (
    <p key={sentence.text}>
      <Raised text={sentence.text} />
      <Law sentence={sentence} rules={rules} />
    </p>
  ));
}

/** Follows, in brackets, the statement that the law supports. */
function Law({ sentence, rules }: CasesProps & { readonly sentence: Sentence }) {
  const [, label, href] = linkSentence(sentence, rules);
  return (
    <>
      {" ("}
      <Link href={href}>
        <Raised text={label} />
      </Link>
      )
    </>
  );
}
