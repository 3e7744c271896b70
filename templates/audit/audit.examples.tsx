import { ApplicabilityContext, ShortCases, sectionDirective } from "../applicability/applicability.tsx";
import { storeyHeight } from "../layout/storey.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { longText } from "../workbench/fixtures.ts";
import { Group } from "../workbench/specimen.tsx";
import {
  AuditApplicability,
  AuditAudiences,
  AuditLaw,
  AuditOverview,
  AuditPrice,
  AuditReceipt,
  AuditSteps,
} from "./audit-parts.tsx";

const { component: Section } = sectionDirective;

export const examples: readonly Board[] = [
  {
    id: "audit",
    title: "Étapes de l’audit",
    note: "Une étape par étage, puis une page de rapport, le prix, les pièces et l’aide.",
    sheets: ["audit", "sample"],
    component: Audit,
  },
  {
    id: "etes-vous-concerne",
    title: "Êtes-vous concerné ?",
    note: "Formulaire, tableau des cas et limites ; la réponse vient d’un script.",
    sheets: ["audit", "applicability"],
    component: Applicable,
  },
];

/** The audit: its steps floor by floor, then what the client receives, pays and gives, and for whom it is. */
function Audit({ audit }: BoardProps) {
  return (
    <>
      <Group name="AuditSteps" className="climbed">
        <AuditSteps words={audit.steps} />
      </Group>
      <Group name="AuditOverview, AuditReceipt, AuditSample, SampleLoad, AuditPrice, AuditAudiences, Fold">
        <AuditOverview level={4 * storeyHeight} words={audit.overview} benefits={audit.benefits} />
        <AuditReceipt level={3 * storeyHeight} words={audit.sample} />
        <AuditPrice level={2 * storeyHeight} words={audit.price} needed={audit.needed}>
          {null}
        </AuditPrice>
        <AuditAudiences level={storeyHeight} words={audit.audiences} missions={audit.missions} />
      </Group>
    </>
  );
}

/** « Êtes-vous concerné ? », with all that stands on the page of the audit, and what articles have of it. */
function Applicable({ audit, rules }: BoardProps) {
  return (
    <>
      <Group name="AuditApplicability, ApplicabilityForm, AuditLaw, ApplicabilityCases">
        <AuditApplicability level={0} rules={rules} />
        <AuditLaw words={audit.law} rules={rules} />
      </Group>
      <Group name="ShortCases, section" className="prose">
        <ShortCases rules={rules} />
        <ApplicabilityContext value={{ rules, cases: { owner: rules.form.example } }}>
          <Section attributes={{ case: "owner", caption: longText }}>{null}</Section>
        </ApplicabilityContext>
      </Group>
    </>
  );
}
