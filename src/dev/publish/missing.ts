/** What is missing for a publication, in the order in which it is set up. */
export type Missing =
  | { readonly is: "git" }
  | { readonly is: "repository"; readonly reason: string }
  /** A merge or something like it was begun by hand. */
  | { readonly is: "end"; readonly of: "merge" | "rebase" | "cherry-pick" | "revert" }
  | { readonly is: "branch" }
  | { readonly is: "commits" }
  | { readonly is: "remote" }
  | { readonly is: "upstream"; readonly branch: string }
  | { readonly is: "author" }
  /** Commits that were not sent yet change other files than those of `content/` and `static/`. */
  | { readonly is: "send"; readonly files: readonly string[] };
