import type { SiteChanges } from "../../changes/changes.ts";
import { findChanges } from "../../changes/find-changes.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { Problem } from "../../words/problem.ts";
import { askGit, GitFailure } from "./ask-git.ts";
import type { Version } from "./build-version.ts";
import type { Missing } from "./differences.ts";
import { takeSnapshot } from "./record-content.ts";
import { findElsewhere, openRepository, type Repository } from "./repository.ts";
import { findUnseen, type Unseen } from "./unseen.ts";
import type { BuiltVersions } from "./versions.ts";

/** What would be published at this moment. */
export type PublishLook =
  | { readonly status: "missing"; readonly missing: Missing }
  /** `isBehind`: the remote has commits that are not here. */
  | { readonly status: "nothing"; readonly tree: string; readonly isBehind: boolean }
  | { readonly status: "errors"; readonly problems: readonly Problem[] }
  | {
      readonly status: "ready";
      /** The tree of the content that would be published. */
      readonly tree: string;
      /**
       * The changes that visitors will see. Undefined if the published version has errors, so that it cannot be built.
       */
      readonly found: SiteChanges | undefined;
      /** Nothing is known of the remote. If it is empty, it gets the whole folder and its history. */
      readonly isFirst: boolean;
      readonly unseen: Unseen;
      /** Warnings that stop a host that builds strictly. */
      readonly risks: readonly Problem[];
      /** The number of other findings of the check. */
      readonly remarks: number;
      readonly remote: string;
      readonly branch: string;
    };

/** `reason` is the message of Git or of the file system. */
export type LookAnswer = PublishLook | { readonly status: "failed"; readonly reason: string };

export type LookDesk = {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly alone: RebuildQueue["alone"];
  readonly versions: Pick<BuiltVersions, "build">;
};

/** Compares the pages that would be published with the published ones, as far as this folder knows them. */
export async function lookAtPublication({ root, alone, versions }: LookDesk): Promise<PublishLook> {
  const elsewhere = findElsewhere(root);
  if (elsewhere.length > 0) return { status: "errors", problems: elsewhere };
  const taken = await alone(async () => {
    const look = await openRepository(root);
    if (look.status === "missing") return look;
    try {
      return { ...look, tree: await takeSnapshot(root, look.repository) };
    } catch (error) {
      // The repository has LFS set up, but this machine does not have its program.
      if (!(error instanceof GitFailure) || !/git-lfs|filter 'lfs'/.test(error.message)) throw error;
      return { status: "missing", missing: { is: "lfs", files: [] } } as const;
    }
  });
  if (taken.status === "missing") return taken;
  const { repository, tree } = taken;
  const { head, headTree, base, known, remote, branch } = repository;
  if (tree === headTree && base === head) return { status: "nothing", tree, isBehind: known !== head };
  const after = await versions.build(tree, repository);
  if (after.errors.length > 0) return { status: "errors", problems: after.errors };
  const compared = await compareWithPublished(repository, tree, versions);
  const { risks, remarks } = after;
  const isFirst = known === undefined;
  return { status: "ready", tree, ...compared, isFirst, risks, remarks, remote, branch };
}

async function compareWithPublished(
  repository: Repository,
  tree: string,
  versions: Pick<BuiltVersions, "build">,
): Promise<Compared> {
  const { git, base, known, head } = repository;
  const isFirst = known === undefined;
  const published = isFirst
    ? await askGit(git, ["hash-object", "-t", "tree", "--stdin"], { input: "" })
    : await askGit(git, ["rev-parse", `${base ?? head}^{tree}`]);
  const before = isFirst ? { files: [], notes: undefined } : await versions.build(published, repository);
  return compareVersions(repository, [published, before], tree, versions);
}

/** What differs between two versions of the site. The tree of the first one comes with its build. */
async function compareVersions(
  repository: Repository,
  [old, before]: readonly [string, Pick<Version, "files" | "notes">],
  tree: string,
  versions: Pick<BuiltVersions, "build">,
): Promise<Compared> {
  const after = await versions.build(tree, repository);
  const found = before.files && after.files && findChanges(before.files, after.files);
  const notes = [before.notes, after.notes] as const;
  return { found, unseen: await findUnseen(repository, [old, tree], notes, found) };
}

/** What visitors will see change, and what leaves unseen. */
export type Compared = { readonly found: SiteChanges | undefined; readonly unseen: Unseen };

/** Compares two trees as the sites that visitors would get from them. */
export async function compareBuilt(
  repository: Repository,
  [before, after]: readonly [string, string],
  versions: Pick<BuiltVersions, "build">,
): Promise<Compared> {
  return compareVersions(repository, [before, await versions.build(before, repository)], after, versions);
}
