import { article, inFile, inText, prices, sentence, settings } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Facts, words and images of the content. */
export const contentProblems = {
  "entry/reading-time": {
    severity: "warning",
    isRule: true,
    title: {
      en: "The reading time does not fit the text",
      fr: "Le temps de lecture ne correspond pas au texte",
    },
    meaning: {
      en: "The field says how many minutes the text takes, and its number of words says something else. Readers decide by it whether to begin. Write the number that the hint gives.",
      fr: "Le champ annonce un nombre de minutes, et le nombre de mots en indique un autre. Les lecteurs décident d’après lui s’ils commencent. Écrivez le nombre que donne le conseil.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: article,
          instead: "category: menuiserie",
          wrong: "category: menuiserie\nreadTime: 12",
          mended: "category: menuiserie\nreadTime: 1",
        },
      ],
    },
    messages: {
      "entry/reading-time": message({
        en: ({
          field,
          stated,
          words,
          needed,
        }: {
          field: string;
          stated: number;
          words: number;
          needed: number;
        }) =>
          `${field} says ${en.number(stated)} min, but ${en.number(words)} words take ${en.number(needed)} min`,
        fr: ({ field, stated, words, needed }) =>
          `${field} indique ${fr.number(stated)} min, mais ${fr.number(words)} mots demandent ${fr.number(needed)} min`,
      }),
      "entry/reading-time.hint": message({
        en: ({ field, minutes }: { field: string; minutes: number }) =>
          `write ${field}: ${minutes}, or change the length of the text`,
        fr: ({ field, minutes }) => `écrivez ${field}: ${minutes}, ou changez la longueur du texte`,
      }),
    },
  },
  "content/placeholder": {
    severity: "warning",
    isRule: true,
    title: { en: "Something is still to be filled in", fr: "Il reste quelque chose à compléter" },
    meaning: {
      en: "The text holds the words that mark missing information on this site. They would be published as they are. Write the real text there.",
      fr: "Le texte contient les mots que le site emploie pour ce qui n’est pas encore connu. Ils seraient publiés tels quels. Écrivez ce qui convient.",
    },
    example: inFile(prices, "À compléter.", "Une journée de travail, déplacement compris.", "check"),
    messages: {
      "content/placeholder": message({
        en: ({ field, placeholder }: { field: string; placeholder: string }) =>
          `${field} is still “${placeholder}”, and would be published like this`,
        fr: ({ field, placeholder }) => `${field} est encore « ${placeholder} », et serait publié ainsi`,
      }),
      "content/placeholder.text": message({
        en: ({ placeholder }: { placeholder: string }) =>
          `the text is still “${placeholder}”, and would be published like this`,
        fr: ({ placeholder }) => `le texte est encore « ${placeholder} », et serait publié ainsi`,
      }),
      "content/placeholder.hint": {
        en: "write what belongs there",
        fr: "écrivez ce qui doit figurer à cet endroit",
      },
    },
  },
  "content/missing-fact": {
    severity: "warning",
    isRule: true,
    mendedBy: "owner",
    title: {
      en: "Facts that the law asks for are not given",
      fr: "Il manque des données que la loi demande",
    },
    meaning: {
      en: "The site has to say who publishes it, and some of these facts are still empty in the settings. What names them is not published, so the legal notices are incomplete. Fill in the fields; with --strict, the site is refused until then.",
      fr: "Le site doit dire qui le publie, et certaines de ces données sont encore vides dans les réglages. Ce qui les nomme n’est pas publié : les mentions légales sont donc incomplètes. Remplissez les champs ; avec --strict, le site est refusé jusque-là.",
    },
    example: inFile(settings, 'phone: ""', "phone: 02 99 00 00 00"),
    messages: {
      "content/missing-fact": message({
        en: ({ names }: { names: readonly string[] }) =>
          names.length === 1
            ? `the law wants the site to give the fact “${names}”, and it is not given`
            : `the law wants the site to give these ${en.number(names.length)} facts, and they are not given: ${names.join(", ")}`,
        fr: ({ names }) =>
          names.length === 1
            ? `la loi demande que le site donne « ${names} » : à compléter`
            : `la loi demande que le site donne ces ${fr.number(names.length)} données, à compléter : ${names.join(", ")}`,
      }),
      "content/missing-fact.hint": message({
        en: ({ file }: { file: string }) =>
          `give them in ${file}; “site check” lists the pages and sentences that wait for each`,
        fr: ({ file }) =>
          `donnez-les dans ${file} ; « site check » énumère les pages et les phrases qui attendent chacune`,
      }),
    },
  },
  "content/spelling": {
    severity: "warning",
    isRule: true,
    title: { en: "A word is spelt differently on this site", fr: "Un mot s’écrit autrement sur ce site" },
    meaning: {
      en: "The site has a list of words and how they are spelt. This text uses another spelling. Write it as the hint says, or change the list if it is wrong.",
      fr: "Le site a une liste de mots et de leur graphie, et ce texte en emploie une autre. Écrivez le mot comme le conseil l’indique, ou corrigez la liste si c’est elle qui se trompe.",
    },
    example: inText(
      "Un bardage à claire voie laisse passer l’air.",
      "Un bardage à claire-voie laisse passer l’air.",
      "check",
    ),
    messages: {
      "content/spelling": message({
        en: ({ written, right }: { written: string; right: string }) =>
          `“${written}” is spelt “${right}” on this site`,
        fr: ({ written, right }) => `« ${written} » s’écrit « ${right} » sur ce site`,
      }),
      "content/spelling.hint": message({
        en: ({ right, file }: { right: string; file: string }) => `write ${right}, or change ${file}`,
        fr: ({ right, file }) => `écrivez ${right}, ou changez ${file}`,
      }),
    },
  },
  "content/figure": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A text says another figure than the site",
      fr: "Un texte donne un autre chiffre que le site",
    },
    meaning: {
      en: "The settings give this figure, and the words in which texts say it. This text says another one in the same words. Write the name of the figure between braces, so that the text follows it, or change the figure in the settings.",
      fr: "Les réglages donnent ce chiffre, et les mots dans lesquels les textes le disent. Ce texte en donne un autre avec les mêmes mots. Écrivez le nom du chiffre entre accolades, et le texte le suivra, ou changez le chiffre dans les réglages.",
    },
    example: inText("Nos devis sont remis sous 72 h.", "Nos devis sont remis sous 48 h."),
    messages: {
      "content/figure": message({
        en: ({ written, right }: { written: string; right: readonly string[] }) =>
          `this says “${written}”, but the site “${right.join("” or “")}”`,
        fr: ({ written, right }) => `ce texte dit « ${written} », et le site « ${right.join(" » ou « ")} »`,
      }),
      "content/figure.hint": message({
        en: ({ write, file }: { write: readonly string[]; right: readonly string[]; file: string }) =>
          `write ${write.join(" or ")}, or change the figure in ${file}`,
        fr: ({ write, file }) => `écrivez ${write.join(" ou ")}, ou changez le chiffre dans ${file}`,
      }),
    },
  },
  "content/review-due": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A text has not been reviewed for a long time",
      fr: "Un texte n’a pas été relu depuis longtemps",
    },
    meaning: {
      en: "The site asks for texts to be compared with their sources from time to time, and this one was last reviewed longer ago than that. Read it again, correct it, then write the day of the review.",
      fr: "Le site demande que les textes soient comparés de temps en temps à leurs sources, et la dernière date de celui-ci est plus ancienne. Relisez-le, corrigez-le, puis écrivez le jour de la relecture.",
    },
    example: {
      command: "check",
      changes: [
        {
          file: article,
          instead: "date: 2025-09-01",
          wrong: "date: 2023-09-01",
          mended: "date: 2023-09-01\nreviewed: 2025-11-03",
        },
      ],
    },
    messages: {
      "content/review-due": message({
        en: ({ date, months }: { date: string; months: number }) =>
          `the last date of this text is ${date}, more than ${en.number(months)} ${en.plural(months, { one: "month", other: "months" })} ago`,
        fr: ({ date, months }) =>
          `la dernière date de ce texte est le ${date}, il y a plus de ${fr.number(months)} mois`,
      }),
      "content/review-due.hint": message({
        en: ({ field, today }: { field: string; today: string }) =>
          `compare it with its sources, then write ${field}: ${today}`,
        fr: ({ field, today }) => `comparez-le à ses sources, puis écrivez ${field}: ${today}`,
      }),
      "content/review-due.hint-with-list": message({
        en: ({ field, today, list }: { field: string; today: string; list: string }) =>
          `compare it with its sources, then write ${field}: ${today}, or add a dated note to ${list}:`,
        fr: ({ field, today, list }) =>
          `comparez-le à ses sources, puis écrivez ${field}: ${today}, ou ajoutez une note datée à ${list}:`,
      }),
    },
  },
  "content/typed-fact": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A fact of the settings is typed in a text",
      fr: "Une donnée des réglages est recopiée dans un texte",
    },
    meaning: {
      en: "An address, a number or a name of the settings is written out here. Should it change, this text would keep the old one. Write its name between braces, and it follows the settings.",
      fr: "Une adresse, un nombre ou un nom des réglages est écrit ici en toutes lettres. S’il change, ce texte gardera l’ancien. Écrivez son nom entre accolades, et il suivra les réglages.",
    },
    example: inFile(
      "content/pages/contact.md",
      "Écrivez à contact@atelier-duval.example.",
      "Écrivez à {email}.",
      "check",
    ),
    messages: {
      "content/typed-fact": message({
        en: ({ written, name }: { written: string; name: string }) =>
          `“${written}” is written out, although the settings give it as “${name}”`,
        fr: ({ written, name }) =>
          `« ${written} » est écrit tel quel dans le texte, alors que les réglages le donnent sous le nom « ${name} »`,
      }),
      "content/typed-fact.hint": message({
        en: ({ name, file }: { name: string; file: string }) => `write {${name}}, so that it follows ${file}`,
        fr: ({ name, file }) => `écrivez {${name}}, qui suivra ${file}`,
      }),
    },
  },
  "content/unknown-fact": {
    severity: "error",
    title: { en: "A name between braces has no value", fr: "Un nom entre accolades ne correspond à rien" },
    meaning: {
      en: "Names between braces are replaced by facts of the settings. There is none of this name, or it is not filled in, so readers would see the braces. Correct the name; to show braces, put a backslash before the first.",
      fr: "Les noms entre accolades renvoient aux données des réglages. Il n’y en a pas de ce nom, ou elle n’est pas remplie : les lecteurs verraient les accolades. Corrigez le nom ; pour montrer des accolades, mettez une barre oblique inverse devant la première.",
    },
    example: inFile("content/pages/contact.md", "Écrivez à {mail}.", "Écrivez à {email}."),
    messages: {
      "content/unknown-fact": message({
        en: ({ name }: { name: string }) => `{${name}} has no value: there is no fact “${name}”`,
        fr: ({ name }) => `{${name}} ne correspond à rien : il n’y a pas de donnée « ${name} »`,
      }),
      "content/unknown-fact.hint": message({
        en: ({ hint, name }: { hint: string; name: string }) =>
          `${hint}${hint.endsWith("?") ? " To" : "; to"} show the braces, write \\{${name}}`,
        fr: ({ hint, name }) =>
          `${hint}${hint.endsWith("?") ? " Pour" : " ; pour"} montrer les accolades, écrivez \\{${name}}`,
      }),
      "content/unknown-fact.open": message({
        en: ({ name }: { name: string }) => `the settings leave “${name}” empty, so {${name}} has no value`,
        fr: ({ name }) => `« ${name} » n’est pas rempli dans les réglages : {${name}} ne correspond à rien`,
      }),
      "content/unknown-fact.open.hint": message({
        en: ({ file, name }: { file: string; name: string }) => `give it in ${file}, or remove {${name}}`,
        fr: ({ file, name }) => `remplissez-le dans ${file}, ou retirez {${name}}`,
      }),
    },
  },
  "content/unused-image": {
    severity: "warning",
    isRule: true,
    title: { en: "No page shows an image", fr: "Aucune page ne montre une image" },
    meaning: {
      en: "The image is kept with the content, but nothing names it. Either a text should show it, or it can be deleted.",
      fr: "L’image est gardée avec le contenu, mais rien ne la nomme. Soit elle manque à un texte, soit elle peut être supprimée.",
    },
    example: {
      command: "check",
      changes: [
        {
          file: article,
          instead: sentence,
          wrong: sentence,
          mended: `${sentence}\n\n![Une façade](../images/facade.svg)`,
        },
        {
          file: "content/images/facade.svg",
          wrong:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v26H4z"/></svg>\n',
          mended:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v26H4z"/></svg>\n',
        },
      ],
    },
    messages: {
      "content/unused-image": { en: "no page shows this image", fr: "aucune page ne montre cette image" },
      "content/unused-image.content.hint": {
        en: "name it where it belongs, or delete the file",
        fr: "nommez-la là où elle doit paraître, ou supprimez le fichier",
      },
      "content/unused-image.static.hint": {
        en: "delete the file if nothing outside the site uses it",
        fr: "supprimez le fichier si rien ne le demande hors du site",
      },
    },
  },
} satisfies Problems;

export const contentWords = {
  "noun.names": { en: "names", fr: "noms" },
} satisfies Messages;
