import { leadsAway, withoutOrigin } from "../../../model/page-links.ts";
import { resolveAddress } from "../../../pipeline/markdown/transform-image.ts";
import { decodeAddress } from "../../../text/decode-address.ts";
import type { Stretch } from "../splice/splice.ts";

/** The part of an address that has to change when its target moves. */
export type Lead = Stretch & {
  /** The target: one of the places that were searched for. */
  readonly place: string;
};

/**
 * Finds which of `places` an address leads to: `/a`, or `/a#b` for an element of a page. The address may begin with the
 * origin of the site, and end in a query, an anchor, `.html` or `/index.html`.
 */
export function findLead(address: string, places: readonly string[], origin: string): Lead | undefined {
  const path = address.startsWith("/") ? address : withoutOrigin(address, origin);
  if (path === undefined || !address.endsWith(path)) return undefined;
  const start = address.length - path.length;
  const route = (path.split(/[?#]/, 1)[0] ?? "").replace(/(?:\/index)?\.html$/, "");
  const hash = path.indexOf("#");
  const anchor = hash === -1 ? undefined : decodeAddress(path.slice(hash + 1));
  for (const place of places) {
    const [page = "", id] = place.split("#");
    if (page !== route) continue;
    if (id === undefined) return { place, from: start, to: start + route.length };
    if (id === anchor) return { place, from: start + hash + 1, to: address.length };
  }
  return undefined;
}

/**
 * Like `findLead`, for an address in the file `from` that names the source file of the page, such as
 * `../guide/start.md#first`.
 */
export function findFileLead(address: string, from: string, file: string, place: string): Lead | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  if (leadsAway(path) || !path.endsWith(".md") || resolveAddress(path, from) !== file) return undefined;
  return { place, from: 0, to: path.length };
}

/** The text that replaces a lead when its target moves to `place`: the anchor, or the whole address. */
export function leadText(place: string): string {
  return place.split("#").at(-1) ?? place;
}
