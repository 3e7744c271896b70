import type { Value } from "../../../edit/edit.ts";
import { make } from "../panel/make.ts";
import { anchor } from "./anchor.ts";
import { NotTaken } from "./ask.ts";
import { createOutline } from "./outline.ts";
import type { Place } from "./place.ts";
import type { Outcome } from "./save-queue.ts";
import type { EditWords } from "./words.ts";

/** What can be done about words that were not saved. */
export type WaysOut = {
  readonly resume: () => void;
  readonly giveUp: () => void;
  readonly keepMine: (digest: string, theirs: Value | undefined) => void;
  readonly retry: () => void;
  readonly typed: string;
  readonly isWritten: () => boolean;
  readonly label: string;
};

/** Notes at fields whose words are not in the file: why, and what to do about it. */
export type Troubles = {
  show(key: string, place: Place, outcome: Exclude<Outcome, { status: "saved" }>, ways: WaysOut): void;
  hide(key: string): void;
  /** Goes to the note of a field. False where it has none. */
  focus(key: string): boolean;
  follow(): void;
  count(): number;
};

type Shown = { readonly note: HTMLElement; readonly end: () => void; readonly follow: () => void };

export function createTroubles(
  root: ShadowRoot,
  words: EditWords,
  announce: (text: string) => void,
): Troubles {
  const shown = new Map<string, Shown>();
  const hide = (key: string) => {
    shown.get(key)?.end();
    shown.delete(key);
  };
  return {
    show: (key, place, outcome, ways) => {
      hide(key);
      const outline = createOutline(root);
      outline.show(place, "troubled");
      const note = drawNote(outcome, ways, words);
      note.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        ways.resume();
      });
      root.append(note);
      const stop = anchor(note, place, "bottom-start");
      const end = () => {
        stop();
        outline.hide();
        note.remove();
      };
      shown.set(key, { note, end, follow: outline.follow });
      announce(note.innerText);
    },
    hide,
    focus: (key) => {
      const button = shown.get(key)?.note.querySelector<HTMLElement>("button");
      button?.focus();
      return button !== null && button !== undefined;
    },
    follow: () => {
      for (const { follow } of shown.values()) follow();
    },
    count: () => shown.size,
  };
}

type Drawn = { readonly title: string; readonly about: readonly HTMLElement[]; readonly buttons: Buttons };
type Buttons = readonly (readonly [string, () => void])[];

function drawNote(
  outcome: Exclude<Outcome, { status: "saved" }>,
  ways: WaysOut,
  words: EditWords,
): HTMLElement {
  const { title, about, buttons } = describe(outcome, ways, words);
  return make(
    "section",
    { class: "note", role: "group", "aria-label": `${ways.label}, ${title}` },
    make("h2", {}, title),
    ...about,
    make(
      "p",
      { class: "ways" },
      ...buttons.map(([word, click]) => make("button", { type: "button", click }, word)),
    ),
  );
}

function describe(outcome: Exclude<Outcome, { status: "saved" }>, ways: WaysOut, words: EditWords): Drawn {
  const { resume, giveUp, keepMine, retry, typed, isWritten } = ways;
  const back: Buttons = [
    ...(isWritten() ? [] : [[words["trouble.resume"], resume] as const]),
    [words["trouble.give-up"], giveUp],
  ];
  switch (outcome.status) {
    case "refused":
      return {
        title: words["trouble.refused"],
        about: [
          ...outcome.atField.map((text) => make("p", {}, text)),
          ...outcome.elsewhere.map((text) => make("p", {}, words["trouble.elsewhere"]({ text }))),
        ],
        buttons: back,
      };
    case "conflict": {
      const { digest, theirs } = outcome;
      return {
        title: words["trouble.conflict"],
        about: [
          make(
            "dl",
            {},
            make("dt", {}, words["trouble.mine"]),
            make("dd", {}, typed),
            make("dt", {}, words["trouble.theirs"]),
            make("dd", {}, theirs === undefined ? words["trouble.gone"] : String(theirs)),
          ),
        ],
        buttons: [
          [words["trouble.keep-mine"], () => keepMine(digest, theirs)],
          [words["trouble.take-theirs"], giveUp],
        ],
      };
    }
    case "unanswered":
      return outcome.error instanceof NotTaken
        ? {
            title: words["trouble.not-taken"],
            about: [make("p", {}, words["trouble.not-taken.text"])],
            buttons: [[words["trouble.reload"], () => location.reload()]],
          }
        : {
            title: words["trouble.unanswered"],
            about: [make("p", {}, words["trouble.unanswered.text"])],
            buttons: [[words["trouble.retry"], retry]],
          };
  }
}
