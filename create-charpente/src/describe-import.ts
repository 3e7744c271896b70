import { createFormat } from "../../src/words/format.ts";
import { inLanguage, message } from "../../src/words/in-each-language.ts";
import type { InEach, Language } from "../../src/words/languages.ts";
import type { ImportedSite } from "./import-site.ts";
import { describeNames, groupLeft, listLeft, toCode, toItem } from "./left-overs/describe-names.ts";
import { movingFile } from "./left-overs/moving.ts";
import { writeMoving } from "./left-overs/write-moving.ts";
import { type DoneKind, doneKinds, type LeftKind, leftKinds, type NewFile, toFile } from "./new-site.ts";
import type { Engine, Unmoved } from "./old-site.ts";
import { countAddresses, describeAddresses, noAnswerNames, writeTable } from "./proof/describe-addresses.ts";
import type { NoAnswer } from "./proof/prove-addresses.ts";

const en = createFormat("en");
const fr = createFormat("fr");

const many = {
  en: (count: number, one: string, other: string) =>
    `${en.number(count)} ${en.plural(count, { one, other })}`,
  fr: (count: number, one: string, other: string) =>
    `${fr.number(count)} ${fr.plural(count, { one, other })}`,
};

type Count = { count: number };

/** The report on the texts of another site. */
export const importWords = {
  title: { en: "Imported texts", fr: "Ce qui a été repris" },
  from: message({
    en: ({ engine }: { engine: string }) =>
      `The texts come from a site of ${engine}, which was not changed. This report is for you alone: delete the file when you are done.`,
    fr: ({ engine }) =>
      `Les textes viennent d’un site ${engine}, resté tel quel. Ce compte rendu n’est que pour vous : supprimez le fichier une fois le travail fini.`,
  }),
  summary: message({
    en: (data: { posts: number; pages: number; files: number; redirects: number }) =>
      `Moved: ${many.en(data.posts, "post", "posts")}, ${many.en(data.pages, "page", "pages")}, ${many.en(data.files, "image or other file", "images and other files")}, ${many.en(data.redirects, "redirect", "redirects")}.`,
    fr: (data) =>
      `Repris : ${many.fr(data.posts, "billet", "billets")}, ${many.fr(data.pages, "page", "pages")}, ${many.fr(data.files, "image ou autre fichier", "images et autres fichiers")}, ${many.fr(data.redirects, "redirection", "redirections")}.`,
  }),
  look: message({
    en: ({ count, report }: { count: number; report: string }) =>
      count === 0
        ? `${report} says what was done.`
        : `${many.en(count, "thing is", "things are")} left for you to do: ${report} lists them, with file and line.`,
    fr: ({ count, report }) =>
      count === 0
        ? `${report} dit ce qui a été fait.`
        : `Il vous reste ${many.fr(count, "point", "points")} à regarder : ${report} en donne la liste, avec le fichier et la ligne.`,
  }),
  doneTitle: { en: "What was done", fr: "Ce qui a été fait" },
  leftTitle: { en: "Left for you to do", fr: "Ce qui vous reste à faire" },
  leftAbout: {
    en: "Lines are those of the new files. `npm run check` finds other problems.",
    fr: "Les lignes sont celles des nouveaux fichiers. `npm run check` trouve le reste.",
  },
  unknownTitle: { en: "Fields that were left out", fr: "Champs laissés de côté" },
  unknownAbout: {
    en: "This site does not show them. Add a field that you need to `templates/schemas.ts`.",
    fr: "Rien dans ce site ne les montre. Un champ dont vous avez besoin trouve sa place dans `templates/schemas.ts`.",
  },
  times: message({
    en: ({ count }: Count) => many.en(count, "time", "times"),
    fr: ({ count }) => `${fr.number(count)} fois`,
  }),
  unmovedTitle: { en: "Files that were not imported", fr: "Fichiers restés sur place" },
  alwaysTitle: { en: "Never imported", fr: "Ce qui ne se reprend jamais tout seul" },
  always: {
    en: "Templates, styles and scripts: this site has its own, in `templates/`.\nFiles of data, except menus: these are in `navigation` of `content/site.yaml`.\nComments, forms, statistics and other services for visitors.",
    fr: "Les modèles, les styles et les scripts : ce site a les siens, dans `templates/`.\nLes fichiers de données, sauf les menus, qui sont dans `navigation` de `content/site.yaml`.\nLes commentaires, les formulaires, les statistiques et les autres services rendus aux visiteurs.",
  },
};

