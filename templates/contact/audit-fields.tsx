import { FormField } from "../forms/form-field.tsx";
import { auditPlace } from "./audit-request.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/**
 * Power, surface, permit and renewal, for visitors who ask for an audit. Browsers open a `details` element for a link
 * into it, so a link to `auditPlace` needs no script; one that carries answers needs `enhance-contact.ts`.
 */
export function AuditFields({ words }: { readonly words: ContactFormWords["audit"] }) {
  return (
    <details className="form-more field-wide">
      <summary>{words.summary}</summary>
      <fieldset id={auditPlace} className="form">
        <legend className="visually-hidden">{words.summary}</legend>
        <p className="field-help">{words.help}</p>
        <FormField name="power" words={words.power} />
        <FormField name="surface" words={words.surface} />
        <FormField name="permit" words={words.permit} />
        <FormField name="renewal" words={words.renewal} control="choice" />
      </fieldset>
    </details>
  );
}
