import { encodeAddress } from "../model/route.ts";
import { addressOf as addressInScript } from "./address-in-script.ts";

/**
 * The address of a route in islands and enhancers: `/services#audit` becomes `/base/services#audit`, and `/日本` is
 * percent-encoded; addresses elsewhere stay as they are. The result is the same in the build and in the browser. The
 * route is that of one page, in its language, as `derive` gives it; `href` of `useSite` finds the page in the language
 * of the template.
 *
 * @throws a `Mistake` in the build when no page is being drawn.
 *
 * @example
 * ```tsx
 * <a href={addressOf("/services")}>Services</a>
 * ```
 */
export function addressOf(route: string): string {
  return isInside(route) ? addressInScript(encodeAddress(route)) : route;
}

/** Writes an address from the site’s root below the base path, percent-encoded. Others stay as they are. */
export function withBase(base: string, address: string): string {
  return isInside(address) ? base + encodeAddress(address) : address;
}

function isInside(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}
