/**
 * Where browser tests publish the site: nothing for the root of its origin, or a path as in `/sous/chemin`. The
 * variable `SITE_BASE` says so; `npm run test:base` sets it.
 */
export const siteBase = (process.env.SITE_BASE ?? "").replace(/\/$/, "");

/** The address of a route there, on its origin: `/blog` becomes `/sous/chemin/blog`. What follows the path stays. */
export function at(route: string): string {
  return siteBase + route;
}

/** The way back, from an address to its route. Throws where the address is not below the base. */
export function routeAt(path: string): string {
  if (!path.startsWith(`${siteBase}/`)) throw new Error(`${path} is not below ${siteBase}`);
  return path.slice(siteBase.length);
}
