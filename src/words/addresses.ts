// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines that are shown are code
import { inFile, routeOfPrices, settings, siteFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** A sign or a segment of a route. */
type Fault = { readonly part: string };

/** The titles and the files that a page without an entry is made from. */
type From = { titles: readonly string[]; files: readonly string[] };
type InProps = From & { message: string; template: string };

const listed = {
  en: ({ titles, files }: From) => [...titles.map((title) => `“${title}”`), ...files].join(", "),
  fr: ({ titles, files }: From) => [...titles.map((title) => `« ${title} »`), ...files].join(", "),
};

/** A sign that nobody sees is named by its number in Unicode. */
function nameSign(sign: string, space: string, quote: (sign: string) => string): string {
  if (sign === " ") return space;
  const number = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return /[\p{C}\p{Z}\p{M}]/u.test(sign) ? `U+${number}` : quote(sign);
}

/** Addresses of pages, redirects and feeds. */
export const addressProblems = {
  "feed/invalid-item": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "An item of a feed does not fit", fr: "Un élément d’un flux ne convient pas" },
    meaning: {
      en: "The feed lists an item that is not a page of the site, or whose date is not valid. Readers of the feed would follow a dead link. Correct the plan of the feed in templates/site.ts.",
      fr: "Le flux cite ce qui n’est pas une page du site, ou donne une date qui n’en est pas une. Ses lecteurs suivraient un lien mort. Corrigez le plan du flux dans templates/site.ts.",
    },
    example: inFile(
      siteFile,
      "route: `/conseil/${advice.id}`,\n          title: advice.data.title,",
      "route: `/conseils/${advice.id}`,\n          title: advice.data.title,",
    ),
    messages: {
      "feed/invalid-item.route": message({
        en: ({ feed, route }: { feed: string; route: string }) =>
          `the feed “${feed}” leads to ${route}, which is not a page`,
        fr: ({ feed, route }) => `le flux « ${feed} » mène à ${route}, qui n’est pas une page`,
      }),
      "feed/invalid-item.page": message({
        en: ({ feed, route }: { feed: string; route: string }) =>
          `the feed “${feed}” has an item for ${route}, which is not a page`,
        fr: ({ feed, route }) =>
          `le flux « ${feed} » comporte un article pour ${route}, qui n’est pas une page`,
      }),
      "feed/invalid-item.date": message({
        en: ({ feed, route, date }: { feed: string; route: string; date: string }) =>
          `the feed “${feed}” dates ${route} “${date}”, which is not a calendar date`,
        fr: ({ feed, route, date }) =>
          `le flux « ${feed} » donne à ${route} la date « ${date} », qui n’existe pas`,
      }),
      "feed/invalid-item.hint": {
        en: "give routes of pages, and dates such as 2025-09-01",
        fr: "donnez des adresses de pages, et des dates comme 2025-09-01",
      },
    },
  },
  "route/invalid": {
    severity: "error",
    title: { en: "An address of a page is not well formed", fr: "L’adresse d’une page est mal formée" },
    meaning: {
      en: "An address begins with a slash and has none at its end. It may have letters of any script, digits and most signs, but nothing that a host or Windows cannot hold: no spaces, no signs such as ? or #, no name such as index. Capitals are for sites that choose them. Write the address that the hint gives.",
      fr: "Une adresse commence par une barre oblique et n’en a pas à la fin. Elle peut avoir des lettres de toute écriture, des chiffres et la plupart des signes, mais rien qu’un hébergeur ou Windows ne sache garder : ni espace, ni signe comme ? ou #, ni nom comme index. Les majuscules sont réservées aux sites qui les choisissent. Écrivez l’adresse que donne le conseil.",
    },
    example: routeOfPrices("/Nos tarifs"),
    messages: {
      "route/invalid": message({
        en: ({ route, why }: { route: string; why: string }) => `“${route}” is not a route: ${why}`,
        fr: ({ route, why }) => `« ${route} » n’est pas une adresse de page : ${why}`,
      }),
      "route/invalid.props": message({
        en: ({ message, template, titles, files }: InProps) =>
          `${message} (page “${template}”, with ${listed.en({ titles, files })})`,
        fr: ({ message, template, titles, files }) =>
          `${message} (page « ${template} », avec ${listed.fr({ titles, files })})`,
      }),
      "route/invalid.workbench": message({
        en: ({ route }: { route: string }) =>
          `“${route}” is not a route of the workbench: it starts with /_ and has one segment`,
        fr: ({ route }) =>
          `« ${route} » n’est pas une adresse de l’atelier : elle commence par /_ et n’a qu’une partie`,
      }),
      "route/invalid.rename": message({
        en: ({ name }: { name: string }) =>
          `the name of the file makes the route: rename the file to ${name}`,
        fr: ({ name }) => `l’adresse vient du nom du fichier : renommez ce fichier ${name}`,
      }),
      "route/invalid.copy": message({
        en: ({ name, original }: { name: string; original: string }) =>
          `the name of the file makes the route, and this one looks like a copy of ${original}: delete the file, or rename it to ${name}`,
        fr: ({ name, original }) =>
          `l’adresse vient du nom du fichier, et celui-ci semble une copie de ${original} : supprimez ce fichier, ou renommez-le ${name}`,
      }),
      "route/invalid.published": message({
        en: ({ path }: { path: string }) => `“${path}” is not a path inside the published folder`,
        fr: ({ path }) => `« ${path} » n’est pas un chemin dans le dossier publié`,
      }),
      "route/invalid.published.hint": {
        en: "write it without a slash at its ends and without “.” and “..”",
        fr: "écrivez-le sans barre oblique au début ni à la fin, et sans « . » ni « .. »",
      },
    },
  },
  "route/duplicate": {
    severity: "error",
    title: { en: "Two pages have the same address", fr: "Deux pages ont la même adresse" },
    meaning: {
      en: "Two entries want to be published at one address, and only one of them could be seen. Each is named in its own message. Give one of them another route.",
      fr: "Deux contenus veulent paraître à la même adresse, et un seul serait visible. Chacun est nommé dans son propre message. Donnez une autre adresse à l’un d’eux.",
    },
    example: routeOfPrices("/contact"),
    messages: {
      "route/duplicate": message({
        en: ({ route, others }: { route: string; others: readonly string[] }) =>
          `the route ${route} is also claimed by ${others.join(", ")}`,
        fr: ({ route, others }) => `l’adresse ${route} est aussi celle de ${others.join(", ")}`,
      }),
      "route/duplicate.alike": message({
        en: ({ who, route }: { who: string; route: string }) => `${who} as ${route}`,
        fr: ({ who, route }) => `${who} (${route})`,
      }),
      "route/duplicate.alike.hint": {
        en: "routes that differ only in capitals or in the form of their accents are one file on most disks: give one of them another route",
        fr: "des adresses qui ne diffèrent que par les majuscules ou la forme des accents sont un seul fichier pour la plupart des disques : donnez-en une autre à l’une des pages",
      },
      "route/duplicate.titles.hint": {
        en: "slugify makes the same of both: slugifyAll gives each title a segment of its own",
        fr: "slugify en fait la même chose : slugifyAll donne à chaque titre un nom à lui",
      },
      "route/duplicate.copy": message({
        en: ({ copy, original }: { copy: string; original: string }) =>
          `${copy} looks like a copy of ${original}: delete it, or give it a route and a name of its own`,
        fr: ({ copy, original }) =>
          `${copy} semble une copie de ${original} : supprimez-la, ou donnez-lui une adresse (route) et un nom à elle`,
      }),
      "route/duplicate.hint": {
        en: "give one of them another route",
        fr: "donnez une autre adresse à l’une des pages",
      },
      "route/duplicate.props": message({
        en: ({ page, titles, files }: From & { page: string }) =>
          `${page} with ${listed.en({ titles, files })}`,
        fr: ({ page, titles, files }) => `${page}, avec ${listed.fr({ titles, files })}`,
      }),
      "route/duplicate.page": message({
        en: ({ template }: { template: string }) => `the page “${template}” of templates/site.ts`,
        fr: ({ template }) => `la page « ${template} » de templates/site.ts`,
      }),
    },
  },
  "route/output-clash": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "Two files would be published under one name",
      fr: "Deux fichiers seraient publiés sous le même nom",
    },
    meaning: {
      en: "A file of static/ has the name under which the site publishes a page or a file of its own. One would overwrite the other. Rename or remove that of static/.",
      fr: "Un fichier de static/ porte le nom sous lequel le site publie une page ou l’un de ses propres fichiers. L’un écraserait l’autre. Renommez ou supprimez celui de static/.",
    },
    example: {
      command: "build",
      changes: [
        { file: "static/contact.html", wrong: "<!DOCTYPE html>\n<title>Contact</title>\n" },
        { file: "static/ancien-contact.html", mended: "<!DOCTYPE html>\n<title>Contact</title>\n" },
      ],
    },
    messages: {
      "route/output-clash.reserved": {
        en: "names that begin with “.site-” are kept for publishing itself",
        fr: "les noms qui commencent par « .site- » sont réservés à la publication elle-même",
      },
      "route/output-clash.reserved.hint": {
        en: "give the file another name",
        fr: "donnez un autre nom au fichier",
      },
      "route/output-clash.alike": message({
        en: ({ paths }: { paths: readonly string[] }) =>
          `${paths.join(" and ")} differ only by case or Unicode form, which some disks and hosts do not tell apart`,
        fr: ({ paths }) =>
          `${paths.join(" et ")} ne diffèrent que par les majuscules ou la forme Unicode, que certains disques et hébergeurs ne distinguent pas`,
      }),
      "route/output-clash.same": message({
        en: ({ count }: { count: number }) => `${en.number(count)} files claim this path`,
        fr: ({ count }) => `${fr.number(count)} fichiers demandent ce chemin`,
      }),
      "route/output-clash.generated": message({
        en: ({ path }: { path: string }) => `the site publishes a file of its own as ${path}`,
        fr: ({ path }) => `le site publie déjà un fichier à lui sous ${path}`,
      }),
      "route/output-clash.generated.hint": {
        en: "give the file another name, or take it out of static/",
        fr: "donnez un autre nom au fichier, ou retirez-le de static/",
      },
      "route/output-clash.rename.hint": {
        en: "rename all but one, in static/ or by their route",
        fr: "renommez-les tous sauf un, dans static/ ou par leur adresse (route)",
      },
      "route/output-clash.folder": message({
        en: ({ inside }: { inside: string }) => `this path is a file, and also the folder of ${inside}`,
        fr: ({ inside }) => `ce chemin est un fichier, et aussi le dossier de ${inside}`,
      }),
      "route/output-clash.address": message({
        en: ({ path }: { path: string }) =>
          `this page has the address of the file ${path}, which hosts send instead`,
        fr: ({ path }) => `cette page a l’adresse du fichier ${path}, que les hébergeurs envoient à sa place`,
      }),
      "route/output-clash.folder.hint": {
        en: "rename one of them, in static/ or by its route",
        fr: "renommez l’un des deux, dans static/ ou par son adresse (route)",
      },
    },
  },
  "redirect/taken": {
    severity: "error",
    title: {
      en: "A redirect begins at a page that exists",
      fr: "Une redirection part d’une page qui existe",
    },
    meaning: {
      en: "Redirects lead from an old address to a new one. This old address is that of a page, and visitors would never reach it. Take the redirect away, or give the page another address.",
      fr: "Une redirection mène d’une ancienne adresse à une nouvelle. Cette ancienne adresse est celle d’une page, que personne n’atteindrait plus. Supprimez la redirection, ou changez l’adresse de la page.",
    },
    example: inFile(settings, "  - from: /tarifs\n", "  - from: /nous-joindre\n"),
    messages: {
      "redirect/taken": message({
        en: ({ from }: { from: string }) => `${from} is the address of a page, so it cannot redirect`,
        fr: ({ from }) => `${from} est l’adresse d’une page : personne ne peut en être renvoyé ailleurs`,
      }),
      "redirect/taken.alike": message({
        en: ({ from, route }: { from: string; route: string }) =>
          `${from} differs from the page ${route} only in capitals or in the form of its accents: on most disks, both are one file`,
        fr: ({ from, route }) =>
          `${from} ne diffère de la page ${route} que par les majuscules ou la forme des accents : pour la plupart des disques, c’est un seul fichier`,
      }),
      "redirect/taken.hint": {
        en: "remove the redirect, or give the page another route",
        fr: "retirez cette redirection, ou donnez une autre adresse à la page",
      },
    },
  },
  "redirect/broken": {
    severity: "error",
    title: { en: "A redirect leads nowhere", fr: "Une redirection ne mène nulle part" },
    meaning: {
      en: "The redirect sends visitors to an address where there is no page, or to one that sends them on again. Write the address of the page where they should arrive.",
      fr: "La redirection envoie les visiteurs à une adresse sans page, ou à une adresse qui les renvoie ailleurs. Écrivez l’adresse de la page où ils doivent arriver.",
    },
    example: inFile(settings, "    to: /contacts\n", "    to: /contact\n"),
    messages: {
      "redirect/broken.chain": message({
        en: ({ to }: { to: string }) => `the redirect leads to ${to}, which redirects itself`,
        fr: ({ to }) => `la redirection mène à ${to}, qui est renvoyé ailleurs à son tour`,
      }),
      "redirect/broken.chain.hint": message({
        en: ({ to }: { to: string }) => `write to: ${to}`,
        fr: ({ to }) => `écrivez to: ${to}`,
      }),
      "redirect/broken": message({
        en: ({ to }: { to: string }) => `the redirect leads to ${to}, where there is no page`,
        fr: ({ to }) => `la redirection mène à ${to}, où il n’y a pas de page`,
      }),
    },
  },
  "redirect/duplicate": {
    severity: "error",
    title: { en: "An address is redirected twice", fr: "Une adresse est redirigée deux fois" },
    meaning: {
      en: "Two redirects begin at the same address, and only one of them can hold. Keep the right one.",
      fr: "Deux redirections partent de la même adresse, et une seule peut valoir. Gardez la bonne.",
    },
    example: inFile(
      settings,
      "    to: /contact\n  - from: /nous-joindre\n    to: /atelier\n",
      "    to: /contact\n",
    ),
    messages: {
      "redirect/duplicate": message({
        en: ({ from }: { from: string }) => `${from} has two redirects`,
        fr: ({ from }) => `${from} est renvoyé ailleurs deux fois`,
      }),
      "redirect/duplicate.hint": { en: "keep one of them", fr: "gardez une seule de ces redirections" },
    },
  },
} satisfies Problems;

