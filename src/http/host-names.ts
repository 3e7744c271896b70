import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The name by which a request calls the server. Undefined where it has none, or two: which of them would count? */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return names.length > 1 ? undefined : headers.host;
}

/**
 * True where `host`, the header of a request, names this server. A page of another site can have its own name lead to
 * this machine, and would then read what is served here: names that are not ours are refused.
 */
export function isOwnHost(host: string | undefined, listening: string): boolean {
  const name = nameOf(host ?? "");
  if (name === undefined) return false;
  const own = ["localhost", "127.0.0.1", "[::1]", nameOf(bracket(listening))];
  // Who listens on all addresses is called by any of them; an address cannot be made to lead elsewhere.
  const isEverywhere = listening === "0.0.0.0" || listening === "::";
  return own.includes(name) || (isEverywhere && isIP(name.replace(/^\[|\]$/g, "")) !== 0);
}

/** True where `origin`, the header of a request, is that of our own pages: they alone may follow what is being written. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

/** True for the addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** An IPv6 address as it stands in a URL. */
export function bracket(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The name without its port, in lower case. Undefined where it is no name with a port. */
function nameOf(host: string): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}
