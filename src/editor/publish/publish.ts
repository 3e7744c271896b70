import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { Problem } from "../../words/problem.ts";
import { askGit, GitFailure } from "./ask-git.ts";
import { leaveOut, listChoices, readPublished } from "./choices.ts";
import type { Missing } from "./differences.ts";
import { type Forwarded, type ForwardStep, fastForward } from "./fast-forward.ts";
import { type Choices, listBases, mergeUpstream, type Question } from "./merge-upstream.ts";
import { recordSnapshot, takeSnapshot, writeCommit } from "./record-content.ts";
import { type Cause, type Fetched, fetchUpstream, type RemoteTrouble, sendCommit } from "./remote.ts";
import { type Destination, findElsewhere, openRepository, type Repository } from "./repository.ts";

/** The current phase of a publication, which the page shows. */
export type PublishPhase = "check" | "record" | "fetch" | "merge" | "send" | "forward";

/** A completed step. If the process is killed after any of them, the next publication continues from there. */
export type PublishStep =
  | "checked"
  | "commit"
  | "index"
  | "branch"
  | "fetched"
  | "merged"
  | "merge-checked"
  | "merge-commit"
  | "sent"
  | `forward-${ForwardStep}`;

export type PublishDesk = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Where to send, if not where Git sends the branch. There, a missing branch is begun. */
  readonly destination?: Destination | undefined;
  /** Runs one job at a time, and none during a save. */
  readonly alone: RebuildQueue["alone"];
  /** Returns the errors of a build from a tree of the repository. */
  readonly check: (tree: string, repository: Repository) => Promise<readonly Problem[]>;
  readonly signal: AbortSignal;
  /** The longest silence of the remote. */
  readonly remoteMs: number;
  readonly onPhase?: (phase: PublishPhase) => void;
  readonly onStep?: (step: PublishStep) => void;
  /** Called with all choices of a merge, those that are made included. */
  readonly onQuestions?: (questions: readonly Question[]) => void;
};

export type PublishRequest = {
  /** The tree of the content whose changes the author has seen. */
  readonly tree: string;
  readonly message: string;
  /** If this is the last commit, another one is made even where nothing differs, for its message. */
  readonly after?: string | undefined;
  /** The message of a merge commit. */
  readonly mergeMessage: string;
  readonly choices: Choices;
  /** The keys of the changes that stay here. Nothing can stay here at the first publication. */
  readonly without?: ReadonlySet<string>;
};

export type PublishEnd =
  /** The remote has the commit with this `tree`. `forwarded` says whether this folder now has the commits of others. */
  | {
      readonly status: "published";
      readonly commit: string;
      readonly tree: string;
      readonly isMerged: boolean;
      readonly forwarded: Forwarded;
    }
  /** The remote already had everything. */
  | { readonly status: "nothing"; readonly forwarded: Forwarded }
  | { readonly status: "missing"; readonly missing: Missing }
  /** The content has changed since the author saw the changes. */
  | { readonly status: "changed" }
  /** `isMerged`: the errors occur only after a merge with the commits of others. */
  | { readonly status: "errors"; readonly problems: readonly Problem[]; readonly isMerged: boolean }
  /** Some questions have no choice yet. */
  | { readonly status: "open"; readonly questions: readonly Question[] }
  /** The remote has another history under this branch. */
  | { readonly status: "unrelated" | "overtaken" }
  /** The remote has other branches, but not this one. */
  | Extract<Fetched, { readonly status: "elsewhere" }>
  | (RemoteTrouble & { readonly during: "fetch" | "send" })
  | { readonly status: "failed"; readonly reason: string };

/** Others may push between our fetch and our push. After this many tries, we give up. */
const mostTries = 5;

/**
 * Checks the content that the author has seen, commits it to the branch, merges the commits of others, and pushes the
 * result. Can be started again at any time, however the last publication ended.
 */
export async function publish(desk: PublishDesk, request: PublishRequest): Promise<PublishEnd> {
  try {
    return await publishOrThrow(desk, request);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { status: "failed", reason: error.message };
  }
}

async function publishOrThrow(desk: PublishDesk, request: PublishRequest): Promise<PublishEnd> {
  const { root, alone, check, onPhase = () => {}, onStep = () => {} } = desk;
  onPhase("check");
  const look = await alone(() => openRepository(root, desk.destination));
  if (look.status === "missing") return look;
  let { repository } = look;
  const problems = [...findElsewhere(root), ...(await check(request.tree, repository))];
  if (problems.length > 0) return { status: "errors", problems, isMerged: false };
  onStep("checked");

  if (repository.base === undefined) {
    // Nothing of the remote is known here. What it has decides whether this folder belongs to it.
    onPhase("fetch");
    const fetched = await fetchFor(desk, repository);
    if (fetched.status === "done") {
      const again = await alone(() => openRepository(root, desk.destination));
      if (again.status === "missing") return again;
      repository = again.repository;
      if (repository.base === undefined) return { status: "unrelated" };
    } else if (fetched.status !== "empty") return tellTrouble(fetched);
  }

  onPhase("record");
  const head = await alone(async () => {
    const { tree, onto } = await takeWithout(root, repository, request.without);
    if (tree !== request.tree) return undefined;
    if (onto.head !== repository.head) await takeBack(repository, repository.head, onto.head);
    return recordSnapshot(onto, tree, request, onStep);
  });
  if (head === undefined) return { status: "changed" };
  const end = await joinAndSend(desk, request, { ...repository, head });
  if (end.status === "trouble" && staysInHistory.has(end.cause))
    await alone(() => takeBack(repository, head, repository.base ?? repository.head));
  return end;
}

/**
 * The tree of the present content without what stays here, and the repository to record it in. What stays here may be
 * in an unsent commit, which would be sent with its history: those commits are then replaced.
 */
