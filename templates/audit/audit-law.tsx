import { Link, Prose } from "charpente";
import { ApplicabilityCases } from "../applicability/applicability-cases.tsx";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { EarlierUpdates, LatestUpdate } from "../components/update-notes.tsx";
import type { AuditPageWords } from "./audit-page-schema.ts";
import { Fold } from "./fold.tsx";

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
