import type { Explained } from "../explanation.ts";

/** Checks of the content and of static files, hosts, publishing and the server. */
export const publishing: Explained<"content" | "static" | "host" | "publish" | "dev"> = {
  "content/placeholder": {
    title: "Il reste quelque chose à compléter",
    meaning:
      "Le texte contient les mots que le site emploie pour ce qui n’est pas encore connu. Ils seraient publiés tels quels. Écrivez ce qui convient.",
  },
  "content/missing-fact": {
    title: "Des données que la loi demande manquent",
    meaning:
      "Le site doit dire qui le publie, et certaines de ces données sont encore vides dans les réglages. Ce qui les nomme n’est pas publié : les mentions légales sont donc incomplètes. Remplissez les champs ; avec --strict, le site est refusé jusque-là.",
  },
  "content/spelling": {
    title: "Un mot s’écrit autrement sur ce site",
    meaning:
      "Le site a une liste de mots et de leur graphie, et ce texte en emploie une autre. Écrivez le mot comme le conseil l’indique, ou corrigez la liste si c’est elle qui se trompe.",
  },
  "content/review-due": {
    title: "Un texte n’a pas été relu depuis longtemps",
    meaning:
      "Le site demande que les textes soient comparés de temps en temps à leurs sources, et la dernière date de celui-ci est plus ancienne. Relisez-le, corrigez-le, puis écrivez le jour de la relecture.",
  },
  "content/typed-fact": {
    title: "Une donnée des réglages est recopiée dans un texte",
    meaning:
      "Une adresse, un nombre ou un nom des réglages est écrit ici en toutes lettres. S’il change, ce texte gardera l’ancien. Écrivez son nom entre accolades, et il suivra les réglages.",
  },
  "content/unknown-fact": {
    title: "Un nom entre accolades ne correspond à rien",
    meaning:
      "Les noms entre accolades renvoient aux données des réglages. Il n’y en a pas de ce nom, ou elle n’est pas remplie : les lecteurs verraient les accolades. Corrigez le nom ; pour montrer des accolades, mettez une barre oblique inverse devant la première.",
  },
  "content/unused-image": {
    title: "Aucune page ne montre une image",
    meaning:
      "L’image est gardée avec le contenu, mais rien ne la nomme. Soit elle manque à un texte, soit elle peut être supprimée.",
  },
  "static/secret": {
    title: "Un secret serait publié",
    meaning:
      "Tout ce que contient static/ est publié, à la vue de tous, et ce fichier contient des mots de passe ou des clés, ou en porte le nom. Rien n’est publié tant qu’il est là. S’il l’a déjà été, remplacez toutes les clés qu’il contient.",
  },
  "static/left-over": {
    title: "Un fichier de travail serait publié",
    meaning:
      "Le fichier ressemble à une copie, à une base de données ou à un fichier caché qu’un programme a laissé dans static/. Tout le monde pourrait le lire. Sortez-le de static/.",
  },
  "static/heavy": {
    title: "Un fichier à télécharger est lourd",
    meaning:
      "Tout ce que contient static/ est publié tel quel. Sur un téléphone, un fichier de cette taille se fait attendre, et certains hébergeurs le refusent. La plupart des PDF à lire pèsent moins de 5 Mo une fois leurs photographies préparées pour l’écran.",
    situation: {
      wrong:
        "Le fichier static/catalogue.pdf, dont les photographies sont faites pour l’impression, pèse 40 Mo.",
      mended:
        "Le catalogue est exporté de nouveau pour l’écran, avec des photographies à 150 points par pouce : il pèse 4 Mo.",
    },
  },
  "static/active-pdf": {
    title: "Un PDF ne fait pas que montrer des pages",
    meaning:
      "Le PDF contient un script, des fichiers joints, un formulaire qui envoie des données, ou autre chose qui agit sur la machine du lecteur. Certains formulaires en ont besoin ; des attaques s’en servent aussi. Le fichier est publié tel quel. Ne le publiez que si vous savez ce qu’il fait.",
  },
  "host/limit": {
    title: "Un hébergeur ne lit pas tout un fichier",
    meaning:
      "Certains hébergeurs lisent leurs réglages dans un fichier du site, jusqu’à une certaine taille. Celui-ci la dépasse : l’hébergeur en laisserait une partie de côté, ou le refuserait. Réduisez le nombre de redirections, ou retirez l’hébergeur des réglages.",
    situation: {
      wrong:
        "Les réglages nomment l’hébergeur cloudflare et comptent 1 100 redirections, de deux lignes chacune.",
      mended: "Les anciennes redirections que personne n’emploie sont retirées : il en reste moins de 1 000.",
    },
  },
  "publish/foreign-folder": {
    title: "Le dossier de publication contient d’autres fichiers",
    meaning:
      "Après une publication, le dossier contient le site et rien d’autre. Celui-ci contient des fichiers que « site » n’a pas écrits, et qui seraient perdus. Choisissez un autre dossier avec --out, ou déplacez-les.",
    situation: {
      wrong: "`site build --out ~/Documents` est lancé, et ce dossier contient des lettres.",
      mended: "`site build --out dist` écrit dans un dossier à part.",
    },
  },
  "publish/other-site": {
    title: "Le dossier contient un autre site",
    meaning:
      "Le dossier vient d’un site qui a une autre adresse, et que celui-ci remplacerait. Choisissez un autre dossier avec --out. Si c’est bien ce site sous son ancienne adresse, le conseil dit comment l’indiquer.",
    situation: {
      wrong: "Deux sites sont construits avec le même dossier `--out`.",
      mended: "Chaque site a son propre dossier.",
    },
  },
  "publish/unsafe-folder": {
    title: "Le site ne doit pas être publié là",
    meaning:
      "Le dossier est celui des sources du site, les contient ou s’y trouve, et la publication les effacerait. Choisissez un dossier qui ne contient rien d’autre, comme dist.",
    situation: {
      wrong: "`site build --out content` est lancé.",
      mended: "`site build --out dist` est lancé.",
    },
  },
  "publish/failed": {
    title: "Le site n’a pas pu être écrit",
    meaning:
      "Le système a refusé l’écriture : le disque est plein, le dossier appartient à un autre utilisateur, ou une autre construction y travaille. Le message donne la raison, et le conseil dit ce qui est publié entre-temps.",
    situation: {
      wrong: "Le disque n’a plus de place.",
      mended: "Il y a de nouveau de la place, et le site est construit encore une fois.",
    },
  },
  "dev/crash": {
    title: "La construction s’est interrompue",
    meaning:
      "Quelque chose a échoué qui n’est pas une erreur du contenu : un défaut de la commande elle-même, ou de la machine. Les dernières bonnes pages restent visibles, et le prochain enregistrement recommence. Si cela revient, signalez-le avec la ligne du conseil.",
    situation: {
      wrong: "Un défaut de la commande apparaît quand `site dev` construit après un enregistrement.",
      mended: "L’enregistrement suivant reconstruit le site.",
    },
  },
};
