import { createHash } from "node:crypto";
import { groupBy } from "../../group-by.ts";
import type { SitePolicies } from "../../hosts/host.ts";
import { readTags } from "../../html/read-html.ts";
import { isNotFoundPage } from "../../model/language.ts";
import type { Memory } from "../../model/memory/memory.ts";
import {
  joinMarkup,
  type MarkupPiece,
  type OutputFile,
  type PageFacts,
  type PageMarkup,
  type PolicyNeeds,
  type RenderedPage,
} from "../../model/model.ts";
import { isWorkbenchRoute, type Route } from "../../model/route.ts";

type Sealing = {
  readonly base: string;
  /** The fingerprinted files: only their content is fixed, so only they get hashes. */
  readonly assets: readonly OutputFile[];
  /** The hash algorithm for scripts and styles; undefined for no hashes. */
  readonly integrity?: "sha256" | "sha384" | "sha512" | undefined;
  /** The inputs of the policy within the page; undefined when the hosts send it as a header. */
  readonly policy: PolicySite | undefined;
};

/** Adds the policy and the integrity hashes to a finished page. */
export type SealPage = (page: PageMarkup, facts: Pick<PageFacts, "policy">, route: Route) => string;

/** Pages are unchanged when the site asks for neither. Workbench pages get no content security policy. */
export function createSealer({ base, assets, integrity, policy }: Sealing): SealPage {
  const files = new Map(assets.map((file) => [`${base}/${file.path}`, file]));
  const hashes = new Map<string, string>();
  const hashOf = (url: string): string | undefined => {
    const file = files.get(url);
    if (integrity !== undefined && file !== undefined && !hashes.has(url)) {
      hashes.set(url, `${integrity}-${createHash(integrity).update(file.bytes).digest("base64")}`);
    }
    return hashes.get(url);
  };
  // HTML with known facts comes from Markdown, which loads neither styles nor scripts.
  const seal = ({ html, facts }: MarkupPiece) => (facts === undefined ? addIntegrity(html, hashOf) : html);
  return (page, facts, route) => {
    if (isWorkbenchRoute(route)) return joinMarkup(page);
    const sealed = integrity === undefined ? joinMarkup(page) : page.map(seal).join("");
    return policy === undefined ? sealed : addPolicy(sealed, policyOf(facts, policy));
  };
}

function addIntegrity(html: string, hashOf: (url: string) => string | undefined): string {
  const pieces: string[] = [];
  let done = 0;
  readTags(html, (name, writtenAs, at) => {
    if (name !== "script" && name !== "link") return true;
    const written = writtenAs();
    const url = name === "script" ? / src="([^"]*)"/.exec(written)?.[1] : addressOfLink(written);
    const hash = url === undefined || / integrity=/.test(written) ? undefined : hashOf(url);
    if (hash !== undefined) {
      const open = written.slice(0, written.endsWith("/>") ? -2 : -1).trimEnd();
      pieces.push(html.slice(done, at), `${open} integrity="${hash}">`);
      done = at + written.length;
    }
    return true;
  });
  return pieces.join("") + html.slice(done);
}

/**
 * Undefined for a link that loads neither a style nor a script. A preload without the hash would load the file twice.
 */
function addressOfLink(link: string): string | undefined {
  const isStyleOrScript =
    / rel="(?:stylesheet|modulepreload)"/.test(link) || / as="(?:script|style)"/.test(link);
  return isStyleOrScript ? / href="([^"]*)"/.exec(link)?.[1] : undefined;
}

/** Right after the encoding, because the policy applies only to what follows it. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}">`;
  let place = 0;
  readTags(html, (name, writtenAs, at) => {
    const written = writtenAs();
    const isCharset = name === "meta" && / charset=/i.test(written);
    if (isCharset || name === "head") place = at + written.length;
    return !isCharset && name !== "/head" && name !== "body";
  });
  return place === 0 ? html : html.slice(0, place) + meta + html.slice(place);
}

/** The inputs of the pages’ policies, besides the pages themselves. */
export type PolicySite = PolicyRules & {
  /** The origins that each island sends to and loads from. */
  readonly connections: Readonly<Record<string, readonly string[]>>;
  /** What the styles load. */
  readonly styles: PolicySources;
};

/** The policy of one page. */
export function policyOf(facts: Pick<PageFacts, "policy">, site: PolicySite): string {
  return makePolicy(needsOf(facts, site), site);
}

