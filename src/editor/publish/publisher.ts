import { createGit } from "../../changes/git/git.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { Answer } from "../../http/answer.ts";
import type { OnSetAside } from "../../store/own-files.ts";
import {
  askHostForAll,
  type HostAnswer,
  type HostPatience,
  hostPatience,
  type Proof,
  pickProofs,
  type SentPage,
} from "./ask-host.ts";
import { type Author, saveAuthor } from "./author.ts";
import type { VersionOptions } from "./build-version.ts";
import { type Connection, type ConnectStep, connect } from "./connection.ts";
import { hasBegunForward } from "./fast-forward.ts";
import { type LookAnswer, lookAtPublication, type PublishLook } from "./look.ts";
import type { Question } from "./merge-upstream.ts";
import { answerPicture } from "./pictures.ts";
import { type PublishEnd, type PublishPhase, type PublishRequest, publish } from "./publish.ts";
import { type Destination, openRepository, type Repository } from "./repository.ts";
import { type BuiltVersions, createVersions } from "./versions.ts";

/** The state of the publication of this server. */
export type PublishState =
  | { readonly is: "idle" }
  | {
      readonly is: "running";
      readonly phases: readonly (PublishPhase | "host")[];
      /** The pages that the host is asked for. Empty before that. */
      readonly sent?: readonly SentPage[];
    }
  | {
      readonly is: "ended";
      readonly phases: readonly (PublishPhase | "host")[];
      readonly end: PublishEnd;
      /** Whether the host serves the publication. Undefined if nothing was published. */
      readonly host: HostAnswer | undefined;
      readonly sent?: readonly SentPage[];
      /** What the author has been asked to choose, with the choices so far. Empty once it is sent. */
      readonly questions: readonly Question[];
    };

/** Publishes the site, one publication at a time, for all browsers. */
export type Publisher = {
  look(without?: ReadonlySet<string>): Promise<LookAnswer>;
  /** The result of the last look, if there was something to publish. */
  looked(): Extract<PublishLook, { readonly status: "ready" }> | undefined;
  /** The versions that looks and publications build. */
  readonly versions: Pick<BuiltVersions, "build">;
  /** Answers with a file of a version that a look has built, for the pictures of its pages. */
  picture(path: string, query: URLSearchParams): Promise<Answer>;
  state(): PublishState;
  /** The pages of the last publication of this server. A look asks for those again that were not seen yet. */
  sent(): readonly SentPage[];
  /** Finishes a publication that a killed server has left unfinished. Called before anybody edits. */
  finish(onSetAside: OnSetAside): void;
  /**
   * Begins a publication, or continues the last one, unless one is running. Keeps the choices made so far, because each
   * applies only to its own clash.
   */
  begin(asked: Asked): void;
  /** Stops waiting for the remote or the host. */
  stop(): void;
  /** Writes down whose name publications bear. */
  sign(author: Author, where: "here" | "everywhere"): Promise<void>;
  /** Takes a step to connect this computer with the remote, and tries whether it is. */
  connect(asked: ConnectStep): Promise<Connection>;
  /** Forgets the result of the last publication, and its choices. */
  forget(): void;
  close(): void;
};

type Asked = Pick<PublishRequest, "choices" | "mergeMessage"> & {
  /** The keys of the changes that stay here. The default is the last ones. */
  readonly without?: ReadonlySet<string> | undefined;
  /** The tree of the content that the author has looked at. The default is the last one. */
  readonly tree: string | undefined;
  readonly message: string | undefined;
  /** Where to send, if not to what visitors see. A publication that continues goes where the last one went. */
  readonly destination?: Destination | undefined;
  readonly after?: PublishRequest["after"];
  /** Called once the remote has the content of this folder. */
  readonly onSent?: (() => void) | undefined;
};

type RunOptions = Pick<Asked, "destination" | "onSent"> & { readonly signal: AbortSignal };

type PublisherOptions = VersionOptions & {
  readonly alone: RebuildQueue["alone"];
  /** The longest silence of the remote. */
  readonly remoteMs?: number;
  readonly hostPatience?: HostPatience;
};

type Place = Pick<Repository, "top" | "prefix">;

const usualRemoteMs = 180_000;

