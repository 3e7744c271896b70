import { JsonLd, Link, Prose, useSite } from "charpente";
import type { ReactNode } from "react";
import { ActionLink } from "../components/action-link.tsx";
import { AuditSteps } from "../components/audit-steps.tsx";
import { auditHead } from "../components/audit-views.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { DrawnImage } from "../components/drawn-image.tsx";
import { LastCall } from "../components/last-call.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { Questions } from "../components/questions.tsx";
import { SectionLine } from "../components/section-line.tsx";
import { Storey } from "../components/storey.tsx";
import { TopicRows } from "../components/topic-rows.tsx";
import { UpdateNotes } from "../components/update-notes.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import type { AuditPageWords } from "../schemas/audit-page.ts";
import type { SiteSettings } from "../schemas/settings.ts";
import { describeService } from "../structured-data/describe-service.ts";

export type AuditPageProps = { readonly settings: SiteSettings; readonly words: AuditPageWords };

/** The audit: what the decree asks, what one gets, and the building climbed from its plant room to its roof. */
export function AuditPage({ settings, words }: AuditPageProps) {
  const { title, seo, overview, steps, audiences, missions, questions, closing } = words;
  const { absolute, route } = useSite();
  const service = { name: title, description: seo.description, href: route };
  return (
    <Layout settings={settings} sheet="audit" seo={seo} section="/services">
      <JsonLd thing={describeService(service, absolute)} />
      <AuditHead settings={settings} words={words} />
      <Split level={6 * storeyHeight} id="ensemble" title={overview.title}>
        <div className="audit-overview">
          <Prose body={overview.text} />
          <UpdateNotes updates={overview.updates} title={overview.updateTitle} />
          <p>
            <Link href={overview.more.href}>{overview.more.label}</Link>
          </p>
        </div>
      </Split>
      <Benefits words={words.benefits} />
      <Storey level={4 * storeyHeight} className="climbed" labelledBy="etapes">
        <h2 id="etapes">{steps.title}</h2>
        <AuditSteps words={steps} />
      </Storey>
      <Split level={3 * storeyHeight} id="pour-qui" title={audiences.title}>
        <TopicRows topics={audiences.list} />
      </Split>
      <Split level={2 * storeyHeight} id="missions" title={missions.title}>
        <TopicRows topics={missions.list} />
      </Split>
      <Split level={storeyHeight} id="questions" title={questions.title}>
        <Questions questions={questions.list} />
      </Split>
      <LastCall id="demande" words={closing}>
        <Actions words={words} />
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
      <p className="lead">{words.lead}</p>
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

function Benefits({ words: { title, list } }: { readonly words: AuditPageWords["benefits"] }) {
  return (
    <Storey level={5 * storeyHeight} labelledBy="apports">
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

type SplitProps = {
  readonly level: number;
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A storey whose title stands at the left of what it holds. */
function Split({ level, id, title, children }: SplitProps) {
  return (
    <Storey level={level} className="split" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Storey>
  );
}
