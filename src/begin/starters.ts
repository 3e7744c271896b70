/** The folders of `starters/`: sites to begin with. */
export const starters = ["blog", "firm", "documentation"] as const;

export type Starter = (typeof starters)[number];