export const engineNames: Readonly<Record<Engine, string>> = {
  ...{ hugo: "Hugo", jekyll: "Jekyll", eleventy: "Eleventy", astro: "Astro" },
  ...{ vitepress: "VitePress", docusaurus: "Docusaurus", markdown: "Markdown" },
};

export const doneNames: Readonly<Record<DoneKind, InEach<(data: Count) => string>>> = {
  links: message({
    en: ({ count }: Count) => `${many.en(count, "link leads", "links lead")} to the new address of a page.`,
    fr: ({ count }) => `${many.fr(count, "lien mène", "liens mènent")} à la nouvelle adresse d’une page.`,
  }),
  figures: message({
    en: ({ count }: Count) =>
      `${many.en(count, "figure became an image", "figures became images")} of Markdown.`,
    fr: ({ count }) =>
      `${many.fr(count, "figure est devenue une image", "figures sont devenues des images")} en Markdown.`,
  }),
  videos: message({
    en: ({ count }: Count) =>
      `${many.en(count, "video became a link", "videos became links")}: pages load no video from another site.`,
    fr: ({ count }) =>
      `${many.fr(count, "vidéo est devenue un lien", "vidéos sont devenues des liens")} : les pages ne chargent pas de vidéo d’un autre site.`,
  }),
  code: message({
    en: ({ count }: Count) => `${many.en(count, "block of code", "blocks of code")} came from tags.`,
    fr: ({ count }) =>
      `${many.fr(count, "bloc de code se trouvait", "blocs de code se trouvaient")} entre des balises.`,
  }),
  marks: message({
    en: ({ count }: Count) =>
      `${many.en(count, "mark", "marks")} of the old generator removed, such as {% raw %}, {: .class} or <!--more-->.`,
    fr: ({ count }) =>
      `${many.fr(count, "marque de l’ancien générateur a disparu", "marques de l’ancien générateur ont disparu")}, comme {% raw %}, {: .class} ou <!--more-->.`,
  }),
  imports: message({
    en: ({ count }: Count) => `${many.en(count, "import", "imports")} of MDX removed.`,
    fr: ({ count }) => `${many.fr(count, "import de MDX a disparu", "imports de MDX ont disparu")}.`,
  }),
  levels: message({
    en: ({ count }: Count) =>
      `In ${many.en(count, "text", "texts")}, all headings went down a level: level 1 belongs to the title.`,
    fr: ({ count }) =>
      `Dans ${many.fr(count, "texte", "textes")}, tous les intertitres sont descendus d’un niveau : le premier est réservé au titre.`,
  }),
  titles: message({
    en: ({ count }: Count) =>
      `${many.en(count, "title was made", "titles were made")} from the name of a file.`,
    fr: ({ count }) => `${many.fr(count, "titre vient", "titres viennent")} du nom d’un fichier.`,
  }),
  descriptions: message({
    en: ({ count }: Count) =>
      `${many.en(count, "description was made", "descriptions were made")} from the first paragraph: read them once.`,
    fr: ({ count }) =>
      `${many.fr(count, "description vient", "descriptions viennent")} du premier paragraphe : à relire.`,
  }),
  boxes: message({
    en: ({ count }: Count) =>
      `${many.en(count, "box between colons became an alert or a folded part", "boxes between colons became alerts or folded parts")}.`,
    fr: ({ count }) =>
      `${many.fr(count, "encadré entre deux-points est devenu une alerte ou une partie repliée", "encadrés entre deux-points sont devenus des alertes ou des parties repliées")}.`,
  }),
  tabs: message({
    en: ({ count }: Count) =>
      `${many.en(count, "group of tabs", "groups of tabs")} became headed blocks, one below the other.`,
    fr: ({ count }) =>
      `${many.fr(count, "groupe d’onglets est devenu une suite", "groupes d’onglets sont devenus des suites")} de blocs titrés.`,
  }),
  included: message({
    en: ({ count }: Count) =>
      `${many.en(count, "included file stands", "included files stand")} in its text.`,
    fr: ({ count }) =>
      `${many.fr(count, "fichier inclus figure", "fichiers inclus figurent")} dans le texte même.`,
  }),
  pageless: message({
    en: ({ count }: Count) =>
      `${many.en(count, "text", "texts")} without a page on the old site, which lists or other pages showed: here with \`draft: true\`.`,
    fr: ({ count }) =>
      `${many.fr(count, "texte", "textes")} sans page sur l’ancien site, que des listes ou d’autres pages montraient : ici avec \`draft: true\`.`,
  }),
};

/** What a person must check, except tags and components, which `describeNames` tells by name. */
type ListedKind = Exclude<LeftKind, "tag" | "component">;
const listedKinds = leftKinds.filter((kind): kind is ListedKind => kind !== "tag" && kind !== "component");

