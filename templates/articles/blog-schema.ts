import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const blog = z.strictObject({
  seo,
  breadcrumb: z
    .strictObject({ home: exact.meta({ title: "Accueil" }), blog: exact.meta({ title: "Blog" }) })
    .meta({ title: "Fil d’Ariane" }),
  title: heading.meta({ title: "Titre" }),
  lead: french.meta({ title: "Chapô" }),
  categories: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      all: exact.meta({ title: "Nom de la liste entière" }),
    })
    .meta({ title: "Catégories" }),
  newsletter: z
    .strictObject({ text: french.meta({ title: "Texte" }), ...link.shape })
    .meta({ title: "Newsletter" }),
  feed: z
    .strictObject({
      title: french.meta({ title: "Titre" }),
      description: french.meta({ title: "Description" }),
      text: french.meta({ title: "Texte" }),
      links: z.array(link).min(1).meta({ title: "Liens" }),
    })
    .meta({
      title: "Flux",
      description: "Pour les lecteurs de flux\u00A0: ce à quoi l’on s’abonne, et les liens.",
    }),
  articlesTitle: french.meta({ title: "Titre des articles" }),
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
      one: wordsWith("shown").meta({ title: "Un seul article" }),
      many: wordsWith("shown").meta({ title: "Tous les articles" }),
      some: wordsWith("shown", "total").meta({ title: "Une partie des articles" }),
    })
    .meta({
      title: "Nombre d’articles affichés",
      description: "«\u00A0{shown}\u00A0» articles sur «\u00A0{total}\u00A0».",
    }),
  order: z.array(reference("articles")).default([]).meta({
    title: "Ordre des cartes",
    description: "Un article qui n’est pas nommé vient en premier, le plus récent en tête.",
  }),
  article: z
    .strictObject({
      category: french.meta({ title: "Catégorie" }),
      author: french.meta({ title: "Auteur" }),
      published: french.meta({ title: "Publié le" }),
      updated: french.meta({ title: "Mis à jour le" }),
      revision: french.meta({
        title: "Indice de révision",
        description: "Avant la lettre de la dernière mise à jour\u00A0: la première édition est A.",
      }),
      reviewed: french.meta({
        title: "Relu le",
        description: "Avant le jour de la dernière relecture, si elle suit la dernière mise à jour.",
      }),
      readTime: french.meta({ title: "Temps de lecture" }),
      contents: french.meta({ title: "Sommaire" }),
      updateTitle: french.meta({ title: "Titre d’une mise à jour" }),
      sources: french.meta({ title: "Sources" }),
      related: french.meta({ title: "Titre des articles liés" }),
      share: exact.meta({ title: "Bouton de partage" }),
      shareDone: french.meta({ title: "Message de copie du lien" }),
      shareFailed: french.meta({ title: "Message d’échec du partage" }),
      back: exact.meta({ title: "Lien de retour au blog" }),
    })
    .meta({ title: "Mots des articles" }),
});
export type Blog = z.output<typeof blog>;

export const blogPage = singleEntry({ file: "pages/blog.yaml", schema: blog.meta({ title: "Blog" }) });
