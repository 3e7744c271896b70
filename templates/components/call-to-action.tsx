import { directive, Link, Raised } from "charpente";
import { z } from "zod";
import { address, heading } from "../words/words.ts";
import { ActionLink } from "./action-link.tsx";

/** `:::cta{title="…" href="…" label="…"}`: a question, a sentence, a button. */
export const callToAction = directive({
  attributes: z.strictObject({
    title: heading.meta({ title: "Titre" }),
    href: address.meta({ title: "Adresse du lien" }),
    label: z.string().min(1).meta({ title: "Libellé du bouton" }),
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
