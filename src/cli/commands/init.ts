import { basename, join, relative, resolve } from "node:path";
import { addHost } from "../../../create-charpente/src/add-host.ts";
import {
  planAgain,
  readRecord,
  recordFile,
  recordImport,
  tellAgain,
} from "../../../create-charpente/src/import-again.ts";
import {
  type ImportedSite,
  type ImportTarget,
  importSite,
} from "../../../create-charpente/src/import-site.ts";
import {
  describeNames,
  groupLeft,
  listLeft,
  toCode,
} from "../../../create-charpente/src/left-overs/describe-names.ts";
import {
  type Moving,
  movingFile,
  noMoving,
  readMoving,
} from "../../../create-charpente/src/left-overs/moving.ts";
import { writeMoving } from "../../../create-charpente/src/left-overs/write-moving.ts";
import {
  type DoneKind,
  doneKinds,
  type Left,
  leftKinds,
  type NewFile,
} from "../../../create-charpente/src/new-site.ts";
import {
  type Engine,
  engines,
  languageOf,
  type OldSite,
  type Unmoved,
} from "../../../create-charpente/src/old-site.ts";
import { type PackageManager, readPackageManager } from "../../../create-charpente/src/package-manager.ts";
import {
  countAddresses,
  describeAddresses,
  noAnswerNames,
  writeTable,
} from "../../../create-charpente/src/proof/describe-addresses.ts";
import type { NoAnswer } from "../../../create-charpente/src/proof/prove-addresses.ts";
import { readSettings } from "../../../create-charpente/src/read-settings.ts";
import { recogniseEngine } from "../../../create-charpente/src/recognise-engine.ts";
import {
  listInTheWay,
  putNewSite,
  readIfThere,
  replaceFiles,
} from "../../../create-charpente/src/starters/put-new-site.ts";
import { readOldSite, readSitemap } from "../../../create-charpente/src/starters/read-old-site.ts";
import { readExample, readStarter } from "../../../create-charpente/src/starters/read-starter.ts";
import {
  beginRepository,
  findNoRepository,
  installPackages,
  type NoRepository,
} from "../../../create-charpente/src/starters/run-programs.ts";
import { type Starter, starterLanguages, starters } from "../../../create-charpente/src/starters.ts";
import { newSiteOf } from "../../hosts/hosts.ts";
import { type HostName, hostNames } from "../../hosts/names.ts";
import { loadNativeParser } from "../../markdown/load-native-parser.ts";
import { slugify } from "../../model/route.ts";
import { finishFirst } from "../../store/interrupts.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import type { InEach, Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { type AskInit, askInitInTerminal } from "../ask-init.ts";
import { choice, command, option, optional, yesOrNo } from "../command.ts";
import { valueNames, wouldWrite } from "../options.ts";
import { printWords, UsageError } from "../print.ts";

const hostChoices = [...hostNames, "none"] as const;

