import type { DistFiles } from "./dist-files.ts";
import type { Host } from "./hosts.ts";
import { type HeaderRule, type IgnoredLine, parseHeaders } from "./parse-headers.ts";
import { parseRedirects, type RedirectRule } from "./parse-redirects.ts";

/** The rules of `_headers` and `_redirects`, if the host reads these files. */
export type HostFiles = {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly ignored: readonly (IgnoredLine & { readonly file: string })[];
};

export const headersFile = "/_headers";
export const redirectsFile = "/_redirects";

export function readHostFiles(files: DistFiles, { rules }: Host): HostFiles {
  if (rules === undefined) return { headers: [], redirects: [], ignored: [] };
  const textOf = (path: string) => Buffer.from(files.read(path) ?? "").toString();
  const headers = parseHeaders(textOf(headersFile), rules === "shadowed" ? "any" : "one");
  const redirects = parseRedirects(textOf(redirectsFile), rules === "shadowed" ? "end" : "one");
  return {
    headers: headers.rules,
    // Only Netlify lets a rule answer 404. Elsewhere, the host itself looks for the not-found page.
    redirects: redirects.rules.filter(({ status }) => rules === "shadowed" || status !== 404),
    ignored: [
      ...headers.ignored.map((line) => ({ ...line, file: headersFile.slice(1) })),
      ...redirects.ignored.map((line) => ({ ...line, file: redirectsFile.slice(1) })),
    ],
  };
}
