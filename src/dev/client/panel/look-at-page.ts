import type { Language } from "../../../catalogue/languages.ts";
import type { Findings } from "./draw-sections.ts";
import { findOverflows } from "./find-overflows.ts";
import { findViolations } from "./find-violations.ts";

export type Looker = {
  readonly findings: () => Findings;
  /** Looks at the page again; at its widths only where its styles are others: any other change loads it again. */
  look(): void;
  /** Gives up what has not been found yet. */
  stop(): void;
};

/** Looks for faults in the page as the browser lays it out. `onFound` is told of each step. */
export function createLooker(
  host: HTMLElement,
  root: ShadowRoot,
  language: Language,
  onFound: () => void,
): Looker {
  let findings: Findings = { violations: undefined, overflows: undefined };
  let looked: string | undefined;
  let run = new AbortController();
  const note = (more: Partial<Findings>) => {
    findings = { ...findings, ...more };
    onFound();
  };
  return {
    findings: () => findings,
    look: () => {
      void findViolations(host, language).then(
        (violations) => note({ violations }),
        () => note({ violations: "failed" }),
      );
      const styles = stylesOfPage();
      if (styles === looked) return;
      looked = styles;
      run.abort();
      run = new AbortController();
      const { signal } = run;
      void findOverflows(root, signal, (overflows) => signal.aborted || note({ overflows }));
    },
    stop: () => {
      if (findings.overflows?.status === "found") return;
      run.abort();
      looked = undefined;
    },
  };
}

function stylesOfPage(): string {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].map(({ href }) => href).join(" ");
}

/** How many things there are to be mended. */
export function countFindings({ violations, overflows }: Findings): number {
  const broken = Array.isArray(violations) ? violations.length : 0;
  return broken + (overflows?.status === "found" ? overflows.found.length : 0);
}
