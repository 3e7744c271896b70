import { join } from "node:path";
import type { ServedBeside } from "../../dev/extension.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { OnSetAside } from "../../store/own-files.ts";
import type { ReviewAnswer } from "../answers.ts";
import { askGit, askGitOrNone } from "../publish/ask-git.ts";
import { type Compared, compareBuilt } from "../publish/look.ts";
import { listBases, mergeUpstream, type Question } from "../publish/merge-upstream.ts";
import { type DrawingOptions, tellOwnChanges, writeMessage } from "../publish/publish-page.ts";
import type { Publisher } from "../publish/publisher.ts";
import { openRepository, type Repository } from "../publish/repository.ts";
import type { RequestTo } from "../requests.ts";
import { dropReading, holdsCorrections, openReading, placesOf } from "./reading.ts";
import type { ReadingPlace } from "./reading-desk.ts";
import {
  askReview,
  declineCorrections,
  fetchReviews,
  findOwnReview,
  forgetReview,
  listReviews,
  type OwnReview,
  type Review,
  type ReviewDesk,
  removeReview,
  settleAccepted,
  takeCorrections,
  writeReviewMessage,
} from "./review.ts";
import { type ActOnReview, drawReviews, explainEnd } from "./review-page.ts";

/** The reviews of a publish page: the one that was asked for here, and those of others. */
export type OwnReviews = {
  readonly act: ActOnReview;
  /** To be called once this folder has published: its own review has then nothing left to be read. */
  sent(): Promise<void>;
  close(): Promise<void>;
};

type OwnReviewsOptions = {
  readonly root: string;
  readonly alone: RebuildQueue["alone"];
  readonly publisher: Pick<Publisher, "looked" | "versions">;
  readonly onSetAside: OnSetAside;
  /** Serves the site of an opened review. */
  readonly serve: (site: string, place: ReadingPlace) => Promise<ServedBeside>;
  /** The path of the publish page. */
  readonly home: string;
  readonly remoteMs?: number;
};

/** A page waits for what the remote knows, so it does not wait for long. */
const lookMs = 15_000;
const usualRemoteMs = 180_000;

