import type { Git } from "../../system/git/git.ts";
import { askGit, splitList } from "./ask-git.ts";

/** Where a branch is sent to. `hasUpstream` is false if Git was not told, so that these are the obvious ones. */
export type Destination = {
  readonly remote: string;
  /** The full name of the branch on the remote. */
  readonly remoteRef: string;
  readonly hasUpstream: boolean;
};

/** Reads the configuration of Git: remotes, author, signatures and LFS. */
export async function readConfig(git: Git) {
  const entries = splitList(await askGit(git, ["config", "--list", "-z"])).map((entry) => {
    const end = entry.indexOf("\n");
    return end === -1 ? ([entry, "true"] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
  });
  // The last value of a name applies.
  const values = new Map(entries);
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env;
  const remotes = [...new Set(entries.flatMap(([name]) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? []))];
  return {
    hasRemote: remotes.length > 0,
    /** If false, Git would guess the author from the name of the machine. */
    hasAuthor: Boolean(
      (GIT_AUTHOR_NAME || values.get("user.name")) && (GIT_AUTHOR_EMAIL || values.get("user.email")),
    ),
    wantsSignature: /^(?:true|yes|on|1)$/i.test(values.get("commit.gpgsign") ?? ""),
    /** If false, Git stores the files that belong into LFS whole, without a word. */
    hasLfs: values.has("filter.lfs.clean") || values.has("filter.lfs.process"),
    /** True for a clone without all files, which Git fetches when it needs them. */
    isPartial: (remote: string) => values.has(`remote.${remote}.promisor`),
    /** The remote that Git was told to push to, if it differs from the one that it fetches from. */
    pushesTo: (branch: string) =>
      values.get(`branch.${branch}.pushremote`) ?? values.get("remote.pushdefault"),
    /** Undefined if there are several remotes to choose from, or the branch follows another one of this folder. */
    destinationOf: (branch: string): Destination | undefined => {
      const [told, ref] = [values.get(`branch.${branch}.remote`), values.get(`branch.${branch}.merge`)];
      const only = remotes.length === 1 ? remotes[0] : undefined;
      const remote = told ?? values.get("remote.pushdefault") ?? only ?? "origin";
      if (!remotes.includes(remote)) return undefined;
      const hasUpstream = told !== undefined && ref !== undefined;
      return { remote, remoteRef: hasUpstream ? ref : `refs/heads/${branch}`, hasUpstream };
    },
  };
}
