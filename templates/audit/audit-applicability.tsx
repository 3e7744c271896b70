import { Raised } from "charpente";
import { ApplicabilityCases } from "../applicability/applicability-cases.tsx";
import { ApplicabilityForm } from "../applicability/applicability-form.tsx";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Storey } from "../layout/storey.tsx";

type AuditApplicabilityProps = { readonly level: number; readonly rules: Applicability };

/** « Êtes-vous concerné ? » on the page of the audit: the form, every case with its law, and what the rules leave open. */
export function AuditApplicability({ level, rules }: AuditApplicabilityProps) {
  const { title, intro, limits } = rules;
  return (
    <>
      <LateSheet sheet="applicability" />
      <Storey level={level} labelledBy="etes-vous-concerne">
        <h2 id="etes-vous-concerne">
          <Raised text={title} />
        </h2>
        <div className="applicability">
          <p>{intro}</p>
          <ApplicabilityForm rules={rules} />
          <ApplicabilityCases rules={rules} />
          <div className="applicability-limits">
            <h3>{limits.title}</h3>
            <ul>
              {limits.list.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </div>
        </div>
      </Storey>
    </>
  );
}
