import { Prose } from "charpente";
import type { ReactNode } from "react";
import { TopicRows } from "../components/topic-rows.tsx";
import { Storey } from "../layout/storey.tsx";
import type { AuditPageWords } from "./audit-page-schema.ts";
import { AuditSample } from "./audit-sample.tsx";

type OfferProps<Part extends keyof AuditPageWords> = {
  readonly level: number;
  readonly words: AuditPageWords[Part];
};

/** What one receives: a page of a report beside its explanation. */
export function AuditReceipt({ level, words }: OfferProps<"sample">) {
  return (
    <Storey level={level} className="receipt" labelledBy="remise">
      <div className="receipt-words">
        <h2 id="remise">{words.title}</h2>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <AuditSample words={words} />
    </Storey>
  );
}

/** How the price is made, then how to ask for it. */
export function AuditPrice({
  level,
  words,
  children,
}: OfferProps<"price"> & { readonly children: ReactNode }) {
  return (
    <Storey level={level} className="split" labelledBy="prix">
      <h2 id="prix">{words.title}</h2>
      <div className="audit-price">
        <p>{words.text}</p>
        <TopicRows topics={words.list} />
        <p>{words.call}</p>
        {children}
      </div>
    </Storey>
  );
}

/** What the firm asks for before it begins. */
export function AuditNeeds({ level, words }: OfferProps<"needed">) {
  return (
    <Storey level={level} className="split" labelledBy="a-fournir">
      <h2 id="a-fournir">{words.title}</h2>
      <div className="audit-needs">
        <ul>
          {words.list.map((piece) => (
            <li key={piece}>{piece}</li>
          ))}
        </ul>
        <p>{words.note}</p>
      </div>
    </Storey>
  );
}

/** What helps to pay the works, and what is at stake without them. */
export function AuditAid({ level, words }: OfferProps<"aid">) {
  return (
    <Storey level={level} className="audit-aid" labelledBy="aide">
      <h2 id="aide">{words.title}</h2>
      {[words.grant, words.stakes].map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Prose body={text} />
        </div>
      ))}
    </Storey>
  );
}
