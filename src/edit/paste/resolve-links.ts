import type { ElementContent, Parents } from "hast";
import { attribute, isElement, rewrite } from "./elements.ts";
import type { LossCount } from "./losses.ts";

type Addresses = { readonly base: string | undefined; readonly addresses: readonly string[] };

/**
 * Turns links to the site into routes and other links into whole addresses. Removes links that a visitor cannot follow.
 */
export function resolveLinks(part: Parents, place: Addresses, losses: LossCount): void {
  rewrite(part, (node): readonly ElementContent[] => {
    if (!isElement(node, "a")) return [node];
    const written = attribute(node, "href").trim();
    if (written.startsWith("#")) {
      // The site makes its own tables of contents and cross-references.
      if (!/^#_(?:Toc|Hlk|Ref)/.test(written)) losses.add("innerLinks");
      return node.children;
    }
    const address = written === "" ? undefined : resolveAddress(written, place);
    if (address === undefined) {
      if (written !== "") losses.add("localLinks");
      return node.children;
    }
    return [{ ...node, properties: { href: address } }];
  });
}

function resolveAddress(written: string, { base, addresses }: Addresses): string | undefined {
  const parsed = parse(written, base);
  const url = parsed && unwrap(parsed);
  if (url === undefined) return undefined;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return written;
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  const own = addresses.find(
    (each) => url.href === each || url.href.startsWith(`${each.replace(/\/$/, "")}/`),
  );
  if (own === undefined) return url === parsed && base === undefined ? written : url.href;
  const path = url.pathname.slice(new URL(own).pathname.replace(/\/$/, "").length);
  return (path.replace(/\/$/, "") || "/") + url.search + url.hash;
}

/** Finds the target of a redirect address of Google or Outlook. */
function unwrap(url: URL): URL {
  const isGoogle = /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
  const isOutlook = url.hostname.endsWith(".safelinks.protection.outlook.com");
  const name = isGoogle ? (url.searchParams.has("q") ? "q" : "url") : "url";
  const inner = isGoogle || isOutlook ? url.searchParams.get(name) : null;
  return (inner && parse(inner)) || url;
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
