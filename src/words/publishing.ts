import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Publishing, and the disk. */
export const publishingProblems = {
  "publish/foreign-folder": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "The folder to publish into holds other files",
      fr: "Le dossier de publication contient d’autres fichiers",
    },
    meaning: {
      en: "Publishing makes the folder hold the site and nothing else. This one has files that “site” did not write, and they would be lost. Choose another folder with --out, or move the files away.",
      fr: "Après une publication, le dossier contient le site et rien d’autre. Celui-ci contient des fichiers que « site » n’a pas écrits, et qui seraient perdus. Choisissez un autre dossier avec --out, ou déplacez-les.",
    },
    example: {
      command: "build",
      wrong: {
        en: "`site build --out ~/Documents` is called, and that folder holds letters.",
        fr: "`site build --out ~/Documents` est lancé, et ce dossier contient des lettres.",
      },
      mended: {
        en: "`site build --out dist` writes into a folder of its own.",
        fr: "`site build --out dist` écrit dans un dossier à part.",
      },
      report: {
        file: "lettres",
        message: {
          key: "publish/foreign-folder",
          data: {},
        },
        hint: {
          key: "publish/foreign-folder.hint",
          data: {},
        },
      },
    },
    messages: {
      "publish/foreign-folder.git": {
        en: "the folder holds a git repository, which publishing would remove",
        fr: "le dossier contient un dépôt git, que la publication effacerait",
      },
      "publish/foreign-folder.git.hint": {
        en: "publish into another folder with --out, and copy from there into the repository",
        fr: "publiez dans un autre dossier avec --out, et copiez de là vers le dépôt",
      },
      "publish/foreign-folder": {
        en: "the folder is not empty, and “site” did not make it: publishing would remove what is in it",
        fr: "le dossier n’est pas vide, et « site » ne l’a pas créé : la publication effacerait ce qui s’y trouve",
      },
      "publish/foreign-folder.list": message({
        en: ({ list }: { list: string }) =>
          `its ${list} is damaged, so it is not certain that “site” made the folder, and publishing would remove what is in it`,
        fr: ({ list }) =>
          `son fichier ${list} est endommagé : il n’est pas certain que « site » ait créé le dossier, dont la publication effacerait le contenu`,
      }),
      "publish/foreign-folder.list.hint": message({
        en: ({ file }: { file: string }) =>
          `if it holds nothing but published pages, delete ${file}/ and build again: all of it is made anew`,
        fr: ({ file }) =>
          `s’il ne contient que des pages publiées, supprimez ${file}/ et construisez de nouveau le site : tout sera refait`,
      }),
      "publish/foreign-folder.hint": {
        en: "move its files away, or choose another folder with --out",
        fr: "déplacez ses fichiers, ou choisissez un autre dossier avec --out",
      },
    },
  },
  "publish/other-site": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The folder holds another site", fr: "Le dossier contient un autre site" },
    meaning: {
      en: "The folder was published from a site with another address, which this one would replace. Choose another folder with --out. If it is this site under its old address, the hint says how to say so.",
      fr: "Le dossier vient d’un site qui a une autre adresse, et que celui-ci remplacerait. Choisissez un autre dossier avec --out. Si c’est bien ce site sous son ancienne adresse, le conseil dit comment l’indiquer.",
    },
    example: {
      command: "build",
      wrong: {
        en: "Two sites are built with the same `--out` folder.",
        fr: "Deux sites sont construits avec le même dossier `--out`.",
      },
      mended: { en: "Each site has a folder of its own.", fr: "Chaque site a son propre dossier." },
      report: {
        file: "../public",
        message: {
          key: "publish/other-site",
          data: {
            published: "https://www.atelier-martin.example",
            site: "https://www.atelier-duval.example",
          },
        },
        hint: {
          key: "publish/other-site.hint",
          data: {
            site: "https://www.atelier-duval.example",
            file: "../public/.site-manifest.json",
          },
        },
      },
    },
    messages: {
      "publish/other-site": message({
        en: ({ published, site }: { published: string; site: string }) =>
          `the folder holds another site, ${published}, which publishing ${site} would replace`,
        fr: ({ published, site }) =>
          `le dossier contient un autre site, ${published}, que la publication de ${site} remplacerait`,
      }),
      "publish/other-site.hint": message({
        en: ({ site, file }: { site: string; file: string }) =>
          `choose another folder with --out; if it is this site under its old address, write "site":"${site}" into the first line of ${file}`,
        fr: ({ site, file }) =>
          `choisissez un autre dossier avec --out ; si c’est ce site sous son ancienne adresse, écrivez "site":"${site}" dans la première ligne de ${file}`,
      }),
    },
  },
  "publish/unsafe-folder": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The site must not be published there", fr: "Le site ne doit pas être publié là" },
    meaning: {
      en: "The folder is, holds or lies in the site’s own sources, and publishing would remove them. Choose a folder that holds nothing else, such as dist.",
      fr: "Le dossier est celui des sources du site, les contient ou s’y trouve, et la publication les effacerait. Choisissez un dossier qui ne contient rien d’autre, comme dist.",
    },
    example: {
      command: "build",
      wrong: { en: "`site build --out content` is called.", fr: "`site build --out content` est lancé." },
      mended: { en: "`site build --out dist` is called.", fr: "`site build --out dist` est lancé." },
      report: {
        file: "content",
        message: {
          key: "publish/unsafe-folder.sources",
          data: {
            folder: "content",
          },
        },
        hint: {
          key: "publish/unsafe-folder.hint",
          data: {},
        },
      },
    },
    messages: {
      "publish/unsafe-folder.file": message({
        en: ({ path }: { path: string }) => `the pages cannot go there: ${path} is not a folder`,
        fr: ({ path }) => `les pages ne peuvent pas y aller : ${path} n’est pas un dossier`,
      }),
      "publish/unsafe-folder.link": message({
        en: ({ path }: { path: string }) => `the pages cannot go there: ${path} is a link that leads nowhere`,
        fr: ({ path }) => `les pages ne peuvent pas y aller : ${path} est un lien qui ne mène nulle part`,
      }),
      "publish/unsafe-folder.site": {
        en: "the pages cannot go there: publishing would remove the site’s own files",
        fr: "les pages ne peuvent pas y aller : la publication effacerait les fichiers du site lui-même",
      },
      "publish/unsafe-folder.sources": message({
        en: ({ folder }: { folder: string }) =>
          `the pages cannot go there: publishing would remove what is in ${folder}/`,
        fr: ({ folder }) =>
          `les pages ne peuvent pas y aller : la publication effacerait ce qui est dans ${folder}/`,
      }),
      "publish/unsafe-folder.hint": {
        en: "choose a folder of its own with --out, such as --out dist",
        fr: "choisissez avec --out un dossier à part, par exemple --out dist",
      },
    },
  },
  "publish/failed": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The site could not be written", fr: "Le site n’a pas pu être écrit" },
    meaning: {
      en: "The system refused to write: the disk is full, the folder belongs to another user, or another build is at work there. The message names the reason, and the hint says what is published meanwhile.",
      fr: "Le système a refusé l’écriture : le disque est plein, le dossier appartient à un autre utilisateur, ou une autre construction y travaille. Le message donne la raison, et le conseil dit ce qui est publié entre-temps.",
    },
    example: {
      command: "build",
      wrong: { en: "The disk has no room left.", fr: "Le disque n’a plus de place." },
      mended: {
        en: "There is room again, and the site is built once more.",
        fr: "Il y a de nouveau de la place, et le site est construit encore une fois.",
      },
      report: {
        file: "dist",
        message: {
          key: "publish/failed",
          data: {
            reason: {
              key: "disk.full",
              data: {},
            },
            code: "ENOSPC",
          },
        },
        hint: {
          key: "publish/failed.untouched",
          data: {
            hint: {
              key: "disk.full.hint",
              data: {},
            },
          },
        },
      },
    },
    messages: {
      "publish/failed": message({
        en: ({ reason, code }: { reason: string; code: string }) => `${reason} (${code})`,
        fr: ({ reason, code }) => `${reason} (${code})`,
      }),
      "publish/failed.untouched": message({
        en: ({ hint }: { hint: string }) => `${hint}; the published files are as they were`,
        fr: ({ hint }) => `${hint} ; les fichiers publiés sont restés tels quels`,
      }),
      "publish/failed.half-done": message({
        en: ({ hint }: { hint: string }) =>
          `${hint}; some of the published files are new already, each is whole, and the next build completes them`,
        fr: ({ hint }) =>
          `${hint} ; une partie des fichiers publiés est déjà nouvelle, chacun est entier, et la prochaine construction les complète`,
      }),
      "publish/failed.lock": message({
        en: ({ code }: { code: string }) =>
          `everything is published, but the lock cannot be removed (${code})`,
        fr: ({ code }) => `tout est publié, mais le verrou ne peut pas être retiré (${code})`,
      }),
      "publish/failed.lock.hint": message({
        en: ({ file }: { file: string }) =>
          `the next build removes it; before you copy the folder, delete ${file}`,
        fr: ({ file }) =>
          `la prochaine construction le retire ; avant de copier le dossier, supprimez ${file}`,
      }),
      "publish/failed.overtaken": {
        en: "another build has taken over while this one prepared its files",
        fr: "une autre construction a pris la suite pendant que celle-ci préparait ses fichiers",
      },
      "publish/failed.overtaken.hint": {
        en: "nothing of this one is published; build again",
        fr: "rien de celle-ci n’est publié ; construisez de nouveau le site",
      },
      "publish/failed.busy": {
        en: "another build is publishing there",
        fr: "une autre construction est en train d’y publier",
      },
      "publish/failed.busy-here": message({
        en: ({ pid }: { pid: number }) => `another build is publishing there, process ${pid}`,
        fr: ({ pid }) => `une autre construction est en train d’y publier, le processus ${pid}`,
      }),
      "publish/failed.busy-elsewhere": message({
        en: ({ pid, host }: { pid: number; host: string }) =>
          `another build is publishing there, process ${pid} of ${host}`,
        fr: ({ pid, host }) =>
          `une autre construction est en train d’y publier, le processus ${pid} de ${host}`,
      }),
      "publish/failed.busy.hint": message({
        en: ({ file }: { file: string }) => `wait for it and build again; if there is none, delete ${file}`,
        fr: ({ file }) =>
          `attendez-la et construisez de nouveau le site ; s’il n’y en a pas, supprimez ${file}`,
      }),
      "publish/failed.interrupted": {
        en: "the build was stopped before anything was published",
        fr: "la construction a été arrêtée avant toute publication",
      },
      "publish/failed.interrupted.hint": {
        en: "the published files are as they were; build again to publish",
        fr: "les fichiers publiés sont restés tels quels ; construisez de nouveau le site pour publier",
      },
    },
  },
  "dev/crash": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The build crashed", fr: "La construction s’est interrompue" },
    meaning: {
      en: "The content is not the cause: the command itself, or the machine, has failed. The last good pages stay visible, and the next save tries again. If it comes back, report it with the line of the hint.",
      fr: "Quelque chose a échoué qui n’est pas une erreur du contenu : un défaut de la commande elle-même, ou de la machine. Les dernières bonnes pages restent visibles, et le prochain enregistrement recommence. Si cela revient, signalez-le avec la ligne du conseil.",
    },
    example: {
      command: "dev",
      wrong: {
        en: "A fault of the command shows while `site dev` builds after a save.",
        fr: "Un défaut de la commande apparaît quand `site dev` construit après un enregistrement.",
      },
      mended: {
        en: "The next save builds the site again.",
        fr: "L’enregistrement suivant reconstruit le site.",
      },
      report: {
        file: ".",
        message: {
          key: "dev/crash",
          data: {
            said: "the index has no such page",
          },
        },
        hint: {
          key: "dev/crash.hint",
          data: {},
        },
      },
    },
    messages: {
      "dev/crash": message({
        en: ({ said }: { said: string }) => `the build crashed: ${said}`,
        fr: ({ said }) => `la construction s’est interrompue : ${said}`,
      }),
      "dev/crash.hint": {
        en: "it is tried again at the next change",
        fr: "elle reprendra à la prochaine modification",
      },
      "dev/crash.hint-with-place": message({
        en: ({ place }: { place: string }) => `it is tried again at the next change ${place}`,
        fr: ({ place }) => `elle reprendra à la prochaine modification (${place})`,
      }),
    },
  },
  "machine/missing-part": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A part of the tool is not installed", fr: "Une partie de l’outil n’est pas installée" },
    meaning: {
      en: "Two parts of the tool are machine code, which each system has its own package for: the one that bundles templates, styles and scripts, and the one that makes images. npm leaves them out with `--omit=optional`, and they are those of another system where node_modules was copied from one. Nothing is published. The command of the hint installs them.",
      fr: "Deux parties de l’outil sont du code machine, dont chaque système a son propre paquet : celle qui assemble les modèles, les styles et les scripts, et celle qui prépare les images. npm les omet avec `--omit=optional`, et ce sont celles d’un autre système si node_modules en a été copié. Rien n’est publié. La commande du conseil les installe.",
    },
    example: {
      command: "build",
      wrong: {
        en: "The tool was installed with `npm install --omit=optional`.",
        fr: "L’outil a été installé par `npm install --omit=optional`.",
      },
      mended: {
        en: "`npm install --include=optional` has run.",
        fr: "`npm install --include=optional` a été exécuté.",
      },
      report: {
        file: "node_modules",
        message: { key: "machine/missing-part.images", data: { system: "linux-x64" } },
        hint: { key: "machine/missing-part.hint", data: {} },
      },
    },
    messages: {
      "machine/missing-part.images": message({
        en: ({ system }: { system: string }) =>
          `the part of the package sharp for this system (${system}) is not installed: no image can be made`,
        fr: ({ system }) =>
          `la partie du paquet sharp pour ce système (${system}) n’est pas installée : aucune image ne peut être préparée`,
      }),
      "machine/missing-part.templates": message({
        en: ({ system }: { system: string }) =>
          `the part of the package esbuild for this system (${system}) is not installed: no template can be bundled`,
        fr: ({ system }) =>
          `la partie du paquet esbuild pour ce système (${system}) n’est pas installée : aucun modèle ne peut être assemblé`,
      }),
      "machine/missing-part.refused": message({
        en: ({ name, system, said }: { name: string; system: string; said: string }) =>
          `the part of the package ${name} for this system (${system}) does not run: ${said}`,
        fr: ({ name, system, said }) =>
          `la partie du paquet ${name} pour ce système (${system}) ne fonctionne pas : ${said}`,
      }),
      "machine/missing-part.hint": {
        en: "run `npm install --include=optional`",
        fr: "exécutez `npm install --include=optional`",
      },
      "machine/missing-part.refused.hint": {
        en: "run `npm install --include=optional`; if it says the same then, the system is too old for this part",
        fr: "exécutez `npm install --include=optional` ; si le message reste le même, le système est trop ancien pour cette partie",
      },
    },
  },
  "machine/slow-parser": {
    severity: "warning",
    mendedBy: "developer",
    title: { en: "Texts are read slowly", fr: "Les textes sont lus lentement" },
    meaning: {
      en: "The Markdown parser is machine code, which each system has its own package for, and that package is not installed. Another parser reads the texts: pages are the same, but texts take about ten times as long. The command of the hint installs it. A site on a system without such a package writes `markdown: { parser: remark }` into content/site.yaml.",
      fr: "L’analyseur de Markdown est du code machine, dont chaque système a son propre paquet, et ce paquet n’est pas installé. Un autre analyseur lit les textes : les pages sont les mêmes, mais les textes demandent environ dix fois plus de temps. La commande du conseil l’installe. Pour un système sans un tel paquet, écrivez `markdown: { parser: remark }` dans content/site.yaml.",
    },
    example: {
      command: "build",
      wrong: {
        en: "The tool was installed with `npm install --omit=optional`.",
        fr: "L’outil a été installé par `npm install --omit=optional`.",
      },
      mended: {
        en: "`npm install --include=optional` has run.",
        fr: "`npm install --include=optional` a été exécuté.",
      },
      report: {
        file: "node_modules",
        message: { key: "machine/slow-parser", data: { system: "linux-x64" } },
        hint: { key: "machine/missing-part.hint", data: {} },
      },
    },
    messages: {
      "machine/slow-parser": message({
        en: ({ system }: { system: string }) =>
          `the part of the Markdown parser satteri for this system (${system}) is not installed: texts take ten times as long`,
        fr: ({ system }) =>
          `la partie de l’analyseur de Markdown satteri pour ce système (${system}) n’est pas installée : les textes prennent dix fois plus de temps`,
      }),
    },
  },
} satisfies Problems;

