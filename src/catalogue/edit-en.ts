import { createFormat } from "./format.ts";

const { number, plural } = createFormat("en");

type Count = { readonly count: number };

/**
 * What the editor of pages says, in English: the reference for the other languages. It runs in the browser, so it stands by
 * itself: a page is sent no other words.
 */
export const edit = {
  "bar.label": "Editing",
  "bar.title": "Editing",
  "bar.undo": "Undo",
  "bar.redo": "Redo",
  "bar.form": "Form",
  "bar.history": "History",
  "bar.end": "Finish",

  "state.idle": "",
  "state.saving": "Saving…",
  "state.saved": "Saved",
  "state.troubled": ({ count }: Count) =>
    plural(count, { one: "One text not saved", other: `${number(count)} texts not saved` }),
  "state.gone": "The page has gone or does not build any more.",

  "label.pages": ({ count }: Count) => `on ${number(count)} pages`,
  "label.open": "Open",
  "label.form": "Form",

  "trouble.refused": "Not saved",
  "trouble.elsewhere": ({ text }: { readonly text: string }) => `Elsewhere: ${text}`,
  "trouble.resume": "Go on writing",
  "trouble.give-up": "Discard what was typed",
  "trouble.conflict": "This was changed by somebody else meanwhile",
  "trouble.mine": "Your version",
  "trouble.theirs": "The version in the file",
  "trouble.gone": "It is no longer there.",
  "trouble.keep-mine": "Keep mine",
  "trouble.take-theirs": "Take theirs",
  "trouble.unanswered": "The server does not answer",
  "trouble.unanswered.text": "What you typed is kept here. Start site again, then try once more.",
  "trouble.retry": "Try again",
  "trouble.not-taken": "This page has lost its session",
  "trouble.not-taken.text": "The server has started anew. Reload the page: what you typed comes back.",
  "trouble.reload": "Reload",
} as const;
