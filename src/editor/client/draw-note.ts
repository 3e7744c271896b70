import { make } from "../../dev/client/panel/make.ts";
import type { Value } from "../model/edit.ts";
import { RequestRefused } from "./ask.ts";
import { drawDetails } from "./details.ts";
import type { Unsaved } from "./save-queue.ts";
import type { EditWords } from "./session.ts";

/** The ways to proceed with words that were not saved. */
export type WaysOut = {
  readonly resume: () => void;
  readonly giveUp: () => void;
  readonly keepMine: (digest: string, theirs: Value | undefined) => void;
  readonly retry: () => void;
  /** Undefined for a removal or a move. */
  readonly typed: Value | undefined;
  /** False while the words are being edited, and for a removal or a move. */
  readonly offersResume: boolean;
  readonly label: string;
};

type Drawn = { readonly title: string; readonly about: readonly HTMLElement[]; readonly buttons: Buttons };
type Buttons = readonly (readonly [string, () => void])[];

/** Draws a note that says why something was not saved, with buttons for the ways to proceed. */
export function drawNote(outcome: Unsaved, ways: WaysOut, words: EditWords): HTMLElement {
  const { title, about, buttons } = describe(outcome, ways, words);
  const note = make(
    "section",
    { class: "note", role: "group", "aria-label": `${ways.label}, ${title}` },
    make("p", { class: "of" }, ways.label),
    make("h2", {}, title),
    ...about,
    make(
      "p",
      { class: "ways" },
      ...buttons.map(([word, click]) => make("button", { type: "button", click }, word)),
    ),
  );
  // A field that loses the focus is saved again, and its answer would replace the note before the button is released.
  note.addEventListener("mousedown", (event) => {
    if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
  });
  return note;
}

function describe(outcome: Unsaved, ways: WaysOut, words: EditWords): Drawn {
  const { resume, giveUp, keepMine, retry, typed, offersResume } = ways;
  const back: Buttons = [
    ...(offersResume ? [[words["trouble.resume"], resume] as const] : []),
    [words["trouble.give-up"], giveUp],
  ];
  switch (outcome.status) {
    case "refused":
      return {
        title: words["trouble.refused"],
        about: [
          ...outcome.atField.map((text) => make("p", {}, text)),
          ...outcome.beside.map(({ label, text }) =>
            make("p", {}, words["trouble.beside"]({ what: label, text })),
          ),
          ...outcome.elsewhere.map((text) => make("p", {}, words["trouble.elsewhere"]({ text }))),
          ...drawDetails(outcome.details, words),
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
            ...(typed === undefined
              ? []
              : [make("dt", {}, words["trouble.mine"]), make("dd", {}, outlineValue(typed))]),
            make("dt", {}, words["trouble.theirs"]),
            make("dd", {}, theirs === undefined ? words["trouble.gone"] : outlineValue(theirs)),
          ),
        ],
        buttons: [
          [words["trouble.keep-mine"], () => keepMine(digest, theirs)],
          [words["trouble.take-theirs"], giveUp],
        ],
      };
    }
    case "unanswered": {
      const isRefused = outcome.error instanceof RequestRefused;
      const text = words[isRefused ? "trouble.not-taken.text" : "trouble.unanswered.text"];
      return {
        title: words[isRefused ? "trouble.not-taken" : "trouble.unanswered"],
        about: [make("p", {}, text)],
        buttons: [[words["trouble.retry"], retry]],
      };
    }
  }
}

/** Writes a value to be read, in the shape of YAML: texts without quotes, the fields of a group by name, items after hyphens. */
export function outlineValue(value: Value): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (Array.isArray(value)) return value.map((item: Value) => `- ${indent(outlineValue(item))}`).join("\n");
  return Object.entries(value)
    .map(([name, inner]) => `${name}:${isNested(inner) ? "\n  " : " "}${indent(outlineValue(inner))}`)
    .join("\n");
}

function isNested(value: Value): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
