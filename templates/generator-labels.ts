import { z } from "zod";

/** A title, a help, and the fields of an object or the values of a choice in words. */
type Labels = {
  readonly [field: string]: readonly [
    title: string,
    help?: string | undefined,
    within?: Labels | readonly string[],
  ];
};

/** Labels, in the language of this site, for the settings that the generator reads. */
const generatorLabels: Labels = {
  name: [
    "Nom du cabinet",
    "En tête et en pied de page, et après le titre de chaque page. Les textes qui le citent le suivent.",
  ],
  url: ["Adresse du site", "Jusqu’au nom du site, sans rien après\u00A0: https://www.exemple.fr."],
  timeZone: ["Fuseau horaire", "Celui où commence le jour de publication, par exemple Europe/Paris."],
  output: [
    "Publication",
    "Réglage technique\u00A0: comment le site est écrit pour ses hébergeurs. Ne le changez qu’avec la personne qui administre le site.",
    {
      pages: [
        "Forme des adresses",
        "Comment finissent les adresses des pages. Sans choix, le site fait ce que demande son hébergeur.",
        ["Des deux façons", "Par une barre", "Sans barre"],
      ],
      hosts: ["Hébergeurs", "Chacun reçoit les fichiers qu’il lit, et aucun autre."],
      integrity: [
        "Empreintes",
        "Ce qui permet aux navigateurs de vérifier qu’un fichier reçu est bien celui du site.",
      ],
      capitals: ["Majuscules", "Admet des majuscules dans les adresses des pages."],
      trustedTypes: [
        "Protection des scripts",
        "Refuse les programmes qui en écriraient d’autres dans la page.",
      ],
      precompress: [
        "Formats compressés",
        "Une version plus légère de chaque fichier, pour les hébergeurs qui l’envoient telle quelle.",
      ],
      markdown: [
        "Pages en texte simple",
        "Publie aussi chaque page en texte simple, pour les programmes qui lisent le site.",
      ],
    },
  ],
  markdown: [
    "Lecture des textes",
    "Réglage technique\u00A0: comment sont lus les articles et les longs textes. Ne le changez qu’avec la personne qui administre le site.",
    {
      parser: [
        "Programme de lecture",
        "Celui qui lit les textes. Presque toutes les pages sont les mêmes avec l’un et l’autre.",
        ["Le plus rapide", "Le plus simple"],
      ],
      anchors: [
        "Adresses des titres",
        "Comment s’écrit l’adresse qui mène à un titre. En changer romprait des liens.",
        ["Avec ses accents", "Sans accents"],
      ],
      html: [
        "Éléments admis dans les textes",
        "Ce que les textes peuvent contenir en plus des outils du texte.",
        ["Quelques-uns", "Tous ceux qui sont sans danger"],
      ],
    },
  ],
  offline: [
    "Hors ligne",
    "Réglage technique\u00A0: ce que voient les visiteurs sans réseau. Ne le changez qu’avec la personne qui administre le site.",
    {
      worker: [
        "Pages gardées",
        "Les pages que l’appareil du visiteur garde pour les montrer sans réseau.",
        ["Aucune", "Celles qu’il a vues", "Aucune, et il oublie celles qu’il gardait"],
      ],
      page: ["Page de remplacement", "Elle tient la place de celles qui n’ont pas été vues."],
    },
  ],
  typography: [
    "Typographie",
    "Ce que le site laisse tel qu’il est écrit.",
    { keep: ["Textes à la lettre", "Laissés tels quels partout où ils se trouvent."] },
  ],
  links: [
    "Liens",
    "Ceux que le site ne peut pas vérifier.",
    { elsewhere: ["Pages d’un autre programme", "Les liens qui y mènent ne sont pas vérifiés."] },
  ],
  review: [
    "Relecture",
    "Quand un article demande à être comparé de nouveau à ses sources.",
    {
      afterMonths: [
        "Délai en mois",
        "Sans relecture ni note datée au-delà, l’article est signalé dans «\u00A0À faire\u00A0».",
      ],
    },
  ],
  redirects: [
    "Pages déplacées",
    "Qui demande l’ancienne adresse d’une page est envoyé à la nouvelle.",
    {
      from: ["Ancienne adresse", "Celle d’avant, comme /ancienne-page\u00A0: aucune page ne doit la porter."],
      to: ["Nouvelle adresse", "Une page du site, comme /services."],
    },
  ],
  budgets: [
    "Poids limites",
    "Réglage technique, en ko de 1 000 octets\u00A0: une page plus lourde est signalée. Ne le changez qu’avec la personne qui administre le site.",
    {
      firstPaint: ["Premier affichage", "Ce qui arrive avant que la page s’affiche, par groupe de pages."],
      fonts: ["Polices", "Celles d’une page, ensemble."],
      preloadedFonts: ["Polices préchargées", "Leur nombre par page."],
      page: ["Page entière", "Ce qu’une page charge d’elle-même, images comprises."],
      scripts: [
        "Programmes des pages",
        "Ceux d’une page sans formulaire actif\u202F; une limite, ou une par groupe de pages.",
      ],
      islandScripts: ["Programmes des formulaires", "Ceux d’une page avec un formulaire actif."],
    },
  ],
};

/**
 * Adds these labels to the generator’s fields within `settings`. They are registered, because the schemas do not belong
 * to this site.
 */
export function nameGeneratorFields(settings: z.ZodType, labels = generatorLabels): void {
  const shape = shapeOf(settings);
  for (const [name, [title, description, within]] of Object.entries(labels)) {
    const field = shape[name];
    if (field === undefined) throw new Error(`the generator has no setting ${name}`);
    z.globalRegistry.add(field, {
      title,
      ...(description !== undefined && { description }),
      ...(isList(within) && { enumDescriptions: within }),
    });
    if (within !== undefined && !isList(within)) nameGeneratorFields(field, within);
  }
}

function isList(within: Labels | readonly string[] | undefined): within is readonly string[] {
  return Array.isArray(within);
}

/** The fields of an object, also within a list, a default or an optional value. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape as Readonly<Record<string, z.ZodType>>;
  if (schema instanceof z.ZodArray) return shapeOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return shapeOf(schema.unwrap() as z.ZodType);
  return {};
}
