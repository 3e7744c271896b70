import { Prose } from "charpente";
import type { ReactNode } from "react";
import { SourceLink } from "../components/source-link.tsx";
import { TopicRows } from "../components/topic-rows.tsx";
import { Storey } from "../layout/storey.tsx";
import type { AuditPageWords } from "./audit-page-schema.ts";
import { AuditSample } from "./audit-sample.tsx";
import { Fold } from "./fold.tsx";

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
