import { Raised } from "charpente";
import type { ReactNode } from "react";

type FoldProps = { readonly title: string; readonly className?: string; readonly children: ReactNode };

/** A title that unfolds what it stands for, in the manner of the questions. */
export function Fold({ title, className, children }: FoldProps) {
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
