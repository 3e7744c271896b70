import type { SiteChanges } from "../../changes/changes.ts";
import { findChanges } from "../../changes/find-changes.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { Problem } from "../../words/problem.ts";
import { askGit, GitFailure } from "./ask-git.ts";
import { leaveOut, listChoices, readPublished } from "./choices.ts";
import type { Missing } from "./differences.ts";
import { describeLeaving, type Leaving } from "./leaving.ts";
import { takeSnapshot } from "./record-content.ts";
import { findElsewhere, openRepository, type Repository } from "./repository.ts";
import { findUnseen, type Unseen } from "./unseen.ts";
import type { BuiltVersions } from "./versions.ts";

/** What would be published at this moment. */
export type PublishLook =
  | { readonly status: "missing"; readonly missing: Missing }
  /** `isBehind`: the remote has commits that are not here. */
  | { readonly status: "nothing"; readonly tree: string; readonly isBehind: boolean }
  /** `leaving`: what the author can keep here. */
  | {
      readonly status: "errors";
      readonly problems: readonly Problem[];
      readonly leaving: readonly Leaving[];
    }
  | {
      readonly status: "ready";
      /** The tree of the content that would be published. */
      readonly tree: string;
      /** The tree of the published version. */
      readonly published: string;
      /** What has changed, and what of it stays here. */
      readonly leaving: readonly Leaving[];
      /**
       * The changes that visitors will see. Undefined if the published version has errors, so that it cannot be built.
       */
      readonly found: SiteChanges | undefined;
      /** Nothing is known of the remote. If it is empty, it gets the whole folder and its history. */
      readonly isFirst: boolean;
      readonly unseen: Unseen;
      /** Warnings of the build itself. */
      readonly risks: readonly Problem[];
      /** The number of other findings of the check. */
      readonly remarks: number;
      /** The origin of the public site. */
      readonly origin: string | undefined;
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

/**
 * Compares the pages that would be published with the published ones, as far as this folder knows them. The changes with
 * the keys in `without` stay here.
 */
export async function lookAtPublication(
  { root, alone, versions }: LookDesk,
  without: ReadonlySet<string> = new Set(),
): Promise<PublishLook> {
  const elsewhere = findElsewhere(root);
  if (elsewhere.length > 0) return { status: "errors", problems: elsewhere, leaving: [] };
  const taken = await alone(async () => {
    const look = await openRepository(root);
    if (look.status === "missing") return look;
    try {
      return { ...look, snapshot: await takeSnapshot(root, look.repository) };
    } catch (error) {
      // The repository has LFS set up, but this machine does not have its program.
      if (!(error instanceof GitFailure) || !/git-lfs|filter 'lfs'/.test(error.message)) throw error;
      return { status: "missing", missing: { is: "lfs", files: [] } } as const;
    }
  });
  if (taken.status === "missing") return taken;
  const { repository, snapshot } = taken;
  const { head, headTree, base, known, remote, branch, git } = repository;
  if (snapshot === headTree && base === head)
    return { status: "nothing", tree: snapshot, isBehind: known !== head };
  const isFirst = known === undefined;
  const published = isFirst
    ? await askGit(git, ["hash-object", "-t", "tree", "--stdin"], { input: "" })
    : await readPublished(repository);
  // At the first publication, everything that was ever recorded leaves.
  const choices = base === undefined ? [] : await listChoices(repository, [published, snapshot]);
  const left = choices.filter(({ key }) => without.has(key));
  const tree = await leaveOut(root, repository, [published, snapshot], left);
  // Names what stays here, and is often built already.
  const whole = left.length === 0 ? undefined : await versions.build(snapshot, repository);
  const before = isFirst ? nothingYet : await versions.build(published, repository);
  const after = await versions.build(tree, repository);
  const leaving = describeLeaving(choices, without, { before, after, whole });
  if (after.errors.length > 0) return { status: "errors", problems: after.errors, leaving };
  const found = before.files && after.files && findChanges(before.files, after.files);
  const notes = [before.notes, after.notes] as const;
  const unseen = await findUnseen(repository, [published, tree], notes, found);
  const { risks, remarks, origin } = after;
  return {
    ...{ status: "ready", tree, published, leaving, found, unseen },
    ...{ isFirst, risks, remarks, origin, remote, branch },
  };
}

const nothingYet = { files: [], notes: undefined };

/** What visitors will see change, and what leaves unseen. */
export type Compared = { readonly found: SiteChanges | undefined; readonly unseen: Unseen };

/** Compares two trees as the sites that visitors would get from them. */
export async function compareBuilt(
  repository: Repository,
  trees: readonly [string, string],
  versions: Pick<BuiltVersions, "build">,
): Promise<Compared> {
  const before = await versions.build(trees[0], repository);
  const after = await versions.build(trees[1], repository);
  const found = before.files && after.files && findChanges(before.files, after.files);
  return { found, unseen: await findUnseen(repository, trees, [before.notes, after.notes], found) };
}
