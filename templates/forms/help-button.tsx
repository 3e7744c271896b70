import { useId } from "react";
import { Tooltip } from "../components/tooltip.tsx";
import type { HelpWords } from "./form.ts";

/** A question mark that explains a word. Opens under the pointer, the keyboard or a finger, and without script too. */
export function HelpButton({ words: { label, text } }: { readonly words: HelpWords }) {
  // React's own begins with an underscore, an element's with a letter.
  const id = `aide${useId()}`;
  return (
    <>
      <button
        className="help-button"
        type="button"
        aria-label={label}
        aria-describedby={id}
        data-tooltip={id}
        popoverTarget={id}
      >
        <span className="help-mark" aria-hidden="true">
          ?
        </span>
      </button>
      <Tooltip id={id} kind="help">
        {text}
      </Tooltip>
    </>
  );
}
