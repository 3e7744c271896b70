import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The host name of a request. Undefined when the request has no `Host` header, or several. */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return names.length > 1 ? undefined : headers.host;
}

/**
 * True when `host`, the header of a request, names this server. Another site can point its own domain at this machine
 * and would then read what is served here (DNS rebinding), so other names are refused.
 */
export function isOwnHost(host: string | undefined, listening: string): boolean {
  const name = withoutPort(host ?? "");
  if (name === undefined) return false;
  const own = ["localhost", "127.0.0.1", "[::1]", withoutPort(bracket(listening))];
  // A server on all addresses accepts any IP address as its name: an address cannot be pointed elsewhere.
  const isEverywhere = listening === "0.0.0.0" || listening === "::";
  return own.includes(name) || (isEverywhere && isIP(name.replace(/^\[|\]$/g, "")) !== 0);
}

/**
 * True when `origin`, the header of a request, is that of our own pages. Other pages must not read what is being
 * written.
 */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

/** True for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Puts an IPv6 address in brackets, as URLs need it. */
export function bracket(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The host without its port, in lower case. Undefined when it is malformed. */
function withoutPort(host: string): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}
