import { directive } from "charpente";
import { z } from "zod";
import { useWords } from "./words.ts";

/** In Markdown, as on GitHub: a quotation whose first line is `[!NOTE]`, `[!TIP]` and so on. */
export const alert = directive({
  attributes: z.strictObject({ kind: z.enum(["note", "tip", "important", "warning", "caution"]) }),
  body: "blocks",
  component: ({ attributes: { kind }, children }) => (
    <div className={`note ${kind}`} role="note">
      <p className="note-title">{useWords().alerts[kind]}</p>
      {children}
    </div>
  ),
});
