import { createGit } from "../../changes/git/git.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import type { OnSetAside } from "../../store/own-files.ts";
import {
  askHost,
  type HostAnswer,
  type HostPatience,
  hostPatience,
  type Proof,
  pickProof,
} from "./ask-host.ts";
import { type Author, saveAuthor } from "./author.ts";
import type { VersionOptions } from "./build-version.ts";
import { type Connection, type ConnectStep, connect } from "./connection.ts";
import { hasBegunForward } from "./fast-forward.ts";
import { type LookAnswer, lookAtPublication, type PublishLook } from "./look.ts";
import type { Question } from "./merge-upstream.ts";
import { type PublishEnd, type PublishPhase, type PublishRequest, publish } from "./publish.ts";
import { openRepository, type Repository } from "./repository.ts";
import { createVersions } from "./versions.ts";

/** The state of the publication of this server. */
export type PublishState =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly phases: readonly (PublishPhase | "host")[] }
  | {
      readonly is: "ended";
      readonly phases: readonly (PublishPhase | "host")[];
      readonly end: PublishEnd;
      /** Whether the host serves the publication. Undefined if nothing was published. */
      readonly host: HostAnswer | undefined;
      /** What the author has been asked to choose, with the choices so far. Empty once it is sent. */
      readonly questions: readonly Question[];
    };

/** Publishes the site, one publication at a time, for all browsers. */
export type Publisher = {
  look(): Promise<LookAnswer>;
  state(): PublishState;
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
  /** The tree of the content that the author has looked at. The default is the last one. */
  readonly tree: string | undefined;
  readonly message: string | undefined;
  /** Called once the remote has the content of this folder. */
  readonly onSent?: (() => void) | undefined;
};

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

  const look = async () => {
    try {
      const seen = await lookAtPublication({ root, alone, versions });
      looked = seen.status === "ready" ? seen : undefined;
      if ("tree" in seen) last = { ...last, tree: seen.tree };
      return seen;
    } catch (error) {
      return { status: "failed", reason: reasonOf(error) } as const;
    }
  };
  let place: Place | undefined;
  let last: Omit<PublishRequest, "mergeMessage"> = { tree: "", message: "", choices: new Map() };
  const check = async (tree: string, repository: Place) => {
    place = repository;
    return (await versions.build(tree, repository)).errors;
  };
  /** Finds the page that proves the publication, and the address of the public site. */
  const findProof = async (tree: string, asked: string): Promise<readonly [Proof | undefined, string]> => {
    const found = looked?.tree === asked ? looked.found : undefined;
    if (place === undefined || found === undefined) return [undefined, ""];
    const { files = [], origin = "" } = await versions.build(tree, place);
    return [pickProof(found, files), origin + base];
  };
  const run = async (
    request: PublishRequest,
    signal: AbortSignal,
    onSent: Asked["onSent"],
  ): Promise<void> => {
    const phases: (PublishPhase | "host")[] = [];
    const enter = (phase: PublishPhase | "host") => {
      if (phases.at(-1) !== phase) phases.push(phase);
      state = { is: "running", phases: [...phases] };
    };
    let questions: readonly Question[] = [];
    const onQuestions = (asked: readonly Question[]) => {
      questions = asked;
    };
    const end = await publish({ root, alone, check, signal, remoteMs, onPhase: enter, onQuestions }, request);
    if (end.status === "published" || end.status === "nothing") onSent?.();
    let host: HostAnswer | undefined;
    if (end.status === "published") {
      questions = [];
      enter("host");
      const [proof, address] = await findProof(end.tree, request.tree);
      host = await askHost(proof, address, signal, patience);
    }
    state = { is: "ended", phases, end, host, questions };
  };

  return {
    look,
    state: () => state,
    finish: (onSetAside) => {
      // The next look reports any failure.
      if (hasBegunForward(root, onSetAside)) void alone(() => openRepository(root)).catch(() => {});
    },
    begin: ({ tree = last.tree, message = last.message, choices, mergeMessage, onSent }) => {
      if (state.is === "running") return;
      last = { tree, message, choices: new Map([...last.choices, ...choices]) };
      stopping = new AbortController();
      state = { is: "running", phases: ["check"] };
      run({ ...last, mergeMessage }, stopping.signal, onSent).catch((error: unknown) => {
        const end = { status: "failed", reason: reasonOf(error) } as const;
        state = { is: "ended", phases: [], end, host: undefined, questions: [] };
      });
    },
    stop: () => stopping.abort(),
    sign: (author, where) => saveAuthor(createGit(root), author, where),
    connect: (asked) => connect({ root, alone }, asked),
    forget: () => {
      if (state.is !== "ended") return;
      state = { is: "idle" };
      last = { ...last, choices: new Map() };
    },
    close: () => {
      stopping.abort();
      versions.close();
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
