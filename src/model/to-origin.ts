/**
 * Returns the address as an origin, as in `https://www.example.org`, without a slash at its end. Undefined when it has
 * a path or query, or a host that cannot be in DNS: a browser would read text after non-ASCII characters in a host as
 * part of it.
 */
export function toOrigin(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, href, origin } = new URL(written);
  const isHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(hostname);
  return /^https?:$/.test(protocol) && isHost && href === `${origin}/` ? origin : undefined;
}
