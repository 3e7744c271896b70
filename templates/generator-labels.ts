import { z } from "zod";

/** A title and, after it, a help, or the fields of an object with its own title. */
type Labels = {
  readonly [field: string]: readonly [title: string, help?: string | undefined, fields?: Labels];
};

/** Labels, in the language of this site, for the settings that the generator reads. */
const generatorLabels: Labels = {
  name: ["Nom du cabinet"],
  url: ["Adresse du site", "Sans chemin : https://www.exemple.fr."],
  timeZone: ["Fuseau horaire", "Celui où commence le jour de publication, par exemple Europe/Paris."],
  output: [
    "Publication",
    undefined,
    {
      pages: [
        "Forme des adresses",
        "« directory » écrit a/b/index.html, « file » a/b.html, « both » les deux.",
      ],
      hosts: ["Hébergeurs", "Chacun reçoit les fichiers qu’il lit, et aucun autre."],
      integrity: ["Empreintes", "Celles auxquelles les navigateurs comparent scripts et styles."],
      trustedTypes: ["Protection des scripts", "Refuse les scripts qui écrivent du texte exécutable."],
      precompress: ["Formats compressés", "Écrits à côté de chaque texte."],
    },
  ],
  markdown: [
    "Markdown",
    undefined,
    {
      parser: [
        "Analyseur",
        "« remark » lit tout ; « auto » choisit le plus rapide. Les pages sont les mêmes.",
      ],
    },
  ],
  offline: [
    "Hors ligne",
    "Ce que reçoivent les visiteurs sans réseau.",
    {
      worker: [
        "Pages gardées",
        "« visited » garde les pages vues, « retired » les oublie, « none » n’en garde aucune.",
      ],
      page: ["Page de remplacement", "Elle tient la place de celles qui n’ont pas été vues."],
    },
  ],
  typography: [
    "Typographie",
    undefined,
    { keep: ["Textes à la lettre", "Laissés tels quels partout où ils se trouvent."] },
  ],
  links: [
    "Liens",
    undefined,
    { elsewhere: ["Pages d’un autre programme", "Les liens qui y mènent ne sont pas vérifiés."] },
  ],
  review: [
    "Relecture",
    undefined,
    {
      afterMonths: ["Délai en mois", "Sans relecture ni note datée au-delà, « site check » cite l’article."],
    },
  ],
  redirects: [
    "Pages déplacées",
    "Qui demande « from » est envoyé à « to ».",
    { from: ["Adresse de page"], to: ["Adresse de page"] },
  ],
  budgets: [
    "Poids limites",
    "En Ko de 1 000 octets, compressés. Une page plus lourde est signalée.",
    {
      firstPaint: [
        "Premier affichage",
        "La page et ses styles, par groupe de pages ; « default » pour les autres.",
      ],
      fonts: ["Polices"],
      preloadedFonts: ["Polices préchargées", "Leur nombre par page."],
      page: ["Page entière", "Ce qu’une page charge d’elle-même, images comprises."],
      scripts: ["Scripts", "Ceux d’une page sans formulaire actif ; une limite, ou une par groupe de pages."],
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
