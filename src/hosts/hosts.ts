import { apache } from "./apache.ts";
import { azure } from "./azure.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import type { Host, NewSiteHost, PreviewedHost, PreviewRules } from "./host.ts";
import { type HostName, hostNames } from "./names.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { plain } from "./plain.ts";
import { vercel } from "./vercel.ts";

/** The file of each host. */
const hosts = { github, gitlab, netlify, cloudflare, vercel, azure, apache, nginx, caddy } satisfies {
  readonly [Name in HostName]: Host<Name>;
};
const all = hostNames.map((name) => hosts[name]);

/** What `site init` writes for a host. */
export function newSiteOf(name: HostName): NewSiteHost {
  return hosts[name].newSite;
}

/** The named hosts, in the order of the list. */
export function chooseHosts(names: readonly HostName[]): readonly Host<HostName>[] {
  return all.filter(({ name }) => names.includes(name));
}

type Previewed = Extract<(typeof all)[number], PreviewedHost>;
const previewed = [plain, ...all.filter((host): host is Previewed => "preview" in host)];

/** The hosts whose rules `site preview` knows. */
export type PreviewedName = (typeof previewed)[number]["name"];
export const previewedNames = previewed.map(({ name }) => name);
export const previewRules = Object.fromEntries(
  previewed.map(({ name, preview }) => [name, preview]),
) as Readonly<Record<PreviewedName, PreviewRules>>;

/** The paths in `dist/` of all files that are for hosts. */
export const hostPaths: readonly string[] = [...new Set(all.flatMap(({ files }) => Object.keys(files)))];

/** Those among them that a server would show to visitors, unless it hides them. */
export const hiddenPaths = hostPaths.filter((path) => !path.startsWith("."));
