import type { Language } from "../../../words/languages.ts";
import type { Findings } from "./draw-sections.ts";
import { findOverflows } from "./find-overflows.ts";
import { findViolations } from "./find-violations.ts";

export type Looker = {
  readonly findings: () => Findings;
  /** Checks the page again. Only changed style sheets need this, since any other change reloads the page. */
  look(): void;
  /** Cancels the checks that are running. */
  stop(): void;
};

/** Checks the page as the browser lays it out. Calls `onFound` after each step. */
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

/** Counts the faults that the checks have found. */
export function countFindings({ violations, overflows }: Findings): number {
  const broken = Array.isArray(violations) ? violations.length : 0;
  return broken + (overflows?.status === "found" ? overflows.found.length : 0);
}
