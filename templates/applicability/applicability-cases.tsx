import { Link, Raised } from "charpente";
import { fillIn } from "../words/fill-in.ts";
import { writeDate } from "../words/french-date.tsx";
import { linkSentence } from "./applicability-rules.ts";
import type { Applicability } from "./applicability-schema.ts";
import type { Decree, Sentence } from "./decree-schema.ts";

type CasesProps = {
  readonly rules: Applicability;
  /** `short`: each case with its deadline and its first law, without the obligations. */
  readonly short?: boolean;
};

/** Every case of the decrees as a table, for readers without scripts and on paper. */
export function ApplicabilityCases({ rules, short = false }: CasesProps) {
  const { table, asOf, decrees } = rules;
  return (
    <table className={short ? "cases cases-short" : "cases"}>
      <caption>{fillIn(table.caption, { date: writeDate(asOf) })}</caption>
      <thead>
        <tr>
          <th scope="col">{table.case}</th>
          {short ? null : <th scope="col">{table.due}</th>}
          <th scope="col">{table.deadline}</th>
        </tr>
      </thead>
      {decrees.map((decree) => (
        <Cases key={decree.name} decree={decree} rules={rules} short={short} />
      ))}
    </table>
  );
}

type DecreeProps = Required<CasesProps> & { readonly decree: Decree };

function Cases({ decree, rules, short }: DecreeProps) {
  const { name, what, cases, also } = decree;
  return (
    <tbody>
      <tr>
        <th colSpan={short ? 2 : 3} scope="rowgroup">
          {name}&nbsp;: {what}
        </th>
      </tr>
      {cases.map((each) => (
        <tr key={each.case}>
          <th scope="row">{each.case}</th>
          {short ? null : (
            <td>
              <Sentences list={each.sentences} rules={rules} />
            </td>
          )}
          <td data-column={rules.table.deadline}>
            <Raised text={each.deadline} />
            {short && each.sentences[0] ? <Law sentence={each.sentences[0]} rules={rules} /> : null}
          </td>
        </tr>
      ))}
      {short || also.length === 0 ? null : (
        <tr>
          <th scope="row">{rules.result.also}</th>
          <td colSpan={2}>
            <Sentences list={also} rules={rules} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

type SentencesProps = { readonly list: readonly Sentence[]; readonly rules: Applicability };

function Sentences({ list, rules }: SentencesProps) {
  return list.map((sentence) => (
    <p key={sentence.text}>
      <Raised text={sentence.text} />
      <Law sentence={sentence} rules={rules} />
    </p>
  ));
}

/** Follows, in brackets, the statement that the law supports. */
function Law({ sentence, rules }: { readonly sentence: Sentence; readonly rules: Applicability }) {
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
