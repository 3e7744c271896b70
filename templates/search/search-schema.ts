import { singleEntry } from "charpente";
import { z } from "zod";
import { breadcrumb, french, lead, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const group = z.strictObject({
  title: french.meta({ title: "Titre", description: "Au-dessus des liens du groupe." }),
  links: z
    .array(
      z.strictObject({
        ...link.shape,
        label: french.meta({
          title: "Libellé",
          description: "Le nom de la page, tel que le plan le montre.",
        }),
      }),
    )
    .meta({ title: "Liens", description: "Dans l’ordre du plan\u202F; la liste peut être vide." }),
});

const search = z.strictObject({
  seo,
  breadcrumb,
  title: french.meta({
    title: "Titre",
    description: "En tête de page, en grand\u00A0: une ligne ou deux, sans point final.",
  }),
  lead,
  form: z
    .strictObject({
      label: french.meta({
        title: "Libellé",
        description: "Au-dessus du champ\u00A0: «\u00A0Votre recherche\u00A0», par exemple.",
      }),
      help: french.meta({
        title: "Aide",
        description: "Sous le champ\u00A0: deux ou trois exemples de mots.",
      }),
      key: z
        .strictObject({
          label: french.meta({
            title: "Libellé",
            description: "À côté de la case\u00A0: ce que fait la touche «\u00A0/\u00A0».",
          }),
          help: french.meta({
            title: "Aide",
            description: "Sous la case\u00A0: ce qui change si on la décoche.",
          }),
        })
        .meta({
          title: "Touche de recherche",
          description:
            "La case qui désactive la touche «\u00A0/\u00A0»\u00A0: ce que fait la touche, puis la case.",
        }),
      submit: french.meta({ title: "Bouton d’envoi", description: "À côté du champ\u00A0: un verbe." }),
      withoutScripts: french.meta({
        title: "Message sans JavaScript",
        description: "À la place du champ\u00A0: par où trouver les pages.",
      }),
    })
    .meta({
      title: "Formulaire",
      description: "Le champ, son bouton et la case de la touche «\u00A0/\u00A0».",
    }),
  results: z
    .strictObject({
      title: french.meta({
        title: "Titre",
        description: "En tête de la section\u00A0: une ligne, sans point final.",
      }),
      count: z
        .strictObject({
          one: french.meta({ title: "Au singulier", description: "Pour une page trouvée." }),
          many: wordsWith("count").meta({
            title: "Au pluriel",
            description: "Pour plusieurs\u202F; «\u00A0{count}\u00A0» est leur nombre.",
          }),
        })
        .meta({
          title: "Nombre de pages",
          description: "À côté du champ\u00A0: combien de pages sont trouvées.",
        }),
      one: wordsWith("query").meta({
        title: "Annonce d’une page",
        description: "Affichée et annoncée\u202F; «\u00A0{query}\u00A0» est la recherche.",
      }),
      many: wordsWith("count", "query").meta({
        title: "Annonce de plusieurs pages",
        description:
          "Affichée et annoncée\u202F; «\u00A0{count}\u00A0» est le nombre de pages, «\u00A0{query}\u00A0» la recherche.",
      }),
      none: wordsWith("query").meta({
        title: "Annonce sans résultat",
        description: "Affichée et annoncée\u202F; «\u00A0{query}\u00A0» est la recherche.",
      }),
      partial: french.meta({
        title: "Résultats partiels",
        description: "Si aucune page ne contient tous les mots.",
      }),
      failed: french.meta({ title: "Message d’échec", description: "Si l’index n’a pas pu être chargé." }),
      wayOut: z
        .strictObject({
          text: french.meta({
            title: "Texte",
            description: "Sous l’annonce\u00A0: comment chercher autrement.",
          }),
          link: link.meta({ title: "Lien", description: "Après le texte, vers la page de contact." }),
        })
        .meta({
          title: "Si rien n’est trouvé",
          description: "La seconde chance\u00A0: un conseil et un lien.",
        }),
      kinds: z
        .strictObject({
          page: french.meta({ title: "Page", description: "À côté d’une page ordinaire." }),
          article: french.meta({ title: "Article", description: "À côté d’un article du blog." }),
          legal: french.meta({
            title: "Page légale",
            description: "À côté des mentions, conditions et politiques.",
          }),
          profile: french.meta({ title: "Profil", description: "À côté d’une page de profil." }),
          project: french.meta({ title: "Projet", description: "À côté d’une fiche de projet." }),
          service: french.meta({ title: "Service", description: "À côté d’une fiche de service." }),
        })
        .meta({
          title: "Nature des pages",
          description: "Le mot à côté de chaque résultat, qui dit ce qu’il est.",
        }),
    })
    .meta({ title: "Résultats", description: "Ce qui s’affiche pendant que le visiteur écrit." }),
  map: z
    .strictObject({
      title: french.meta({
        title: "Titre",
        description: "En tête de la section\u00A0: une ligne, sans point final.",
      }),
      firm: group.meta({
        title: "Le cabinet",
        description: "L’accueil et les pages de présentation\u00A0: liens à écrire ici.",
      }),
      services: group.meta({
        title: "Services",
        description: "Les pages de service qui ont la leur, puis chaque service.",
      }),
      articles: group.meta({ title: "Articles", description: "La page du blog, puis chaque article." }),
      profiles: group.meta({ title: "Profils", description: "Chaque profil s’y ajoute de lui-même." }),
      forms: group.meta({
        title: "Formulaires",
        description: "Les pages où l’on remplit quelque chose\u00A0: liens à écrire ici.",
      }),
      legal: group.meta({
        title: "Pages légales",
        description: "Les pages légales s’y ajoutent d’elles-mêmes.",
      }),
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
