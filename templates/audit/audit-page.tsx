import { JsonLd, Link, Prose, Raised, useSite } from "charpente";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { ActionLink } from "../components/action-link.tsx";
import { Questions } from "../components/questions.tsx";
import { TopicRows } from "../components/topic-rows.tsx";
import { UpdateNotes } from "../components/update-notes.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import { auditHead } from "../drawings/views/audit-views.ts";
import { DrawnImage } from "../drawings/views/drawn-image.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { LastCall } from "../layout/last-call.tsx";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Layout } from "../layout/layout.tsx";
import { storeyHeight } from "../layout/level.ts";
import { SectionLine } from "../layout/section-line.tsx";
import { SplitStorey } from "../layout/split-storey.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { describeService } from "../structured-data/describe-service.ts";
import { nameOrganisation } from "../structured-data/name-organisation.ts";
import { AuditApplicability } from "./audit-applicability.tsx";
import { AuditAid, AuditNeeds, AuditPrice, AuditReceipt } from "./audit-offer.tsx";
import type { AuditPageWords } from "./audit-page-schema.ts";
import { AuditSteps } from "./audit-steps.tsx";

export type AuditPageProps = { readonly settings: SiteSettings; readonly words: AuditPageWords };

/** With the rules of « Êtes-vous concerné ? ». */
export type AuditAndRulesProps = AuditPageProps & { readonly rules: Applicability };

/** The audit: what the decree asks, what one gets, and the building climbed from its plant room to its roof. */
export function AuditPage({ settings, words, rules }: AuditAndRulesProps) {
  const { title, seo, overview, steps, audiences, missions, questions, closing } = words;
  const { absolute, route } = useSite();
  const service = { name: title, description: seo.description, href: route };
  return (
    <Layout settings={settings} sheet="audit" seo={seo} section="/services">
      <JsonLd thing={describeService(service, absolute)} />
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <AuditHead settings={settings} words={words} />
      <LateSheet sheet="revision" />
      <SplitStorey level={11 * storeyHeight} id="ensemble" title={overview.title}>
        <div className="audit-overview">
          <Prose body={overview.text} />
          <UpdateNotes updates={overview.updates} title={overview.updateTitle} />
          <p>
            <Link href={overview.more.href}>{overview.more.label}</Link>
          </p>
        </div>
      </SplitStorey>
      <AuditApplicability level={10 * storeyHeight} rules={rules} />
      <LateSheet sheet="sample" />
      <Benefits words={words.benefits} />
      <Storey level={8 * storeyHeight} className="climbed" labelledBy="etapes">
        <h2 id="etapes">{steps.title}</h2>
        <AuditSteps words={steps} />
      </Storey>
      <AuditReceipt level={7 * storeyHeight} words={words.sample} />
      <AuditPrice level={6 * storeyHeight} words={words.price}>
        <Booking settings={settings} words={words} />
      </AuditPrice>
      <AuditNeeds level={5 * storeyHeight} words={words.needed} />
      <AuditAid level={4 * storeyHeight} words={words.aid} />
      <SplitStorey level={3 * storeyHeight} id="pour-qui" title={audiences.title}>
        <TopicRows topics={audiences.list} />
      </SplitStorey>
      <SplitStorey level={2 * storeyHeight} id="missions" title={missions.title}>
        <TopicRows topics={missions.list} />
      </SplitStorey>
      <SplitStorey level={storeyHeight} id="questions" title={questions.title}>
        <Questions questions={questions.list} />
      </SplitStorey>
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

function Benefits({ words: { title, list } }: { readonly words: AuditPageWords["benefits"] }) {
  return (
    <Storey level={9 * storeyHeight} labelledBy="apports">
      <h2 id="apports">{title}</h2>
      <ul className="columns audit-benefits">
        {list.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Storey>
  );
}
