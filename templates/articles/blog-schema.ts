import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { crumb, exact, french, lead, link, pageTitle, sectionTitle, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const blog = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({
      home: crumb.home,
      blog: exact.meta({
        title: "Blog",
        description: "Le nom court de cette page\u00A0: ici, et dans le fil de chaque article.",
      }),
    })
    .meta({
      title: "Fil d’Ariane",
      description: "Les liens au-dessus du titre, ici et dans chaque article.",
    }),
  title: pageTitle,
  lead,
  categories: z
    .strictObject({
      title: sectionTitle,
      all: exact.meta({
        title: "Nom de la liste entière",
        description: "Le lien qui montre les articles de toutes les catégories.",
      }),
    })
    .meta({
      title: "Catégories",
      description: "La liste des catégories, qui choisit les articles affichés.",
    }),
  newsletter: z
    .strictObject({
      text: french.meta({
        title: "Texte",
        description: "Ce que reçoit l’abonné et comment il s’inscrit, en une ou deux phrases.",
      }),
      ...link.shape,
    })
    .meta({ title: "Newsletter", description: "L’invitation à s’abonner\u00A0: un texte, puis un lien." }),
  feed: z
    .strictObject({
      title: french.meta({
        title: "Titre",
        description: "Le nom du flux, tel que les lecteurs de flux l’affichent.",
      }),
      description: french.meta({
        title: "Description",
        description: "Ce que contient le flux, en une phrase.",
      }),
      text: french.meta({ title: "Texte", description: "Devant les liens du flux, sur la page." }),
      links: z
        .array(link)
        .min(1)
        .meta({ title: "Liens", description: "Un lien par format, par exemple Atom et JSON." }),
    })
    .meta({
      title: "Flux",
      description: "Pour les lecteurs de flux\u00A0: ce à quoi l’on s’abonne, et les liens.",
    }),
  articlesTitle: french.meta({
    title: "Titre des articles",
    description: "Au-dessus des cartes, pour qui l’entend, tant qu’aucune catégorie n’est choisie.",
  }),
  categoryTitle: wordsWith("category").meta({
    title: "Titre d’une catégorie",
    description: "Au-dessus de ses articles\u202F; «\u00A0{category}\u00A0» est son nom.",
  }),
  more: exact.meta({
    title: "Bouton «\u00A0voir plus\u00A0»",
    description: "Il montre le reste des cartes.",
  }),
  shown: z
    .strictObject({
      one: wordsWith("shown").meta({
        title: "Un seul article",
        description: "Sous les cartes, quand il n’y en a qu’une.",
      }),
      many: wordsWith("shown").meta({
        title: "Tous les articles",
        description: "Sous les cartes, quand toutes sont visibles.",
      }),
      some: wordsWith("shown", "total").meta({
        title: "Une partie des articles",
        description: "Sous les cartes, quand le bouton «\u00A0voir plus\u00A0» en garde d’autres.",
      }),
    })
    .meta({
      title: "Nombre d’articles affichés",
      description: "Combien la page en montre, et combien il y en a.",
    }),
  order: z.array(reference("articles")).default([]).meta({
    title: "Ordre des cartes",
    description: "Un article qui n’est pas nommé vient en premier, le plus récent en tête.",
  }),
  article: z
    .strictObject({
      category: french.meta({
        title: "Catégorie",
        description: "Devant le nom de la catégorie, en tête de l’article.",
      }),
      author: french.meta({
        title: "Auteur",
        description: "Devant le nom de l’auteur, en tête de l’article.",
      }),
      published: french.meta({
        title: "Publié le",
        description: "Devant la date de parution, en tête de l’article.",
      }),
      updated: french.meta({
        title: "Mis à jour le",
        description: "Devant la date de la dernière mise à jour, en tête de l’article.",
      }),
      revision: french.meta({
        title: "Indice de révision",
        description: "Avant la lettre de la dernière mise à jour\u00A0: la première édition est A.",
      }),
      reviewed: french.optional().meta({
        title: "Relu par",
        description: "Avant le jour de la dernière relecture, si elle suit la dernière mise à jour.",
      }),
      readTime: french.meta({
        title: "Temps de lecture",
        description: "Devant le nombre de minutes, en tête de l’article.",
      }),
      contents: french.meta({ title: "Sommaire", description: "Au-dessus de la liste des intertitres." }),
      updateTitle: french.meta({
        title: "Titre d’une mise à jour",
        description: "Devant la date de chaque note de mise à jour.",
      }),
      earlierUpdates: french.meta({
        title: "Titre des notes précédentes",
        description: "À la fin de l’article, au-dessus des mises à jour qui précèdent la dernière.",
      }),
      updatedOn: french.meta({
        title: "Mise à jour sur une carte",
        description: "Devant la date de la dernière mise à jour, sur les cartes.",
      }),
      sources: french.meta({
        title: "Sources",
        description: "Au-dessus de la liste des textes cités, à la fin.",
      }),
      related: french.meta({
        title: "Titre des articles liés",
        description: "Au-dessus des cartes, sous l’article.",
      }),
      share: exact.meta({
        title: "Bouton de partage",
        description: "Il ouvre le partage de l’appareil, ou copie le lien.",
      }),
      shareDone: french.meta({
        title: "Message de copie du lien",
        description: "Affiché quand le lien est dans le presse-papiers.",
      }),
      shareFailed: french.meta({
        title: "Message d’échec du partage",
        description: "Affiché quand le lien n’a pas pu être copié\u00A0: où le trouver.",
      }),
      back: exact.meta({ title: "Lien de retour au blog", description: "À la fin de l’article." }),
    })
    .meta({
      title: "Mots des articles",
      description: "Ce que chaque article a en commun, autour de son texte.",
    }),
});
export type Blog = z.output<typeof blog>;

export const blogPage = singleEntry({ file: "pages/blog.yaml", schema: blog.meta({ title: "Blog" }) });
