import type { Speech } from "../../catalogue/speech.ts";
import type { Drawn } from "../../pipeline/build.ts";

/** A part of the page « Publier ». */
export type Drawing = {
  /** Read out, and the first thing to be seen. */
  readonly state: string;
  /** Below it. */
  readonly html: string;
};

export type DrawingLooks = {
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  readonly speech: Speech;
  /** The last good site, for the names of pages and fields. */
  readonly drawn: Drawn | undefined;
  /** How many texts were refused by the checks, and are in no file. */
  readonly unsaved: number;
};

/** `act` is what the script of the page does; `""` sends the form around it. */
export function drawButton(act: string, text: string): string {
  return act === ""
    ? `<button type="submit" class="main">${text}</button>`
    : `<button type="button" data-act="${act}">${text}</button>`;
}
