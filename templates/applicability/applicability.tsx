import { directive, Raised } from "charpente";
import { createContext, useContext } from "react";
import { z } from "zod";
import { LateSheet } from "../layout/late-sheet.tsx";
import { french } from "../words/words.ts";
import type { Answers } from "./answers.ts";
import { ShortCases } from "./applicability-cases.tsx";
import { ApplicabilityForm } from "./applicability-form.tsx";
import type { Applicability } from "./applicability-schema.ts";
import { drawnCases, SectionImage } from "./section-image.tsx";

/** What `::applicability` and `::section` need, because a directive gets only its attributes from the content. */
export type ApplicabilityData = {
  readonly rules: Applicability;
  /** The drawn cases by their names: `owner`, and each profile. */
  readonly cases: { readonly [name: string]: Answers };
};
export const ApplicabilityContext = createContext<ApplicabilityData | undefined>(undefined);

/** `::applicability`: the form « Êtes-vous concerné ? » within an article, and its cases in short. */
export const applicabilityDirective = directive({
  attributes: z.strictObject({}).meta({
    title: "Êtes-vous concerné\u202F?",
    description: "Le formulaire qui dit si un bâtiment est concerné, et les cas en bref.",
  }),
  body: "none",
  component: () => {
    const data = useContext(ApplicabilityContext);
    if (data === undefined) return null;
    const { rules } = data;
    return (
      <div className="applicability">
        <LateSheet sheet="applicability" />
        <ApplicabilityForm rules={rules} />
        <ShortCases rules={rules} />
      </div>
    );
  },
  // Feed readers get the text around it, which links to the page with the table.
  plain: () => null,
});

/** `::section{case="…" caption="…"}`: one of the drawn cases within an article. */
export const sectionDirective = directive({
  attributes: z
    .strictObject({
      case: z.enum(drawnCases).meta({
        title: "Cas dessiné",
        description: "«\u00A0owner\u00A0» pour le cas du formulaire, ou le nom d’un profil.",
      }),
      caption: french.meta({
        title: "Légende",
        description: "Sous la coupe\u00A0: ce que disent ses numéros à cet endroit du texte.",
      }),
    })
    .meta({ title: "Coupe", description: "La coupe d’un cas type, et sa légende." }),
  body: "none",
  component: ({ attributes: { case: name, caption } }) => {
    const data = useContext(ApplicabilityContext);
    const answers = data?.cases[name];
    if (data === undefined || answers === undefined) return null;
    return (
      <figure className="plot">
        <SectionImage name={name} answers={answers} rules={data.rules} />
        <figcaption>
          <Raised text={caption} />
        </figcaption>
      </figure>
    );
  },
  // The text round it gives its facts: without the drawing, a caption alone would say nothing.
  plain: () => null,
});
