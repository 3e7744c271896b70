import { z } from "zod";

/** A title and, after it, a help, or the fields of an object with its own title. */
type Labels = {
  readonly [field: string]: readonly [title: string, help?: string | undefined, fields?: Labels];
};

/** Labels, in the language of this site, for the settings that the generator reads. */
const generatorLabels: Labels = {
  name: ["Nom du cabinet", "En tête et en pied de page, et après le titre de chaque page."],
  url: ["Adresse du site", "Sans chemin\u00A0: https://www.exemple.fr."],
  timeZone: ["Fuseau horaire", "Celui où commence le jour de publication, par exemple Europe/Paris."],
  output: [
    "Publication",
    "Sous quelle forme le site est écrit, et pour quels hébergeurs.",
    {
      pages: [
        "Forme des adresses",
        "«\u00A0directory\u00A0» écrit a/b/index.html, «\u00A0file\u00A0» a/b.html, «\u00A0both\u00A0» les deux\u202F; vide, un seul hébergeur reçoit «\u00A0file\u00A0», plusieurs «\u00A0both\u00A0».",
      ],
      hosts: ["Hébergeurs", "Chacun reçoit les fichiers qu’il lit, et aucun autre."],
      integrity: ["Empreintes", "Celles auxquelles les navigateurs comparent scripts et styles."],
      capitals: ["Majuscules", "Admet des majuscules dans les adresses des pages."],
      trustedTypes: ["Protection des scripts", "Refuse les scripts qui écrivent du texte exécutable."],
      precompress: [
        "Formats compressés",
        "Écrits à côté de chaque texte, pour les hébergeurs qui les envoient tels quels.",
      ],
      markdown: [
        "Pages en Markdown",
        "Publie aussi chaque page en texte simple, pour les programmes qui lisent le site.",
      ],
    },
  ],
  markdown: [
    "Markdown",
    "Comment sont lus les articles et les longs textes.",
    {
      parser: [
        "Analyseur",
        "«\u00A0auto\u00A0» lit tous les textes avec l’analyseur natif, plus rapide, s’il se charge\u202F; «\u00A0remark\u00A0» s’en passe. Peu de textes donnent une autre page.",
      ],
      anchors: [
        "Ancres des titres",
        "«\u00A0plain\u00A0» les écrit sans accents, «\u00A0github\u00A0» comme GitHub. En changer romprait des liens.",
      ],
      html: [
        "HTML dans les textes",
        "«\u00A0few\u00A0» garde quelques éléments, comme kbd, sub et details\u202F; «\u00A0safe\u00A0» garde tout ce que GitHub admet.",
      ],
    },
  ],
  offline: [
    "Hors ligne",
    "Ce que reçoivent les visiteurs sans réseau.",
    {
      worker: [
        "Pages gardées",
        "«\u00A0visited\u00A0» garde les pages vues, «\u00A0retired\u00A0» les oublie, «\u00A0none\u00A0» n’en garde aucune.",
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
        "Sans relecture ni note datée au-delà, «\u00A0site check\u00A0» cite l’article.",
      ],
    },
  ],
  redirects: [
    "Pages déplacées",
    "Qui demande «\u00A0from\u00A0» est envoyé à «\u00A0to\u00A0».",
    {
      from: ["Ancienne adresse", "Celle d’avant, comme /ancienne-page\u00A0: aucune page ne doit la porter."],
      to: ["Nouvelle adresse", "Une page du site, comme /services."],
    },
  ],
  budgets: [
    "Poids limites",
    "En ko de 1 000 octets, compressés. Une page plus lourde est signalée.",
    {
      firstPaint: [
        "Premier affichage",
        "La page et ses styles, par groupe de pages\u202F; «\u00A0default\u00A0» pour les autres.",
      ],
      fonts: ["Polices", "Celles que nomment les styles d’une page, ensemble."],
      preloadedFonts: ["Polices préchargées", "Leur nombre par page."],
      page: ["Page entière", "Ce qu’une page charge d’elle-même, images comprises."],
      scripts: [
        "Scripts",
        "Ceux d’une page sans formulaire actif\u202F; une limite, ou une par groupe de pages.",
      ],
      islandScripts: ["Scripts des formulaires", "Ceux d’une page avec un formulaire actif."],
    },
  ],
};

/**
 * Adds these labels to the generator’s fields within `settings`. They are registered, because the schemas do not belong
 * to this site.
 */
export function nameGeneratorFields(settings: z.ZodType, labels = generatorLabels): void {
  const shape = shapeOf(settings);
  for (const [name, [title, description, fields]] of Object.entries(labels)) {
    const field = shape[name];
    if (field === undefined) throw new Error(`the generator has no setting ${name}`);
    z.globalRegistry.add(field, description === undefined ? { title } : { title, description });
    if (fields !== undefined) nameGeneratorFields(field, fields);
  }
}

/** The fields of an object, also within a list, a default or an optional value. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape as Readonly<Record<string, z.ZodType>>;
  if (schema instanceof z.ZodArray) return shapeOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return shapeOf(schema.unwrap() as z.ZodType);
  return {};
}