export const leftNames: Readonly<Record<ListedKind, InEach<string>>> = {
  setting: {
    en: "Settings that are still those of the example, since the old site has none that can be read",
    fr: "Réglages qui sont encore ceux de l’exemple, faute d’en avoir trouvé sur l’ancien site",
  },
  untold: {
    en: "Parts of the old configuration that only running it would tell. Files are those of the old site",
    fr: "Parties de l’ancienne configuration que seule son exécution révélerait. Les fichiers sont ceux de l’ancien site",
  },
  base: {
    en: "The sub-path of the old address: `npm run build` has it. Remove it there if the new site has a domain of its own",
    fr: "Le sous-chemin de l’ancienne adresse : `npm run build` l’indique. À retirer si le nouveau site a son propre domaine",
  },
  language: {
    en: "Words of menus and buttons that are still in another language: write them in these files",
    fr: "Mots des menus et des boutons qui sont encore dans une autre langue : à écrire dans ces fichiers",
  },
  html: {
    en: "HTML: harmless elements are kept, the rest is left out. Write it in Markdown where you can",
    fr: "HTML : ce qui est inoffensif s’affiche tel quel, le reste est laissé de côté. À écrire en Markdown si possible",
  },
  image: {
    en: "Missing images: a link stands in the place of each one in a text. Save the file in `content/images/`, and write the image again, as in `![A sign](/images/sign.png)`",
    fr: "Images introuvables : un lien remplace chacune dans le texte. Enregistrez le fichier dans `content/images/`, puis remettez l’image, comme dans `![Une enseigne](/images/enseigne.png)`",
  },
  elsewhere: {
    en: "Images of other sites: save them beside the text, if you may",
    fr: "Images d’autres sites : à enregistrer à côté du texte, si vous en avez le droit",
  },
  link: { en: "Links to pages that were not imported", fr: "Liens qui ne mènent à aucune page reprise" },
  address: {
    en: "Addresses that had to change: old → new",
    fr: "Adresses qui n’ont pu être gardées : ancienne → nouvelle",
  },
  pattern: {
    en: "Addresses that only the old generator can work out: give the page its old address in `route`",
    fr: "Adresses que seul l’ancien générateur sait calculer : à indiquer dans `route`",
  },
  redirect: {
    en: "Old addresses that no redirect can lead from",
    fr: "Anciennes adresses d’où aucune redirection ne peut partir",
  },
  date: {
    en: "Posts without a date: they got that of today",
    fr: "Billets sans date : ils ont reçu celle du jour",
  },
  unlisted: {
    en: "Pages that were in no list: the list of all pages has them here, unless their head names a `parent`",
    fr: "Pages absentes de toute liste : ici, la liste de toutes les pages les nomme, sauf si leur en-tête indique un `parent`",
  },
};

export const unmovedNames: Readonly<Record<Unmoved["why"], InEach<string>>> = {
  language: {
    en: "a text in a language that the settings of the old site switch off",
    fr: "un texte dans une langue que les réglages de l’ancien site désactivent",
  },
  head: { en: "the head of the file is not well formed", fr: "l’en-tête du fichier est mal formé" },
  script: {
    en: "the head of the file is JavaScript: write it in YAML, as in `title: About` between two lines `---`, then import again or copy the file",
    fr: "l’en-tête du fichier est en JavaScript : écrivez-le en YAML, comme `title: À propos` entre deux lignes `---`, puis recommencez ou copiez le fichier",
  },
  html: { en: "HTML, which has to be written in Markdown", fr: "du HTML, à écrire en Markdown" },
  later: {
    en: "a part of templates, or a text of a collection without pages",
    fr: "un morceau de modèle, ou un texte d’une collection sans pages",
  },
  readme: { en: "no page of the site", fr: "n’est pas une page du site" },
  missing: {
    en: "the new site has a page of its own for missing addresses",
    fr: "le nouveau site a sa propre page pour les adresses inconnues",
  },
  dynamic: {
    en: "a program makes its pages from data: write each as a text, or make them from a collection in `templates/site.ts`",
    fr: "un programme en tire des pages à partir de données : écrivez un texte pour chacune, ou tirez-les d’une collection dans `templates/site.ts`",
  },
  program: {
    en: "a page that is a program: write its words as a text, or it as a template",
    fr: "une page qui est un programme : écrivez ses mots comme un texte, ou la page comme un modèle",
  },
  list: {
    en: "the page of a list, which this site makes itself",
    fr: "la page d’une liste, que ce site établit lui-même",
  },
  redirect: {
    en: "a page that only sends readers to another site: redirects of `content/site.yaml` lead to pages of this one",
    fr: "une page qui ne fait qu’envoyer vers un autre site : les redirections de `content/site.yaml` mènent à des pages de celui-ci",
  },
  headless: {
    en: "no page, and in no list: only templates and shortcodes used it",
    fr: "ni page ni place dans une liste : seuls des modèles s’en servaient",
  },
  hidden: {
    en: "hidden: its name or that of its folder begins with a full stop",
    fr: "fichier caché : son nom ou celui de son dossier commence par un point",
  },
  unpublished: {
    en: "the old site does not publish it. If it is meant for all, put it into `static/`, or an image into `content/images/`",
    fr: "l’ancien site ne le publie pas. S’il est destiné à tous, mettez-le dans `static/`, ou une image dans `content/images/`",
  },
  draft: {
    en: "it belongs to a page that the old site does not publish",
    fr: "il appartient à une page que l’ancien site ne publie pas",
  },
  secret: { en: "it holds keys or passwords", fr: "il contient des clés ou des mots de passe" },
};

