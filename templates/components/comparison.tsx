import { directive } from "charpente";
import { z } from "zod";

/** `:::comparison`: a table that sets things side by side, criterion by criterion. */
export const comparison = directive({
  attributes: z.strictObject({}),
  body: "blocks",
  component: ({ children }) => <div className="comparison">{children}</div>,
});