export function createPublisher({
  alone,
  remoteMs = usualRemoteMs,
  hostPatience: patience = hostPatience,
  ...options
}: PublisherOptions): Publisher {
  const { root, base } = options;
  const versions = createVersions(options);
  let state: PublishState = { is: "idle" };
  let stopping = new AbortController();
  /** The result of the last look. */
  let looked: Extract<PublishLook, { readonly status: "ready" }> | undefined;

  const look = async (without: ReadonlySet<string> = new Set()) => {
    try {
      const [seen] = await Promise.all([lookAtPublication({ root, alone, versions }, without), askAgain()]);
      looked = seen.status === "ready" ? seen : undefined;
      if ("tree" in seen) last = { ...last, tree: seen.tree, without };
      return seen;
    } catch (error) {
      return { status: "failed", reason: reasonOf(error) } as const;
    }
  };
  let place: Place | undefined;
  let last: Required<Omit<PublishRequest, "mergeMessage">> & {
    readonly destination: Destination | undefined;
  } = {
    ...{ tree: "", message: "", choices: new Map(), without: new Set() },
    ...{ destination: undefined, after: undefined },
  };
  const check = async (tree: string, repository: Place) => {
    place = repository;
    return (await versions.build(tree, repository)).errors;
  };
  /** Finds the pages that prove the publication, and the address of the public site. */
  const findProofs = async (tree: string, asked: string): Promise<readonly [readonly Proof[], string]> => {
    const found = looked?.tree === asked ? looked.found : undefined;
    if (place === undefined || found === undefined) return [[], ""];
    const { files = [], origin = "" } = await versions.build(tree, place);
    return [pickProofs(found, files), origin + base];
  };
  let asking: readonly [readonly Proof[], string] = [[], ""];
  let sent: readonly SentPage[] = [];
  /** Asks once more for the pages that the public site did not show when they were last asked for. */
  const askAgain = async () => {
    const [proofs, address] = asking;
    const isOpen = ({ answer }: SentPage) =>
      answer !== undefined && /^(?:unseen|stopped)$/.test(answer.status);
    const unseen = proofs.filter((_, at) => sent[at] !== undefined && isOpen(sent[at]));
    if (unseen.length === 0) return;
    const once = { ...patience, totalMs: 0 };
    const onPages = (pages: readonly SentPage[]) => {
      const answers = new Map(pages.map((page) => [page.url, page]));
      sent = sent.map((page) => {
        const answered = answers.get(page.url);
        return answered?.answer === undefined ? page : answered;
      });
    };
    await askHostForAll(unseen, address, new AbortController().signal, onPages, once);
  };
  const run = async (request: PublishRequest, { destination, signal, onSent }: RunOptions): Promise<void> => {
    const phases: (PublishPhase | "host")[] = [];
    const enter = (phase: PublishPhase | "host") => {
      if (phases.at(-1) !== phase) phases.push(phase);
      state = { is: "running", phases: [...phases], sent: [] };
    };
    let questions: readonly Question[] = [];
    const onQuestions = (asked: readonly Question[]) => {
      questions = asked;
    };
    const end = await publish(
      { root, destination, alone, check, signal, remoteMs, onPhase: enter, onQuestions },
      request,
    );
    if (end.status === "published" || end.status === "nothing") onSent?.();
    let host: HostAnswer | undefined;
    if (end.status === "published") questions = [];
    if (end.status === "published" && destination === undefined) {
      enter("host");
      const own = await findProofs(end.tree, request.tree);
      asking = own;
      const onPages = (pages: readonly SentPage[]) => {
        sent = pages;
        state = { is: "running", phases: [...phases], sent };
      };
      await askHostForAll(...own, signal, onPages, patience);
      host = summarize(sent);
    }
    state = { is: "ended", phases, end, host, sent: host === undefined ? [] : sent, questions };
  };

  return {
    look,
    looked: () => looked,
    versions,
    picture: (path, query) => answerPicture(path, query, { versions, base }),
    state: () => state,
    sent: () => sent,
    finish: (onSetAside) => {
      // The next look reports any failure.
      if (hasBegunForward(root, onSetAside)) void alone(() => openRepository(root)).catch(() => {});
    },
    begin: ({
      tree,
      message = last.message,
      without = last.without,
      choices,
      mergeMessage,
      onSent,
      ...asked
    }) => {
      if (state.is === "running") return;
      const { destination, after } = tree === undefined ? last : asked;
      const all = new Map([...last.choices, ...choices]);
      last = { tree: tree ?? last.tree, message, without, choices: all, destination, after };
      stopping = new AbortController();
      state = { is: "running", phases: ["check"], sent: [] };
      const options = { destination, signal: stopping.signal, onSent };
      run({ ...last, mergeMessage }, options).catch((error: unknown) => {
        const end = { status: "failed", reason: reasonOf(error) } as const;
        state = { is: "ended", phases: [], end, host: undefined, sent: [], questions: [] };
      });
    },
    stop: () => stopping.abort(),
    sign: (author, where) => saveAuthor(createGit(root), author, where),
    connect: (asked) => connect({ root, alone }, asked),
    forget: () => {
      if (state.is !== "ended") return;
      state = { is: "idle" };
      last = { ...last, choices: new Map(), destination: undefined };
    },
    close: () => {
      stopping.abort();
      versions.close();
    },
  };
}

/** The answer for all pages: the first of one that is not seen yet. Without a page, nothing proves it. */
function summarize(sent: readonly SentPage[]): HostAnswer {
  const answers = sent.flatMap(({ answer }) => answer ?? []);
  return answers.find(({ status }) => status !== "seen") ?? answers[0] ?? { status: "unprovable" };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
