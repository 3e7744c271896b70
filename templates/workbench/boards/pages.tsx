import { ApplicabilityContext, sectionDirective } from "../../applicability/applicability.tsx";
import { ShortCases } from "../../applicability/applicability-cases.tsx";
import { AuditApplicability } from "../../audit/audit-applicability.tsx";
import { AuditLaw } from "../../audit/audit-law.tsx";
import { AuditAudiences, AuditOverview, AuditPrice, AuditReceipt } from "../../audit/audit-offer.tsx";
import { AuditSteps } from "../../audit/audit-steps.tsx";
import { GuideCover } from "../../guide/guide-cover.tsx";
import { storeyHeight } from "../../layout/storey.tsx";
import { ProjectSheet } from "../../projects/project-sheet.tsx";
import { ServiceEntry } from "../../services/service-entry.tsx";
import { ServicesPlan } from "../../services/services-plan.tsx";
import type { BoardProps } from "../board.ts";
import { longText, longTitle } from "../fixtures.ts";
import { Group } from "../specimen.tsx";

const { component: Section } = sectionDirective;

/** The plan of the services, and the entries of its list. */
export function Services({ services, servicesPage }: BoardProps) {
  return (
    <Group name="ServicesPlan, ServiceEntry" className="services">
      <ServicesPlan services={services} words={servicesPage.plan} />
      <ol className="service-list">
        {services.map((service) => (
          <ServiceEntry key={service.title} service={service} words={servicesPage.list} />
        ))}
      </ol>
    </Group>
  );
}

/** A sheet with its account, one without, one with long words, one with a photograph. */
export function Projects({ projects, projectsPage, photograph }: BoardProps) {
  const [first, second] = projects;
  if (first === undefined || second === undefined) return null;
  return (
    <Group name="ProjectSheet" className="sheets">
      <ProjectSheet {...first} words={projectsPage} lazy />
      <ProjectSheet {...second} id="sans-recit" body={undefined} words={projectsPage} lazy />
      <ProjectSheet
        id="texte-long"
        project={{ ...second.project, title: longTitle, excerpt: longText }}
        body={second.body}
        words={projectsPage}
        lazy
      />
      {photograph === undefined ? null : (
        <ProjectSheet
          id="photographie"
          project={{ ...second.project, photograph }}
          body={undefined}
          words={projectsPage}
          lazy
        />
      )}
    </Group>
  );
}

/** The audit: its steps floor by floor, then what the client receives, pays and gives, and for whom it is. */
export function Audit({ audit }: BoardProps) {
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
export function Applicable({ audit, rules }: BoardProps) {
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

/** The guide as it lies on a table. */
export function Guide({ guide, settings }: BoardProps) {
  return (
    <Group name="GuideCover" className="guide-head">
      <GuideCover words={guide.cover} name={settings.name} />
    </Group>
  );
}
