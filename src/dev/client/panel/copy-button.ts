import type { Words } from "../spoken.ts";
import { make } from "./make.ts";

/**
 * A button that copies `text`. An empty string if the browser has no clipboard API: pages that another machine opens
 * have none, because they come without TLS.
 */
export function copyButton(text: string, words: Words): Node | string {
  if (navigator.clipboard === undefined) return "";
  const button: HTMLElement = make(
    "button",
    {
      type: "button",
      "aria-label": words["copy.what"]({ what: text }),
      click: () =>
        void navigator.clipboard.writeText(text).then(
          () => button.replaceChildren(words["copy.done"]),
          () => button.replaceChildren(words["copy.refused"]),
        ),
    },
    words.copy,
  );
  return button;
}
