import { DrawnImage } from "../drawings/drawn-image.tsx";
import { climbView } from "../drawings/page-views.ts";
import type { AuditPageWords } from "./audit-page-schema.ts";

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