/** Why a text is no route, and what to write. */
export const addressWords = {
  "address.start": { en: "it does not start with /", fr: "elle ne commence pas par /" },
  "address.gap": {
    en: "a part of it is empty, or a slash stands at its end",
    fr: "une de ses parties est vide, ou une barre oblique la termine",
  },
  "address.form": {
    en: "its accents stand beside their letters (NFD), not in them (NFC)",
    fr: "ses accents sont à côté de leurs lettres (NFD), et non dedans (NFC)",
  },
  "address.sign": message({
    en: ({ part }: Fault) => `it contains ${nameSign(part, "a space", (sign) => `“${sign}”`)}`,
    fr: ({ part }) => `elle contient ${nameSign(part, "une espace", (sign) => `« ${sign} »`)}`,
  }),
  "address.capitals": { en: "it has capitals", fr: "elle a des majuscules" },
  "address.capitals.hint": message({
    en: ({ hint }: { hint: string }) => `${hint}, or allow capitals by output.capitals in the settings`,
    fr: ({ hint }) => `${hint}, ou permettez les majuscules par output.capitals dans les réglages`,
  }),
  "address.dot": message({
    en: ({ part }: Fault) => `“${part}” begins or ends with a dot`,
    fr: ({ part }) => `« ${part} » commence ou finit par un point`,
  }),
  "address.underscore": {
    en: "only pages of the workbench start with /_",
    fr: "seules les pages de l’atelier commencent par /_",
  },
  "address.ending": {
    en: "hosts show the page at the same address without .html",
    fr: "les hébergeurs montrent la page à la même adresse, sans .html",
  },
  "address.device": message({
    en: ({ part }: Fault) => `Windows keeps the name “${part}” for a device`,
    fr: ({ part }) => `Windows garde le nom « ${part} » pour un périphérique`,
  }),
  "address.long": message({
    en: ({ part }: Fault) => `“${[...part].slice(0, 20).join("")}…” is too long for the name of a file`,
    fr: ({ part }) => `« ${[...part].slice(0, 20).join("")}… » est trop long pour un nom de fichier`,
  }),
  "address.nothing.hint": {
    en: "give each page a name with a letter or a digit; slugifyAll makes one for any title",
    fr: "donnez à chaque page un nom avec une lettre ou un chiffre ; slugifyAll en fait un de tout titre",
  },
  "address.index": message({
    en: ({ folder }: { folder: string }) =>
      `it would be written over the page ${folder}: hosts serve index.html for the folder it is in`,
    fr: ({ folder }) =>
      `elle prendrait la place de la page ${folder} : les hébergeurs servent index.html pour le dossier qui le contient`,
  }),
  "address.index.hint": message({
    en: ({ folder }: { folder: string }) => `write ${folder}, or give the page another name than index`,
    fr: ({ folder }) => `écrivez ${folder}, ou donnez à la page un autre nom que index`,
  }),
  "address.write": message({
    en: ({ route }: { route: string }) => `write ${route}`,
    fr: ({ route }) => `écrivez ${route}`,
  }),
} satisfies Messages;
