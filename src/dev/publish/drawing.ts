import type { Drawn } from "../../pipeline/build.ts";
import type { Speech } from "../../words/speech.ts";

/** A part of the publish page. */
export type Drawing = {
  /** The first line, which screen readers announce. */
  readonly state: string;
  /** The content below it. */
  readonly html: string;
};

export type DrawingOptions = {
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  readonly speech: Speech;
  /** The last good site, for the names of pages and fields. */
  readonly drawn: Drawn | undefined;
  /** The number of texts that the checks have refused, and that are in no file. */
  readonly unsaved: number;
};

/** `act` is the action of the script of the page; `""` submits the form around the button. */
export function drawButton(act: string, text: string): string {
  return act === ""
    ? `<button type="submit" class="main">${text}</button>`
    : `<button type="button" data-act="${act}">${text}</button>`;
}
