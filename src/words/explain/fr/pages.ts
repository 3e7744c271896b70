import type { Explained } from "../explanation.ts";

/** Routes, feeds, templates, assets, cards, links, and rules of the site. */
export const pages: Explained<"route" | "feed" | "template" | "asset" | "card" | "link" | "site"> = {
  "route/invalid": {
    title: "L’adresse d’une page est mal formée",
    meaning:
      "Une adresse commence par une barre oblique, s’écrit en minuscules, sans accents, sans espaces et sans barre à la fin. Les autres se cassent quand on les copie ou les tape. Écrivez celle que donne le conseil.",
  },
  "route/duplicate": {
    title: "Deux pages ont la même adresse",
    meaning:
      "Deux contenus veulent paraître à la même adresse, et un seul serait visible. Chacun est nommé dans son propre message. Donnez une autre adresse à l’un d’eux.",
  },
  "route/output-clash": {
    title: "Deux fichiers seraient publiés sous le même nom",
    meaning:
      "Un fichier de static/ porte le nom sous lequel le site publie une page ou l’un de ses propres fichiers. L’un écraserait l’autre. Renommez ou supprimez celui de static/.",
  },
  "feed/invalid-item": {
    title: "Un élément d’un flux ne convient pas",
    meaning:
      "Le flux cite ce qui n’est pas une page du site, ou donne une date qui n’en est pas une. Ses lecteurs suivraient un lien mort. Corrigez le plan du flux dans templates/site.ts.",
  },
  "template/syntax": {
    title: "Un modèle est illisible",
    meaning:
      "Un fichier de templates/ contient une faute de TypeScript ou de JSX, ou importe un fichier absent. Aucune page ne peut être dessinée avant sa correction. Le message indique où la lecture s’est arrêtée, parfois un peu plus bas que la faute.",
  },
  "template/throws": {
    title: "Un modèle échoue en dessinant",
    meaning:
      "Le code d’un modèle s’est arrêté à la ligne marquée, souvent parce qu’il lit un champ de ce qui n’existe pas. Corrigez cette ligne. `npx tsc` trouve d’avance la plupart de ces fautes.",
  },
  "template/empty": {
    title: "Un modèle ne dessine rien",
    meaning:
      "Le modèle n’a donné aucun HTML, et les visiteurs verraient une page blanche. Un modèle rend un document entier, à partir de <html>.",
  },
  "template/missing-asset": {
    title: "Une page demande un fichier qui n’est pas publié",
    meaning:
      "Un modèle nomme un style, une police, une image ou un autre fichier que le site n’a pas. Les navigateurs le demanderaient en vain. Corrigez le nom, ou ajoutez le fichier.",
  },
  "template/no-site": {
    title: "Le site n’est pas déclaré",
    meaning:
      "templates/site.ts (ou site.tsx) déclare le site ; il manque, ou n’exporte rien. Écrivez-y export default defineSite({ … }). Sinon, la commande a été lancée dans un autre dossier que celui du site.",
  },
  "asset/duplicate": {
    title: "Deux fichiers du site ont le même chemin",
    meaning:
      "Deux styles, scripts, icônes ou fichiers que font les modèles portent le même chemin : l’un remplacerait l’autre. Donnez à chacun le sien.",
  },
  "asset/unfingerprinted": {
    title: "Les visiteurs peuvent garder une ancienne version",
    meaning:
      "Les navigateurs gardent un an les fichiers de assets/, parce que leur nom change avec leur contenu. Un fichier que vous y placez vous-même garde son nom : une nouvelle version resterait invisible. Placez-le dans un autre dossier de static/.",
  },
  "asset/invalid-picture": {
    title: "Un dessin ne peut pas devenir une image",
    meaning:
      "Une vignette ou une icône est dessinée en SVG par un modèle, puis changée en pixels. Ce SVG est mal formé. Corrigez le modèle : un seul élément <svg> avec xmlns et viewBox, chaque élément fermé.",
  },
  "card/missing-character": {
    title: "La police des vignettes n’a pas ce caractère",
    meaning:
      "La vignette que montrent les réseaux porte le titre de la page, et sa police n’a pas ce caractère : un emoji, ou une lettre d’une autre écriture. Dites-le avec des mots, ou donnez une autre police aux vignettes.",
  },
  "link/broken": {
    title: "Un lien ne mène à aucune page",
    meaning:
      "Le lien vise une page de ce site qui n’existe pas. Le visiteur qui le suit arrive sur une erreur. Le conseil donne l’adresse existante la plus proche.",
  },
  "link/broken-anchor": {
    title: "Un lien vise un endroit absent de la page",
    meaning:
      "Après le # vient le nom d’un endroit, le plus souvent d’un intertitre, et la page n’en a pas de ce nom. Il change quand l’intertitre est reformulé. Écrivez le nom que donne le conseil.",
  },
  "link/external": {
    title: "Un lien vers un autre site ne répond pas",
    meaning:
      "`site check --external` demande aux autres sites si les pages que vous citez sont encore là. Celle-ci a disparu, n’a pas répondu, ou refuse les programmes. Ouvrez-la dans un navigateur avant de rien changer ; ce problème ne fait jamais échouer une construction.",
    situation: {
      wrong: "Un texte renvoie à https://www.example.org/norme, adresse qu’aucun site ne porte.",
      mended: "Le texte renvoie à la page où se trouve la norme aujourd’hui.",
    },
  },
  "site/finding": {
    title: "Une règle propre au site",
    meaning:
      "Les auteurs des modèles ont donné au site ses propres règles, par exemple un réglage à remplir. Le message et le conseil viennent d’eux. Suivez le conseil.",
  },
};
