import { resolve } from "node:path";
import type { OutputFile } from "../../model/model.ts";
import { readBuiltSite } from "../../store/read-files.ts";
import { checkOutCommit } from "../../system/git/check-out-commit.ts";
import { type CommitSearch, findCommit } from "../../system/git/find-commit.ts";
import { readFormerContent } from "../../system/git/former-content.ts";
import { type Message, say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { printable } from "../printable.ts";
import { UsageError } from "../usage-error.ts";
import { type BuiltFiles, buildFiles } from "./build-files.ts";

/** The version with which a site is compared. */
export type ComparedVersion =
  | { readonly commit: string; readonly subject: string }
  /** As written on the command line. */
  | { readonly folder: string };

/** The earlier version of a site. */
export type Past = {
  readonly compared: ComparedVersion;
  /** Prints the problems and returns undefined when that version has errors. */
  read(
    building: Parameters<typeof buildFiles>[0],
    speech: Speech,
  ): Promise<readonly OutputFile[] | undefined>;
  /** To be called when its files are no longer needed. */
  close(): void;
};

/** Throws `UsageError` when there is no such commit or folder. */
export function openPast(
  root: string,
  { since, against }: { readonly since?: string; readonly against?: string },
): Past {
  return against === undefined ? openCommit(root, since) : openFolder(root, against);
}

function openFolder(root: string, written: string): Past {
  const files = readBuiltSite(resolve(root, written));
  if (!files.some(({ path }) => path.endsWith(".html")))
    throw new UsageError(say("usage.no-built", { written }));
  return { compared: { folder: written }, read: async () => files, close: () => {} };
}

function openCommit(root: string, written: string | undefined): Past {
  const search = findCommit(root, written);
  if (search.status !== "found") throw new UsageError(explain(search));
  const { shortId, subject } = search.commit;
  const former = readFormerContent(search.commit);
  const checkedOut = former === undefined ? checkOutCommit(search.commit, root) : undefined;
  let built: BuiltFiles | undefined;
  const close = () => {
    built?.close();
    checkedOut?.remove();
  };
  return {
    compared: { commit: shortId, subject },
    read: async (building, speech) => {
      const version = checkedOut === undefined ? { former } : { root: checkedOut.root };
      built = await buildFiles({ ...building, ...version }, speech);
      if (built === undefined)
        process.stderr.write(`${printable(speech.command.changes.broken({ commit: shortId }))}\n`);
      return built?.files;
    },
    close,
  };
}

function explain(search: Exclude<CommitSearch, { readonly status: "found" }>): Message {
  switch (search.status) {
    case "no-git":
      return say("usage.no-git");
    case "no-repository":
      return say("usage.no-repository", { reason: search.reason });
    case "no-commit":
      return say("usage.no-commit", { written: search.written });
  }
}