/** The file name of the report in the new site. */
const report = "MOVED.md";

/** The table of old addresses in the new site. */
const table = "MOVED.csv";

/**
 * What the new site says of the import, in files: the report, the table of old addresses, and what becomes of each tag.
 * `given` is what its author has written of tags before.
 */
export function describeInFiles(
  imported: ImportedSite,
  given: string | undefined,
  language: Language,
): readonly NewFile[] {
  const moving = writeMoving(imported.names, imported.moving, language, given);
  return [
    toFile(report, describeImport(imported, language)),
    toFile(table, writeTable(imported.addresses, reasonsIn(language))),
    ...(moving === undefined ? [] : [toFile(movingFile, moving)]),
  ];
}

/** What an import has done, for the terminal. */
export function tellImport(imported: ImportedSite, language: Language): string {
  const look = importWords.look[language]({ count: countLeft(imported), report });
  return `${summarise(imported, language)}\n${look}\n${countAddresses(imported.addresses, language)}`;
}

/** Says why nothing answers at an address. */
function reasonsIn(language: Language): (why: NoAnswer) => string {
  return (why) => ({ ...unmovedNames, ...noAnswerNames })[why][language];
}

/** The report in the new site, as Markdown: what was converted, and what a person must check. */
function describeImport(imported: ImportedSite, language: Language): string {
  const words = inLanguage(importWords, language);
  const done = doneKinds.flatMap((kind) => {
    const count = imported.done.get(kind) ?? 0;
    return count === 0 ? [] : [`- ${doneNames[kind][language]({ count })}`];
  });
  const left = listedKinds.flatMap((kind) => {
    const all = imported.left.filter((each) => each.kind === kind);
    return listLeft(all, leftNames[kind][language], language);
  });
  const unmoved = imported.unmoved.map(({ path, why }) =>
    toItem(toCode(path), unmovedNames[why][language], language),
  );
  const unknown = [...imported.unknown].map(([field, count]) =>
    toItem(toCode(field), words.times({ count }), language),
  );
  const parts = [
    [`# ${words.title}`, words.from({ engine: engineNames[imported.engine] }), summarise(imported, language)],
    section(words.doneTitle, done),
    describeAddresses(imported.addresses, table, reasonsIn(language), language),
    describeNames(imported, language),
    left.length === 0 ? [] : [`## ${words.leftTitle}`, words.leftAbout, ...left],
    section(words.unknownTitle, unknown, words.unknownAbout),
    section(words.unmovedTitle, unmoved),
    section(
      words.alwaysTitle,
      words.always.split("\n").map((line) => `- ${line}`),
    ),
  ];
  return `${parts.flat().join("\n\n")}\n`;
}

/** The result in one line, for the terminal. */
function summarise({ texts, copies, redirects }: ImportedSite, language: Language): string {
  const posts = texts.filter(({ file }) => file.startsWith("content/posts/")).length;
  return importWords.summary[language]({
    posts,
    pages: texts.length - posts,
    files: copies.length,
    redirects,
  });
}

/** The number of things that a person must check. */
function countLeft({ left, unmoved, unknown, names }: ImportedSite): number {
  const others = listedKinds.map((kind) => groupLeft(left.filter((each) => each.kind === kind)).size);
  const all = [...others, names.length, unmoved.length, unknown.size];
  return all.reduce((sum, count) => sum + count, 0);
}

function section(title: string, lines: readonly string[], about?: string): readonly string[] {
  if (lines.length === 0) return [];
  return [`## ${title}`, ...(about === undefined ? [] : [about]), lines.join("\n")];
}
