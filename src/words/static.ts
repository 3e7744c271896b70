import { createFormat } from "./format.ts";
import { message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Files of `static/`, and limits of hosts. */
export const staticProblems = {
  "asset/unfingerprinted": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "Visitors may keep an old version of a file",
      fr: "Les visiteurs peuvent garder une ancienne version",
    },
    meaning: {
      en: "Browsers keep the files of assets/ for a year, because their names change with their content. A file that you put there yourself keeps its name, and visitors would not see a new version. Put it into another folder of static/.",
      fr: "Les navigateurs gardent un an les fichiers de assets/, parce que leur nom change avec leur contenu. Un fichier que vous y placez vous-même garde son nom : une nouvelle version resterait invisible. Placez-le dans un autre dossier de static/.",
    },
    example: {
      command: "build",
      changes: [
        { file: "static/assets/bois.txt", wrong: "Mélèze, douglas, châtaignier.\n" },
        { file: "static/bois.txt", mended: "Mélèze, douglas, châtaignier.\n" },
      ],
    },
    messages: {
      "asset/unfingerprinted": {
        en: "browsers keep files of assets/ for a year, and would not notice that this file has changed",
        fr: "les navigateurs gardent un an ce qui est dans assets/, et ne verraient pas que ce fichier a changé",
      },
      "asset/unfingerprinted.hint": {
        en: "put it into another folder of static/, or write a hash into its name",
        fr: "mettez-le dans un autre dossier de static/, ou ajoutez une empreinte à son nom",
      },
    },
  },
  "static/secret": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A secret would be published", fr: "Un secret serait publié" },
    meaning: {
      en: "Everything in static/ is published for everyone to read, and this file holds passwords or keys, or has the name of such files. Nothing is published until it is removed. If it was published before, replace every key in it.",
      fr: "Tout ce que contient static/ est publié, à la vue de tous, et ce fichier contient des mots de passe ou des clés, ou en porte le nom. Rien n’est publié tant qu’il est là. S’il l’a déjà été, remplacez toutes les clés qu’il contient.",
    },
    example: { command: "build", changes: [{ file: "static/.env", wrong: "MAIL_PASSWORD=sapin\n" }] },
    messages: {
      "static/secret": message({
        en: ({ what }: { what: string }) => `${what}: it would be published for everyone to read`,
        fr: ({ what }) => `${what} : une fois publié, tout le monde pourrait le lire`,
      }),
      "static/secret.hint": {
        en: "move it out of static/; if it is out already, replace every key and password that it holds",
        fr: "retirez-le de static/ ; s’il est déjà en ligne, changez toutes les clés et tous les mots de passe qu’il contient",
      },
      "static/secret.environment": {
        en: "a file of environment variables, which hold keys and passwords",
        fr: "un fichier de variables d’environnement, où se trouvent des clés et des mots de passe",
      },
      "static/secret.credentials": { en: "a file of credentials", fr: "un fichier d’identifiants" },
      "static/secret.history": {
        en: "the command history of a program",
        fr: "un historique de ce qui a été saisi dans un programme",
      },
      "static/secret.keys": { en: "a file of keys", fr: "un fichier de clés" },
      "static/secret.terraform": {
        en: "the state of Terraform, which holds keys and passwords",
        fr: "l’état de Terraform, qui contient des clés et des mots de passe",
      },
      "static/secret.folder": message({
        en: ({ folder }: { folder: string }) => `a file of ${folder}, where keys are kept`,
        fr: ({ folder }) => `un fichier de ${folder}, où l’on garde des clés`,
      }),
      "static/secret.private-key": { en: "a private key", fr: "un fichier avec une clé privée" },
    },
  },
  "static/active-pdf": {
    severity: "warning",
    isRule: true,
    title: { en: "A PDF does more than show pages", fr: "Un PDF ne fait pas que montrer des pages" },
    meaning: {
      en: "The PDF holds a script, attached files, a form that sends data, or something else that acts on the reader’s machine. Some forms need this; attackers use it as well. The file is published as it is. Publish it only if you know what it does.",
      fr: "Le PDF contient un script, des fichiers joints, un formulaire qui envoie des données, ou autre chose qui agit sur la machine du lecteur. Certains formulaires en ont besoin ; des attaques s’en servent aussi. Le fichier est publié tel quel. Ne le publiez que si vous savez ce qu’il fait.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: "static/devis.pdf",
          wrong:
            "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\nendobj\n%%EOF\n",
          mended: "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n%%EOF\n",
        },
      ],
    },
    messages: {
      "static/active-pdf": message({
        en: ({ parts }: { parts: readonly string[] }) =>
          `this PDF does more than show pages: it has ${en.list(parts)}`,
        fr: ({ parts }) => `ce PDF ne fait pas que montrer des pages : il contient ${fr.list(parts)}`,
      }),
      "static/active-pdf.hint": {
        en: "if you do not know why, export it again, or print it into a new PDF: readers open it because they trust this site",
        fr: "si vous ne savez pas pourquoi, exportez-le de nouveau, ou imprimez-le dans un nouveau PDF : les lecteurs l’ouvrent parce qu’ils font confiance à ce site",
      },
      "static/active-pdf.script": { en: "JavaScript", fr: "du JavaScript" },
      "static/active-pdf.launch": {
        en: "a command that starts a program",
        fr: "une commande qui lance un programme",
      },
      "static/active-pdf.files": { en: "attached files", fr: "des fichiers joints" },
      "static/active-pdf.media": { en: "embedded media", fr: "un contenu multimédia" },
      "static/active-pdf.form": { en: "a form of XFA", fr: "un formulaire XFA" },
      "static/active-pdf.sends": {
        en: "a form that sends or loads data",
        fr: "un formulaire qui envoie ou charge des données",
      },
      "static/active-pdf.opens": {
        en: "actions that run by themselves",
        fr: "des actions qui s’exécutent d’elles-mêmes",
      },
      "static/active-pdf.sealed": {
        en: "encrypted parts that cannot be looked into",
        fr: "des parties chiffrées que rien ici ne peut lire",
      },
    },
  },
  "static/left-over": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A working file would be published", fr: "Un fichier de travail serait publié" },
    meaning: {
      en: "The file looks like a copy, a database or a hidden file that a program left in static/. Everyone could read it. Move it out of static/.",
      fr: "Le fichier ressemble à une copie, à une base de données ou à un fichier caché qu’un programme a laissé dans static/. Tout le monde pourrait le lire. Sortez-le de static/.",
    },
    example: {
      command: "build",
      changes: [{ file: "static/tarifs.txt.bak", wrong: "Une journée : 400 €\n" }],
    },
    messages: {
      "static/left-over.hidden": message({
        en: ({ name }: { name: string }) =>
          `a hidden file (${name}): it would be published for everyone to read`,
        fr: ({ name }) => `un fichier caché (${name}) : une fois publié, tout le monde pourrait le lire`,
      }),
      "static/left-over.copy": {
        en: "a copy of data or of another file: it would be published for everyone to read",
        fr: "une copie de données ou d’un autre fichier : une fois publiée, tout le monde pourrait la lire",
      },
      "static/left-over.hint": {
        en: "move it out of static/, unless visitors are meant to have it",
        fr: "retirez-le de static/, à moins qu’il ne soit destiné aux visiteurs",
      },
    },
  },
  "static/heavy": {
    severity: "warning",
    isRule: true,
    title: { en: "A file to download is heavy", fr: "Un fichier à télécharger est lourd" },
    meaning: {
      en: "Everything in static/ is published as it is. On a telephone, readers wait long for a file of this size, and some hosts refuse it. Most PDF files for reading take less than 5 MB once their photographs are made for the screen.",
      fr: "Tout ce que contient static/ est publié tel quel. Sur un téléphone, un fichier de cette taille se fait attendre, et certains hébergeurs le refusent. La plupart des PDF à lire pèsent moins de 5 Mo une fois leurs photographies préparées pour l’écran.",
    },
    example: {
      command: "check",
      wrong: {
        en: "The file static/catalogue.pdf, with photographs made for printing, is 40 MB.",
        fr: "Le fichier static/catalogue.pdf, dont les photographies sont faites pour l’impression, pèse 40 Mo.",
      },
      mended: {
        en: "The catalogue is exported again for the screen, with photographs at 150 dots per inch, and is 4 MB.",
        fr: "Le catalogue est exporté de nouveau pour l’écran, avec des photographies à 150 points par pouce : il pèse 4 Mo.",
      },
      report: {
        file: "static/catalogue.pdf",
        message: {
          key: "static/heavy",
          data: {
            size: 40,
            seconds: 64,
          },
        },
        hint: {
          key: "static/heavy.pdf.hint",
          data: {
            most: 5,
          },
        },
      },
    },
    messages: {
      "static/heavy": message({
        en: ({ size, seconds }: { size: number; seconds: number }) =>
          `this file has ${en.number(size)} MB: on a telephone, readers wait about ${en.number(seconds)} seconds for it`,
        fr: ({ size, seconds }) =>
          `ce fichier pèse ${fr.number(size)} Mo : sur un téléphone, les lecteurs l’attendent environ ${fr.number(seconds)} secondes`,
      }),
      "static/heavy.pdf.hint": message({
        en: ({ most }: { most: number }) =>
          `export it again for the screen, with photographs at 150 dots an inch: ${en.number(most)} MB are usually enough`,
        fr: ({ most }) =>
          `exportez-le de nouveau pour l’écran, avec des photos à 150 points par pouce : ${fr.number(most)} Mo suffisent le plus souvent`,
      }),
      "static/heavy.hint": message({
        en: ({ most }: { most: number }) =>
          `make it smaller than ${en.number(most)} MB, since some hosts refuse more, or publish it elsewhere and link to it`,
        fr: ({ most }) =>
          `ramenez-le à moins de ${fr.number(most)} Mo, limite de certains hébergeurs, ou publiez-le ailleurs et mettez un lien`,
      }),
    },
  },
  "host/limit": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A host does not read all of a file", fr: "Un hébergeur ne lit pas tout un fichier" },
    meaning: {
      en: "Some hosts read their settings from a file of the site, up to a certain size. This one is larger, and the host would leave a part of it out or refuse it. Have fewer redirects, or take the host out of the settings.",
      fr: "Certains hébergeurs lisent leurs réglages dans un fichier du site, jusqu’à une certaine taille. Celui-ci la dépasse : l’hébergeur en laisserait une partie de côté, ou le refuserait. Réduisez le nombre de redirections, ou retirez l’hébergeur des réglages.",
    },
    example: {
      command: "check",
      wrong: {
        en: "The settings name the host cloudflare and hold 1,100 redirects, which take two lines each.",
        fr: "Les réglages nomment l’hébergeur cloudflare et comptent 1 100 redirections, de deux lignes chacune.",
      },
      mended: {
        en: "Old redirects that are not used are removed, and fewer than 1,000 are left.",
        fr: "Les anciennes redirections que personne n’emploie sont retirées : il en reste moins de 1 000.",
      },
      report: {
        file: "content/site.yaml",
        message: {
          key: "host-limit.rules-unread",
          data: {
            path: "_redirects",
            rules: 2202,
            most: 2000,
            host: "Cloudflare",
          },
        },
        hint: {
          key: "host/limit.hint",
          data: {
            host: "cloudflare",
          },
        },
      },
    },
    messages: {
      "host/limit.hint": message({
        en: ({ host }: { host: string }) =>
          `take ${host} out of output.hosts if the site is not published there; fewer redirects, or fewer pages with inline code of their own, make the file smaller`,
        fr: ({ host }) =>
          `retirez ${host} de output.hosts si le site n’y est pas publié ; moins de redirections, ou moins de pages avec du code à elles, allègent le fichier`,
      }),
    },
  },
  "host/route": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "A host does not show a page at its address",
      fr: "Un hébergeur ne montre pas une page à son adresse",
    },
    meaning: {
      en: "Most hosts show a page at any address that this generator takes. A few keep some names or signs for themselves. Choose another address for the page, or take the host out of the settings.",
      fr: "La plupart des hébergeurs montrent une page à toute adresse que ce générateur admet. Quelques-uns se réservent des noms ou des signes. Choisissez une autre adresse pour la page, ou retirez l’hébergeur des réglages.",
    },
    example: {
      command: "check",
      wrong: {
        en: "The settings name the host azure, and the page content/pages/bin.md has the address /bin.",
        fr: "Les réglages nomment l’hébergeur azure, et la page content/pages/bin.md a l’adresse /bin.",
      },
      mended: {
        en: "The page is called content/pages/bin-1.md.",
        fr: "La page s’appelle content/pages/bin-1.md.",
      },
      report: {
        file: "content/pages/bin.md",
        message: { key: "host-route.kept", data: { route: "/bin", name: "bin", host: "Azure" } },
        hint: { key: "host-route.hint", data: { instead: "/bin-1", name: "azure" } },
      },
    },
    messages: {},
  },
} satisfies Problems;
