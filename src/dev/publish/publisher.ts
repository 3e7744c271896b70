import type { RebuildQueue } from "../watch/rebuild-queue.ts";
import { askHost, type HostAnswer, type HostPatience, hostPatience } from "./ask-host.ts";
import { hasBegunForward } from "./bring-forward.ts";
import type { VersionOptions } from "./build-version.ts";
import { type LookAnswer, lookAtPublication, type PublishLook } from "./look.ts";
import { type Proof, pickProof } from "./pick-proof.ts";
import { type PublishEnd, type PublishPhase, type PublishRequest, publish } from "./publish.ts";
import { openRepository, type Repository } from "./repository.ts";
import { createVersions } from "./versions.ts";

/** How far the publication of this server is. */
export type PublishState =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly phases: readonly (PublishPhase | "host")[] }
  | {
      readonly is: "ended";
      readonly phases: readonly (PublishPhase | "host")[];
      readonly end: PublishEnd;
      /** What the host has said, where something was published. */
      readonly host: HostAnswer | undefined;
    };

/** Publishes the site, one publication at a time, whoever asks for it. */
export type Publisher = {
  look(): Promise<LookAnswer>;
  state(): PublishState;
  /** Finishes what a server that was killed has left half done, before anybody edits. */
  finish(): void;
  /**
   * Begins a publication, or goes on with the last one, unless one runs. Keeps the choices made so far: each is used only for
   * its own clash.
   */
  begin(asked: Asked): void;
  /** Ends what waits for the remote or for the host. */
  stop(): void;
  /** Forgets how the last one ended. */
  forget(): void;
  close(): void;
};

type Asked = Pick<PublishRequest, "choices" | "mergeMessage"> & {
  /** Of the content that was looked at. By default that of the last time. */
  readonly tree: string | undefined;
  readonly message: string | undefined;
};

type PublisherOptions = VersionOptions & {
  readonly alone: RebuildQueue["alone"];
  /** How long the remote may take to answer. */
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
  /** What was found by the last look. */
  let looked: Extract<PublishLook, { readonly status: "ready" }> | undefined;

  const look = async () => {
    try {
      const seen = await lookAtPublication({ root, alone, versions });
      looked = seen.status === "ready" ? seen : undefined;
      if ("tree" in seen) last = { ...last, tree: seen.tree };
      return seen;
    } catch (error) {
      return { status: "failed", said: saidBy(error) } as const;
    }
  };
  let place: Place | undefined;
  let last: Omit<PublishRequest, "mergeMessage"> = { tree: "", message: "", choices: new Map() };
  const check = async (tree: string, repository: Place) => {
    place = repository;
    return (await versions.build(tree, repository)).errors;
  };
  /** Where to see on the public site that the host has it. */
  const findProof = async (tree: string, asked: string): Promise<readonly [Proof | undefined, string]> => {
    const found = looked?.tree === asked ? looked.found : undefined;
    if (place === undefined || found === undefined) return [undefined, ""];
    const { files = [], origin = "" } = await versions.build(tree, place);
    return [pickProof(found, files), origin + base];
  };
  const run = async (request: PublishRequest, signal: AbortSignal): Promise<void> => {
    const phases: (PublishPhase | "host")[] = [];
    const enter = (phase: PublishPhase | "host") => {
      if (phases.at(-1) !== phase) phases.push(phase);
      state = { is: "running", phases: [...phases] };
    };
    const end = await publish({ root, alone, check, signal, remoteMs, onPhase: enter }, request);
    let host: HostAnswer | undefined;
    if (end.status === "published") {
      enter("host");
      const [proof, address] = await findProof(end.tree, request.tree);
      host = await askHost(proof, address, signal, patience);
    }
    state = { is: "ended", phases, end, host };
  };

  return {
    look,
    state: () => state,
    finish: () => {
      // Whatever fails is said by the next look.
      if (hasBegunForward(root)) void alone(() => openRepository(root)).catch(() => {});
    },
    begin: ({ tree = last.tree, message = last.message, choices, mergeMessage }) => {
      if (state.is === "running") return;
      last = { tree, message, choices: new Map([...last.choices, ...choices]) };
      stopping = new AbortController();
      state = { is: "running", phases: ["check"] };
      run({ ...last, mergeMessage }, stopping.signal).catch((error: unknown) => {
        const end = { status: "failed", said: saidBy(error) } as const;
        state = { is: "ended", phases: [], end, host: undefined };
      });
    },
    stop: () => stopping.abort(),
    forget: () => {
      if (state.is === "ended") state = { is: "idle" };
    },
    close: () => {
      stopping.abort();
      versions.close();
    },
  };
}

function saidBy(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
