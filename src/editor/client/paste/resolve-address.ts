import type { Losses } from "./losses.ts";

export type SiteAddresses = {
  /** The address that links are relative to. `""` if they are those of this site, undefined if it is unknown. */
  readonly base: string | undefined;
  /**
   * The site’s own addresses, such as `https://example.fr` and `http://localhost:3000`, with its sub-path if it has
   * one.
   */
  readonly addresses: readonly string[];
};

/**
 * Resolves the address of a link. Undefined, and counted, if visitors could not follow it: then only its words stay.
 */
export function resolveLink(written: string, place: SiteAddresses, losses: Losses): string | undefined {
  const address = written.trim();
  // The site makes its own tables of contents and cross-references.
  if (address === "" || /^#(?:$|_(?:Toc|Hlk|Ref))/.test(address)) return undefined;
  const url = address.startsWith("#") ? undefined : resolveAddress(address, place);
  if (url === undefined) losses.add(address.startsWith("#") ? "innerLinks" : "localLinks");
  return url;
}

/** Turns an address within the site into a route and any other into a whole address. */
function resolveAddress(written: string, { base, addresses }: SiteAddresses): string | undefined {
  if (base === "" && /^\/(?![/\\])/.test(written)) return decodeOwn(written);
  const parsed = parse(written, base || undefined);
  const url = parsed && unwrap(parsed);
  if (url === undefined) return undefined;
  const isPlain = url === parsed && !base && !/\s/.test(written);
  if (url.protocol === "mailto:" || url.protocol === "tel:") return isPlain ? written : url.href;
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  const own = addresses.find(
    (each) => url.href === each || url.href.startsWith(`${each.replace(/\/$/, "")}/`),
  );
  if (own === undefined) return isPlain ? written : url.href;
  const path = url.pathname.slice(new URL(own).pathname.replace(/\/$/, "").length);
  // Two slashes at the beginning would lead to another site.
  return decodeOwn((path.replace(/\/$/, "").replace(/^\/+/, "/") || "/") + url.search + url.hash);
}

/** Authors write routes as they are read: `/日本`. What a link in Markdown cannot hold stays encoded. */
function decodeOwn(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  try {
    const read = decodeURI(path).normalize("NFC");
    return /[\s\p{C}()<>[\]]/u.test(read) ? address : read + address.slice(path.length);
  } catch {
    return address;
  }
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