export const publishingWords = {
  // The disk and the machine.
  "disk.refused": { en: "the disk refuses it", fr: "le disque refuse" },
  "disk.refused.hint": { en: "build again", fr: "construisez de nouveau le site" },
  "disk.full": { en: "there is no room on the disk", fr: "il n’y a plus de place sur le disque" },
  "disk.full.hint": {
    en: "make room and build again",
    fr: "faites de la place et construisez de nouveau le site",
  },
  "disk.forbidden-to-write": {
    en: "this user is not allowed to write here",
    fr: "cet utilisateur n’a pas le droit d’écrire ici",
  },
  "disk.forbidden-to-write.hint": {
    en: "give the folder to the user who builds, or choose another, as with --out",
    fr: "donnez le dossier à l’utilisateur qui construit le site, ou choisissez-en un autre, par exemple avec --out",
  },
  "disk.forbidden-to-read": { en: "this user is not allowed to", fr: "cet utilisateur n’en a pas le droit" },
  "disk.forbidden-to-read.hint": {
    en: "give it to the user who builds, or let that user read it, as with chmod a+r (a+rx for a folder)",
    fr: "donnez-le à l’utilisateur qui construit le site, ou permettez-lui de le lire, par exemple par chmod a+r (a+rx pour un dossier)",
  },
  "disk.busy": { en: "another program has it open", fr: "un autre programme le retient" },
  "disk.busy.hint": {
    en: "close that program and build again",
    fr: "fermez ce programme et construisez de nouveau le site",
  },
  "disk.in-the-way": {
    en: "something else took its place while the site was being published",
    fr: "autre chose a pris sa place pendant la publication",
  },
  "disk.in-the-way.hint": {
    en: "see that no other program writes there, and build again",
    fr: "veillez à ce qu’aucun autre programme n’y écrive, et construisez de nouveau le site",
  },
  "disk.broken": { en: "the disk fails", fr: "le disque est en panne" },
  "disk.broken.hint": { en: "check the disk", fr: "vérifiez le disque" },
  "disk.broken.out.hint": {
    en: "check the disk, or choose another with --out",
    fr: "vérifiez le disque, ou choisissez-en un autre avec --out",
  },
  "disk.too-large": {
    en: "it is too large to be read as a whole",
    fr: "il est trop gros pour être lu d’un bloc",
  },
  "disk.too-large.hint": {
    en: "make it smaller, or put it into static/, from where files of any size are copied",
    fr: "allégez-le, ou placez-le dans static/, d’où sont copiés des fichiers de toute taille",
  },
  "disk.file-limit": {
    en: "the disk takes no file of this size",
    fr: "le disque n’accepte pas de fichier de cette taille",
  },
  "disk.file-limit.hint": {
    en: "make the file smaller, or choose a folder on another disk with --out",
    fr: "allégez le fichier, ou choisissez un dossier sur un autre disque avec --out",
  },
  "disk.read-only": { en: "the disk is read-only", fr: "le disque est en lecture seule" },
  "disk.read-only.hint": {
    en: "choose another folder with --out",
    fr: "choisissez un autre dossier avec --out",
  },
  "disk.open-files": { en: "too many files are open", fr: "trop de fichiers sont ouverts" },
  "disk.open-files.hint": {
    en: "close some programs and build again",
    fr: "fermez quelques programmes et construisez de nouveau le site",
  },
  "disk.circle": { en: "links lead in a circle", fr: "des liens tournent en rond" },
  "disk.circle.hint": { en: "remove the link", fr: "retirez le lien" },
  "disk.long-name": { en: "the name is too long for this disk", fr: "le nom est trop long pour ce disque" },
  "disk.long-name.hint": {
    en: "shorten the route, or the name of the file in static/",
    fr: "raccourcissez l’adresse de la page (route), ou le nom du fichier dans static/",
  },
  "disk.bad-name": { en: "the disk does not take this name", fr: "le disque n’accepte pas ce nom" },
  "disk.bad-name.hint": { en: "rename the page or the file", fr: "renommez la page ou le fichier" },
  "disk.name-not-utf8": { en: "its name is not UTF-8", fr: "son nom n’est pas en UTF-8" },
  "disk.name-not-utf8.hint": {
    en: "rename it with letters that every system can read, and build again",
    fr: "renommez-le avec des lettres que tout système sait lire, et construisez de nouveau le site",
  },
  "host-limit.line": message({
    en: ({ path, length, most, host }: { path: string; length: number; most: number; host: string }) =>
      `${path} has a line of ${en.number(length)} characters, and ${host} ignores lines of more than ${en.number(most)}`,
    fr: ({ path, length, most, host }) =>
      `${path} a une ligne de ${fr.number(length)} signes, et ${host} ignore celles de plus de ${fr.number(most)}`,
  }),
  "host-limit.rules-unread": message({
    en: ({ path, rules, most, host }: { path: string; rules: number; most: number; host: string }) =>
      `${path} has ${en.number(rules)} rules, and ${host} reads the first ${en.number(most)}`,
    fr: ({ path, rules, most, host }) =>
      `${path} a ${fr.number(rules)} règles, et ${host} ne lit que les ${fr.number(most)} premières`,
  }),
  "host-limit.bytes": message({
    en: ({ path, bytes, most, host }: { path: string; bytes: number; most: number; host: string }) =>
      `${path} has ${en.number(bytes)} bytes, and ${host} refuses more than ${en.number(most)}`,
    fr: ({ path, bytes, most, host }) =>
      `${path} a ${fr.number(bytes)} octets, et ${host} en refuse plus de ${fr.number(most)}`,
  }),
  "host-limit.rules": message({
    en: ({ path, rules, most, host }: { path: string; rules: number; most: number; host: string }) =>
      `${path} has ${en.number(rules)} rules, and ${host} refuses more than ${en.number(most)}`,
    fr: ({ path, rules, most, host }) =>
      `${path} a ${fr.number(rules)} règles, et ${host} en refuse plus de ${fr.number(most)}`,
  }),
  "host-limit.word": message({
    en: ({ path, length, most }: { path: string; length: number; most: number }) =>
      `${path} has a text of ${en.number(length)} bytes between quotes, and nginx does not start with more than ${en.number(most)}`,
    fr: ({ path, length, most }) =>
      `${path} a un texte de ${fr.number(length)} octets entre guillemets, et nginx ne démarre pas au-delà de ${fr.number(most)}`,
  }),
  "host-route.small": message({
    en: ({ route, small }: { route: string; small: string }) =>
      `Netlify shows ${route} at ${small}, because all its addresses are in small letters`,
    fr: ({ route, small }) =>
      `Netlify montre ${route} à l’adresse ${small} : toutes ses adresses sont en minuscules`,
  }),
  "host-route.small.hint": message({
    en: ({ route, small }: { route: string; small: string }) =>
      `write ${small}: Netlify leads there from ${route} by itself; or take netlify out of output.hosts`,
    fr: ({ route, small }) =>
      `écrivez ${small} : Netlify y mène de lui-même depuis ${route} ; ou retirez netlify de output.hosts`,
  }),
  "host-route.file": message({
    en: ({ route, ending, host }: { route: string; ending: string; host: string }) =>
      `${host} does not show the page ${route}: an address that ends in ${ending} is that of a file to it`,
    fr: ({ route, ending, host }) =>
      `${host} ne montre pas la page ${route} : pour lui, une adresse en ${ending} est celle d’un fichier`,
  }),
  "host-route.plus": message({
    en: ({ route }: { route: string }) =>
      `Azure does not show the page ${route}: it answers “not found” where an address has a plus sign`,
    fr: ({ route }) =>
      `Azure ne montre pas la page ${route} : il répond « introuvable » dès qu’une adresse contient un signe plus`,
  }),
  "host-route.kept": message({
    en: ({ route, name, host }: { route: string; name: string; host: string }) =>
      `${host} does not show the page ${route}: it keeps the name ${name} for itself`,
    fr: ({ route, name, host }) => `${host} ne montre pas la page ${route} : il se réserve le nom ${name}`,
  }),
  "host-route.hint": message({
    en: ({ instead, name }: { instead: string; name: string }) =>
      `write ${instead}, or take ${name} out of output.hosts if the site is not published there`,
    fr: ({ instead, name }) =>
      `écrivez ${instead}, ou retirez ${name} de output.hosts si le site n’y est pas publié`,
  }),
} satisfies Messages;
