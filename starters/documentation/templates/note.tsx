import { directive, text } from "charpente";
import { z } from "zod";
import { language } from "./words.ts";

/** In Markdown: `:::note{title="…"}`, paragraphs, `:::`. */
export const note = directive({
  attributes: z.strictObject({ title: text(language) }),
  body: "blocks",
  component: ({ attributes, children }) => (
    <aside className="note" aria-label={attributes.title}>
      <p className="note-title">{attributes.title}</p>
      {children}
    </aside>
  ),
});
