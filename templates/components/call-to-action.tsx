import { directive, Link, Raised } from "charpente";
import { z } from "zod";
import { address, heading } from "../words/words.ts";
import { ActionLink } from "./action-link.tsx";

/** `:::cta{title="…" href="…" label="…"}`: a question, a sentence, a button. */
export const callToAction = directive({
  attributes: z
    .strictObject({
      title: heading.meta({
        title: "Titre",
        description: "La question ou la promesse, en gras dans le bloc\u00A0: une ligne.",
      }),
      href: address.meta({
        title: "Adresse du lien",
        description: "Une page comme /contact, ou une adresse en https://.",
      }),
      label: z.string().min(1).meta({
        title: "Libellé du bouton",
        description: "Ce que fait le bouton, par un verbe\u00A0: «\u00A0Demander un audit\u00A0».",
      }),
    })
    .meta({
      title: "Appel à l’action",
      description: "Une question, quelques mots et un bouton, en fin d’article.",
    }),
  body: "blocks",
  component: ({ attributes, children }) => (
    <div className="cta">
      <div>
        <p className="cta-title">
          <Raised text={attributes.title} />
        </p>
        {children}
      </div>
      <ActionLink href={attributes.href} label={attributes.label} />
    </div>
  ),
  plain: ({ attributes: { title, href, label }, children }) => (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
      <p>
        <Link href={href}>{label}</Link>
      </p>
    </>
  ),
});
