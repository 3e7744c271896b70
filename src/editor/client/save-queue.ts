import type { EarlyLine, RestoreAnswer, SaveAnswer, ShownPage, StepAnswer } from "../answers.ts";
import type { EntryName, Value } from "../model/edit.ts";
import type { AnswerTo, Asked, AskedEdit, RequestName, StepName } from "../requests.ts";
import type { AskServer } from "./ask.ts";
import type { PageState } from "./page-state.ts";

/** The outcome of a request without an answer. */
export type Unanswered = { readonly status: "unanswered"; readonly error: unknown };
export type Outcome = SaveAnswer | Unanswered;
export type StepOutcome = StepAnswer | Unanswered;
export type RestoreOutcome = RestoreAnswer | Unanswered;
export type Unsaved = Exclude<Outcome, { status: "saved" }>;

type Change = {
  readonly entry: EntryName;
  readonly edit: AskedEdit;
  readonly old: Value | undefined;
  readonly goesOn?: number | undefined;
};

/** Words that are saved again and again while they are typed. */
export type Typing = {
  typed: string;
  /** The words in the file. */
  saved: string;
  /** The number of the journal step saved since the editing began. */
  step: number | undefined;
};

/** Sends one request at a time, in order. */
export type SaveQueue = {
  save(change: Change): Promise<Outcome>;
  /**
   * Saves what is typed by then. Undefined if nothing is left to save. `follow` is called whenever `saved` has changed:
   * words may be in their file before the answer, which may still refuse them.
   */
  saveTyped(
    typing: Typing,
    toChange: (words: string) => Pick<Change, "entry" | "edit">,
    follow: () => void,
  ): Promise<Outcome | undefined>;
  /** Undoes or redoes. `step` is an undone one to redo, by default the last one of the page. */
  step(name: StepName, step?: number): Promise<StepOutcome>;
  /** Takes steps back. */
  restore(steps: readonly number[]): Promise<RestoreOutcome>;
  /** Runs something in order with the saves. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result>;
  /** True while a save or step is waiting or running. */
  isBusy(): boolean;
  /** Resolves when every request is answered. */
  idle(): Promise<void>;
};

export function createSaveQueue(
  { ask, state, file }: { readonly ask: AskServer; readonly state: PageState; readonly file: string },
  on: {
    readonly start: () => void;
    /** The page as it will stand, before it is checked. */
    readonly preview: (page: ShownPage) => Promise<void>;
    readonly kept: () => void;
    readonly answer: (outcome: Outcome | StepOutcome | RestoreOutcome) => Promise<void>;
  },
): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(run);
    // The caller handles the outcome before the next request begins.
    last = mine.then(nextTask, nextTask);
    return mine;
  };
  const counted = <Result>(run: () => Promise<Result>): Promise<Result> => {
    waiting += 1;
    return inTurn(run).finally(() => {
      waiting -= 1;
    });
  };
  const send = <Name extends RequestName>(
    name: Name,
    body: Asked<Name>,
    kept?: () => void,
  ): Promise<AnswerTo<Name> | Unanswered> => {
    on.start();
    const early = async (told: EarlyLine) => {
      if ("html" in told) return on.preview(told);
      kept?.();
      on.kept();
    };
    return ask(name, body, early).catch(toUnanswered);
  };
  const save = async ({ entry, ...change }: Change, kept?: () => void): Promise<Outcome> => {
    const digest = state.digestOf(entry);
    const outcome = await send("save", { entry, digest, ...change, file }, kept);
    if (outcome.status === "saved") state.setDigest(entry, outcome.digest);
    await on.answer(outcome);
    return outcome;
  };
  return {
    save: (change) => counted(() => save(change)),
    saveTyped: (typing, toChange, follow) =>
      counted(async () => {
        const { typed, saved: old } = typing;
        if (typed === old) return undefined;
        const setSaved = (words: string) => {
          typing.saved = words;
          follow();
        };
        const change = { ...toChange(typed), old, goesOn: typing.step };
        let isKept = false;
        const outcome = await save(change, () => {
          isKept = true;
          setSaved(typed);
        });
        if (outcome.status === "saved") typing.step = outcome.step;
        // A page that is left hears no more. If these words are refused after all, the server keeps them.
        const isIn = outcome.status === "saved" || (isKept && outcome.status === "unanswered");
        setSaved(isIn ? typed : old);
        return outcome;
      }),
    step: (name, step) =>
      counted(async () => {
        const outcome = await send(name, { file, ...(step !== undefined && { step }) });
        await on.answer(outcome);
        return outcome;
      }),
    restore: (steps) =>
      counted(async () => {
        const outcome = await send("restore", { steps, writes: true, file });
        await on.answer(outcome);
        return outcome;
      }),
    inTurn,
    isBusy: () => waiting > 0,
    idle: async () => {
      while (waiting > 0) await last;
    },
  };
}

/** The outcome of a request that was rejected. */
export function toUnanswered(error: unknown): Unanswered {
  return { status: "unanswered", error };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
