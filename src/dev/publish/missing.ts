/** The first requirement of a publication that is missing, in the order in which they are set up. */
export type Missing =
  | { readonly is: "git" }
  | { readonly is: "repository"; readonly reason: string }
  /** A merge, rebase or similar operation was begun by hand and has to be ended first. */
  | { readonly is: "end"; readonly of: "merge" | "rebase" | "cherry-pick" | "revert" }
  | { readonly is: "branch" }
  | { readonly is: "commits" }
  | { readonly is: "remote" }
  | { readonly is: "upstream"; readonly branch: string }
  /** The branch is fetched from one remote and pushed to another one. */
  | { readonly is: "two-ways"; readonly remote: string; readonly pushRemote: string }
  | { readonly is: "author" }
  /** Unsent commits change files outside of `content/` and `static/`, so they have to be sent by hand. */
  | { readonly is: "send"; readonly files: readonly string[] };
