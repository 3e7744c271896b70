/**
 * The origin that an address is, as in `https://www.example.org`, without a slash at its end. Undefined where it says more, or
 * has a host that no name server knows: signs of other languages would take what follows them for their own.
 */
export function toOrigin(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, href, origin } = new URL(written);
  const isHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(hostname);
  return /^https?:$/.test(protocol) && isHost && href === `${origin}/` ? origin : undefined;
}
