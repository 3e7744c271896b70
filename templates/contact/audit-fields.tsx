import { type RefObject, useEffect } from "react";
import { FormField } from "../forms/form-field.tsx";
import { auditPlace } from "./audit-request.ts";
import type { ContactFormWords } from "./contact-schema.ts";

type AuditFieldsProps = {
  readonly words: ContactFormWords["audit"];
  readonly fold: RefObject<HTMLDetailsElement | null>;
};

/**
 * Power and surface, for visitors who ask for an audit. Browsers open a `details` element for a link into it, so a link
 * to `auditPlace` needs no script; the effect is for browsers that do not yet.
 */
export function AuditFields({ words, fold }: AuditFieldsProps) {
  useEffect(() => {
    const unfold = () => {
      if (fold.current !== null && location.hash === `#${auditPlace}`) fold.current.open = true;
    };
    unfold();
    addEventListener("hashchange", unfold);
    return () => removeEventListener("hashchange", unfold);
  }, [fold]);
  return (
    <details className="form-more field-wide" ref={fold}>
      <summary>{words.summary}</summary>
      <fieldset id={auditPlace} className="form">
        <legend className="visually-hidden">{words.summary}</legend>
        <p className="field-help">{words.help}</p>
        <FormField name="power" words={words.power} />
        <FormField name="surface" words={words.surface} />
      </fieldset>
    </details>
  );
}
