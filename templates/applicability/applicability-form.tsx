import { Enhancer, useSite } from "charpente";
import { FormField } from "../forms/form-field.tsx";
import { rulesFile } from "./applicability-rules.ts";
import type { Applicability } from "./applicability-schema.ts";

/**
 * Asks for what the decrees depend on. A script answers below the form and sends nothing; without scripts the form is
 * hidden, and the table of cases stands alone.
 */
export function ApplicabilityForm({ rules: { form, result } }: { readonly rules: Applicability }) {
  const { asset } = useSite();
  const { use, permit, heating, cooling, surface, renewed } = form;
  const amount = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <div className="needs-script">
      <Enhancer name="applicability/enhance-applicability.ts" />
      <form
        className="form applicability-form"
        noValidate
        data-rules={asset(rulesFile)}
        data-failed={result.failed}
      >
        <FormField name="usage" control="choice" words={withOptions(use)} />
        <FormField name="permis" control="choice" words={withOptions(permit)} />
        <FormField name="chauffage" words={heating} input={amount} />
        <FormField name="climatisation" words={cooling} input={amount} />
        <FormField name="surface" words={surface} input={amount} />
        <FormField name="renouvellement" control="choice" words={withOptions(renewed)} />
        <p>
          {/* Enabled by the script: without it, pressing the button would reload the page. */}
          <button className="button" type="submit" disabled>
            {form.submit}
          </button>
        </p>
      </form>
      <p className="visually-hidden" role="status" />
      <div className="applicability-result" />
    </div>
  );
}

function withOptions(field: Applicability["form"]["use" | "permit" | "renewed"]) {
  const { choices, ...words } = field;
  return { ...words, options: choices.map(({ label }) => label) };
}