export const init = command({
  name: "init",
  about: {
    en: "begin a site from a starter: a blog, a firm, documentation, a conference or a handbook",
    fr: "commencer un site : un blog, une entreprise, une documentation, une conférence ou un manuel",
  },
  arguments: {
    folder: optional({
      name: valueNames.folder,
      about: {
        en: "folder of the new site, which must be empty (default: the current one)",
        fr: "dossier du nouveau site, qui doit être vide (par défaut : le dossier courant)",
      },
    }),
  },
  options: {
    starter: choice({
      flag: "--starter",
      takes: valueNames.name,
      about: { en: "the starter to begin with", fr: "le site de départ" },
      choices: starters,
    }),
    from: option({
      flag: "--from",
      takes: valueNames.folder,
      about: {
        en: "import the texts of a site of Hugo, Jekyll, Eleventy, Astro, VitePress or Docusaurus, which is not changed",
        fr: "reprendre les textes d’un site Hugo, Jekyll, Eleventy, Astro, VitePress ou Docusaurus, qui reste tel quel",
      },
    }),
    host: choice({
      flag: "--host",
      takes: valueNames.host,
      about: {
        en: "write the files with which this host builds and publishes the site",
        fr: "écrire les fichiers avec lesquels cet hébergeur construit et publie le site",
      },
      choices: hostChoices,
    }),
    install: yesOrNo(
      "--install",
      {
        en: "install the packages with the package manager that runs the command",
        fr: "installer les paquets avec le gestionnaire qui lance la commande",
      },
      { en: "install nothing", fr: "ne rien installer" },
    ),
    git: yesOrNo(
      "--git",
      {
        en: "begin a Git repository with a first commit",
        fr: "créer un dépôt Git avec un premier commit",
      },
      { en: "begin no repository", fr: "ne pas créer de dépôt" },
    ),
    engine: choice({
      flag: "--engine",
      takes: valueNames.name,
      about: {
        en: "the generator of that site, where its files do not tell; markdown for a folder without one",
        fr: "le générateur de ce site, quand ses fichiers ne le disent pas ; markdown pour un dossier qui n’en a pas",
      },
      choices: engines,
    }),
    sitemap: option({
      flag: "--sitemap",
      takes: valueNames.path,
      about: {
        en: "the sitemap of the old site, for the table of its addresses (default: that of its last build, if it is there)",
        fr: "le plan (sitemap) de l’ancien site, pour la table de ses adresses (par défaut : celui de sa dernière construction, s’il y est)",
      },
    }),
    dryRun: wouldWrite,
  },
  notes: {
    en: "In a terminal, missing answers are asked for. Elsewhere nothing is installed and no repository begun, unless options say so. The site is in the language of the tool: --language fr begins one in French. With --from, it is in the language that the old site names, if there is a starter in it. The files are copied without a network: npm install fetches the packages afterwards. moving.yaml in the new site says what becomes of each tag of the old one: change it, and run the same command again. It replaces what you have not changed since.",
    fr: "Dans un terminal, ce qui manque est demandé. Ailleurs, rien n’est installé et aucun dépôt n’est créé sans les options correspondantes. Le site est dans la langue de l’outil ; avec --language en, il est en anglais. Avec --from, il est dans la langue qu’indique l’ancien site, si un site de départ l’a. Les fichiers sont copiés sans réseau : npm install va ensuite chercher les paquets. moving.yaml, dans le nouveau site, dit ce que devient chaque balise de l’ancien : modifiez-le, puis relancez la même commande. Elle remplace ce que vous n’avez pas modifié entre-temps.",
  },
  example: "site init my-site --starter blog",
  run: async (given, tool) => {
    return runInit(given, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

/** The last words of `site init`. */
export const initWords = {
  next: { en: "Next:", fr: "La suite :" },
  read: { en: "README.md says what to change where.", fr: "README.md dit quoi changer, et où." },
  publish: message({
    en: ({ once }: { once: string }) => `To publish: ${once}.`,
    fr: ({ once }) => `Pour publier : ${once}.`,
  }),
  notInstalled: {
    en: "The packages are not installed: that step failed, and the site is complete without it.",
    fr: "Les paquets ne sont pas installés : cette étape a échoué, et le site est complet sans elle.",
  },
  noRepository: {
    en: "No repository was begun: that step failed, and the site is complete without it.",
    fr: "Aucun dépôt n’a été créé : cette étape a échoué, et le site est complet sans elle.",
  },
  noGit: {
    en: "No repository was begun: Git is not installed.",
    fr: "Aucun dépôt n’a été créé : Git n’est pas installé.",
  },
  insideRepository: {
    en: "No repository was begun: the folder is in one already.",
    fr: "Aucun dépôt n’a été créé : le dossier se trouve déjà dans un dépôt.",
  },
  commit: { en: "Begin the site", fr: "Commencer le site" },
};

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
    en: "Lines are those of the new files. `npm run check` finds other problems. `npm run build` builds despite warnings: when the list is done, write `--strict` behind it in `package.json`.",
    fr: "Les lignes sont celles des nouveaux fichiers. `npm run check` trouve le reste. `npm run build` construit malgré les avertissements : la liste terminée, ajoutez-lui `--strict` dans `package.json`.",
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
    en: "Templates, styles and scripts: this site has its own, in `templates/`.\nData files. Menus are in `navigation` of `content/site.yaml`, or its first pages where there was none.\nComments, forms, statistics and other services of visitors.",
    fr: "Les modèles, les styles et les scripts : ce site a les siens, dans `templates/`.\nLes menus et les fichiers de données : `navigation`, dans `content/site.yaml`, nomme les premières pages.\nLes commentaires, les formulaires, les statistiques et les autres services rendus aux visiteurs.",
  },
};

const engineNames: Readonly<Record<Engine, string>> = {
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
      `${many.fr(count, "marque", "marques")} de l’ancien générateur en moins, comme {% raw %}, {: .class} ou <!--more-->.`,
  }),
  imports: message({
    en: ({ count }: Count) => `${many.en(count, "import", "imports")} of MDX removed.`,
    fr: ({ count }) => `${many.fr(count, "import", "imports")} de MDX en moins.`,
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
      `${many.en(count, "box", "boxes")} between colons became alerts or folded parts.`,
    fr: ({ count }) =>
      `${many.fr(count, "encadré entre deux-points est devenu", "encadrés entre deux-points sont devenus")} une alerte ou une partie repliée.`,
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
      `${many.en(count, "text", "texts")} without a page on the old site, which lists or other pages showed: drafts here (\`draft: true\`).`,
    fr: ({ count }) =>
      `${many.fr(count, "texte", "textes")} sans page sur l’ancien site, que des listes ou d’autres pages montraient : ici, des brouillons (\`draft: true\`).`,
  }),
};

