import { directive } from "charpente";
import { createContext, useContext } from "react";
import { z } from "zod";
import { LateSheet } from "../layout/late-sheet.tsx";
import { ApplicabilityCases } from "./applicability-cases.tsx";
import { ApplicabilityForm } from "./applicability-form.tsx";
import type { Applicability } from "./applicability-schema.ts";

/** The rules for `::applicability`, because a directive gets only its attributes from the content. */
export const ApplicabilityContext = createContext<Applicability | undefined>(undefined);

/** `::applicability`: the form « Êtes-vous concerné ? » within an article, and its cases in short. */
export const applicabilityDirective = directive({
  attributes: z.strictObject({}).meta({
    title: "Êtes-vous concerné\u202F?",
    description: "Le formulaire qui dit si un bâtiment est concerné, et les cas en bref.",
  }),
  body: "none",
  component: () => {
    const rules = useContext(ApplicabilityContext);
    if (rules === undefined) return null;
    return (
      <div className="applicability">
        <LateSheet sheet="applicability" />
        <ApplicabilityForm rules={rules} />
        <ApplicabilityCases rules={rules} short />
      </div>
    );
  },
  // Feed readers get the text around it, which links to the page with the table.
  plain: () => null,
});
