import { JsonLd, type PagePlan, Raised, useSite } from "charpente";
import type { Applicability } from "../applicability/applicability-schema.ts";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { Questions } from "../components/rows.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { auditHead } from "../drawings/page-views.ts";
import { Breadcrumb, FoldedContents } from "../layout/contents.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, SectionLine, Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { describeService, nameOrganisation } from "../structured-data.ts";
import type { AuditPageWords } from "./audit-page-schema.ts";
import {
  AuditApplicability,
  AuditAudiences,
  AuditLaw,
  AuditOverview,
  AuditPrice,
  AuditReceipt,
  AuditSteps,
} from "./audit-parts.tsx";

export type AuditPageProps = { readonly settings: SiteSettings; readonly words: AuditPageWords };

/** With the rules of « Êtes-vous concerné ? ». */
type AuditAndRulesProps = AuditPageProps & { readonly rules: Applicability };

/** The audit: what one gets and at what price, then whom it concerns, how it goes, and at the end what the law says. */
export function AuditPage({ settings, words, rules }: AuditAndRulesProps) {
  const { title, seo, overview, sample, price, steps, audiences, questions, law, closing } = words;
  const { absolute, route } = useSite();
  const service = { name: title, description: seo.description, href: route };
  const headings = [
    { id: "ensemble", text: overview.title },
    { id: "remise", text: sample.title },
    { id: "prix", text: price.title },
    { id: "etes-vous-concerne", text: rules.title },
    { id: "etapes", text: steps.short },
    { id: "pour-qui", text: audiences.title },
    { id: "questions", text: questions.title },
    { id: "textes", text: law.title },
  ].map((heading) => ({ ...heading, depth: 2 as const }));
  return (
    <Layout settings={settings} sheet="audit" seo={seo} section="/services">
      <JsonLd thing={describeService(service, absolute)} />
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <AuditHead settings={settings} words={words} />
      <div className="audit-contents">
        <FoldedContents title={words.contents} headings={headings} />
      </div>
      <LateSheet sheet="sample" />
      <AuditOverview level={7 * storeyHeight} words={overview} benefits={words.benefits} />
      <AuditReceipt level={6 * storeyHeight} words={sample} />
      <AuditPrice level={5 * storeyHeight} words={price} needed={words.needed}>
        <Booking settings={settings} words={words} />
      </AuditPrice>
      <AuditApplicability level={4 * storeyHeight} rules={rules} />
      <Storey level={3 * storeyHeight} className="climbed" labelledBy="etapes">
        <h2 id="etapes">{steps.title}</h2>
        <AuditSteps words={steps} />
      </Storey>
      <AuditAudiences level={2 * storeyHeight} words={audiences} missions={words.missions} />
      <LateSheet sheet="revision" />
      <Storey level={storeyHeight} className="audit-answers">
        <section aria-labelledby="questions">
          <h2 id="questions">{questions.title}</h2>
          <Questions questions={questions.list} folded />
        </section>
        <AuditLaw words={law} rules={rules} />
      </Storey>
      <LastCall id="demande" words={closing}>
        <Booking settings={settings} words={words} />
      </LastCall>
    </Layout>
  );
}

function AuditHead({ settings, words }: AuditPageProps) {
  const { breadcrumb, facts } = words;
  const { title, description } = catalogue.audit;
  return (
    <header className="article-head article-head-shallow audit-head">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[
          { label: breadcrumb.home, href: "/" },
          { label: breadcrumb.services, href: "/services" },
        ]}
        here={breadcrumb.here}
      />
      <h1>{words.title}</h1>
      <p className="lead">
        <Raised text={words.lead} />
      </p>
      <Actions words={words} />
      <dl className="title-block">
        {facts.flatMap(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={value}>{value}</dd>])}
      </dl>
      <div className="head-drawing">
        <DrawnImage view={auditHead} alt={`${title}. ${description}`} lazy={false} />
      </div>
      <SectionLine />
    </header>
  );
}

function Actions({ words: { request, flexibility } }: Pick<AuditPageProps, "words">) {
  return (
    <div className="actions">
      <ActionLink {...request} />
      <ActionLink {...flexibility} kind="secondary" />
    </div>
  );
}

/** The form, or the calendar for those who would rather talk. */
function Booking({ settings, words: { request, booking } }: AuditPageProps) {
  return (
    <div className="actions">
      <ActionLink {...request} />
      <ActionLink href={settings.booking.url} label={booking} kind="secondary" />
    </div>
  );
}

export function planAudit(
  { applicability, auditPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<AuditAndRulesProps>[] {
  const updated = auditPage.data.law.updates.map(({ date }) => date).toSorted();
  return [
    {
      route: "/audits-conformite-bacs",
      entry: auditPage,
      updated: updated.at(-1),
      props: { settings, words: auditPage.data, rules: applicability.data },
    },
  ];
}
