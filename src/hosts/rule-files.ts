import { encodeRoute } from "../model/route.ts";
import {
  eachWriting,
  type Header,
  type Host,
  type HostPlan,
  locationUnder,
  longCaching,
  policyHeader,
  under,
} from "./host.ts";

/** Files of rules that several hosts read. */
export const ruleFiles = { _headers: makeHeaderFile, _redirects: makeRedirectFile } satisfies Host["files"];

/**
 * `_headers` of Netlify and Cloudflare Pages. When several rules set a header for a path, one host joins the values and
 * the other documents nothing. So no header is set twice for any path, and one policy suits all pages, which contain
 * stricter ones of their own. Both hosts have sensible caching rules for everything except fingerprinted files.
 */
function makeHeaderFile({ base, origin, policies, headers, types }: HostPlan): string {
  const rule = (path: string, set: readonly Header[]) =>
    [encodeRoute(base + path), ...set.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    rule("/*", [policyHeader(policies.shared, origin), ...headers]),
    rule("/assets/*", [["Cache-Control", longCaching]]),
    ...types.map(({ ending, type }) =>
      rule(ending.startsWith("/") ? ending : `/*${ending}`, [["Content-Type", type]]),
    ),
  ].join("\n");
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. If several hosts that read it are chosen, it has a rule for each of
 * them, and each skips those of the others.
 */
function makeRedirectFile({
  base,
  redirects,
  redirectReadings,
  languagePaths,
}: HostPlan): string | undefined {
  const moved = redirects.flatMap(({ from, to }) =>
    redirectReadings.flatMap(({ moved, addresses }) => {
      const old = under(base, from);
      return (addresses === "either" ? eachWriting(old) : [encodeRoute(old)])
        .flatMap((path) => [path, `${path}/`])
        .map((path) => `${path} ${locationUnder(base, to)} ${moved}\n`);
    }),
  );
  const missing = redirectReadings.some(({ needsNotFoundRules }) => needsNotFoundRules)
    ? languagePaths.map((path) => encodeRoute(base + path)).map((path) => `${path}/* ${path}/404.html 404\n`)
    : [];
  const lines = [...moved, ...missing];
  return lines.length === 0 ? undefined : lines.join("");
}
