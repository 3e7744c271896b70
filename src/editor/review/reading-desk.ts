import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { Speech } from "../../words/speech.ts";
import { askGit, askGitOrNone } from "../publish/ask-git.ts";
import { type Compared, compareBuilt } from "../publish/look.ts";
import { tellOwnChanges, writeMessage } from "../publish/publish-page.ts";
import type { Publisher } from "../publish/publisher.ts";
import { takeSnapshot } from "../publish/record-content.ts";
import { type Destination, openRepository } from "../publish/repository.ts";
import { destinationOf, holdsCorrections } from "./reading.ts";
import { fetchReviews, listReviews, type Review, removeReview, writeReviewMessage } from "./review.ts";
import { type ActOnReview, drawReading, drawReadingForm, type ShownReading } from "./review-page.ts";

/** The review that a server of its own shows. */
export type ReadingPlace = {
  readonly review: Review;
  /** The address of the publish page of the reader’s own copy. */
  readonly home: string;
  /** Ends the server. Removes the work tree, unless it holds corrections that are nowhere else. */
  readonly end: () => Promise<void>;
};

/** What the publish page of a review asks for. */
export type ReadingDesk = {
  readonly review: Review;
  readonly act: ActOnReview;
  /** Asks the remote again. The form below tells of that. */
  look(): Promise<void>;
  drawForm(tree: string, speech: Speech): string;
  /** What to send, and where to. Undefined if the review has changed since it was shown. */
  prepare(
    word: string,
    gives: boolean,
    speech: Speech,
  ): Promise<
    | {
        readonly message: string;
        readonly destination: Destination | undefined;
        /** The last commit of the review. */
        readonly after: string | undefined;
      }
    | undefined
  >;
  /** The first line once a review was given back. Undefined after a publication. */
  tellSent(speech: Speech): string | undefined;
  /** To be called once the remote has what was sent. */
  sent(): Promise<void>;
  close(): void;
};

type ReadingDeskOptions = ReadingPlace & {
  readonly root: string;
  readonly alone: RebuildQueue["alone"];
  readonly publisher: Pick<Publisher, "versions">;
};

const lookMs = 15_000;
/** The answer to “close” has to arrive before its server ends. */
const farewellMs = 500;

export function createReadingDesk({
  root,
  alone,
  publisher,
  review: opened,
  home,
  end,
}: ReadingDeskOptions): ReadingDesk {
  const { name, asker } = opened;
  const { versions } = publisher;
  const stopping = new AbortController();
  const { signal } = stopping;
  let shown: ShownReading | undefined;
  let sending: "accepted" | "given" | "received" = "accepted";

  const open = async () => {
    const look = await alone(() => openRepository(root));
    return look.status === "ready" ? look.repository : undefined;
  };
  const find = async (): Promise<ShownReading | undefined> => {
    const repository = await open();
    if (repository === undefined) return undefined;
    const { git, head, headTree } = repository;
    const fetched = await fetchReviews(repository, { signal, remoteMs: lookMs });
    const review = (await listReviews(repository)).find((one) => one.name === name);
    const isIn = async (commit: string, of: string) =>
      (await askGitOrNone(git, ["merge-base", "--is-ancestor", commit, of])) !== undefined;
    const tree = await alone(() => takeSnapshot(root, repository));
    const isPublished = review === undefined && tree === headTree && (await isIn(head, repository.upstream));
    const is = isPublished
      ? "published"
      : review === undefined
        ? "gone"
        : (await isIn(review.commit, head))
          ? "there"
          : "moved";
    let corrected: Compared | undefined;
    if (review !== undefined && is === "there") {
      const before = await askGit(git, ["rev-parse", `${review.commit}^{tree}`]);
      const [old, now] = [await versions.build(before, repository), await versions.build(tree, repository)];
      if (old.errors.length + now.errors.length === 0)
        corrected = await compareBuilt(repository, [before, tree], versions);
    }
    return {
      ...{ name, asker, review, is, corrected },
      holdsCorrections: await holdsCorrections(root, name),
      isOffline: fetched.status !== "done",
    };
  };
  const look = async () => {
    shown = await find();
  };

  return {
    review: opened,
    look,
    act: async ({ act }, options) => {
      if (act === "close") {
        setTimeout(() => void end().catch(() => {}), farewellMs);
        return { state: "", html: "", address: home };
      }
      // The look at what would be published has just asked.
      if (shown === undefined) await look();
      return { state: "", html: shown === undefined ? "" : drawReading(shown, options) };
    },
    drawForm: (tree, speech) => (shown === undefined ? "" : drawReadingForm(tree, shown, speech)),
    prepare: async (word, gives, speech) => {
      await look();
      const repository = await open();
      if (shown === undefined || repository === undefined) return undefined;
      const { is, holdsCorrections, corrected, review } = shown;
      if (!gives && is !== "there") return undefined;
      sending = !gives ? "accepted" : is === "there" || holdsCorrections ? "given" : "received";
      const told =
        corrected === undefined ? [] : tellOwnChanges(corrected.found, corrected.unseen, speech.changes);
      const title = speech.pages[gives ? "reading.give.subject" : "reading.accept.subject"]({ name: asker });
      return {
        message: writeReviewMessage(told.length === 0 ? title : writeMessage(told, speech), word),
        destination: gives ? destinationOf(repository, name) : undefined,
        after: sending === "received" ? undefined : review?.commit,
      };
    },
    tellSent: ({ pages: words }) => {
      if (sending === "accepted") return undefined;
      return sending === "given" ? words["reading.given"]({ name: asker }) : words["reading.received"];
    },
    sent: async () => {
      const review = shown?.review;
      if (sending !== "accepted" || review === undefined) return;
      const repository = await open();
      if (repository !== undefined) await removeReview({ signal, remoteMs: lookMs }, repository, review);
    },
    close: () => stopping.abort(),
  };
}
