import { useEffect, useRef } from "react";

/** One field that was refused, and why. `fieldId` is the id of its control. */
export type FieldProblem = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  readonly title: string;
  /** In the order of the form. Draws nothing when empty. */
  readonly problems: readonly FieldProblem[];
};

/** Above a refused form: every field to correct, each with a link to it. Takes the focus when it appears. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <p>{title}</p>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plain link would scroll to the field without focusing it. */
function focusField(event: { preventDefault(): void }, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
