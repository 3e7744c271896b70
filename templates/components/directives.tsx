import { directive, Link, Raised } from "charpente";
import { type ComponentType, useContext } from "react";
import { z } from "zod";
import { ApplicabilityContext } from "../applicability/applicability.tsx";
import { thresholdsOf } from "../applicability/applicability-rules.ts";
import { BacsThresholds } from "../plots/bacs-thresholds.tsx";
import { Maturity } from "../plots/maturity.tsx";
import { NebefNebco } from "../plots/nebef-nebco.tsx";
import { ZonesConduits } from "../plots/zones-conduits.tsx";
import { address, french, heading } from "../words/words.ts";
import { ActionLink } from "./action-link.tsx";

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

/** `:::comparison`: a table that sets things side by side, criterion by criterion. */
export const comparison = directive({
  attributes: z.strictObject({}).meta({
    title: "Tableau de comparaison",
    description: "Un tableau qui compare point par point.",
  }),
  body: "blocks",
  component: ({ children }) => <div className="comparison">{children}</div>,
});

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

const plots = {
  "bacs-thresholds": DecreeThresholds,
  maturity: Maturity,
  "nebef-nebco": NebefNebco,
  "zones-conduits": ZonesConduits,
} as const satisfies { readonly [name: string]: ComponentType };

type PlotName = keyof typeof plots;

/** Drawn from the cases of « Êtes-vous concerné ? ». */
function DecreeThresholds() {
  const data = useContext(ApplicabilityContext);
  return data === undefined ? null : <BacsThresholds {...thresholdsOf(data.rules)} />;
}

/** `::figure{name="…" caption="…"}`: a plot. The text round it gives its figures as well. */
export const figure = directive({
  attributes: z
    .strictObject({
      name: z.enum(Object.keys(plots) as [PlotName, ...PlotName[]]).meta({
        title: "Graphique",
        description: "L’un de ceux que le site sait dessiner.",
        // In the order of `plots`.
        enumDescriptions: [
          "Seuils du décret BACS",
          "Maturité de trois innovations",
          "Une journée sous NEBEF et NEBCO",
          "Zones et conduits d’un immeuble",
        ],
      }),
      caption: french.meta({
        title: "Légende",
        description: "Sous le graphique\u00A0: ce qu’il montre, en une phrase.",
      }),
    })
    .meta({ title: "Graphique", description: "Un graphique du site et sa légende." }),
  body: "none",
  component: ({ attributes: { name, caption } }) => {
    const Plot = plots[name];
    return (
      <figure className={`plot plot-${name}`}>
        <Plot />
        <figcaption>
          <Raised text={caption} />
        </figcaption>
      </figure>
    );
  },
  // The text round a plot gives its figures: without the drawing, a caption alone would say nothing.
  plain: () => null,
});
