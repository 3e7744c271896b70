import type { Explained } from "../explanation.ts";

/** Files that are read, and the YAML in them. */
export const reading: Explained<"source" | "yaml" | "front-matter"> = {
  "source/not-utf8": {
    title: "Un fichier n’est pas en UTF-8",
    meaning:
      "Le fichier a été enregistré dans un ancien encodage : ses accents sont illisibles à partir de l’endroit marqué. Les deviner publierait des lettres fausses. Ouvrez-le dans votre éditeur et enregistrez-le de nouveau avec l’encodage UTF-8.",
  },
  "source/duplicate-name": {
    title: "Deux fichiers portent presque le même nom",
    meaning:
      "Deux noms ne diffèrent que par les majuscules, l’encodage des accents ou l’extension. Sur bien des disques, c’est le même fichier, et l’un des deux serait perdu. Gardez-en un, ou renommez l’autre.",
  },
  "source/unclaimed": {
    title: "Aucune collection ne lit un fichier de content/",
    meaning:
      "Le fichier se trouve dans un dossier qu’aucune collection ne lit, ou porte une extension qui n’y est pas connue. Son texte n’apparaît sur aucune page. Déplacez-le ou renommez-le comme le conseil l’indique.",
  },
  "source/no-content": {
    title: "Le site n’a pas de contenu",
    meaning:
      "Le dossier content/ manque ou ne contient aucun texte. Souvent, la commande a été lancée dans un autre dossier que celui du site. Placez-vous dans le bon dossier, ou indiquez-le avec --root.",
    situation: {
      wrong: "La commande est lancée dans un dossier sans content/, par exemple celui qui contient le site.",
      mended: "La commande est lancée dans le dossier du site, ou le reçoit par `--root`.",
    },
  },
  "source/changed": {
    title: "Un fichier a changé pendant la construction",
    meaning:
      "Un fichier a été enregistré pendant que le site était construit. Des pages pourraient mêler ses anciens mots et les nouveaux : rien n’a été publié. Relancez la construction.",
    situation: {
      wrong: "Un programme écrit content/conseils/bardage.md pendant que la construction le lit.",
      mended: "La construction est lancée une fois ce programme terminé.",
    },
  },
  "source/conflict": {
    title: "Une fusion de Git a laissé deux versions",
    meaning:
      "Deux personnes ont modifié les mêmes lignes, et Git n’a pas su laquelle garder. Il a écrit les deux dans le fichier, entre trois repères. Gardez les lignes justes, de l’une ou des deux versions, et supprimez les trois repères.",
  },
  "source/unreadable": {
    title: "Un fichier est illisible",
    meaning:
      "Le système refuse un fichier du site à l’utilisateur qui construit, le disque est en panne, ou un fichier situé hors de static/ dépasse 2 Gio. Il manquerait une page : rien n’est donc publié. Donnez à cet utilisateur le droit de lire le fichier.",
    situation: {
      wrong: "content/conseils/bardage.md appartient à un autre utilisateur, qui seul peut le lire.",
      mended: "L’utilisateur qui construit peut le lire, par exemple après `chmod a+r`.",
    },
  },
  "source/outside": {
    title: "Un dossier du site mène hors de lui",
    meaning:
      "`content`, `static` ou `templates`, ou un élément de `templates`, est un lien symbolique vers un endroit hors du site, vers un dossier caché comme `.git`, ou vers le site lui-même. Le suivre publierait des fichiers que personne ne voulait publier, ou en remplacerait. Aucune commande ne lit ni n’écrit donc à travers lui. Un lien vers un autre dossier du site convient, les paquets de `node_modules` aussi.",
    situation: {
      wrong: "static est un lien vers un dossier à côté du site.",
      mended: "static est un dossier, avec les fichiers eux-mêmes.",
    },
  },
  "source/lost-link": {
    title: "Un lien du disque ne mène nulle part",
    meaning:
      "Un fichier du site n’est qu’un lien symbolique, vers rien ou vers un endroit hors du site. Il est laissé de côté : rien de ce qui se trouve hors du site n’est jamais publié. Mettez le fichier lui-même à sa place.",
    situation: {
      wrong: "static/catalogue.pdf est un lien vers un fichier qui a été supprimé.",
      mended: "static/catalogue.pdf est le fichier lui-même.",
    },
  },
  "source/reserved-name": {
    title: "Windows n’accepte pas ce nom",
    meaning:
      "Windows se réserve ce nom de fichier, ou refuse l’un de ses signes. Personne ne pourrait modifier le site sur une telle machine. Renommez le fichier.",
  },
  "yaml/syntax": {
    title: "Le YAML est mal formé",
    meaning:
      "Les lignes de champs sont illisibles : un guillemet ou un crochet n’est pas fermé, un deux-points ou une espace manque. Deviner pourrait changer ce que vous voulez dire : le fichier est refusé. Corrigez la ligne marquée.",
  },
  "yaml/tab": {
    title: "Une ligne est décalée par une tabulation",
    meaning:
      "En YAML, seules des espaces décalent une ligne. Remplacez la tabulation par deux espaces. La plupart des éditeurs savent le faire d’eux-mêmes dans les fichiers YAML.",
  },
  "yaml/duplicate-key": {
    title: "Un champ est écrit deux fois",
    meaning:
      "Le même champ se trouve deux fois au même endroit. L’une des deux valeurs serait perdue sans un mot. Gardez celle qui est juste.",
  },
  "yaml/alias": {
    title: "Une valeur commence par un astérisque",
    meaning:
      "En YAML, un * au début d’une valeur renvoie à une autre valeur, qui n’existe pas ici ou qui n’aurait pas de fin. Si l’astérisque fait partie du texte, mettez tout le texte entre guillemets droits.",
  },
  "yaml/tag": {
    title: "Une valeur commence par un point d’exclamation",
    meaning:
      "En YAML, un ! au début d’une valeur lui donne un type, et celui-ci est inconnu. Si le signe fait partie du texte, mettez tout le texte entre guillemets droits.",
  },
  "front-matter/missing": {
    title: "L’en-tête manque",
    meaning:
      "Un fichier Markdown commence par ses champs, entre deux lignes de trois traits d’union, ou de trois signes plus pour le TOML. Sans la première, ils seraient affichés comme du texte. Écrivez --- sur la toute première ligne.",
  },
  "front-matter/fence": {
    title: "Une ligne qui borde l’en-tête contient autre chose",
    meaning:
      "Les lignes qui bordent les champs contiennent trois traits d’union pour le YAML, ou trois signes plus pour le TOML, et rien d’autre. Aucun autre langage n’est lu, et rien dans l’en-tête n’est jamais exécuté. Écrivez exactement --- ou +++.",
  },
  "front-matter/unclosed": {
    title: "L’en-tête n’est jamais fermé",
    meaning:
      "Les champs commencent par une ligne de trois traits d’union, mais aucune ligne semblable ne les termine : le texte serait lu comme des champs. Écrivez --- seul sur une ligne après le dernier champ, ou +++ pour le TOML.",
  },
};
