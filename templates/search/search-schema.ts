import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, french, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const group = z.strictObject({
  title: french.meta({ title: "Titre" }),
  links: z
    .array(z.strictObject({ ...link.shape, label: french.meta({ title: "Libellé" }) }))
    .meta({ title: "Liens" }),
});

const search = z.strictObject({
  seo,
  breadcrumb,
  title: french.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  form: z
    .strictObject({
      label: french.meta({ title: "Libellé" }),
      help: french.meta({ title: "Aide" }),
      key: z
        .strictObject({ label: french.meta({ title: "Libellé" }), help: french.meta({ title: "Aide" }) })
        .meta({
          title: "Touche de recherche",
          description:
            "La case qui désactive la touche «\u00A0/\u00A0»\u00A0: ce que fait la touche, puis la case.",
        }),
      submit: french.meta({ title: "Bouton d’envoi" }),
      withoutScripts: french.meta({ title: "Message sans JavaScript" }),
    })
    .meta({ title: "Formulaire" }),
  results: z
    .strictObject({
      title: french.meta({ title: "Titre" }),
      count: z
        .strictObject({
          one: french.meta({ title: "Au singulier" }),
          many: wordsWith("count").meta({ title: "Au pluriel" }),
        })
        .meta({
          title: "Nombre de pages",
          description: "À côté du champ\u00A0: «\u00A0{count}\u00A0» pages.",
        }),
      one: wordsWith("query").meta({
        title: "Annonce d’une page",
        description: "Pour les lecteurs d’écran\u202F; «\u00A0{query}\u00A0» est la recherche.",
      }),
      many: wordsWith("count", "query").meta({ title: "Annonce de plusieurs pages" }),
      none: wordsWith("query").meta({ title: "Annonce sans résultat" }),
      partial: french.meta({
        title: "Résultats partiels",
        description: "Si aucune page ne contient tous les mots.",
      }),
      failed: french.meta({ title: "Message d’échec", description: "Si l’index n’a pas pu être chargé." }),
      wayOut: z
        .strictObject({ text: french.meta({ title: "Texte" }), link: link.meta({ title: "Lien" }) })
        .meta({ title: "Si rien n’est trouvé" }),
      kinds: z
        .strictObject({
          page: french.meta({ title: "Page" }),
          article: french.meta({ title: "Article" }),
          legal: french.meta({ title: "Page légale" }),
          profile: french.meta({ title: "Profil" }),
          project: french.meta({ title: "Projet" }),
          service: french.meta({ title: "Service" }),
        })
        .meta({ title: "Nature des pages" }),
    })
    .meta({ title: "Résultats" }),
  map: z
    .strictObject({
      title: french.meta({ title: "Titre" }),
      firm: group.meta({ title: "Le cabinet" }),
      services: group.meta({ title: "Services" }),
      articles: group.meta({ title: "Articles" }),
      profiles: group.meta({ title: "Profils" }),
      forms: group.meta({ title: "Formulaires" }),
      legal: group.meta({ title: "Pages légales" }),
    })
    .meta({
      title: "Plan du site",
      description: "Services, articles, profils et pages légales s’ajoutent sous les liens donnés ici.",
    }),
});
export type SearchWords = z.output<typeof search>;

export const searchPage = singleEntry({
  file: "pages/recherche.yaml",
  schema: search.meta({ title: "Recherche" }),
});
