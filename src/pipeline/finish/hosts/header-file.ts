import { type HostPlan, longCaching } from "./host-plan.ts";
import { type Header, policyHeader } from "./security-headers.ts";

/**
 * `_headers` of Netlify and Cloudflare Pages. Where several rules name one header for a path, one host joins the values
 * and the other does not say what it does: so no header is named twice for any path, and one policy suits all pages,
 * which carry stricter ones of their own.
 * What may be kept, apart from fingerprinted files, both say well by themselves.
 */
export function makeHeaderFile({ base, origin, policies, headers, types }: HostPlan): string {
  const rule = (path: string, set: readonly Header[]) =>
    [`${base}${path}`, ...set.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    rule("/*", [policyHeader(policies.shared, origin), ...headers]),
    rule("/assets/*", [["Cache-Control", longCaching]]),
    ...types.map(({ ending, type }) =>
      rule(ending.startsWith("/") ? ending : `/*${ending}`, [["Content-Type", type]]),
    ),
  ].join("\n");
}
