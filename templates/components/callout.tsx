import { directive, Raised } from "charpente";
import { z } from "zod";
import { heading } from "../words/words.ts";

/** `:::callout{title="…"}`: an advice beside the text, against a cut wall. */
export const callout = directive({
  attributes: z
    .strictObject({
      title: heading.meta({
        title: "Titre",
        description: "En tête de l’encadré, en gras\u00A0: quelques mots.",
      }),
    })
    .meta({
      title: "Encadré",
      description: "Un conseil ou un avertissement à part du texte, sous un titre.",
    }),
  body: "blocks",
  component: ({ attributes, children }) => (
    // An `aside` would be a landmark, and an article may have several.
    <div className="callout" role="note">
      <p className="callout-title">
        <Raised text={attributes.title} />
      </p>
      {children}
    </div>
  ),
  plain: ({ attributes, children }) => (
    <blockquote>
      <p>
        <strong>{attributes.title}</strong>
      </p>
      {children}
    </blockquote>
  ),
});
