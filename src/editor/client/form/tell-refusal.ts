import { drawNote } from "../draw-note.ts";
import type { Unsaved } from "../save-queue.ts";
import type { FormContext } from "./form-context.ts";

type Attempt = { readonly label: string; readonly context: FormContext; readonly again: () => void };

/** Explains at a list or field why a removal or move was not saved. */
export function tellRefusal(outcome: Unsaved, answer: HTMLElement, { label, context, again }: Attempt): void {
  const { session, entry } = context;
  const note = drawNote(
    outcome,
    {
      resume: () => {},
      giveUp: () => {
        answer.replaceChildren();
        if (outcome.status === "conflict") void context.redraw();
      },
      keepMine: (digest) => {
        session.state.setDigest(entry, digest);
        again();
      },
      retry: again,
      typed: undefined,
      offersResume: false,
      label,
    },
    session.words,
  );
  answer.replaceChildren(note);
  session.announce(note.innerText);
}
