/** The hosts whose rules `site preview` knows. In a file of its own, so that `--help` loads nothing else. */
export const hostNames = ["plain", "github", "netlify", "cloudflare", "nginx"] as const;
export type HostName = (typeof hostNames)[number];
