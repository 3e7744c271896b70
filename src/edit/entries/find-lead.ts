import { leadsAway, withoutOrigin } from "../../model/page-links.ts";
import { decodeUrl } from "../../pipeline/check/find-link.ts";
import { resolveAddress } from "../../pipeline/markdown/transform-image.ts";
import type { Stretch } from "../splice/splice.ts";

/** The part of an address that changes where what it leads to moves. */
export type Lead = Stretch & {
  /** One of those asked for. */
  readonly place: string;
};

/**
 * Finds which of some places an address leads to: `/a`, or `/a#b` for a place on a page. The address may begin with the
 * origin of the site, and end in a query, an anchor or the name of the page’s file.
 */
export function findLead(address: string, places: readonly string[], origin: string): Lead | undefined {
  const path = address.startsWith("/") ? address : withoutOrigin(address, origin);
  if (path === undefined || !address.endsWith(path)) return undefined;
  const start = address.length - path.length;
  const route = (path.split(/[?#]/, 1)[0] ?? "").replace(/(?:\/index)?\.html$/, "");
  const hash = path.indexOf("#");
  const anchor = hash === -1 ? undefined : decodeUrl(path.slice(hash + 1));
  for (const place of places) {
    const [page = "", id] = place.split("#");
    if (page !== route) continue;
    if (id === undefined) return { place, from: start, to: start + route.length };
    if (id === anchor) return { place, from: start + hash + 1, to: address.length };
  }
  return undefined;
}

/** The same for an address such as `../guide/start.md#first`, written in the file `from`, that names the file of the page. */
export function findFileLead(address: string, from: string, file: string, place: string): Lead | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  if (leadsAway(path) || !path.endsWith(".md") || resolveAddress(path, from) !== file) return undefined;
  return { place, from: 0, to: path.length };
}

/** What comes to stand there where the place has become another one. */
export function leadTo(place: string): string {
  return place.split("#").at(-1) ?? place;
}
