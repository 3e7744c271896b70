import type { Git } from "../../system/git/git.ts";
import { askGit, splitList } from "./ask-git.ts";

/** Reads the configuration of Git: remotes, author and signatures. */
export async function readConfig(git: Git) {
  const entries = splitList(await askGit(git, ["config", "--list", "-z"])).map((entry) => {
    const end = entry.indexOf("\n");
    return end === -1 ? ([entry, "true"] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
  });
  // The last value of a name applies.
  const values = new Map(entries);
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env;
  return {
    hasRemote: entries.some(([name]) => /^remote\..*\.url$/.test(name)),
    /** If false, Git would guess the author from the name of the machine. */
    hasAuthor: Boolean(
      (GIT_AUTHOR_NAME || values.get("user.name")) && (GIT_AUTHOR_EMAIL || values.get("user.email")),
    ),
    wantsSignature: /^(?:true|yes|on|1)$/i.test(values.get("commit.gpgsign") ?? ""),
    follows: (branch: string) => ({
      remote: values.get(`branch.${branch}.remote`),
      remoteRef: values.get(`branch.${branch}.merge`),
    }),
  };
}
