import { createHash } from "node:crypto";
import type { Attributes } from "../html/read-html.ts";
import type { PolicyNeeds, RenderedPage } from "../model/model.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { readSourceSet } from "./read-elements.ts";

/**
 * Lists what a page needs from a policy besides its own origin: other origins, `data:`, hashes of inline scripts and
 * styles. Its methods are called for every tag and text in order.
 */
export function createPolicyReader() {
  const sources = new Map<string, Set<string>>();
  const islands = new Set<string>();
  const refused = new Set<string>();
  let inline: { readonly name: string; readonly directive: string; text: string } | undefined;
  const allow = (directive: string, source: string | undefined) => {
    if (source === undefined) return;
    const known = sources.get(directive) ?? new Set();
    sources.set(directive, known.add(source));
  };

  return {
    open(name: string, attributes: Attributes): void {
      for (const [directive, url] of findFetches(name, attributes)) {
        if (directive !== undefined) allow(directive, toSource(url));
      }
      if (attributes["data-island"] !== undefined) islands.add(attributes["data-island"]);
      for (const attribute of findRefused(attributes)) refused.add(`<${name} ${attribute}>`);
      if (name === "style") inline = { name, directive: "style-src", text: "" };
      if (name === "script" && attributes.src === undefined && isCode(attributes.type)) {
        inline = { name, directive: "script-src", text: "" };
      }
    },
    text(text: string): void {
      if (inline !== undefined) inline.text += text;
    },
    close(name: string): void {
      if (inline?.name !== name) return;
      allow(inline.directive, toHash(inline.text));
      inline = undefined;
    },
    needs: (): PolicyNeeds => ({
      sources: Object.fromEntries(
        [...sources].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, found]) => [name, [...found].sort()]),
      ),
      islands: [...islands].sort(),
      refused: [...refused],
    }),
  };
}

type Fetch = readonly [directive: string | undefined, url: string | undefined];

/** What the element makes a browser load, embed or send to, by the directive for it. */
function findFetches(name: string, attributes: Attributes): readonly Fetch[] {
  switch (name) {
    case "script":
      return [["script-src", attributes.src]];
    case "base":
      return [["base-uri", attributes.href]];
    case "link":
      return [
        [directiveOfLink(attributes), attributes.href],
        ...(attributes.as === "image" ? findImages(attributes.imagesrcset) : none),
      ];
    case "img":
    case "input":
    case "source":
      return [
        [name === "source" && attributes.srcset === undefined ? "media-src" : "img-src", attributes.src],
        ...findImages(attributes.srcset),
        ...(name === "input" && attributes.formaction !== undefined
          ? [["form-action", attributes.formaction] as const]
          : []),
      ];
    case "image":
    case "use":
      return [["img-src", attributes.href ?? attributes["xlink:href"]]];
    case "video":
    case "audio":
    case "track":
      return [
        ["media-src", attributes.src],
        ["img-src", attributes.poster],
      ];
    case "iframe":
      // A document in an attribute has the origin of its page.
      return [["frame-src", attributes.src ?? "/"]];
    case "object":
    case "embed":
      return [["object-src", attributes.data ?? attributes.src]];
    case "form":
      return [["form-action", attributes.action ?? "/"]];
    case "button":
      return [["form-action", attributes.formaction]];
    default:
      return none;
  }
}

const none: readonly Fetch[] = [];

function findImages(srcset: string | undefined): readonly Fetch[] {
  return srcset === undefined ? none : readSourceSet(srcset).map(({ url }) => ["img-src", url]);
}

/** Undefined for `canonical`, `alternate` and similar links, which load nothing. */
function directiveOfLink({ rel = "", as }: Attributes): string | undefined {
  const kinds = rel.toLowerCase().split(/\s+/);
  if (kinds.includes("stylesheet") || as === "style") return "style-src";
  if (kinds.includes("modulepreload") || as === "script") return "script-src";
  if (kinds.includes("manifest")) return "manifest-src";
  if (kinds.includes("icon") || kinds.includes("apple-touch-icon") || as === "image") return "img-src";
  if (as === "font") return "font-src";
  return as === "fetch" ? "connect-src" : undefined;
}

/** `'self'` for addresses on the site, else the origin, or the scheme when there is no origin, as in `data:`. */
function toSource(url: string | undefined): string | undefined {
  const address = url?.trim() ?? "";
  if (url === undefined || (address === "" && url !== "")) return undefined;
  if (address.startsWith("//")) return originOf(`https:${address}`);
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  if (scheme === undefined) return "'self'";
  return /^https?:$/.test(scheme) ? originOf(address) : scheme;
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Types that browsers do not run, such as `application/ld+json`, are data. */
function isCode(type = ""): boolean {
  return /^$|^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type);
}

function toHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Hashes allow elements, never attributes. */
function findRefused(attributes: Attributes): readonly string[] {
  const refused: string[] = [];
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? "";
    if (name === "style") refused.push(`style="${value}"`);
    else if (/^on[a-z]+$/.test(name)) refused.push(`${name}="…"`);
    else if (addressNames.has(name) && /^\s*javascript:/i.test(value)) refused.push(`${name}="javascript:…"`);
  }
  return refused;
}

const addressNames: ReadonlySet<string> = new Set(["href", "action", "formaction", "src"]);

/** Reports what the policy of a page would make the browser refuse, once for each kind of page. */
export function checkPolicy(pages: readonly RenderedPage[], report: Report): void {
  const reported = new Set<string>();
  for (const { page, facts } of pages) {
    if (isWorkbenchRoute(page.route)) continue;
    for (const refused of facts.policy.refused) {
      const key = `${page.template} ${refused}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report({
        code: "page/policy",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("page/policy", { page: page.route, refused }),
        hint: say("page/policy.hint"),
      });
    }
  }
}
