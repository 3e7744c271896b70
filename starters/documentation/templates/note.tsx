import { directive, text } from "charpente";
import { z } from "zod";

/** In Markdown: `:::note{title="…"}`, paragraphs, `:::`. */
export const note = directive({
  attributes: z.strictObject({ title: text() }),
  body: "blocks",
  component: ({ attributes, children }) => (
    <aside className="note" aria-label={attributes.title}>
      <p className="note-title">{attributes.title}</p>
      {children}
    </aside>
  ),
});
