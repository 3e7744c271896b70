import { back, home, inFile, inText, settings, siteFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** A text that several pages share. */
type SameText = { page: string; text: string; others: readonly string[] };

/** Files or pages over a budget. Weights are in kilobytes. */
type OverBudget = { what: string; page: string; weight: number; budget: number };

type HeaviestFile = { file: string; fileWeight: number };

/** Where in a page an accessibility problem was found. */
type AccessibilityFault = { fault: string; place: string; page: string };

/** Finished pages. */
export const pageProblems = {
  "site/finding": {
    severity: "warning",
    isRule: true,
    title: { en: "A rule of the site itself", fr: "Une règle propre au site" },
    meaning: {
      en: "Whoever wrote the templates gave the site rules of its own, such as a setting that should be filled in. The message and the hint are theirs. Do as the hint says.",
      fr: "Les auteurs des modèles ont donné au site ses propres règles, par exemple un réglage à remplir. Le message et le conseil viennent d’eux. Suivez le conseil.",
    },
    example: inFile(
      settings,
      "phone: 02 99 00 00 00\n",
      "phone: 02 99 00 00 00\nhours: du lundi au vendredi\n",
    ),
    messages: {},
  },
  "page/headings": {
    severity: "warning",
    isRule: true,
    title: { en: "Headings skip a level", fr: "Les intertitres sautent un niveau" },
    meaning: {
      en: "A page has one title, and headings below it go down one level at a time. Screen readers use them as a table of contents. Take the next level: ## below the title, ### below ##.",
      fr: "Une page a un titre, et les intertitres descendent d’un niveau à la fois. Ceux qui écoutent une page s’en servent comme d’un sommaire. Prenez le niveau suivant : ## sous le titre, ### sous ##.",
    },
    example: inText("#### Le mélèze", "## Le mélèze"),
    messages: {
      "page/headings.first": message({
        en: ({ count }: { count: number }) =>
          `the page has ${en.number(count)} ${en.plural(count, { one: "heading", other: "headings" })} of the first level`,
        fr: ({ count }) =>
          count === 0
            ? "la page n’a pas de titre de premier niveau"
            : `la page a ${fr.number(count)} titres de premier niveau`,
      }),
      "page/headings.first.hint": { en: "a page has exactly one h1", fr: "une page a exactement un h1" },
      "page/headings.early": message({
        en: ({ heading, level }: { heading: string; level: number }) =>
          `“${heading}”, a heading of level ${level}, comes before any of the first level`,
        fr: ({ heading, level }) =>
          `« ${heading} », un titre de niveau ${level}, vient avant tout titre de premier niveau`,
      }),
      "page/headings.early.hint": {
        en: "headings go down one level at a time",
        fr: "les titres descendent d’un niveau à la fois",
      },
      "page/headings.step": message({
        en: ({ heading, level, above }: { heading: string; level: number; above: number }) =>
          `“${heading}” is a heading of level ${level} below one of level ${above}`,
        fr: ({ heading, level, above }) =>
          `« ${heading} » est un titre de niveau ${level}, sous un titre de niveau ${above}`,
      }),
      "page/headings.step.hint": message({
        en: ({ signs }: { signs: string }) =>
          `headings go down one level at a time: in Markdown, begin it with ${signs}`,
        fr: ({ signs }) =>
          `les titres descendent d’un niveau à la fois : en Markdown, commencez-le par ${signs}`,
      }),
    },
  },
  "page/title": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A page has no title", fr: "Une page n’a pas de titre" },
    meaning: {
      en: "The title is shown in the tab of the browser and in the results of search engines. Without it, readers cannot tell what the page is. Give Head a title in the template.",
      fr: "Le titre figure dans l’onglet du navigateur et dans les résultats de recherche. Sans lui, personne ne sait ce qu’est la page. Donnez un titre à Head dans le modèle.",
    },
    example: inFile(siteFile, '<Head title="" description', "<Head title={title} description"),
    messages: {
      "page/title": { en: "the page has no title", fr: "la page n’a pas de titre" },
      "page/title.hint": { en: "give Head a title", fr: "donnez un titre à Head" },
    },
  },
  "page/language": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A page does not say its language", fr: "Une page ne dit pas sa langue" },
    meaning: {
      en: 'Programs that read aloud choose their voice by the language of the page, and browsers their hyphenation. Write it in the template, as in <html lang="fr">.',
      fr: 'Les programmes qui lisent à voix haute choisissent leur voix d’après la langue de la page, et les navigateurs leurs coupures de mots. Écrivez-la dans le modèle, par exemple <html lang="fr">.',
    },
    example: inFile(siteFile, "<html>\n      <Head", '<html lang="fr">\n      <Head'),
    messages: {
      "page/language": { en: "the page does not say its language", fr: "la page ne dit pas sa langue" },
      "page/language.hint": { en: 'write <html lang="…">', fr: 'écrivez <html lang="…">' },
      "page/language.other": message({
        en: ({ written, planned }: { written: string; planned: string }) =>
          `the page says lang="${written}", but it was planned as a page in “${planned}”`,
        fr: ({ written, planned }) =>
          `la page dit lang="${written}", mais elle fait partie de celles en « ${planned} »`,
      }),
      "page/language.other.hint": {
        en: "write <html lang={language} dir={direction}> with what useSite() gives",
        fr: "écrivez <html lang={language} dir={direction}> avec ce que donne useSite()",
      },
    },
  },
  "page/alternative-text": {
    severity: "warning",
    isRule: true,
    title: { en: "An image has no alternative text", fr: "Une image n’a pas de texte de remplacement" },
    meaning: {
      en: 'Readers who do not see the image hear its alternative text. Without one, they hear the name of a file. Write what the image shows, or alt="" if it only decorates.',
      fr: 'Ceux qui ne voient pas l’image entendent son texte de remplacement. Sans lui, ils entendent un nom de fichier. Écrivez ce que montre l’image, ou alt="" si elle ne fait que décorer.',
    },
    example: inFile(
      siteFile,
      '<img src="/plan.svg" width="40" height="30" />',
      '<img src="/plan.svg" alt="Plan de l’atelier" width="40" height="30" />',
    ),
    messages: {
      "page/alternative-text.empty": message({
        en: ({ image }: { image: string }) =>
          `no text describes the image ${image}: readers who cannot see it get no information`,
        fr: ({ image }) => `rien ne dit ce que montre l’image ${image} : qui ne la voit pas n’en saura rien`,
      }),
      "page/alternative-text.file-name": message({
        en: ({ alternative, image }: { alternative: string; image: string }) =>
          `“${alternative}” is the name of a file, and does not describe the image ${image}`,
        fr: ({ alternative, image }) =>
          `« ${alternative} » est un nom de fichier, qui ne dit pas ce que montre l’image ${image}`,
      }),
      "page/alternative-text.empty.hint": message({
        en: ({ address }: { address: string }) =>
          `write it between the brackets, in a few words, as in ![The entrance from the street](${address})`,
        fr: ({ address }) =>
          `écrivez-le en quelques mots entre les crochets, comme dans ![L’entrée vue de la rue](${address})`,
      }),
      "page/alternative-text": message({
        en: ({ image }: { image: string }) => `the image ${image} has no alternative text`,
        fr: ({ image }) => `l’image ${image} n’a pas de texte de remplacement`,
      }),
      "page/alternative-text.hint": {
        en: 'write alt="…", empty if it only decorates',
        fr: 'écrivez alt="…", vide si l’image ne fait que décorer',
      },
    },
  },
  "page/duplicate-id": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "Two places of a page have the same name",
      fr: "Deux endroits d’une page portent le même nom",
    },
    meaning: {
      en: "An id names one place of a page, to which links and labels point. If it is used twice, the second place is never reached. Give that another id.",
      fr: "Un id nomme un seul endroit d’une page, que visent des liens et des étiquettes. S’il figure deux fois, le second n’est jamais atteint. Donnez-lui un autre nom.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: siteFile,
          instead: back,
          wrong: '<p id="retour">Revenez à l’accueil.</p>\n      <p id="retour">Ou écrivez-nous.</p>',
          mended: '<p id="retour">Revenez à l’accueil.</p>\n      <p id="ecrire">Ou écrivez-nous.</p>',
        },
      ],
    },
    messages: {
      "page/duplicate-id": message({
        en: ({ id }: { id: string }) => `the id “${id}” is used twice`,
        fr: ({ id }) => `l’identifiant « ${id} » figure deux fois`,
      }),
      "page/duplicate-id.hint": {
        en: "an id names one place: give the second another id",
        fr: "un identifiant désigne un seul endroit : donnez-en un autre au second",
      },
    },
  },
  "page/budget": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "A page is heavier than the site allows",
      fr: "Une page est plus lourde que le site ne le permet",
    },
    meaning: {
      en: "The settings limit what a page may weigh, so that it opens quickly on a telephone. This one is over. Make it lighter, beginning with the files that the message names, or raise the limit on purpose.",
      fr: "Les réglages bornent le poids d’une page, pour qu’elle s’ouvre vite sur un téléphone. Celle-ci dépasse la borne. Allégez-la, en commençant par les fichiers que nomme le message, ou relevez la borne en connaissance de cause.",
    },
    example: inFile(settings, "preloadedFonts: 0", "preloadedFonts: 1"),
    messages: {
      "page/budget": message({
        en: ({ what, page, weight, budget, file, fileWeight }: OverBudget & HeaviestFile) =>
          `${what} of ${page}: ${en.number(weight)} KB compressed, over the budget of ${en.number(budget)} KB. The heaviest file is ${file}, ${en.number(fileWeight)} KB`,
        fr: ({ what, page, weight, budget, file, fileWeight }) =>
          `${what} de ${page} : ${fr.number(weight)} ko après compression, pour un budget de ${fr.number(budget)} ko. Le fichier le plus lourd est ${file}, ${fr.number(fileWeight)} ko`,
      }),
      "page/budget.files": message({
        en: ({ what, page, weight, budget, file, fileWeight }: OverBudget & HeaviestFile) =>
          `${what} of ${page}: ${en.number(weight)} ${en.plural(weight, { one: "file", other: "files" })}, over the budget of ${en.number(budget)}. The heaviest file is ${file}, ${en.number(fileWeight)} KB`,
        fr: ({ what, page, weight, budget, file, fileWeight }) =>
          `${what} de ${page} : ${fr.number(weight)} ${fr.plural(weight, { one: "fichier", other: "fichiers" })}, pour un budget de ${fr.number(budget)}. Le plus lourd est ${file}, ${fr.number(fileWeight)} ko`,
      }),
      "page/budget.hint": message({
        en: ({ field, file }: { field: string; file: string }) =>
          `make the page lighter, or change budgets.${field} in ${file}`,
        fr: ({ field, file }) => `allégez la page, ou changez budgets.${field} dans ${file}`,
      }),
      "page/budget.photograph": message({
        en: ({
          what,
          page,
          weight,
          budget,
          name,
          nameWeight,
          width,
        }: OverBudget & { name: string; nameWeight: number; width: number }) =>
          `${what} of ${page}: ${en.number(weight)} KB compressed, over the budget of ${en.number(budget)} KB. The heaviest part is the photograph “${name}”, ${en.number(nameWeight)} KB at ${width} pixels across`,
        fr: ({ what, page, weight, budget, name, nameWeight, width }) =>
          `${what} de ${page} : ${fr.number(weight)} ko après compression, pour un budget de ${fr.number(budget)} ko. Ce qui l’alourdit est la photo « ${name} », ${fr.number(nameWeight)} ko pour ${width} pixels de large`,
      }),
      "page/budget.photograph.hint": message({
        en: ({ name, width, field, file }: { name: string; width: number; field: string; file: string }) =>
          `save “${name}” again at ${width} pixels across, or change budgets.${field} in ${file}`,
        fr: ({ name, width, field, file }) =>
          `enregistrez « ${name} » de nouveau, à ${width} pixels de large, ou changez budgets.${field} dans ${file}`,
      }),
      "page/budget.photographs.hint": message({
        en: ({ field, file }: { field: string; file: string }) =>
          `show fewer photographs on the page, or change budgets.${field} in ${file}`,
        fr: ({ field, file }) =>
          `montrez moins de photos sur la page, ou changez budgets.${field} dans ${file}`,
      }),
    },
  },
  "page/policy": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "The page’s own policy refuses a part of it",
      fr: "La politique de la page en refuse une partie",
    },
    meaning: {
      en: "Each page tells browsers which styles and scripts they may use. Styles and scripts that a template writes into an element itself are not among them, so they would have no effect. Move them to a style sheet or an enhancer.",
      fr: "Chaque page dit aux navigateurs quels styles et quels scripts ils peuvent employer. Ce qu’un modèle écrit dans l’élément même n’en fait pas partie, et resterait sans effet. Placez-le dans une feuille de style ou un script d’amélioration.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: siteFile,
          instead: back,
          wrong: '<p style={{ color: "green" }}>Revenez à l’accueil.</p>',
          mended: '<p className="back">Revenez à l’accueil.</p>',
        },
      ],
    },
    messages: {
      "page/policy": message({
        en: ({ page, refused }: { page: string; refused: string }) =>
          `the page ${page} has ${refused}, which its policy refuses`,
        fr: ({ page, refused }) => `la page ${page} contient ${refused}, que sa politique de sécurité refuse`,
      }),
      "page/policy.hint": {
        en: "write styles in a style sheet and scripts in an enhancer",
        fr: "écrivez les styles dans une feuille de style et les scripts dans un fichier de script",
      },
    },
  },
  "page/orphan": {
    severity: "warning",
    isRule: true,
    title: { en: "No other page links to a page", fr: "Aucune page ne mène à une page" },
    meaning: {
      en: "The page is published, but no other page leads there, so visitors can hardly find it. Link to it where readers would look for it.",
      fr: "La page est publiée, mais aucune autre n’y mène : les visiteurs la trouveront difficilement. Placez un lien là où on la chercherait.",
    },
    example: inFile(
      home,
      "Voyez [l’atelier](/atelier) et [comment nous joindre](/contact).",
      "Voyez [l’atelier](/atelier), [nos tarifs](/tarifs) et [comment nous joindre](/contact).",
      "check",
    ),
    messages: {
      "page/orphan": message({
        en: ({ page }: { page: string }) => `no other page links to ${page}`,
        fr: ({ page }) => `aucune autre page ne mène à ${page}`,
      }),
      "page/orphan.hint": {
        en: "link to it where readers would look for it",
        fr: "mettez un lien vers elle là où les lecteurs la chercheraient",
      },
    },
  },
  "page/duplicate-title": {
    severity: "warning",
    isRule: true,
    title: { en: "Two pages have the same title", fr: "Deux pages ont le même titre" },
    meaning: {
      en: "Search engines show both alike, and readers cannot choose between them. Give each page a title that describes its own content.",
      fr: "Les moteurs de recherche les montrent à l’identique, et les lecteurs ne peuvent pas choisir. Donnez à chacune un titre qui dise ce qu’elle est seule à contenir.",
    },
    example: inFile(
      "content/conseils/isolation.md",
      "title: Choisir un bardage",
      "title: Isoler les combles",
      "check",
    ),
    messages: {
      "page/duplicate-title": message({
        en: ({ page, text, others }: SameText) =>
          `the title of ${page}, “${text}”, is also that of ${others.join(", ")}`,
        fr: ({ page, text, others }) =>
          `le titre de ${page}, « ${text} », est aussi celui de ${others.join(", ")}`,
      }),
      "page/duplicate-title.hint": {
        en: "give each page a title of its own",
        fr: "donnez à chaque page un titre à elle",
      },
    },
  },
  "page/duplicate-description": {
    severity: "warning",
    isRule: true,
    title: { en: "Two pages have the same description", fr: "Deux pages ont la même description" },
    meaning: {
      en: "The description is shown below the title in the results of search engines. Two that are alike do not help readers choose. Write one for each page.",
      fr: "La description figure sous le titre dans les résultats de recherche. Deux descriptions identiques n’aident personne à choisir. Écrivez-en une pour chaque page.",
    },
    example: inFile(
      "content/conseils/isolation.md",
      "description: Trois bois pour une façade.",
      "description: Par où commencer.",
      "check",
    ),
    messages: {
      "page/duplicate-description": message({
        en: ({ page, text, others }: SameText) =>
          `the description of ${page}, “${text}”, is also that of ${others.join(", ")}`,
        fr: ({ page, text, others }) =>
          `la description de ${page}, « ${text} », est aussi celle de ${others.join(", ")}`,
      }),
      "page/duplicate-description.hint": {
        en: "give each page a description of its own",
        fr: "donnez à chaque page une description à elle",
      },
    },
  },
  "page/accessibility": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "A part of a page is closed to some visitors",
      fr: "Une partie d’une page est fermée à certains visiteurs",
    },
    meaning: {
      en: "The HTML breaks a rule on which screen readers, or readers with a keyboard only, depend. The hint links to the rule. Correct the template, or the words that it shows.",
      fr: "Le HTML enfreint une règle grâce à laquelle on se repère avec un lecteur d’écran, ou au clavier, sans souris. Le conseil mène à la règle. Corrigez le modèle, ou les mots qu’il affiche.",
    },
    example: {
      command: "check",
      changes: [
        {
          file: siteFile,
          instead: back,
          wrong: '<p><Link href="/contact"><img src="/plan.svg" alt="" width="40" height="30" /></Link></p>',
          mended:
            '<p><Link href="/contact"><img src="/plan.svg" alt="Contact" width="40" height="30" /></Link></p>',
        },
      ],
    },
    messages: {
      "page/accessibility": message({
        en: ({ fault, place, page }: AccessibilityFault) => `${fault} (at ${place} on ${page})`,
        fr: ({ fault, place, page }) => `${fault} (à ${place} sur ${page})`,
      }),
      "page/accessibility.pages": message({
        en: ({ fault, place, page, more }: AccessibilityFault & { more: number }) =>
          `${fault} (at ${place} on ${page} and ${en.number(more)} more)`,
        fr: ({ fault, place, page, more }) =>
          `${fault} (à ${place} sur ${page} et ${fr.number(more)} ${fr.plural(more, { one: "autre page", other: "autres pages" })})`,
      }),
      "page/accessibility.hint": message({
        en: ({ address }: { address: string }) => `${address} says why`,
        fr: ({ address }) => `${address} dit pourquoi (en anglais)`,
      }),
    },
  },
} satisfies Problems;

export const pageWords = {
  "page/on-page": message({
    en: ({ message, page }: { message: string; page: string }) => `${message} (on the page ${page})`,
    fr: ({ message, page }) => `${message} (sur la page ${page})`,
  }),

  "noun.first-paint": { en: "first paint", fr: "premier affichage" },
  "noun.fonts": { en: "fonts", fr: "polices" },
  "noun.preloaded-fonts": { en: "preloaded fonts", fr: "polices préchargées" },
  "noun.scripts": { en: "scripts", fr: "scripts" },
  "noun.whole-page": { en: "whole page", fr: "page entière" },
} satisfies Messages;
