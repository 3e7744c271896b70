import { directive } from "charpente";
import { z } from "zod";
import { french } from "../schemas/words.ts";

/** `:::callout{title="…"}`: an advice beside the text, against a cut wall. */
export const callout = directive({
  attributes: z.strictObject({ title: french }),
  body: "blocks",
  component: ({ attributes, children }) => (
    <aside className="callout">
      <p className="callout-title">{attributes.title}</p>
      {children}
    </aside>
  ),
});
