/** The shells with a completion script. In a file of its own, so that `--help` loads nothing else. */
export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];
