import { directive, Enhancer, Link, Raised, RawHtml, useSite } from "charpente";
import { createContext, useContext } from "react";
import { z } from "zod";
import { ActionLink } from "../components/action-link.tsx";
import { opensNewTab } from "../components/source-link.tsx";
import { FormField } from "../forms/form-field.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { fillIn } from "../words/fill-in.ts";
import { writeDate } from "../words/french-date.tsx";
import { french } from "../words/words.ts";
import { answerBuilding, writeAmount, writePermit } from "./answer-building.ts";
import { type Answers, writeAnswers } from "./answers.ts";
import { linkSentence, rulesFile, toBrowserRules } from "./applicability-rules.ts";
import type { Applicability, Decree, Sentence } from "./applicability-schema.ts";
import { drawnCases, SectionImage } from "./section-image.tsx";
import { tellDecrees } from "./tell-decrees.ts";

/** What `::applicability` and `::section` need, because a directive gets only its attributes from the content. */
export type ApplicabilityData = {
  readonly rules: Applicability;
  /** The drawn cases by their names: `owner`, and each profile. */
  readonly cases: { readonly [name: string]: Answers };
};
export const ApplicabilityContext = createContext<ApplicabilityData | undefined>(undefined);

/** `::applicability`: the form « Êtes-vous concerné ? » within an article, and its cases in short. */
export const applicabilityDirective = directive({
  attributes: z.strictObject({}).meta({
    title: "Êtes-vous concerné\u202F?",
    description: "Le formulaire qui dit si un bâtiment est concerné, et les cas en bref.",
  }),
  body: "none",
  component: () => {
    const data = useContext(ApplicabilityContext);
    if (data === undefined) return null;
    const { rules } = data;
    return (
      <div className="applicability">
        <LateSheet sheet="applicability" />
        <ApplicabilityForm rules={rules} />
        <ShortCases rules={rules} />
      </div>
    );
  },
  // Feed readers get the text around it, which links to the page with the table.
  plain: () => null,
});

/** `::section{case="…" caption="…"}`: one of the drawn cases within an article. */
export const sectionDirective = directive({
  attributes: z
    .strictObject({
      case: z.enum(drawnCases).meta({
        title: "Cas dessiné",
        description: "Celui du formulaire, ou celui d’un profil.",
        enumDescriptions: [
          "Le cas du formulaire",
          "Promoteur",
          "Propriétaire",
          "Entreprise utilisatrice",
          "Asset ou property manager",
          "Architecte",
          "Aménageur ou collectivité",
        ],
      }),
      caption: french.meta({
        title: "Légende",
        description: "Sous la coupe\u00A0: ce que disent ses numéros à cet endroit du texte.",
      }),
    })
    .meta({ title: "Coupe", description: "La coupe d’un cas type, et sa légende." }),
  body: "none",
  component: ({ attributes: { case: name, caption } }) => {
    const data = useContext(ApplicabilityContext);
    const answers = data?.cases[name];
    if (data === undefined || answers === undefined) return null;
    return (
      <figure className="plot">
        <SectionImage name={name} answers={answers} rules={data.rules} />
        <figcaption>
          <Raised text={caption} />
        </figcaption>
      </figure>
    );
  },
  // The text round it gives its facts: without the drawing, a caption alone would say nothing.
  plain: () => null,
});

/**
 * Asks for what the decrees depend on, and draws the building that the answers describe with what it has to have. A
 * script draws anew at each answer and sends nothing. Without scripts the questions are hidden, the case of an owner
 * stands drawn, and the table of cases below it.
 */
export function ApplicabilityForm({ rules }: { readonly rules: Applicability }) {
  const { asset } = useSite();
  const { form, result, asOf } = rules;
  const { example } = form;
  const browserRules = toBrowserRules(rules, opensNewTab);
  const answered = answerBuilding(example, browserRules, { width: 360, id: "a", today: asOf });
  return (
    <div
      className="answered"
      data-rules={asset(rulesFile)}
      data-failed={result.failed}
      data-unreadable={form.permit.error}
      data-day={form.permit.day}
    >
      <Enhancer name="applicability/enhance-applicability.ts" />
      <div className="answered-grid">
        <div className="answered-questions needs-script">
          <Questions form={form} />
          {/* On small screens the drawing is far below: the verdict stays in sight. */}
          <p className="verdict-line" aria-hidden="true" data-part="line">
            <RawHtml html={answered.line} />
          </p>
        </div>
        <figure className="answered-drawing">
          <div data-part="drawing">
            <SectionImage name="owner" answers={example} rules={rules} />
          </div>
          <div data-part="sheet">
            <RawHtml html={answered.sheet} />
          </div>
        </figure>
        <div className="answered-verdict">
          <div data-part="verdict">
            <RawHtml html={answered.verdict} />
          </div>
          <div className="actions needs-script">
            <ActionLink {...result.send} href={`${result.send.href}&${writeAnswers(example)}`} />
            <button className="dimension-link" type="button">
              <span>{result.print}</span>
            </button>
          </div>
        </div>
        <div className="answered-notes" data-part="notes">
          <RawHtml html={answered.notes} />
        </div>
      </div>
      <p className="visually-hidden" role="status" />
    </div>
  );
}

function Questions({ form }: Pick<Applicability, "form">) {
  const { example, start, use, permit, heating, cooling, surface, renewed } = form;
  const amount = { inputMode: "decimal", autoComplete: "off" } as const;
  const number = (value: number) => ({ ...amount, defaultValue: writeAmount(value) });
  const { day: _, ...permitWords } = permit;
  return (
    // No form: nothing is submitted.
    <div className="applicability-form">
      <p className="field-help applicability-start">{start}</p>
      <Choice name="usage" words={use} chosen={example.usage} />
      <FormField
        name="permis"
        words={permitWords}
        input={{ inputMode: "text", autoComplete: "off", defaultValue: writePermit(example.permis) }}
      />
      <FormField name="chauffage" words={heating} input={number(example.chauffage)} />
      <FormField name="climatisation" words={cooling} input={number(example.climatisation)} />
      <FormField name="surface" words={surface} input={number(example.surface)} />
      <Choice name="renouvellement" words={renewed} chosen={example.renouvellement} />
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly words: Applicability["form"]["use"] | Applicability["form"]["renewed"];
  readonly chosen: string;
};

/** A list whose values are the short names that stand in an address. */
function Choice({ name, words: { label, help, choices }, chosen }: ChoiceProps) {
  const id = `champ-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : (
        <p className="field-help" id={`${id}-aide`}>
          {help}
        </p>
      )}
      <div className="tray">
        <select
          id={id}
          name={name}
          defaultValue={chosen}
          autoComplete="off"
          aria-describedby={help === undefined ? undefined : `${id}-aide`}
        >
          {choices.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

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
