import { createHash } from "node:crypto";
import { readTags } from "../../html/read-html.ts";
import {
  joinMarkup,
  type MarkupPiece,
  type OutputFile,
  type PageFacts,
  type PageMarkup,
} from "../../model/model.ts";
import { isWorkbenchRoute, type Route } from "../../model/route.ts";
import { type PolicySite, policyOf } from "./page-policies.ts";

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
