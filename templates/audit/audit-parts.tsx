import { Link, Prose, Raised } from "charpente";
import type { ReactNode } from "react";
import { ApplicabilityCases, ApplicabilityForm } from "../applicability/applicability.tsx";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { TopicRows } from "../components/rows.tsx";
import { SourceLink } from "../components/source-link.tsx";
import { EarlierUpdates, LatestUpdate } from "../components/update-notes.tsx";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { climbView } from "../drawings/page-views.ts";
import { LateSheet } from "../layout/late-sheet.tsx";
import { Storey } from "../layout/storey.tsx";
import type { AuditPageWords } from "./audit-page-schema.ts";
import { AuditSample } from "./audit-sample.tsx";

/** One step per floor of the building: on wide screens the list is climbed, its first step at the foot. */
export function AuditSteps({ words }: { readonly words: AuditPageWords["steps"] }) {
  return (
    <div className="climb">
      <ol>
        {words.list.map(({ title, text }, step) => (
          <li key={title}>
            <DrawnImage view={climbView(step)} alt="" />
            <div className="climb-words">
              <h3>
                <span className="climb-number" aria-hidden="true">
                  {step + 1}
                </span>
                {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="climb-duration">{words.duration}</p>
    </div>
  );
}

type OfferProps<Part extends keyof AuditPageWords> = {
  readonly level: number;
  readonly words: AuditPageWords[Part];
};

type PromiseProps = OfferProps<"overview"> & { readonly benefits: AuditPageWords["benefits"] };

/** What the audit examines, and what one gets from it. */
export function AuditOverview({ level, words, benefits }: PromiseProps) {
  return (
    <Storey level={level} labelledBy="ensemble">
      <div className="audit-overview">
        <h2 id="ensemble">{words.title}</h2>
        <Prose body={words.text} />
      </div>
      <div className="audit-benefits">
        <h3>{benefits.title}</h3>
        <ul>
          {benefits.list.map(({ title, text, source }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>
                {text}
                <SourceLink source={source} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Storey>
  );
}

/** What one receives: the documents, and a page of a report beside them. */
export function AuditReceipt({ level, words }: OfferProps<"sample">) {
  return (
    <Storey level={level} className="receipt" labelledBy="remise">
      <div className="receipt-words">
        <h2 id="remise">{words.title}</h2>
        <dl>
          {words.delivered.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {/* Folded on phones alone. */}
      <details className="sample-fold">
        <summary>{words.open}</summary>
        <AuditSample words={words} />
      </details>
    </Storey>
  );
}

type PriceProps = OfferProps<"price"> & {
  readonly needed: AuditPageWords["needed"];
  readonly children: ReactNode;
};

/** How the price is made, what the firm asks for before it begins, and how to ask for a price. */
export function AuditPrice({ level, words, needed, children }: PriceProps) {
  return (
    <Storey level={level} className="audit-price" labelledBy="prix">
      <div className="price-call">
        <h2 id="prix">{words.title}</h2>
        <p>{words.text}</p>
        <p>{words.call}</p>
        {children}
      </div>
      <div>
        <TopicRows topics={words.list} />
        <div className="questions">
          <Fold title={needed.title}>
            <ul>
              {needed.list.map((piece) => (
                <li key={piece}>{piece}</li>
              ))}
            </ul>
            <p>{needed.note}</p>
          </Fold>
        </div>
      </div>
    </Storey>
  );
}

type AudiencesProps = OfferProps<"audiences"> & { readonly missions: AuditPageWords["missions"] };

/** For whom the audit is, and the missions of the firm, of which it is one. */
export function AuditAudiences({ level, words, missions }: AudiencesProps) {
  return (
    <Storey level={level} className="split" labelledBy="pour-qui">
      <h2 id="pour-qui">{words.title}</h2>
      <div>
        <TopicRows topics={words.list} />
        <div className="questions">
          <Fold title={missions.title}>
            <TopicRows topics={missions.list} />
          </Fold>
        </div>
      </div>
    </Storey>
  );
}

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

type LawProps = { readonly words: AuditPageWords["law"]; readonly rules: Applicability };

/** What the texts ask for, folded: every case with its law, what follows from them, and what they leave open. */
export function AuditLaw({ words, rules }: LawProps) {
  const { title, text, cases, list, updates, updateTitle, more } = words;
  const { limits } = rules;
  return (
    <section className="audit-law" aria-labelledby="textes">
      <h2 id="textes">{title}</h2>
      <Prose body={text} />
      <LatestUpdate updates={updates} title={updateTitle} />
      <div className="questions">
        <Fold title={cases} className="law-cases">
          <ApplicabilityCases rules={rules} />
        </Fold>
        {list.map((point) => (
          <Fold key={point.title} title={point.title}>
            <Prose body={point.text} />
          </Fold>
        ))}
        <Fold title={limits.title}>
          <ul>
            {limits.list.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <EarlierUpdates updates={updates} title={updateTitle} />
      <p>
        <Link href={more.href}>{more.label}</Link>
      </p>
    </section>
  );
}

type FoldProps = { readonly title: string; readonly className?: string; readonly children: ReactNode };

/** A title that unfolds what it stands for, in the manner of the questions. */
function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary>
        <h3>
          <Raised text={title} />
        </h3>
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
