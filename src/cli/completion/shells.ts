/** The shells that there is a completion script for. Stands alone, so that the help of the command loads nothing else. */
export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];
