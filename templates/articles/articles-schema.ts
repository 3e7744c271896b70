import { calendarDate, fileCollection, folderCollection, markdown, publication, reference } from "charpente";
import { z } from "zod";
import { photograph } from "../components/photograph.tsx";
import { drawingName } from "../drawings/catalogue.ts";
import { exact, french, heading, link, secureAddress, seo } from "../words/words.ts";

/** A text that an article rests on. */
const source = z.strictObject({
  title: french.meta({ title: "Titre", description: "Le nom du document tel que son éditeur l’écrit." }),
  publisher: french.optional().meta({ title: "Éditeur", description: "Si le titre ne le dit pas." }),
  href: secureAddress.meta({
    title: "Adresse du texte",
    description: "Celle du texte lui-même, non de la page d’accueil de son éditeur.",
  }),
});
export type Source = z.output<typeof source>;

const article = z.strictObject({
  date: publication.date.meta({
    title: "Date de publication",
    description: "Un article daté d’un jour futur paraît ce jour-là.",
  }),
  draft: publication.draft.meta({
    title: "Brouillon",
    description: "À activer tant que l’article ne doit pas paraître.",
  }),
  route: z.string().meta({ title: "Adresse de la page", description: "Par exemple /decret-bacs-2026." }),
  title: heading.meta({
    title: "Titre",
    description: "En tête de l’article et sur ses cartes\u00A0: une ligne ou deux.",
  }),
  seo,
  excerpt: french.meta({
    title: "Chapô",
    description: "Une ou deux phrases, sous le titre et dans les listes.",
  }),
  category: reference("categories").meta({
    title: "Catégorie",
    description: "L’une des catégories du blog.",
  }),
  label: z
    .strictObject({
      text: exact.optional().meta({
        title: "Texte",
        description: "Sans lui, l’article porte le nom de sa catégorie.",
      }),
      english: exact.optional().meta({
        title: "Libellé anglais",
        description: "Le libellé d’origine, en anglais\u202F; aucune page ne le montre.",
      }),
    })
    .optional()
    .meta({
      title: "Catégorie affichée",
      description: "À remplir si l’article nomme sa catégorie autrement que le blog.",
    }),
  readTime: z
    .int()
    .positive()
    .meta({ title: "Temps de lecture", description: "En minutes. Le site le compare au nombre de mots." }),
  featured: z
    .boolean()
    .default(false)
    .meta({ title: "À la une", description: "À activer pour l’article qui ouvre le blog." }),
  drawing: drawingName.meta({ title: "Dessin" }),
  photograph: photograph.optional().meta({
    title: "Photographie",
    description: "Sur les cartes de l’article, à la place du dessin, et au début du texte.",
  }),
  next: z
    .strictObject({
      article: reference("articles").meta({
        title: "Article",
        description: "Celui que le lien ouvre.",
      }),
      label: french.meta({
        title: "Libellé",
        description: "Les mots du lien\u00A0: ce que l’on apprendra en le suivant.",
      }),
    })
    .optional()
    .meta({ title: "Article suivant", description: "Le lien vers la suite, à la fin de l’article." }),
  related: z.array(reference("articles")).default([]).meta({
    title: "Articles liés",
    one: "un article",
    description: "Ceux dont les cartes suivent l’article.",
  }),
  actions: z.array(link).default([]).meta({
    title: "Boutons de fin d’article",
    one: "un bouton",
    description: "En plus de l’appel à l’action du texte.",
  }),
  share: z
    .boolean()
    .default(false)
    .meta({ title: "Bouton de partage", description: "À activer pour le montrer." }),
  updates: z
    .array(
      z.strictObject({
        date: calendarDate().meta({ title: "Date", description: "Le jour du changement, comme 2025-12-26." }),
        text: markdown().meta({ title: "Texte", description: "Ce qui a changé, en une ou deux phrases." }),
      }),
    )
    .default([])
    .meta({
      title: "Mises à jour",
      one: "une note datée",
      description:
        "Notes datées sur ce qui a changé depuis. Une note datée d’un jour futur paraît ce jour-là.",
    }),
  author: exact
    .optional()
    .meta({ title: "Auteur", description: "Le nom de la personne. Sans nom, l’auteur est le cabinet." }),
  reviewed: calendarDate().optional().meta({
    title: "Date de relecture",
    description: "Le jour où l’article a été comparé à ses sources pour la dernière fois.",
  }),
  sources: z.array(source).default([]).meta({
    title: "Sources",
    one: "une source",
    description: "Ce sur quoi l’article s’appuie\u00A0: une liste, à la fin.",
  }),
});
export type Article = z.output<typeof article>;

/** An article with the category that it shows: by the name of its own, or of the blog. */
export type ShownArticle = Omit<Article, "label"> & { readonly label: { readonly text: string } };

export const articles = folderCollection({
  folder: "articles",
  format: "markdown",
  schema: article.meta({ title: "Article" }),
  readTimeField: "readTime",
  datedList: "updates",
  reviewedField: "reviewed",
});

const category = z.strictObject({
  name: exact.meta({
    title: "Nom",
    description: "Dans la liste des catégories du blog\u00A0: un ou deux mots.",
  }),
});
export type Category = z.output<typeof category>;

/** The categories of the blog, in the order of its list. */
export const categories = fileCollection({
  file: "categories.yaml",
  schema: category.meta({ title: "Catégorie" }),
});
