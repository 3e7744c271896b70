import { fileCollection } from "charpente";
import { z } from "zod";
import { exact } from "./words.ts";

const term = z.strictObject({
  write: exact.meta({
    title: "Graphie du site",
    description: "Le mot ou l’expression tels qu’ils doivent s’écrire.",
  }),
  insteadOf: z.array(exact).default([]).meta({
    title: "Graphies fautives",
    description: "Ce que les contrôles signalent\u00A0: un mot entier par élément.",
  }),
  caseAndAccents: z.boolean().default(false).meta({
    title: "Casse et accents",
    description: "À activer si les mêmes lettres avec d’autres majuscules ou accents sont aussi une faute.",
  }),
  except: z.array(exact).default([]).meta({
    title: "Exceptions",
    description: "Des expressions forgées par d’autres, où toute graphie reste.",
  }),
  inFull: z.array(exact).default([]).meta({
    title: "En toutes lettres",
    description:
      "Ce que veut dire un sigle\u00A0: chaque page qui l’emploie donne l’une de ces expressions à la première occurrence.",
  }),
});

/** How the words of the trade are spelt, for `site check`. */
export const terms = fileCollection({ file: "terms.yaml", schema: term.meta({ title: "Terme" }) });
