import { join } from "node:path";
import { z } from "zod";
import { slugify } from "../../model/route.ts";
import { makeFolder, removeFile, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, parseJson, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { askGit, askGitOrNone, GitFailure } from "../publish/ask-git.ts";
import type { Missing } from "../publish/differences.ts";
import { type Forwarded, writeDifferences } from "../publish/fast-forward.ts";
import { type Choices, listBases, mergeUpstream, type Question } from "../publish/merge-upstream.ts";
import type { PublishDesk } from "../publish/publish.ts";
import { takeSnapshot, writeCommit } from "../publish/record-content.ts";
import { fetchRefs, push, type RemotePatience, type RemoteTrouble } from "../publish/remote.ts";
import {
  findElsewhere,
  listForeignCommitted,
  openRepository,
  pathspecsOf,
  type Repository,
} from "../publish/repository.ts";

/**
 * Changes that somebody asks others to read before they are published: a branch of the remote, whose first commit has
 * them, and whose next ones have what was corrected since.
 */
export type Review = {
  /** The name of its branch, without `review/`. */
  readonly name: string;
  /** Its last commit. */
  readonly commit: string;
  /** Who has asked for it. */
  readonly asker: string;
} & Answer;

/** Who has sent a commit of a review, when, and with which words. Without words it is empty. */
type Answer = { readonly sender: string; readonly at: Date; readonly word: string };

/** What an author’s own folder has to do with a review that was asked for from it. */
export type OwnReview =
  | { readonly is: "none" }
  /** `asked`: the commit of the version that was sent from here, or that this folder has taken over. */
  | { readonly is: "waiting"; readonly review: Review; readonly asked: string }
  /** Another author has sent a later version. */
  | { readonly is: "returned"; readonly review: Review; readonly asked: string }
  /** The published history has it. */
  | { readonly is: "accepted"; readonly asked: string; readonly by: Answer | undefined }
  /** Its branch is gone, and it was not published. */
  | { readonly is: "closed" };

export type ReviewDesk = Pick<PublishDesk, "root" | "alone" | "check" | "signal" | "remoteMs"> & {
  readonly onSetAside: OnSetAside;
  /** Called after each step. If the process is killed after any of them, the next look goes on. */
  readonly onStep?: (step: "noted" | "sent" | "written" | "index" | "branch") => void;
};

/** The names of reviews begin with their day, so that branches which others call `review/…` are not taken for one. */
const reviewName = /^\d{4}-\d{2}-\d{2}-[^/\s]+$/u;

export function isReviewName(name: string): boolean {
  return reviewName.test(name);
}

/** The branch of a review on the remote, and the one that this folder knows it by. */
export function refsOf({ remote }: Pick<Repository, "remote">, name: string) {
  return { theirs: `refs/heads/review/${name}`, known: `refs/remotes/${remote}/review/${name}` };
}

/** Asks the remote for its reviews, and for what was published meanwhile. */
export function fetchReviews(
  repository: Repository,
  patience: RemotePatience,
): Promise<{ readonly status: "done" } | RemoteTrouble> {
  const { theirs, known } = refsOf(repository, "*");
  const { remoteRef, upstream } = repository;
  return fetchRefs(repository, [`+${theirs}:${known}`, `+${remoteRef}:${upstream}`], patience);
}

const fields = ["refname", "objectname", "authorname", "authordate:iso-strict", "contents"];

/** Lists the reviews that wait, as last fetched, the oldest first. Leaves out branches that change more than content. */
export async function listReviews(repository: Repository): Promise<readonly Review[]> {
  const { git, upstream, known: published } = repository;
  if (published === undefined) return [];
  const pattern = refsOf(repository, "").known;
  const format = fields.map((field) => `%(${field})%00`).join("");
  const printed = await askGit(git, [
    ...["for-each-ref", "--sort=refname", `--no-merged=${upstream}`, `--format=${format}`],
    pattern,
  ]);
  const parts = printed.split("\0");
  const found: Review[] = [];
  for (let at = 0; at + fields.length <= parts.length; at += fields.length) {
    const [ref = "", commit = "", sender = "", day = "", message = ""] = parts.slice(at, at + fields.length);
    const name = ref.trim().slice(pattern.length);
    if (!isReviewName(name)) continue;
    const base = await askGitOrNone(git, ["merge-base", commit, upstream]);
    if (base === undefined) continue;
    if ((await listForeignCommitted({ ...repository, head: commit, base })).length > 0) continue;
    const authors = await askGit(git, ["log", "--first-parent", "--format=%an", commit, `^${upstream}`]);
    const asker = authors.split("\n").at(-1) || sender;
    found.push({ name, commit, asker, sender, at: new Date(day), word: readWord(message) });
  }
  return found;
}

/**
 * The message of a commit of a review: a title, the author’s words, and what changes in sentences. `told` are the title
 * and the sentences, as a publication has them.
 */
export function writeReviewMessage(told: string, word: string): string {
  const [title = "", ...rest] = told.split("\n");
  const sentences = rest.filter((line) => line.trim() !== "").join("\n");
  return [title, word.replaceAll("\r\n", "\n").trim(), sentences || `- ${title}`]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The author’s words in such a message: what stands between its title and its sentences. */
function readWord(message: string): string {
  return message.trim().split("\n\n").slice(1, -1).join("\n\n");
}

const noteFile = ".site/publish/review.json";
const commitId = z.string().regex(/^[0-9a-f]{40,64}$/);
const note = z.object({
  name: z.string().refine(isReviewName),
  /** The versions that may stand at the remote, the newest first: the one before is known until the new one is sent. */
  commits: z.array(commitId).min(1).readonly(),
  isSent: z.boolean(),
});
type Note = Readonly<z.output<typeof note>>;

function readNote(root: string, onSetAside: OnSetAside): Note | undefined {
  return readOwnFile(root, { file: noteFile, parse: parseJson(note, say("aside.review")) }, onSetAside);
}

function writeNote(root: string, value: Note): void {
  makeFolder(join(root, ".site/publish"));
  replaceFile(join(root, noteFile), JSON.stringify(value));
}

/** Forgets the review that was asked for from this folder. */
export function forgetReview(root: string): void {
  removeFile(join(root, noteFile));
}

/** Returns what has become of the review that was asked for from this folder, as last fetched. */
export async function findOwnReview(
  root: string,
  repository: Repository,
  reviews: readonly Review[],
  onSetAside: OnSetAside,
): Promise<OwnReview> {
  const noted = readNote(root, onSetAside);
  if (noted === undefined) return { is: "none" };
  const { git, upstream } = repository;
  const review = reviews.find(({ name }) => name === noted.name);
  for (const asked of noted.commits) {
    if (await isAncestor(git, asked, upstream))
      return { is: "accepted", asked, by: await findAcceptance(git, asked, upstream) };
    if (review?.commit === asked) return { is: "waiting", review, asked };
    if (review !== undefined && (await isAncestor(git, asked, review.commit)))
      return { is: "returned", review, asked };
  }
  const isNeverSent = !noted.isSent && noted.commits.length === 1 && review === undefined;
  return { is: isNeverSent ? "none" : "closed" };
}

/** The first commit after a version that was published: who accepts one makes it, even without a correction. */
async function findAcceptance(
  git: Repository["git"],
  asked: string,
  upstream: string,
): Promise<Answer | undefined> {
  const format = "--format=%an%x00%aI%x00%B";
  const printed = await askGit(git, [
    "log",
    "-z",
    "--reverse",
    "--ancestry-path",
    format,
    `${asked}..${upstream}`,
  ]);
  const [sender, day = "", message = ""] = printed.split("\0");
  return sender ? { sender, at: new Date(day), word: readWord(message) } : undefined;
}

async function isAncestor(git: Repository["git"], commit: string, of: string): Promise<boolean> {
  return (await askGitOrNone(git, ["merge-base", "--is-ancestor", commit, of])) !== undefined;
}

/** How a request to the remote, or to this folder, has ended without a result. */
export type Unable =
  | { readonly status: "missing"; readonly missing: Missing }
  | { readonly status: "errors"; readonly problems: readonly Problem[]; readonly isMerged: boolean }
  /** The content, or the review, has changed since the author saw it. */
  | { readonly status: "changed" }
  /** The remote has answered, and takes no such branch. */
  | { readonly status: "refused"; readonly reason: string }
  | RemoteTrouble
  | { readonly status: "failed"; readonly reason: string };

export type AskEnd = { readonly status: "asked" } | { readonly status: "moved" } | Unable;

/**
 * Sends the content that the author has seen as a review, or as the next version of the one that waits. The branch, the
 * index and the files of this folder stay as they are.
 */
export function askReview(desk: ReviewDesk, { tree, message, day, author }: ReviewRequest): Promise<AskEnd> {
  return orFailure(async () => {
    const { root, alone, check, onStep = () => {}, onSetAside } = desk;
    const look = await alone(() => openRepository(root));
    if (look.status === "missing") return look;
    const { repository } = look;
    const problems = [...findElsewhere(root), ...(await check(tree, repository))];
    if (problems.length > 0) return { status: "errors", problems, isMerged: false };
    const own = await findOwnReview(root, repository, await listReviews(repository), onSetAside);
    if (own.is === "returned") return { status: "moved" };
    const { git, head } = repository;
    const before = own.is === "waiting" ? own.asked : undefined;
    const isOnBefore = before !== undefined && (await isAncestor(git, head, before));
    const parents = [before, isOnBefore ? undefined : head].filter((parent) => parent !== undefined);
    const commit = await writeCommit(repository, tree, parents, message);
    const name = own.is === "waiting" ? own.review.name : nameReview(day, author, commit);
    const sentBefore = before === undefined ? [] : [before];
    writeNote(root, { name, commits: [commit, ...sentBefore], isSent: before !== undefined });
    onStep("noted");
    const { theirs, known } = refsOf(repository, name);
    const sent = await push(repository, [`${commit}:${theirs}`], desk);
    if (sent.status === "refused") {
      // Another author may have sent a later version meanwhile.
      if ((await fetchReviews(repository, desk)).status === "done") {
        const tip = await askGitOrNone(git, ["rev-parse", "--verify", "--quiet", known]);
        if (tip !== undefined && tip !== before) return { status: "moved" };
      }
      return sent;
    }
    if (sent.status !== "done") return sent;
    onStep("sent");
    await git(["update-ref", known, commit]);
    writeNote(root, { name, commits: [commit], isSent: true });
    return { status: "asked" };
  });
}

export type ReviewRequest = {
  readonly tree: string;
  readonly message: string;
  /** Today, as `2026-11-30`. */
  readonly day: string;
  readonly author: string;
};

/** Letters that some hosts or disks would not take are left out. A part of the commit tells reviews of a day apart. */
function nameReview(day: string, author: string, commit: string): string {
  const plain = slugify(author)
    .replace(/[^a-z0-9-]/g, "")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return [day, plain, commit.slice(0, 6)].filter((part) => part !== "").join("-");
}

/** Removes a review from the remote, unless somebody has sent another version than `commit` meanwhile. */
export function removeReview(
  patience: RemotePatience,
  repository: Repository,
  { name, commit }: Pick<Review, "name" | "commit">,
): Promise<{ readonly status: "done" } | { readonly status: "moved" } | Unable> {
  return orFailure(async () => {
    const { theirs, known } = refsOf(repository, name);
    const sent = await push(repository, [`--force-with-lease=${theirs}:${commit}`, `:${theirs}`], patience);
    const isGone = sent.status !== "done" && "reason" in sent && /ref does not exist/.test(sent.reason);
    if (sent.status === "refused" && /stale info/.test(sent.reason)) return { status: "moved" };
    if (sent.status !== "done" && !isGone) return sent;
    await repository.git(["update-ref", "-d", known]);
    return { status: "done" };
  });
}

export type TakeEnd =
  | { readonly status: "taken" }
  /** Some questions have no choice yet. */
  | { readonly status: "open"; readonly questions: readonly Question[] }
  | Extract<Forwarded, { readonly status: "in-the-way" }>
  | Unable;

/**
 * Takes what another author has corrected in a review over into the files of this folder, and keeps what has changed
 * here since. Merges the same again if it is killed meanwhile.
 */
export function takeCorrections(desk: ReviewDesk, commit: string, choices: Choices): Promise<TakeEnd> {
  return orFailure(async () => {
    const { root, alone, check, onStep = () => {}, onSetAside } = desk;
    const look = await alone(() => openRepository(root));
    if (look.status === "missing") return look;
    const { repository } = look;
    const own = await findOwnReview(root, repository, await listReviews(repository), onSetAside);
    if (own.is !== "returned" || own.review.commit !== commit) return { status: "changed" };
    const { git } = repository;
    const before = await alone(() => takeSnapshot(root, repository));
    // No branch ever gets this commit.
    const mine = await writeCommit({ git, wantsSignature: false }, before, [own.asked], "mine");
    const bases = await listBases(git, mine, commit);
    const merged = await mergeUpstream(root, repository, { bases, mine, theirs: commit }, choices);
    if (merged.status === "open") return merged;
    const problems = await check(merged.tree, repository);
    if (problems.length > 0) return { status: "errors", problems, isMerged: true };
    const written = await alone(async () => {
      const now = await takeSnapshot(root, repository);
      return now === before ? writeDifferences(root, repository, before, merged.tree) : undefined;
    });
    if (written === undefined) return { status: "changed" };
    if (written.status === "in-the-way") return written;
    onStep("written");
    writeNote(root, { name: own.review.name, commits: [commit], isSent: true });
    return { status: "taken" };
  });
}

/** Leaves what another author has corrected out: the next version that is sent from here is without it. */
export function declineCorrections(root: string, { name, commit }: Review): void {
  writeNote(root, { name, commits: [commit], isSent: true });
}

/**
 * Once a review is published, makes its commit the last one of this folder, so that its changes are those of the branch,
 * and no longer those of the author. The files stay as they are. Returns whether something was moved.
 */
export async function settleAccepted(
  { alone, root, onStep = () => {} }: ReviewDesk,
  asked: string,
): Promise<boolean> {
  return alone(async () => {
    const look = await openRepository(root);
    if (look.status === "missing") return false;
    const { repository } = look;
    const { git, head, branch } = repository;
    // After a pull by hand, the changes of both are merged by the next publication.
    if (head === asked || !(await isAncestor(git, head, asked))) return false;
    // The index is first, as in a publication: a process that is killed between the two leaves the change staged.
    await askGit(git, ["reset", "--quiet", asked, "--", ...pathspecsOf(repository)]);
    onStep("index");
    await askGit(git, ["update-ref", "-m", "review", `refs/heads/${branch}`, asked, head]);
    onStep("branch");
    return true;
  });
}

async function orFailure<End>(
  job: () => Promise<End>,
): Promise<End | { readonly status: "failed"; readonly reason: string }> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { status: "failed", reason: error.message };
  }
}
