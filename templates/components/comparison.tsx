import { directive } from "charpente";
import { z } from "zod";

/** `:::comparison`: a table that sets things side by side, criterion by criterion. */
export const comparison = directive({
  attributes: z.strictObject({}).meta({
    title: "Tableau de comparaison",
    description: "Un tableau qui compare point par point.",
  }),
  body: "blocks",
  component: ({ children }) => <div className="comparison">{children}</div>,
});
