import type { PolicyNeeds } from "../../model/model.ts";

/** By directive: what is allowed besides the default. */
export type PolicySources = PolicyNeeds["sources"];

export type PolicyRules = {
  /** Scripts write no text where the browser would run it: https://w3c.github.io/trusted-types/dist/spec/ */
  readonly trustedTypes: boolean;
};

/**
 * A Content-Security-Policy (https://www.w3.org/TR/CSP3/) that allows what the site itself serves and what `needs`
 * name, and nothing else: no inline code without its hash, no `eval`, no frame, no plug-in, no other base.
 */
export function makePolicy(needs: PolicySources, { trustedTypes }: PolicyRules): string {
  const directives = Object.keys(needs)
    .filter((name) => !(name in closed))
    .sort()
    .map((name) => [name, withSelf(needs[name] ?? [])] as const)
    // What only asks for the site itself is in the default.
    .filter(([, sources]) => sources.length > 1);
  const shut = Object.keys(closed).map((name) => [name, needs[name] ?? ["'none'"]] as const);
  return [
    "default-src 'self'",
    ...[...directives, ...shut].map(([name, sources]) => `${name} ${sources.join(" ")}`),
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join("; ");
}

/** What several pages, or a page and its styles, ask for together. */
export function joinSources(all: readonly PolicySources[]): PolicySources {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))].sort()]),
  );
}

/** Shut unless a page needs them: the default does not rule the last two, and nobody needs the first two by default. */
const closed = { "frame-src": true, "object-src": true, "base-uri": true, "form-action": true } as const;

function withSelf(sources: readonly string[]): readonly string[] {
  return ["'self'", ...sources.filter((source) => source !== "'self'")];
}