/** The policies of all published pages, without those of the workbench. */
export function findPolicies(pages: readonly RenderedPage[], site: PolicySite): SitePolicies {
  const groups = groupByNeeds(pages, site);
  const notFound = new Set(pages.filter(({ page }) => isNotFoundPage(page)).map(({ page }) => page.route));
  const byPolicy = groupBy(groups, ({ needs }) => makePolicy(needs, site));
  const counted = [...byPolicy].map(([policy, groups]) => ({
    policy,
    needs: groups.map(({ needs }) => needs),
    routes: groups.flatMap(({ routes }) => routes),
  }));
  const [most, ...rest] = counted.sort((a, b) => b.routes.length - a.routes.length);
  const ofMissing = rest.filter(({ routes }) => routes.some((route) => notFound.has(route)));
  // A not-found page is shown at any address, so the main policy must suit it as well.
  const main = makePolicy(joinSources([most, ...ofMissing].flatMap((group) => group?.needs ?? [])), site);
  const others = rest
    .map(({ policy, routes }) => ({ policy, routes: routes.filter((route) => !notFound.has(route)) }))
    .filter(({ policy, routes }) => policy !== main && routes.length > 0);
  return { main, others, shared: makePolicy(joinSources(groups.map(({ needs }) => needs)), site) };
}

type Group = { readonly needs: PolicySources; readonly routes: readonly Route[] };

/** Nearly all of thousands of pages need the same. */
function groupByNeeds(pages: readonly RenderedPage[], site: PolicySite): readonly Group[] {
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const groups = groupBy(published, ({ facts: { policy } }) =>
    JSON.stringify([policy.sources, policy.islands]),
  );
  return [...groups.values()].map((alike) => ({
    needs: alike[0] === undefined ? {} : needsOf(alike[0].facts, site),
    routes: alike.map(({ page }) => page.route),
  }));
}

function needsOf({ policy }: Pick<PageFacts, "policy">, { connections, styles }: PolicySite): PolicySources {
  const origins = [...new Set(policy.islands.flatMap((island) => connections[island] ?? []))].sort();
  const connecting = origins.length > 0 ? { "connect-src": origins } : {};
  return joinSources([policy.sources, styles, connecting]);
}

/** Allowed sources besides the default, by directive. */
type PolicySources = PolicyNeeds["sources"];

type PolicyRules = {
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

/**
 * What the styles among `files` load from elsewhere: `data:` and other origins. What a style on another origin loads
 * itself is unknown.
 */
export function readStyleNeeds(files: readonly OutputFile[], memory: Memory): PolicySources {
  const found: Record<string, Set<string>> = {};
  for (const { path, bytes } of files) {
    if (!path.endsWith(".css")) continue;
    for (const { directive, source } of memory.getFor("style needs", bytes, [], () => readStyle(bytes))) {
      found[directive] ??= new Set();
      found[directive].add(source);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, sources]) => [name, [...sources].sort()]));
}

type StyleNeed = { readonly directive: string; readonly source: string };

function readStyle(bytes: Uint8Array): readonly StyleNeed[] {
  return [...Buffer.from(bytes).toString().matchAll(token)].flatMap(([, rule, written = ""]) => {
    if (rule === undefined && !isAddress(written)) return [];
    const url = written.replace(/^url\(\s*/i, "").replace(/^["']|["']$/g, "");
    const source = toSource(url);
    if (source === undefined) return [];
    return [{ directive: rule === undefined ? directiveOf(url) : "style-src", source }];
  });
}

// Strings and comments also end at the end of the file.
const quoted = String.raw`"[^"\\]*(?:\\(?:[^]|$)[^"\\]*)*(?:"|$)|'[^'\\]*(?:\\(?:[^]|$)[^'\\]*)*(?:'|$)`;

/**
 * A comment; a URL or a string, which after `@import` names a style: https://www.w3.org/TR/css-cascade-5/#at-import.
 */
const token = new RegExp(
  String.raw`\/\*(?:[^]*?\*\/|[^]*)|(@import\s*)?(url\(\s*(?:${quoted}|[^"')\s]*)|${quoted})`,
  "gi",
);

function isAddress(written: string): boolean {
  return /^url\(/i.test(written);
}

/** Undefined for an address of the site itself. */
function toSource(url: string): string | undefined {
  if (/^data:/i.test(url)) return "data:";
  const address = url.startsWith("//") ? `https:${url}` : url;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}

function directiveOf(url: string): string {
  return /^data:(?:font|application\/(?:x-)?font)|\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url)
    ? "font-src"
    : "img-src";
}

/** Removes the policy and the hashes that `createSealer` adds: they would block changes to a published page. */
export function withoutSeal(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
    .replace(/(<(?:script|link)\s[^>]*?) integrity="[^"]*"/g, "$1");
}
