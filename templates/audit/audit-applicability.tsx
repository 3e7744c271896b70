import { Raised } from "charpente";
import { ApplicabilityForm } from "../applicability/applicability-form.tsx";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Storey } from "../layout/storey.tsx";

type AuditApplicabilityProps = { readonly level: number; readonly rules: Applicability };

/** « Êtes-vous concerné ? » on the page of the audit. Its cases stand at the end of the page, with the law. */
export function AuditApplicability({ level, rules }: AuditApplicabilityProps) {
  return (
    <>
      <LateSheet sheet="applicability" />
      <Storey level={level} labelledBy="etes-vous-concerne">
        <h2 id="etes-vous-concerne">
          <Raised text={rules.title} />
        </h2>
        <div className="applicability">
          <p>{rules.intro}</p>
          <ApplicabilityForm rules={rules} />
        </div>
      </Storey>
    </>
  );
}
