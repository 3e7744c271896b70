import { directive, Raised } from "charpente";
import type { ComponentType } from "react";
import { z } from "zod";
import { BacsThresholds } from "../plots/bacs-thresholds.tsx";
import { Maturity } from "../plots/maturity.tsx";
import { NebefNebco } from "../plots/nebef-nebco.tsx";
import { ZonesConduits } from "../plots/zones-conduits.tsx";
import { french } from "../words/words.ts";

const plots = {
  "bacs-thresholds": BacsThresholds,
  maturity: Maturity,
  "nebef-nebco": NebefNebco,
  "zones-conduits": ZonesConduits,
} as const satisfies { readonly [name: string]: ComponentType };

type PlotName = keyof typeof plots;

/** `::figure{name="…" caption="…"}`: a plot. The text round it gives its figures as well. */
export const figure = directive({
  attributes: z
    .strictObject({
      name: z.enum(Object.keys(plots) as [PlotName, ...PlotName[]]).meta({
        title: "Graphique",
        description: "Le nom du graphique, dont les données sont dans le site.",
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