export const leftNames: Readonly<Record<Left["kind"], InEach<string>>> = {
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
    fr: "Mots des menus et des boutons qui sont encore dans une autre langue : à écrire dans ces fichiers",
  },
  tag: {
    en: "Tags of templates: readers see them as they are",
    fr: "Balises de modèles : les lecteurs les voient telles quelles",
  },
  component: {
    en: "Components: write them in Markdown, or as a directive of this site",
    fr: "Composants : à écrire en Markdown, ou comme un bloc de ce site",
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
  language: { en: "a text in another language", fr: "un texte dans une autre langue" },
  head: { en: "the head of the file is not well formed", fr: "l’en-tête du fichier est mal formé" },
  script: {
    en: "the head of the file is JavaScript: write it in YAML, as in `title: About` between two lines `---`, then import again or copy the file",
    fr: "l’en-tête du fichier est en JavaScript : écrivez-le en YAML, comme `title: À propos` entre deux lignes `---`, puis recommencez ou copiez le fichier",
  },
  html: { en: "HTML, which has to be written in Markdown", fr: "du HTML, à écrire en Markdown" },
  later: { en: "a collection or a part of templates", fr: "une collection ou un morceau de modèle" },
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
    fr: "une page qui ne fait qu’envoyer vers un autre site : les redirections de `content/site.yaml` mènent à des pages de celui-ci",
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

export type InitOptions = {
  /** As written. */
  readonly folder?: string | undefined;
  readonly starter?: Starter | undefined;
  /** The folder of a site of another generator. */
  readonly from?: string | undefined;
  readonly host?: HostName | "none" | undefined;
  readonly install?: boolean | undefined;
  readonly git?: boolean | undefined;
  /** The file of its sitemap. */
  readonly sitemap?: string | undefined;
  /** Its generator, where that is not to be recognised. */
  readonly engine?: Engine | undefined;
  readonly dryRun: boolean;
};

/** The starters into which another site can be imported. */
const importable: readonly Starter[] = ["blog", "documentation"];

/** The file name of the report in the new site. */
const report = "MOVED.md";

/** The table of old addresses in the new site. */
const table = "MOVED.csv";

/** Runs `site init` and returns its exit status. Writes the folder of the new site to stdout. */
export async function runInit(
  given: InitOptions,
  speech: Speech,
  ask: AskInit | undefined = process.stdin.isTTY && process.stderr.isTTY
    ? askInitInTerminal(process.stdin, process.stderr, speech)
    : undefined,
): Promise<number> {
  const { starter: named, from, engine, sitemap, dryRun } = given;
  const choices = from === undefined ? starters : importable;
  if (named !== undefined && !choices.includes(named))
    throw new UsageError(say("usage.no-place", { starter: named, starters: choices }));
  const before = from === undefined ? undefined : readImport(given.folder ?? ".");
  const starter =
    before?.record.starter ?? named ?? (ask ? await ask.starter(choices) : refuseNoStarter(choices));
  if (starter === undefined) return stop(speech);
  // Authors most likely write in the language in which the command speaks to them.
  const old = from === undefined ? undefined : readOld(from, engine, sitemap);
  const language =
    before?.record.language ??
    old?.language ??
    (ask && named === undefined ? await ask.language(speech.language) : speech.language);
  if (language === undefined) return stop(speech);
  const folder = given.folder ?? (ask && named === undefined && !before ? await ask.folder() : ".");
  if (folder === undefined) return stop(speech);
  if (before === undefined) refuseTaken(folder);
  const name = packageName(folder);
  const sample = readStarter(starter, name, language);
  const samples = Object.fromEntries(
    starterLanguages.map((each) => [each, readStarter(starter, name, each)]),
  );
  const today = before?.record.today ?? calendarDay(new Date(), "UTC");
  const imported =
    old && importOld(old, { starter, language, sample, samples, today }, before?.moving, speech);
  if (imported && before) return importAgain(folder, imported, before.record, dryRun, speech);

  const host = given.host ?? (ask ? await ask.host() : "none");
  if (host === undefined) return stop(speech);
  const manager = readPackageManager(process.env.npm_config_user_agent);
  const tasks = dryRun ? noTasks : await chooseTasks(given, { folder, manager, host }, ask);
  if (tasks === undefined) return stop(speech);
  const record = imported ? [recordImport(imported.files, { starter, language, today })] : [];
  const begun = [...(imported?.files ?? sample), ...manager.files];
  const files = host === "none" ? begun : addHost(begun, { host, manager, name, readExample });
  if (dryRun) return list(files, speech);
  return finishFirst(async (stopped) => {
    putNewSite(folder, [...files, ...record]);
    process.stdout.write(`${relative(process.cwd(), resolve(folder)) || "."}\n`);
    if (imported) process.stderr.write(`${describeResult(imported, speech)}\n`);
    const left = await doTasks(tasks, { folder, manager, host }, stopped, speech);
    process.stderr.write(describeNext({ folder, manager, host }, left, speech));
    return 0;
  });
}

type ImportRecord = NonNullable<ReturnType<typeof readImport>>["record"];

/** Imports the old site once more into the folder of the new one, and returns the exit status. */
function importAgain(
  folder: string,
  imported: ImportedSite,
  before: ImportRecord,
  dryRun: boolean,
  speech: Speech,
): number {
  const { files, addresses } = imported;
  const again = planAgain(files, before, (path) => readIfThere(join(folder, path)));
  // What its author wrote there is in it.
  const moving = files.filter(({ path }) => path === movingFile);
  const changed = [...again.written.filter(({ path }) => path !== movingFile), ...moving];
  if (dryRun) return list(changed, speech);
  replaceFiles(folder, [...changed, recordImport(files, before)], again.removed);
  process.stderr.write(`${tellAgain(again, changed.length, speech.language)}\n`);
  process.stderr.write(`${countAddresses(addresses, speech.language)}\n`);
  process.stdout.write(`${relative(process.cwd(), resolve(folder)) || "."}\n`);
  return 0;
}

/** What an import before has left in the folder. Undefined where there was none. */
function readImport(folder: string) {
  const written = readIfThere(join(folder, recordFile));
  const record = written && readRecord(new TextDecoder().decode(written));
  if (record === undefined) return undefined;
  const text = readIfThere(join(folder, movingFile));
  return { record, moving: text && new TextDecoder().decode(text) };
}

/** What is done with a new site once its files are written. */
type Tasks = { readonly install: boolean; readonly git: boolean };
const noTasks: Tasks = { install: false, git: false };

type NewSite = {
  readonly folder: string;
  readonly manager: PackageManager;
  readonly host: HostName | "none";
};

/** Undefined when the user stops the questions. A repository is offered only where one can begin. */
async function chooseTasks(
  given: InitOptions,
  { folder, manager }: NewSite,
  ask: AskInit | undefined,
): Promise<Tasks | undefined> {
  const install = given.install ?? (ask ? await ask.install(manager.install.join(" ")) : false);
  if (install === undefined) return undefined;
  const isOffered = ask !== undefined && findNoRepository(folder) === undefined;
  const git = given.git ?? (isOffered ? await ask.git() : false);
  return git === undefined ? undefined : { install, git };
}

/**
 * Returns the commands that are left to the user. A step that fails leaves the site as it is, and says so. The first
 * commit holds the lockfile.
 */
async function doTasks(
  { install, git }: Tasks,
  { folder, manager }: NewSite,
  stopped: AbortSignal,
  { language }: Speech,
): Promise<readonly string[]> {
  const left: string[] = [];
  const tell = (what: InEach<string>) => void process.stderr.write(`${what[language]}\n`);
  const isInstalled = install && (await installPackages(folder, manager, stopped));
  if (install && !isInstalled) tell(initWords.notInstalled);
  if (!isInstalled) left.push(manager.install.join(" "));
  const hindrance = git ? findNoRepository(folder) : undefined;
  const message = initWords.commit[language];
  if (hindrance !== undefined) tell(hindranceWords[hindrance]);
  else if (git && !(await beginRepository(folder, message, stopped))) {
    tell(initWords.noRepository);
    left.push(`git init --initial-branch=main && git add --all && git commit --message="${message}"`);
  }
  return left;
}

const hindranceWords: Readonly<Record<NoRepository, InEach<string>>> = {
  "no-git": initWords.noGit,
  inside: initWords.insideRepository,
};

type Old = ReturnType<typeof readOld>;

/** The old site. `language` is the one that its settings name, if there is a starter in it. */
function readOld(from: string, named: Engine | undefined, sitemap: string | undefined) {
  const site = readOldSite(resolve(from));
  if (site === undefined) throw new UsageError(say("usage.no-old-site", { from }));
  const engine = named ?? recognise(site, from);
  const addresses = readSitemap(resolve(from), sitemap && resolve(sitemap));
  if (addresses === undefined || (sitemap !== undefined && addresses.length === 0))
    throw new UsageError(say("usage.no-sitemap", { file: sitemap ?? "" }));
  const locale = languageOf(readSettings(site, engine));
  const language = starterLanguages.find((each) => each === locale);
  return { site, engine, language, sitemap: addresses };
}

function recognise(site: OldSite, from: string): Engine {
  const recognised = recogniseEngine(site);
  switch (recognised.status) {
    case "one":
      return recognised.engine;
    case "none":
      throw new UsageError(say("usage.no-engine", { from, engines }));
    case "several": {
      const found = recognised.found.map(({ engine, marks }) => ({
        engine,
        name: engineNames[engine],
        marks,
      }));
      throw new UsageError(say("usage.many-engines", { from, found }));
    }
  }
}

/** The new site with the texts of the old one, the report, the table of addresses, and what becomes of tags. */
function importOld(
  { site, engine, sitemap }: Old,
  begun: Pick<ImportTarget, "starter" | "language" | "sample" | "samples" | "today">,
  given: string | undefined,
  speech: Speech,
): ImportedSite {
  const imported = importSite(site, engine, {
    ...begun,
    sitemap,
    native: loadNativeParser({ directive: false }),
    moving: given === undefined ? noMoving : readGiven(given),
  });
  const copied = imported.copies.map((copy) => ({ path: copy.to, bytes: site.readBytes(copy.from) }));
  const moving = writeMoving(imported.names, imported.moving, speech.language, given);
  const described = [
    toFile(report, describeImport(imported, speech)),
    toFile(table, writeTable(imported.addresses, reasonsIn(speech.language))),
    ...(moving === undefined ? [] : [toFile(movingFile, moving)]),
  ];
  return { ...imported, files: [...imported.files, ...copied, ...described] };
}

const movingReasons = {
  yaml: (what: string) => say("usage.moving.yaml", { what }),
  family: (what: string) => say("usage.moving.family", { what }),
  rule: (what: string) => say("usage.moving.rule", { what }),
  directive: (what: string) => say("usage.moving.directive", { what }),
  attributes: (what: string) => say("usage.moving.attributes", { what }),
};

/** Says why nothing answers at an address. */
function reasonsIn(language: Language): (why: NoAnswer) => string {
  return (why) => ({ ...unmovedNames, ...noAnswerNames })[why][language];
}

function toFile(path: string, text: string): NewFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

function readGiven(text: string): Moving {
  const read = readMoving(text);
  if (read.status === "read") return read.moving;
  const { line, column, kind, what } = read.mistake;
  const reason = movingReasons[kind](what);
  throw new UsageError(say("usage.moving", { place: `${movingFile}:${line}:${column}`, reason }));
}

function describeResult(imported: ImportedSite, { language }: Speech): string {
  const look = importWords.look[language]({ count: countLeft(imported), report });
  return `${summarise(imported, language)}\n${look}\n${countAddresses(imported.addresses, language)}`;
}

function refuseNoStarter(choices: readonly Starter[]): never {
  throw new UsageError(say("usage.no-starter", { starters: choices }));
}

/** Returns the exit status for a user who stopped the questions. */
function stop({ language }: Speech): number {
  process.stderr.write(`${printWords.nothing[language]}\n`);
  return 130;
}

function refuseTaken(folder: string): void {
  const [name] = listInTheWay(folder);
  if (name !== undefined) throw new UsageError(say("usage.folder-taken", { folder, name }));
}

/** The name of the npm package, in which npm allows few characters. */
function packageName(folder: string): string {
  return slugify(basename(resolve(folder))) || "site";
}

/** Prints what would be written. */
function list(files: readonly NewFile[], { language }: Speech): number {
  for (const { path } of files) process.stdout.write(`${path}\n`);
  process.stderr.write(`${printWords.nothing[language]}\n`);
  return 0;
}

/** `left` is the commands that are left to the user. */
function describeNext(
  { folder, manager, host }: NewSite,
  left: readonly string[],
  { language }: Speech,
): string {
  const path = relative(process.cwd(), resolve(folder));
  const steps = [...(path === "" ? [] : [`cd ${quote(path)}`]), ...left, manager.run("dev")];
  const words = inLanguage(initWords, language);
  const once = host === "none" ? undefined : newSiteOf(host).once[language];
  return [
    words.next,
    ...steps.map((step) => `  ${step}`),
    words.read,
    ...(once === undefined ? [] : [words.publish({ once })]),
    "",
  ].join("\n");
}

/** Quotes a path for a shell of Unix, if needed. `cd` would read a hyphen at its start as an option. */
function quote(path: string): string {
  if (path.startsWith("-")) return quote(`./${path}`);
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** The report in the new site, as Markdown: what was converted, and what a person must check. */
function describeImport(imported: ImportedSite, { language }: Speech): string {
  const words = inLanguage(importWords, language);
  const done = doneKinds.flatMap((kind) => {
    const count = imported.done.get(kind) ?? 0;
    return count === 0 ? [] : [`- ${doneNames[kind][language]({ count })}`];
  });
  const left = leftKinds.flatMap((kind) => {
    // What `namesTitle` tells by name.
    if (kind === "tag" || kind === "component") return [];
    const all = imported.left.filter((each) => each.kind === kind);
    return listLeft(all, leftNames[kind][language], language);
  });
  const unmoved = imported.unmoved.map(
    ({ path, why }) => `- ${toCode(path)}: ${unmovedNames[why][language]}`,
  );
  const unknown = [...imported.unknown].map(
    ([field, count]) => `- ${toCode(field)}: ${words.times({ count })}`,
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
  const others = leftKinds
    .filter((kind) => kind !== "tag" && kind !== "component")
    .map((kind) => groupLeft(left.filter((each) => each.kind === kind)).size);
  const all = [...others, names.length, unmoved.length, unknown.size];
  return all.reduce((sum, count) => sum + count, 0);
}

function section(title: string, lines: readonly string[], about?: string): readonly string[] {
  if (lines.length === 0) return [];
  return [`## ${title}`, ...(about === undefined ? [] : [about]), lines.join("\n")];
}
