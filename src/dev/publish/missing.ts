/** The first requirement of a publication that is missing, in the order in which they are set up. */
export type Missing =
  | { readonly is: "git" }
  | { readonly is: "repository"; readonly reason: string }
  /** A merge, rebase or similar operation was begun by hand and has to be ended first. */
  | { readonly is: "end"; readonly of: "merge" | "rebase" | "cherry-pick" | "revert" }
  /** Another program of Git is at work, or was killed and has left this file. */
  | { readonly is: "lock"; readonly file: string }
  /** The folder belongs to another user of this machine, so that Git does not trust it. */
  | { readonly is: "owner"; readonly folder: string }
  | { readonly is: "branch" }
  | { readonly is: "commits" }
  | { readonly is: "remote" }
  | { readonly is: "upstream"; readonly branch: string }
  /** The branch is fetched from one remote and pushed to another one. */
  | { readonly is: "two-ways"; readonly remote: string; readonly pushRemote: string }
  | { readonly is: "author" }
  /** Folders of the site that are repositories of their own. */
  | { readonly is: "submodule"; readonly folders: readonly string[] }
  /** Files of the site that a sparse checkout has left out of this folder. */
  | { readonly is: "sparse"; readonly files: readonly string[] }
  /** Changed files that Git was told to overlook, by `assume-unchanged` or `skip-worktree`. */
  | { readonly is: "overlooked"; readonly files: readonly string[] }
  /** New or changed files that belong into LFS, which is not set up here. */
  | { readonly is: "lfs"; readonly files: readonly string[] }
  /** Unsent commits change files outside of `content/` and `static/`, so they have to be sent by hand. */
  | { readonly is: "send"; readonly files: readonly string[] };
