import { runGit } from "./run-git.ts";

export type Commit = {
  /** In full. */
  readonly id: string;
  readonly shortId: string;
  readonly subject: string;
  /** The folder of the work tree. */
  readonly top: string;
  /** The folder of the site below it: empty, or with a slash at the end. */
  readonly prefix: string;
};

export type CommitSearch =
  | { readonly status: "found"; readonly commit: Commit }
  | { readonly status: "no-git" }
  | { readonly status: "no-repository"; readonly reason: string }
  | { readonly status: "no-commit"; readonly written: string };

/**
 * Finds a commit by any name that Git knows. Without a name, finds the merge base of the branch and its upstream, or
 * the last commit when there is no upstream.
 */
export function findCommit(root: string, written: string | undefined): CommitSearch {
  const place = runGit(root, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  if (place.status === "missing") return { status: "no-git" };
  if (place.status === "failed") return { status: "no-repository", reason: place.reason };
  const [top = root, prefix = ""] = place.printed.split("\n");
  const ask = (...args: readonly string[]) => {
    const asked = runGit(root, args);
    return asked.status === "done" ? asked.printed : undefined;
  };
  const name = written ?? ask("merge-base", "HEAD", "@{upstream}") ?? "HEAD";
  // A name that begins with a hyphen would be an option.
  const id = name.startsWith("-") ? undefined : ask("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  const described = id && ask("log", "-1", "--format=%h%n%s", id);
  if (!id || !described) return { status: "no-commit", written: name };
  const [shortId = id, subject = ""] = described.split("\n");
  return { status: "found", commit: { id, shortId, subject, top, prefix } };
}
