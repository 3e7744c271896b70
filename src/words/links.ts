import { home, inText, prices } from "./example.ts";
import { message, type Problems } from "./in-each-language.ts";

/** Links. */
export const linkProblems = {
  "link/broken": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A link leads nowhere", fr: "Un lien ne mène à aucune page" },
    meaning: {
      en: "The link points to a page of this site that does not exist. A visitor who follows it gets an error. The hint gives the nearest address that exists.",
      fr: "Le lien vise une page de ce site qui n’existe pas. Le visiteur qui le suit arrive sur une erreur. Le conseil donne l’adresse existante la plus proche.",
    },
    example: inText("Voyez [nos tarifs](/tarif).", "Voyez [nos tarifs](/tarifs)."),
    messages: {
      "link/broken": message({
        en: ({ link, page }: { link: string; page: string }) =>
          `the link to ${link} leads nowhere (on the page ${page})`,
        fr: ({ link, page }) => `le lien vers ${link} ne mène à aucune page (sur la page ${page})`,
      }),
      "link/broken.draft": message({
        en: ({ file }: { file: string }) => `${file} is a draft: take the link out until then`,
        fr: ({ file }) => `${file} est un brouillon : retirez le lien jusqu’à sa parution`,
      }),
      "link/broken.future": message({
        en: ({ file, due }: { file: string; due: string }) =>
          `${file} is due on ${due}: take the link out until then`,
        fr: ({ file, due }) => `${file} ne paraît que le ${due} : retirez le lien jusque-là`,
      }),
      "link/broken.unsearched": {
        en: "too many links are broken to look for pages of similar names",
        fr: "les liens rompus sont trop nombreux : aucune page au nom proche n’a été cherchée",
      },
      "link/broken.below-base": message({
        en: ({ base }: { base: string }) =>
          `the site is below ${base}: get the address with href() of useSite()`,
        fr: ({ base }) => `le site se trouve sous ${base} : demandez l’adresse avec href() de useSite()`,
      }),
      "link/broken.moved": message({
        en: ({ file, to }: { file: string; to: string }) =>
          `that page has moved, by redirects of ${file}: write ${to}`,
        fr: ({ file, to }) => `cette page a changé d’adresse (« redirects » dans ${file}) : écrivez ${to}`,
      }),
      "link/broken.no-scheme": message({
        en: ({ address }: { address: string }) =>
          `write https://${address}: without it, this is an address of the site itself`,
        fr: ({ address }) =>
          `écrivez https://${address} : sans ce début, l’adresse est cherchée dans ce site`,
      }),
      "link/broken.file-name": message({
        en: ({ page }: { page: string }) =>
          `a link has the address of a page, not the name of its file: write ${page}`,
        fr: ({ page }) => `un lien porte l’adresse d’une page, non le nom de son fichier : écrivez ${page}`,
      }),
      "link/broken.offline": message({
        en: ({ page }: { page: string }) => `there is no page ${page} to show to visitors without network`,
        fr: ({ page }) => `il n’y a pas de page ${page} à montrer aux visiteurs privés de réseau`,
      }),
      "link/broken.mail": message({
        en: ({ address }: { address: string }) =>
          `write mailto:${address}: without it, this is an address of the site itself`,
        fr: ({ address }) => `écrivez mailto:${address} : sans ce début, l’adresse est cherchée dans ce site`,
      }),
      "link/broken.telephone": message({
        en: ({ address }: { address: string }) =>
          `write tel:${address}: without it, this is an address of the site itself`,
        fr: ({ address }) => `écrivez tel:${address} : sans ce début, l’adresse est cherchée dans ce site`,
      }),
      "link/broken.file": message({
        en: ({ file, address }: { file: string; address: string }) =>
          `put the file there as ${file}, and write ${address}: files that pages link to are in static/`,
        fr: ({ file, address }) =>
          `placez-y le fichier, sous ${file}, et écrivez ${address} : les fichiers vers lesquels mènent des liens sont dans static/`,
      }),
    },
  },
  "link/broken-anchor": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: {
      en: "A link points to a place that is not on the page",
      fr: "Un lien vise un endroit absent de la page",
    },
    meaning: {
      en: "The name of a place, mostly of a heading, follows the #, and the page has no such place. The name changes when the heading is reworded. Write the name that the hint gives.",
      fr: "Après le # vient le nom d’un endroit, le plus souvent d’un intertitre, et la page n’en a pas de ce nom. Il change quand l’intertitre est reformulé. Écrivez le nom que donne le conseil.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: home,
          instead: "[nos tarifs](/tarifs)",
          wrong: "[nos tarifs](/tarifs#pose)",
          mended: "[nos tarifs](/tarifs#la-pose)",
        },
        {
          file: prices,
          instead: "Une journée de travail, déplacement compris.",
          wrong: "## La pose\n\nUne journée de travail, déplacement compris.",
          mended: "## La pose\n\nUne journée de travail, déplacement compris.",
        },
      ],
    },
    messages: {
      "link/broken-anchor": message({
        en: ({ page, id, from }: { page: string; id: string; from: string }) =>
          `the page ${page} has no place called #${id} (linked from ${from})`,
        fr: ({ page, id, from }) =>
          `la page ${page} n’a pas d’endroit nommé #${id} (lien sur la page ${from})`,
      }),
    },
  },
  "link/external": {
    severity: "warning",
    isRule: true,
    title: { en: "A link to another site does not answer", fr: "Un lien vers un autre site ne répond pas" },
    meaning: {
      en: "`site check --external` asks other sites whether the pages you link to are still there. This one is gone, did not answer, or does not let programs ask. Open it in a browser before you change anything; this never fails a build.",
      fr: "`site check --external` demande aux autres sites si les pages que vous citez sont encore là. Celle-ci a disparu, n’a pas répondu, ou refuse les programmes. Ouvrez-la dans un navigateur avant de rien changer ; ce problème ne fait jamais échouer une construction.",
    },
    example: {
      command: "check --external",
      wrong: {
        en: "A text links to https://www.example.org/norme, and no site has that address.",
        fr: "Un texte renvoie à https://www.example.org/norme, adresse qu’aucun site ne porte.",
      },
      mended: {
        en: "The text links to the page where the norm stands today.",
        fr: "Le texte renvoie à la page où se trouve la norme aujourd’hui.",
      },
      report: {
        file: "content/conseils/bardage.md",
        at: {
          line: 8,
          column: 7,
          length: 41,
        },
        line: "Voyez [la norme](https://www.example.org/norme).",
        message: {
          key: "link/external.reserved",
          data: {
            url: "https://www.example.org/norme",
          },
        },
        hint: {
          key: "link/external.reserved.hint",
          data: {},
        },
      },
    },
    messages: {
      "link/external.unasked": message({
        en: ({ url }: { url: string }) => `${url} was not asked: the others took too long`,
        fr: ({ url }) => `${url} n’a pas été vérifiée : les autres adresses ont pris trop de temps`,
      }),
      "link/external.unasked.hint": {
        en: "run it again later, or open it in a browser",
        fr: "relancez le contrôle plus tard, ou ouvrez-la dans un navigateur",
      },
      "link/external.reserved": message({
        en: ({ url }: { url: string }) => `${url} is a reserved example address: no site can have it`,
        fr: ({ url }) => `${url} est une adresse d’exemple : aucun site ne pourra jamais l’avoir`,
      }),
      "link/external.reserved.hint": {
        en: "write the real address before the site goes out",
        fr: "écrivez la véritable adresse avant de publier le site",
      },
      "link/external.silent": message({
        en: ({ url }: { url: string }) => `${url} did not answer in time`,
        fr: ({ url }) => `${url} n’a pas répondu à temps`,
      }),
      "link/external.unreachable": message({
        en: ({ url, reason }: { url: string; reason: string }) => `${url} cannot be reached (${reason})`,
        fr: ({ url, reason }) => `${url} n’a pas pu être jointe (${reason})`,
      }),
      "link/external.shy": message({
        en: ({ url, status }: { url: string; status: number }) =>
          `${url} does not let programs ask (${status})`,
        fr: ({ url, status }) => `${url} n’admet pas les contrôles automatiques (${status})`,
      }),
      "link/external.refused": message({
        en: ({ url, status }: { url: string; status: number }) => `${url} answers with an error (${status})`,
        fr: ({ url, status }) => `${url} répond par une erreur (${status})`,
      }),
      "link/external.hint": {
        en: "open it in a browser: correct the link, or keep it if the page is there",
        fr: "ouvrez-la dans un navigateur : si la page n’existe plus, corrigez le lien, sinon laissez-le",
      },
    },
  },
} satisfies Problems;
