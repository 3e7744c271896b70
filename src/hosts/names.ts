/**
 * The hosts that `output.hosts` knows. To add one, name it here, write its file, and take that into `hosts.ts`. Sites are
 * bundled with this list alone.
 */
export const hostNames = [
  "github",
  "gitlab",
  "netlify",
  "cloudflare",
  "vercel",
  "azure",
  "apache",
  "nginx",
  "caddy",
] as const;

export type HostName = (typeof hostNames)[number];
