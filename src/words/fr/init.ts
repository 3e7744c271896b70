import type { Translated } from "../catalogue.ts";
import type { init as english } from "../en/init.ts";

import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

const many = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const init: Translated<typeof english> = {
  about: "commencer un site : un blog, le site d’une entreprise ou une documentation",
  folder: "dossier du nouveau site, qui doit être vide (par défaut : le dossier courant)",
  starter: "le site de départ",
  from: "reprendre les textes d’un site Hugo, Jekyll, Eleventy ou Astro, qui reste tel quel",
  explained:
    "Dans un terminal, ce qui manque est demandé. Le site est dans la langue de l’outil ; avec --language en, il est en anglais. Avec --from, il est dans la langue qu’indique l’ancien site, si un site de départ l’a. Les fichiers sont copiés sans réseau : npm install va ensuite chercher les paquets.",
  which: "Que commencez-vous ?",
  whichLanguage: "Dans quelle langue est le site ?",
  where: "Dans quel dossier ?",
  defaultFolder: "mon-site",
  starters: {
    blog: "un blog : billets, sujets, pages, flux",
    firm: "le site d’une entreprise : services, réalisations, équipe, contact",
    documentation: "une documentation : sections, liste de toutes les pages, recherche",
  },
  next: "La suite :",
  read: "README.md dit quoi changer, et où.",

  moved: {
    title: "Ce qui a été repris",
    engines: { hugo: "Hugo", jekyll: "Jekyll", eleventy: "Eleventy", astro: "Astro" },
    from: ({ engine }) =>
      `Les textes viennent d’un site ${engine}, resté tel quel. Ce compte rendu n’est que pour vous : supprimez le fichier une fois le travail fini.`,
    summary: (data) =>
      `Repris : ${many(data.posts, "billet", "billets")}, ${many(data.pages, "page", "pages")}, ${many(data.files, "image ou autre fichier", "images et autres fichiers")}, ${many(data.redirects, "redirection", "redirections")}.`,
    look: ({ count, report }) =>
      count === 0
        ? `${report} dit ce qui a été fait.`
        : `Il vous reste ${many(count, "point", "points")} à regarder : ${report} en donne la liste, avec le fichier et la ligne.`,
    doneTitle: "Ce qui a été fait",
    done: {
      links: ({ count }) => `${many(count, "lien mène", "liens mènent")} à la nouvelle adresse d’une page.`,
      figures: ({ count }) =>
        `${many(count, "figure est devenue une image", "figures sont devenues des images")} en Markdown.`,
      videos: ({ count }) =>
        `${many(count, "vidéo est devenue un lien", "vidéos sont devenues des liens")} : les pages ne chargent pas de vidéo d’un autre site.`,
      code: ({ count }) =>
        `${many(count, "bloc de code se trouvait", "blocs de code se trouvaient")} entre des balises.`,
      marks: ({ count }) =>
        `${many(count, "marque", "marques")} de l’ancien générateur en moins, comme {% raw %}, {: .class} ou <!--more-->.`,
      imports: ({ count }) => `${many(count, "import", "imports")} de MDX en moins.`,
      levels: ({ count }) =>
        `Dans ${many(count, "texte", "textes")}, tous les intertitres sont descendus d’un niveau : le premier est réservé au titre.`,
      titles: ({ count }) => `${many(count, "titre vient", "titres viennent")} du nom d’un fichier.`,
      descriptions: ({ count }) =>
        `${many(count, "description vient", "descriptions viennent")} du premier paragraphe : à relire.`,
      pageless: ({ count }) =>
        `${many(count, "texte", "textes")} sans page sur l’ancien site, que des listes ou d’autres pages montraient : ici, des brouillons (\`draft: true\`).`,
    },
    leftTitle: "Ce qui vous reste à faire",
    leftAbout:
      "Les lignes sont celles des nouveaux fichiers. `npm run check` trouve le reste. `npm run build` construit malgré les avertissements : la liste terminée, ajoutez-lui `--strict` dans `package.json`.",
    left: {
      setting: "Réglages qui sont encore ceux de l’exemple, faute d’en avoir trouvé sur l’ancien site",
      base: "Le sous-chemin de l’ancienne adresse : `npm run build` l’indique. À retirer si le nouveau site a son propre domaine",
      language: "La langue des menus et des boutons, qui n’est pas celle de l’ancien site",
      tag: "Balises de modèles : les lecteurs les voient telles quelles",
      component: "Composants : à écrire en Markdown, ou comme un bloc de ce site",
      html: "HTML : ce qui est inoffensif s’affiche tel quel, le reste est laissé de côté. À écrire en Markdown si possible",
      image:
        "Images introuvables : un lien remplace chacune dans le texte. Enregistrez le fichier dans `content/images/`, puis remettez l’image, comme dans `![Une enseigne](/images/enseigne.png)`",
      elsewhere: "Images d’autres sites : à enregistrer à côté du texte, si vous en avez le droit",
      link: "Liens qui ne mènent à aucune page reprise",
      address: "Adresses qui n’ont pu être gardées : ancienne → nouvelle",
      pattern: "Adresses que seul l’ancien générateur sait calculer : à indiquer dans `route`",
      redirect: "Anciennes adresses d’où aucune redirection ne peut partir",
      topic: "Étiquettes laissées de côté, faute de pouvoir en faire une adresse",
      date: "Billets sans date : ils ont reçu celle du jour",
      unlisted:
        "Pages absentes de toute liste : ici, la liste de toutes les pages les nomme, sauf si leur en-tête indique un `parent`",
    },
    unknownTitle: "Champs laissés de côté",
    unknownAbout:
      "Rien dans ce site ne les montre. Un champ dont vous avez besoin trouve sa place dans `templates/schemas.ts`.",
    times: ({ count }) => `${number(count)} fois`,
    unmovedTitle: "Fichiers restés sur place",
    unmoved: {
      language: "un texte dans une autre langue",
      head: "l’en-tête du fichier est mal formé",
      script:
        "l’en-tête du fichier est en JavaScript : écrivez-le en YAML, comme `title: À propos` entre deux lignes `---`, puis recommencez ou copiez le fichier",
      html: "du HTML, à écrire en Markdown",
      later: "une collection ou un morceau de modèle",
      readme: "n’est pas une page du site",
      missing: "le nouveau site a sa propre page pour les adresses inconnues",
      hidden: "fichier caché : son nom ou celui de son dossier commence par un point",
      unpublished:
        "l’ancien site ne le publie pas. S’il est destiné à tous, mettez-le dans `static/`, ou une image dans `content/images/`",
      draft: "il appartient à une page que l’ancien site ne publie pas",
      secret: "il contient des clés ou des mots de passe",
      headless: "ni page ni place dans une liste : seuls des modèles s’en servaient",
    },
    alwaysTitle: "Ce qui ne se reprend jamais tout seul",
    always:
      "Les modèles, les styles et les scripts : ce site a les siens, dans `templates/`.\nLes menus et les fichiers de données : `navigation`, dans `content/site.yaml`, nomme les premières pages.\nLes commentaires, les formulaires, les statistiques et les autres services rendus aux visiteurs.",
  },
};
