import { article, inFile, sentence, shade } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** The marks of an unfinished Git merge: the names of both sides, and the lines of the second and third mark. */
type Conflict = {
  readonly ours: string;
  readonly middle: number;
  readonly theirs: string;
  readonly last: number;
};

/** Files as they are read. */
export const readingProblems = {
  "source/not-utf8": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A file is not UTF-8", fr: "Un fichier n’est pas en UTF-8" },
    meaning: {
      en: "The file was saved in an older encoding, so that its accents cannot be read from the marked place on. Guessing would publish wrong letters. Open it in your editor and save it again with the encoding UTF-8.",
      fr: "Le fichier a été enregistré dans un ancien encodage : ses accents sont illisibles à partir de l’endroit marqué. Les deviner publierait des lettres fausses. Ouvrez-le dans votre éditeur et enregistrez-le de nouveau avec l’encodage UTF-8.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: "content/conseils/volets.md",
          wrong: shade("Volets d'été").replaceAll("’", "'"),
          mended: shade("Volets d'été").replaceAll("’", "'"),
          encoding: "latin1",
        },
      ],
    },
    messages: {
      "source/not-utf8": {
        en: "the file is not UTF-8 text from here on",
        fr: "à partir d’ici, le fichier n’est plus du texte en UTF-8",
      },
      "source/not-utf8.hint": {
        en: "save it again with the encoding UTF-8",
        fr: "enregistrez-le de nouveau avec l’encodage UTF-8",
      },
    },
  },
  "source/conflict": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A merge of Git left two versions", fr: "Une fusion de Git a laissé deux versions" },
    meaning: {
      en: "Two people changed the same lines, and Git could not tell which version to keep. It wrote both into the file, between three marks. Keep the lines that are right, from one version or from both, and delete the three marks.",
      fr: "Deux personnes ont modifié les mêmes lignes, et Git n’a pas su laquelle garder. Il a écrit les deux dans le fichier, entre trois repères. Gardez les lignes justes, de l’une ou des deux versions, et supprimez les trois repères.",
    },
    example: inFile(
      article,
      `<<<<<<< HEAD\n${sentence}\n=======\nLe mélèze tient sans traitement.\n>>>>>>> relecture`,
      sentence,
    ),
    messages: {
      "source/conflict": message({
        en: ({ ours, middle, theirs, last }: Conflict) =>
          `Git could not merge two versions of this passage: “${ours}” down to line ${en.number(middle)}, “${theirs}” from there to line ${en.number(last)}`,
        fr: ({ ours, middle, theirs, last }) =>
          `deux versions d’un même passage se suivent ici, et Git vous laisse choisir : « ${ours} » jusqu’à la ligne ${fr.number(middle)}, puis « ${theirs} » jusqu’à la ligne ${fr.number(last)}`,
      }),
      "source/conflict.hint": {
        en: "keep one of the two, or write one out of both, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
        fr: "gardez l’une des deux, ou réunissez-les en une seule, puis supprimez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>",
      },
    },
  },
  "source/duplicate-name": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "Two files have nearly the same name", fr: "Deux fichiers portent presque le même nom" },
    meaning: {
      en: "Two names differ only by case, by the encoding of their accents, or by their ending. On many disks, and as entries, they are the same file, and one of them would be lost. Keep one, or rename the other.",
      fr: "Deux noms ne diffèrent que par les majuscules, l’encodage des accents ou l’extension. Sur bien des disques, c’est le même fichier, et l’un des deux serait perdu. Gardez-en un, ou renommez l’autre.",
    },
    example: {
      command: "build",
      changes: [{ file: "content/metiers.yml", wrong: "menuiserie:\n  name: Menuiserie\n" }],
    },
    messages: {
      "source/duplicate-name.ending": message({
        en: ({ others }: { others: readonly string[] }) =>
          `the name differs from ${others.join(", ")} only by its ending`,
        fr: ({ others }) => `seule la terminaison distingue ce nom de ${others.join(", ")}`,
      }),
      "source/duplicate-name.ending.hint": {
        en: "keep one of them: both would be the same entry",
        fr: "gardez un seul de ces fichiers : ils décrivent le même contenu",
      },
      "source/duplicate-name.case": message({
        en: ({ others }: { others: readonly string[] }) =>
          `the name differs from ${others.join(", ")} only by case or by the encoding of its accents`,
        fr: ({ others }) =>
          `seules les majuscules ou l’encodage des accents distinguent ce nom de ${others.join(", ")}`,
      }),
      "source/duplicate-name.case.hint": {
        en: "rename one of them: on many disks they would be the same file",
        fr: "renommez l’un des fichiers : sur beaucoup de disques, ils n’en feraient qu’un",
      },
    },
  },
  "source/unclaimed": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "Nothing reads a file of content/", fr: "Aucune collection ne lit un fichier de content/" },
    meaning: {
      en: "The file is in a folder that no collection reads, or has an ending that is not known there. Its text appears on no page. Move or rename it as the hint says.",
      fr: "Le fichier se trouve dans un dossier qu’aucune collection ne lit, ou porte une extension qui n’y est pas connue. Son texte n’apparaît sur aucune page. Déplacez-le ou renommez-le comme le conseil l’indique.",
    },
    example: {
      command: "build",
      changes: [
        { file: "content/conseil/volets.md", wrong: shade("Volets") },
        { file: "content/conseils/volets.md", mended: shade("Volets") },
      ],
    },
    messages: {
      "source/unclaimed.ending": {
        en: "this file is not read: its name ends neither in .md or .yaml nor as that of an image",
        fr: "rien ne lit ce fichier : son nom ne finit ni par .md ou .yaml, ni comme celui d’une image",
      },
      "source/unclaimed.ending.move": {
        en: "move it to static/ to publish it as it is, or out of content/",
        fr: "déplacez-le dans static/ pour le publier tel quel, ou hors de content/ pour l’écarter",
      },
      "source/unclaimed.ending.rename": message({
        en: ({ name }: { name: string }) => `rename it to ${name}`,
        fr: ({ name }) => `renommez-le ${name}`,
      }),
      "source/unclaimed.no-collection": {
        en: "no collection reads this file",
        fr: "aucune collection ne lit ce fichier",
      },
      "source/unclaimed.other-ending": message({
        en: ({ folder, ending }: { folder: string; ending: string }) =>
          `the files of ${folder} end in .${ending}`,
        fr: ({ folder, ending }) => `les fichiers de ${folder} finissent par .${ending}`,
      }),
      "source/unclaimed.places": message({
        en: ({ places }: { places: readonly string[] }) => `collections are read from ${places.join(", ")}`,
        fr: ({ places }) => `les collections se lisent dans ${places.join(", ")}`,
      }),
      "source/unclaimed.places-and-files": message({
        en: ({ places, count }: { places: readonly string[]; count: number }) =>
          `collections are read from ${places.join(", ")}, ${en.number(count)} ${en.plural(count, { one: "file with a name of its own", other: "files with names of their own" })}`,
        fr: ({ places, count }) =>
          `les collections se lisent dans ${places.join(", ")}, et dans ${fr.number(count)} fichiers désignés par leur nom`,
      }),
    },
  },
  "source/no-content": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The site has no content", fr: "Le site n’a pas de contenu" },
    meaning: {
      en: "The folder content/ is missing or holds no text. Often the command was started in another folder than that of the site. Go to the right folder, or name it with --root.",
      fr: "Le dossier content/ manque ou ne contient aucun texte. Souvent, la commande a été lancée dans un autre dossier que celui du site. Placez-vous dans le bon dossier, ou indiquez-le avec --root.",
    },
    example: {
      command: "build",
      wrong: {
        en: "The command runs in a folder without content/, such as the one above the site.",
        fr: "La commande est lancée dans un dossier sans content/, par exemple celui qui contient le site.",
      },
      mended: {
        en: "The command runs in the folder of the site, or gets it with `--root`.",
        fr: "La commande est lancée dans le dossier du site, ou le reçoit par `--root`.",
      },
      report: {
        file: "content",
        message: {
          key: "source/no-content",
          data: {},
        },
        hint: {
          key: "source/no-content.hint",
          data: {},
        },
      },
    },
    messages: {
      "source/no-content": { en: "there is no content", fr: "il n’y a aucun contenu" },
      "source/no-content.hint": {
        en: "write content/site.yaml, and Markdown or YAML files beside it",
        fr: "écrivez content/site.yaml, et des fichiers Markdown ou YAML à côté",
      },
    },
  },
  "source/changed": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A file changed during the build", fr: "Un fichier a changé pendant la construction" },
    meaning: {
      en: "A file was saved while the site was being built from it. Pages could mix its old and its new words, so nothing was published. Build again.",
      fr: "Un fichier a été enregistré pendant que le site était construit. Des pages pourraient mêler ses anciens mots et les nouveaux : rien n’a été publié. Relancez la construction.",
    },
    example: {
      command: "build",
      wrong: {
        en: "A program writes content/conseils/bardage.md while the build reads it.",
        fr: "Un programme écrit content/conseils/bardage.md pendant que la construction le lit.",
      },
      mended: {
        en: "The build runs once that program has ended.",
        fr: "La construction est lancée une fois ce programme terminé.",
      },
      report: {
        file: "content/conseils/bardage.md",
        message: {
          key: "source/changed",
          data: {},
        },
        hint: {
          key: "source/changed.hint",
          data: {},
        },
      },
    },
    messages: {
      "source/changed": {
        en: "the file changed while the site was built from it",
        fr: "le fichier a changé pendant que le site était construit",
      },
      "source/changed.hint": { en: "build again", fr: "relancez la commande" },
    },
  },
  "source/unreadable": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A file cannot be read", fr: "Un fichier est illisible" },
    meaning: {
      en: "The user who runs the build may not read a file of the site, the disk fails, or a file outside static/ has more than 2 GiB. A page would be missing, so nothing is published. Give that user the right to read it.",
      fr: "Le système refuse un fichier du site à l’utilisateur qui construit, le disque est en panne, ou un fichier situé hors de static/ dépasse 2 Gio. Il manquerait une page : rien n’est donc publié. Donnez à cet utilisateur le droit de lire le fichier.",
    },
    example: {
      command: "build",
      wrong: {
        en: "content/conseils/bardage.md belongs to another user, who alone may read it.",
        fr: "content/conseils/bardage.md appartient à un autre utilisateur, qui seul peut le lire.",
      },
      mended: {
        en: "The user who builds may read it, as after `chmod a+r`.",
        fr: "L’utilisateur qui construit peut le lire, par exemple après `chmod a+r`.",
      },
      report: {
        file: "content/conseils/bardage.md",
        message: {
          key: "source/unreadable",
          data: {
            reason: {
              key: "disk.forbidden-to-read",
              data: {},
            },
            code: "EACCES",
          },
        },
        hint: {
          key: "disk.forbidden-to-read.hint",
          data: {},
        },
      },
    },
    messages: {
      "source/unreadable": message({
        en: ({ reason, code }: { reason: string; code: string }) => `it cannot be read: ${reason} (${code})`,
        fr: ({ reason, code }) => `lecture impossible : ${reason} (${code})`,
      }),
    },
  },
  "source/outside": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A folder of the site leads out of it", fr: "Un dossier du site mène hors de lui" },
    meaning: {
      en: "`content`, `static` or `templates`, or something within `templates`, is a link of the file system to a place outside the site, to a hidden folder such as `.git`, or to the site itself. Following it would publish files that nobody meant to publish, or write over them. So no command reads or writes through it. A link to another folder of the site is fine, and so are packages in `node_modules`.",
      fr: "`content`, `static` ou `templates`, ou un élément de `templates`, est un lien symbolique vers un endroit hors du site, vers un dossier caché comme `.git`, ou vers le site lui-même. Le suivre publierait des fichiers que personne ne voulait publier, ou en remplacerait. Aucune commande ne lit ni n’écrit donc à travers lui. Un lien vers un autre dossier du site convient, les paquets de `node_modules` aussi.",
    },
    example: {
      command: "build",
      wrong: {
        en: "static is a link to a folder beside the site.",
        fr: "static est un lien vers un dossier à côté du site.",
      },
      mended: {
        en: "static is a folder, with the files themselves.",
        fr: "static est un dossier, avec les fichiers eux-mêmes.",
      },
      report: {
        file: "static",
        message: {
          key: "source/outside",
          data: {},
        },
        hint: {
          key: "source/outside.hint",
          data: {
            file: "static",
          },
        },
      },
    },
    messages: {
      "source/outside": {
        en: "it is a link that leads out of the site, so it is not read",
        fr: "c’est un lien qui mène hors du site, il n’est donc pas lu",
      },
      "source/outside.hint": message({
        en: ({ file }: { file: string }) =>
          `put the files themselves into the site in place of the link ${file}: nothing outside is ever read, published or written`,
        fr: ({ file }) =>
          `mettez les fichiers eux-mêmes dans le site, à la place du lien ${file} : rien de ce qui est dehors n’est jamais lu, publié ni écrit`,
      }),
    },
  },
  "source/lost-link": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A link on the disk leads nowhere", fr: "Un lien du disque ne mène nulle part" },
    meaning: {
      en: "A file of the site is only a link of the file system, to nothing or to a place outside the site. It is left out: nothing outside the site is ever published. Put the file itself in its place.",
      fr: "Un fichier du site n’est qu’un lien symbolique, vers rien ou vers un endroit hors du site. Il est laissé de côté : rien de ce qui se trouve hors du site n’est jamais publié. Mettez le fichier lui-même à sa place.",
    },
    example: {
      command: "build",
      wrong: {
        en: "static/catalogue.pdf is a link to a file that has been deleted.",
        fr: "static/catalogue.pdf est un lien vers un fichier qui a été supprimé.",
      },
      mended: {
        en: "static/catalogue.pdf is the file itself.",
        fr: "static/catalogue.pdf est le fichier lui-même.",
      },
      report: {
        file: "static/catalogue.pdf",
        message: {
          key: "source/lost-link",
          data: {},
        },
        hint: {
          key: "source/lost-link.hint",
          data: {},
        },
      },
    },
    messages: {
      "source/lost-link.outside": message({
        en: ({ folder }: { folder: string }) => `this link leads out of ${folder}/, so it is left out`,
        fr: ({ folder }) => `ce lien mène hors de ${folder}/, il n’est donc pas suivi`,
      }),
      "source/lost-link.outside.hint": message({
        en: ({ folder }: { folder: string }) =>
          `put its target into ${folder}/: nothing outside is ever read or published`,
        fr: ({ folder }) =>
          `placez dans ${folder}/ ce vers quoi il mène : rien d’extérieur n’est jamais lu ni publié`,
      }),
      "source/lost-link.outside.content": {
        en: "put its target into content/, or name the folder that holds it in contentRoots of templates/site.ts",
        fr: "placez dans content/ ce vers quoi il mène, ou désignez le dossier qui le contient par contentRoots, dans templates/site.ts",
      },
      "source/lost-link": {
        en: "the target of this link does not exist, so it is left out",
        fr: "ce lien ne mène à rien, il n’est donc pas suivi",
      },
      "source/lost-link.hint": {
        en: "remove it, or point it to an existing file",
        fr: "retirez-le, ou faites-le mener à un fichier qui existe",
      },
    },
  },
  "source/reserved-name": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "Windows does not take this name", fr: "Windows n’accepte pas ce nom" },
    meaning: {
      en: "The name of the file is reserved by Windows, or has a character that it refuses. The site could not be edited there. Rename the file.",
      fr: "Windows se réserve ce nom de fichier, ou refuse l’un de ses signes. Personne ne pourrait modifier le site sur une telle machine. Renommez le fichier.",
    },
    example: {
      command: "build",
      changes: [
        { file: "static/aux.txt", wrong: "Scie, rabot, ciseaux.\n" },
        { file: "static/outils.txt", mended: "Scie, rabot, ciseaux.\n" },
      ],
    },
    messages: {
      "source/reserved-name.device": message({
        en: ({ stem }: { stem: string }) => `“${stem}” is a device, which Windows does not accept`,
        fr: ({ stem }) => `« ${stem} » désigne un périphérique : Windows n’accepte pas ce nom`,
      }),
      "source/reserved-name.full-stop": {
        en: "the name ends in a full stop, which Windows does not accept",
        fr: "le nom finit par un point : Windows ne l’accepte pas",
      },
      "source/reserved-name.space": {
        en: "the name ends in a space, which Windows does not accept",
        fr: "le nom finit par une espace : Windows ne l’accepte pas",
      },
      "source/reserved-name.unseen": {
        en: "the name has a line break or another invisible character, which Windows does not accept",
        fr: "le nom contient une fin de ligne ou un autre signe invisible : Windows ne l’accepte pas",
      },
      "source/reserved-name.sign": message({
        en: ({ sign }: { sign: string }) => `the name has ${sign}, which Windows does not accept`,
        fr: ({ sign }) => `le nom contient ${sign} : Windows ne l’accepte pas`,
      }),
      "source/reserved-name.hint": {
        en: "rename it: the site could not be edited or built there",
        fr: "renommez ce fichier : le site ne pourrait être ni modifié ni construit sous Windows",
      },
    },
  },
} satisfies Problems;

export const readingWords = {
  "watch.no-room": {
    en: "the system watches no more files (ENOSPC: see fs.inotify.max_user_watches)",
    fr: "le système ne peut surveiller plus de fichiers (ENOSPC : voir fs.inotify.max_user_watches)",
  },
  "watch.no-handles": message({
    en: ({ code }: { code: string }) =>
      `too many files are watched (${code}: see fs.inotify.max_user_instances)`,
    fr: ({ code }) => `trop de fichiers sont surveillés (${code} : voir fs.inotify.max_user_instances)`,
  }),
  "watch.no-events": message({
    en: ({ code }: { code: string }) => `this disk reports no changes (${code})`,
    fr: ({ code }) => `ce disque ne signale pas les changements (${code})`,
  }),
} satisfies Messages;
