import { Enhancer, RawHtml, useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { opensNewTab } from "../components/new-tab.ts";
import { FormField } from "../forms/form-field.tsx";
import { answerBuilding, writeAmount, writePermit } from "./answer-building.ts";
import { writeAnswers } from "./answers.ts";
import { rulesFile, toBrowserRules } from "./applicability-rules.ts";
import type { Applicability } from "./applicability-schema.ts";
import { SectionImage } from "./section-image.tsx";

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
