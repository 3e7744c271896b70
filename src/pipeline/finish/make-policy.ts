import type { PolicyNeeds } from "../../model/model.ts";

/** Allowed sources besides the default, by directive. */
export type PolicySources = PolicyNeeds["sources"];

export type PolicyRules = {
  /** Scripts must not write text where the browser would run it: https://w3c.github.io/trusted-types/dist/spec/ */
  readonly trustedTypes: boolean;
};

/**
 * A Content-Security-Policy (https://www.w3.org/TR/CSP3/) that allows the site’s own origin and the sources in `needs`,
 * and nothing else: no inline code without its hash, no `eval`, no frame, no plug-in, no other base.
 */
export function makePolicy(needs: PolicySources, { trustedTypes }: PolicyRules): string {
  const directives = Object.keys(needs)
    .filter((name) => !(name in closed))
    .sort()
    .map((name) => [name, withSelf(needs[name] ?? [])] as const)
    // A directive that only allows the site itself adds nothing to the default.
    .filter(([, sources]) => sources.length > 1);
  const shut = Object.keys(closed).map((name) => [name, needs[name] ?? ["'none'"]] as const);
  return [
    "default-src 'self'",
    ...[...directives, ...shut].map(([name, sources]) => `${name} ${sources.join(" ")}`),
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join("; ");
}

/** The union of what several pages, or a page and its styles, need. */
export function joinSources(all: readonly PolicySources[]): PolicySources {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))].sort()]),
  );
}

/** Denied unless a page needs them: `default-src` does not cover the last two, and pages rarely need the first two. */
const closed = { "frame-src": true, "object-src": true, "base-uri": true, "form-action": true } as const;

function withSelf(sources: readonly string[]): readonly string[] {
  return ["'self'", ...sources.filter((source) => source !== "'self'")];
}