async function takeWithout(
  root: string,
  repository: Repository,
  without: ReadonlySet<string> | undefined,
): Promise<{ readonly tree: string; readonly onto: Repository }> {
  const snapshot = await takeSnapshot(root, repository);
  const { base } = repository;
  if (without === undefined || without.size === 0 || base === undefined)
    return { tree: snapshot, onto: repository };
  const published = await readPublished(repository);
  const choices = await listChoices(repository, [published, snapshot]);
  const left = choices.filter(({ key }) => without.has(key));
  const tree = await leaveOut(root, repository, [published, snapshot], left);
  return { tree, onto: left.length === 0 ? repository : { ...repository, head: base, headTree: published } };
}

/** What stays in a commit although it is taken out of the folder, so that the remote would refuse it for ever. */
const staysInHistory: ReadonlySet<Cause> = new Set(["too-large", "secret"]);

/** Moves the branch back to a commit that the remote takes. The files stay as they are, and are recorded again. */
async function takeBack({ git, branch }: Repository, from: string, to: string): Promise<void> {
  await askGit(git, ["update-ref", "-m", "take back", `refs/heads/${branch}`, to, from]);
}

function tellTrouble(fetched: Exclude<Fetched, { readonly status: "done" | "empty" }>): PublishEnd {
  return fetched.status === "elsewhere" ? fetched : { ...fetched, during: "fetch" };
}

async function fetchFor(desk: PublishDesk, repository: Repository): Promise<Fetched> {
  const fetched = await fetchUpstream(repository, desk);
  const isBegun = fetched.status === "elsewhere" && desk.destination !== undefined;
  return isBegun ? { status: "empty" } : fetched;
}

async function joinAndSend(
  desk: PublishDesk,
  request: PublishRequest,
  repository: Repository,
): Promise<PublishEnd> {
  const { head } = repository;
  const { onPhase = () => {}, onStep = () => {} } = desk;
  let refusal: { readonly at: string | undefined; readonly end: PublishEnd } | undefined;
  for (let tries = 0; tries < mostTries; tries += 1) {
    onPhase("fetch");
    const fetched = await fetchFor(desk, repository);
    if (fetched.status !== "done" && fetched.status !== "empty") return tellTrouble(fetched);
    onStep("fetched");
    const upstream = fetched.status === "done" ? fetched.commit : undefined;
    // The remote has not moved since the refusal, so the reason is not that another author was faster.
    if (refusal !== undefined && refusal.at === upstream) return refusal.end;
    const joined: Joined | PublishEnd =
      upstream === undefined
        ? { status: "joined", commit: head, tree: request.tree }
        : await join(desk, request, repository, upstream);
    if (joined.status !== "joined") return joined;
    const { commit } = joined;
    if (commit === upstream)
      return { status: "nothing", forwarded: await fastForwardTo(desk, repository, commit) };

    onPhase("send");
    const sent = await sendCommit(repository, commit, desk);
    if (sent.status === "refused") {
      refusal = { at: upstream, end: { ...sent, status: "trouble", during: "send" } };
      continue;
    }
    if (sent.status !== "done") return { ...sent, during: "send" };
    onStep("sent");
    const forwarded = await fastForwardTo(desk, repository, commit);
    return { status: "published", commit, tree: joined.tree, isMerged: commit !== head, forwarded };
  }
  return { status: "overtaken" };
}

type Joined = {
  readonly status: "joined";
  readonly commit: string;
  /** The tree of the commit. Empty if there is nothing to send. */
  readonly tree: string;
};

/** Finds the commit to send: the one of the branch, the one of the remote if it has everything, or a merge of both. */
async function join(
  { root, check, onPhase = () => {}, onStep = () => {}, onQuestions = () => {} }: PublishDesk,
  request: PublishRequest,
  repository: Repository,
  upstream: string,
): Promise<Joined | PublishEnd> {
  const { git, head } = repository;
  const bases = await listBases(git, head, upstream);
  switch (relate(head, upstream, bases[0])) {
    case "unrelated":
      return { status: "unrelated" };
    case "same":
    case "behind":
      return { status: "joined", commit: upstream, tree: "" };
    case "ahead":
      return { status: "joined", commit: head, tree: request.tree };
    case "diverged":
  }
  onPhase("merge");
  const commits = { bases, mine: head, theirs: upstream };
  const merged = await mergeUpstream(root, repository, commits, request.choices);
  onQuestions(merged.questions);
  if (merged.status === "open") return merged;
  onStep("merged");
  const problems = await check(merged.tree, repository);
  if (problems.length > 0) return { status: "errors", problems, isMerged: true };
  onStep("merge-checked");
  const commit = await writeCommit(repository, merged.tree, [head, upstream], request.mergeMessage);
  onStep("merge-commit");
  return { status: "joined", commit, tree: merged.tree };
}

/** Moves the work tree to the commit of the remote. */
async function fastForwardTo(
  { root, alone, onPhase = () => {}, onStep = () => {} }: PublishDesk,
  repository: Repository,
  commit: string,
): Promise<Forwarded> {
  const { head, branch } = repository;
  if (commit === head) return { status: "done" };
  onPhase("forward");
  const move = { from: head, to: commit, branch };
  return alone(() => fastForward(root, repository, move, (step) => onStep(`forward-${step}`)));
}

/** The relation of the branch to that of the remote. */
type Relation = "same" | "ahead" | "behind" | "diverged" | "unrelated";

/** `base` is the last common commit of both, if any. */
function relate(head: string, upstream: string, base: string | undefined): Relation {
  if (base === undefined) return "unrelated";
  if (head === upstream) return "same";
  if (base === upstream) return "ahead";
  return base === head ? "behind" : "diverged";
}
