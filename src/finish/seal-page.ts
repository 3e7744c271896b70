import { createHash } from "node:crypto";
import type { OutputFile, PageFacts } from "../model.ts";
import { isWorkbenchRoute, type Route } from "../route.ts";
import { type PolicySite, policyOf } from "./page-policies.ts";

type Sealing = {
  readonly base: string;
  /** The fingerprinted files: what may change under its name has no hash that holds. */
  readonly assets: readonly OutputFile[];
  /** Hashes on scripts and styles; none where it is undefined. */
  readonly integrity?: "sha256" | "sha384" | "sha512" | undefined;
  /** What the policy in the page itself is made from; undefined where the hosts send it as a header. */
  readonly policy: PolicySite | undefined;
};

/** Puts into a finished page what a browser holds it and what it loads to. */
export type SealPage = (html: string, facts: Pick<PageFacts, "policy">, route: Route) => string;

/** Pages of a site that asks for neither come back as they are; those of the workbench keep their freedom. */
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
  return (html, facts, route) => {
    if (isWorkbenchRoute(route)) return html;
    const sealed = integrity === undefined ? html : addIntegrity(html, hashOf);
    return policy === undefined ? sealed : addPolicy(sealed, policyOf(facts, policy));
  };
}

function addIntegrity(html: string, hashOf: (url: string) => string | undefined): string {
  return html.replace(token, (whole: string, tag?: string) => {
    const element = tag ?? (whole.startsWith("<link") ? whole : undefined);
    if (element === undefined || / integrity=/.test(element)) return whole;
    const url = element.startsWith("<link") ? addressOfLink(element) : / src="([^"]*)"/.exec(element)?.[1];
    const hash = url === undefined ? undefined : hashOf(url);
    if (hash === undefined) return whole;
    const open = element.slice(0, element.endsWith("/>") ? -2 : -1).trimEnd();
    return `${open} integrity="${hash}">${whole.slice(element.length)}`;
  });
}

/** Undefined where the link loads neither a style nor a script. What is loaded ahead without its hash is loaded twice. */
function addressOfLink(link: string): string | undefined {
  const isHeld = / rel="(?:stylesheet|modulepreload)"/.test(link) || / as="(?:script|style)"/.test(link);
  return isHeld ? / href="([^"]*)"/.exec(link)?.[1] : undefined;
}

/** A comment; an element whose text is no markup, its opening tag apart; a link. */
const token =
  /<!--[\s\S]*?-->|(<(script|style|textarea|title)(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'<>])*>)[\s\S]*?<\/\2>|<link(?=\s)(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** As early as the encoding allows: it rules what stands after it only. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}">`;
  return html.replace(/<meta charset=[^>]*>|<head[^>]*>(?![\s\S]*<meta charset=)/, (found) => found + meta);
}
