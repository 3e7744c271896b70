/** The hosts whose rules `site preview` knows. Stands alone, so that the help of the command loads nothing else. */
export const hostNames = ["plain", "github", "netlify", "cloudflare", "nginx"] as const;
export type HostName = (typeof hostNames)[number];