export function createOwnReviews({
  root,
  alone,
  publisher,
  onSetAside,
  serve,
  home,
  remoteMs = usualRemoteMs,
}: OwnReviewsOptions): OwnReviews {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { versions } = publisher;
  const desk: ReviewDesk = {
    ...{ root, alone, signal, remoteMs, onSetAside },
    check: async (tree, repository) => (await versions.build(tree, repository)).errors,
  };
  const served = new Map<string, Promise<ServedBeside>>();
  const tidied = new Set<string>();
  let questions: readonly Question[] = [];

  /** Removes the branches of published reviews, once for each: the process that published one may have been killed. */
  const tidy = async (repository: Repository) => {
    const { git, upstream, remote } = repository;
    const pattern = `refs/remotes/${remote}/review/`;
    const format = "--format=%(objectname) %(refname)";
    const listed = await askGit(git, ["for-each-ref", `--merged=${upstream}`, format, pattern]);
    for (const line of listed.split("\n").filter((each) => each !== "" && !tidied.has(each))) {
      tidied.add(line);
      const [commit = "", ref = ""] = line.split(" ");
      await removeReview(desk, repository, { name: ref.slice(pattern.length), commit });
    }
  };

  type Looked = {
    readonly repository: Repository;
    readonly reviews: readonly Review[];
    readonly own: OwnReview;
    readonly isOffline: boolean;
  };

  const look = async (): Promise<Looked | undefined> => {
    const opened = await alone(() => openRepository(root));
    // What is missing is told by the look at the publication. A first one has nothing to be compared with.
    if (opened.status === "missing" || opened.repository.base === undefined) return undefined;
    const { repository } = opened;
    const fetched = await fetchReviews(repository, { signal, remoteMs: lookMs });
    const isOffline = fetched.status !== "done";
    if (!isOffline) await tidy(repository);
    const reviews = await listReviews(repository);
    const own = await findOwnReview(root, repository, reviews, onSetAside);
    return { repository, reviews, own, isOffline };
  };

  const treeOf = ({ git }: Repository, commit: string) => askGit(git, ["rev-parse", `${commit}^{tree}`]);

  const draw = async (
    { repository, reviews, own, isOffline }: Looked,
    options: DrawingOptions,
  ): Promise<string> => {
    const mine = "review" in own ? own.review.name : undefined;
    const seen = publisher.looked()?.tree;
    const isSent = "asked" in own && seen !== undefined && (await treeOf(repository, own.asked)) === seen;
    let corrected: Compared | undefined;
    if (own.is === "returned") {
      const trees = [
        await treeOf(repository, own.asked),
        await treeOf(repository, own.review.commit),
      ] as const;
      corrected = await compareBuilt(repository, trees, versions);
    } else questions = [];
    const others = await Promise.all(
      reviews
        .filter(({ name }) => name !== mine)
        .map(async (review) => ({ ...review, isBegun: await isBegun(repository, review.name) })),
    );
    const tree = isSent ? undefined : seen;
    return drawReviews({ own, corrected, others, tree, isOffline, questions }, options);
  };

  const isBegun = async ({ prefix }: Repository, name: string) => {
    const { folder, isOpened } = placesOf(root, name);
    return isOpened() && (await holdsCorrections(join(folder, prefix), name));
  };

  /** Brings the branch to an accepted review, and forgets the review once this folder has what was published. */
  const settle = async ({ repository: { git, upstream }, own }: Looked): Promise<boolean> => {
    if (own.is !== "accepted") return false;
    if (await settleAccepted(desk, own.asked)) return true;
    const isHere = await askGitOrNone(git, ["merge-base", "--is-ancestor", upstream, "HEAD"]);
    if (isHere !== undefined) forgetReview(root);
    return false;
  };

  const open = async (name: string, options: DrawingOptions, origin: string): Promise<ReviewAnswer> => {
    const looked = await look();
    const review = looked?.reviews.find((one) => one.name === name);
    if (looked === undefined || review === undefined)
      return { state: options.speech.pages["review.gone"], html: looked ? await draw(looked, options) : "" };
    const { repository } = looked;
    const start = async () => {
      const site = await alone(() => openReading(root, repository, review));
      const end = async () => {
        const server = served.get(name);
        served.delete(name);
        await (await server)?.close();
        if (!(await holdsCorrections(site, name))) await alone(() => dropReading(root, repository, name));
      };
      return serve(site, { review, home: origin + home, end });
    };
    const server = served.get(name) ?? start();
    served.set(name, server);
    try {
      return {
        state: "",
        html: await draw(looked, options),
        address: new URL(home, (await server).url).href,
      };
    } catch (error) {
      served.delete(name);
      throw error;
    }
  };

  const run = async (
    request: RequestTo<"review">,
    options: DrawingOptions,
    origin: string,
  ): Promise<ReviewAnswer> => {
    const { pages: words, changes } = options.speech;
    if (request.act === "open") return open(request.name, options, origin);
    const before = await look();
    if (before === undefined) return { state: "", html: "" };
    const { repository, own } = before;
    /** Shows how it has ended, and what there is now. */
    const show = async (
      end: Parameters<typeof explainEnd>[0],
      done: string,
      isChanged = false,
    ): Promise<ReviewAnswer> => {
      const { state, html } = explainEnd(end, done, options);
      const after = await look();
      const shown = after === undefined ? "" : await draw(after, options);
      return { state, html: `${html}\n${shown}`, ...(isChanged && { isChanged }) };
    };
    switch (request.act) {
      case "close":
      case "look": {
        const isChanged = await settle(before);
        return { state: "", html: await draw(before, options), ...(isChanged && { isChanged }) };
      }
      case "ask": {
        const looked = publisher.looked();
        if (looked?.tree !== request.tree) return show({ status: "changed" }, "");
        const told = writeMessage(tellOwnChanges(looked.found, looked.unseen, changes), options.speech);
        const [author = ""] = (await askGit(repository.git, ["var", "GIT_AUTHOR_IDENT"])).split(" <");
        const day = new Date().toISOString().slice(0, 10);
        const message = writeReviewMessage(told, request.word);
        return show(
          await askReview(desk, { tree: request.tree, message, day, author }),
          words["review.asked"],
        );
      }
      case "withdraw": {
        if (own.is !== "waiting") return show({ status: "moved" }, "");
        const end = await removeReview(desk, repository, own.review);
        if (end.status === "done") forgetReview(root);
        return show(end, words["review.withdrawn"]);
      }
      case "decline":
        if (own.is === "returned") declineCorrections(root, own.review);
        return show({ status: "done" }, words["review.declined"]);
      case "take": {
        const choices = new Map(request.choices.map(({ key, take }) => [key, take]));
        const end = await takeCorrections(desk, request.commit, choices);
        questions = end.status === "open" ? end.questions : [];
        return show(end, words["review.taken"], end.status === "taken");
      }
    }
  };

  return {
    act: run,
    sent: async () => {
      const looked = await look();
      if (looked?.own.is !== "waiting") return;
      const { repository, own } = looked;
      const { git, upstream } = repository;
      const bases = await listBases(git, upstream, own.asked);
      const merged = await mergeUpstream(
        root,
        repository,
        { bases, mine: upstream, theirs: own.asked },
        new Map(),
      );
      if (merged.status !== "merged" || merged.tree !== (await treeOf(repository, upstream))) return;
      const end = await removeReview(desk, repository, own.review);
      if (end.status === "done") forgetReview(root);
    },
    close: async () => {
      stopping.abort();
      await Promise.allSettled([...served.values()].map(async (server) => (await server).close()));
      served.clear();
    },
  };
}
