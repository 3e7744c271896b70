import type { Explained } from "../explanation.ts";

/** Markdown. */
export const texts: Explained<"markdown"> = {
  "markdown/too-deep": {
    title: "Trop d’éléments sont imbriqués",
    meaning:
      "Des citations, des listes, des crochets ou des blocs s’emboîtent une centaine de fois. Aucun lecteur ne suivrait, et la lecture du texte prendrait trop de temps. Fermez-en, ou mettez une barre oblique inverse devant les signes qui ne veulent rien dire.",
  },
  "markdown/too-long": {
    title: "Un texte est trop long",
    meaning:
      "Le texte compte plus d’un million de signes, ou un paragraphe contient tant de signes spéciaux que sa lecture prendrait trop de temps. Répartissez-le en plusieurs fichiers ou paragraphes.",
    situation: {
      wrong: "Un livre entier de plus d’un million de signes tient dans un seul fichier.",
      mended: "Chaque chapitre a son propre fichier.",
    },
  },
  "markdown/raw-html": {
    title: "Le HTML d’un texte est laissé de côté",
    meaning:
      "Les textes sont en Markdown. Quelques éléments HTML y sont admis. Des autres, seuls les mots arrivent sur la page : leurs balises sont laissées de côté, car elles pourraient nuire à la mise en page ou à la sécurité. Écrivez la même chose en Markdown ou avec un bloc. Pour montrer le signe <, faites-le précéder d’une barre oblique inverse.",
  },
  "markdown/heading-one": {
    title: "Un intertitre a le niveau du titre de la page",
    meaning:
      "Une page a un seul titre de premier niveau, qui vient du champ title. Une ligne qui commence par un seul # en serait un second. Commencez les intertitres du texte par ##.",
  },
  "markdown/unknown-directive": {
    title: "Ce bloc n’existe pas",
    meaning:
      "Une ligne commence par des deux-points et un nom, mais le site n’a pas de bloc de ce nom. Le texte paraît sans son cadre, parfois avec ses deux-points. Écrivez l’un des noms que donne le conseil.",
  },
  "markdown/directive-placement": {
    title: "Un bloc est mal placé",
    meaning:
      "Un bloc occupe ses propres lignes, entre des paragraphes. Dans une liste, une citation ou une phrase, il ne peut pas être dessiné. Terminez d’abord la liste, puis commencez le bloc tout à gauche.",
  },
  "markdown/invalid-directive": {
    title: "Un bloc est mal écrit",
    meaning:
      "Un attribut manque, est inconnu ou porte une mauvaise valeur, ou les deux-points qui ferment le bloc manquent. Corrigez-le comme le conseil l’indique : le nom suit les deux-points, ses attributs sont entre accolades.",
  },
  "markdown/unsafe-link": {
    title: "Un lien n’est pas sûr",
    meaning:
      "Les navigateurs refusent cette adresse, ou elle pourrait lancer un programme : file: ou javascript:, par exemple. Les visiteurs n’obtiendraient rien. Faites un lien vers une page, une adresse du web, mailto: ou tel:.",
  },
  "markdown/empty-link": {
    title: "Un lien n’a pas d’adresse",
    meaning:
      "Les mots ressemblent à un lien, mais il n’y a rien entre les parenthèses, ou rien après https:// ou mailto:. Un clic ne mènerait nulle part. Écrivez l’adresse, ou gardez les mots sans le lien.",
  },
  "markdown/image-placement": {
    title: "Une image a une adresse que les navigateurs ne chargent pas",
    meaning:
      "Une image est un fichier rangé à côté du texte, dans content/ ou dans static/, ou bien une adresse qui commence par https://. Une adresse de votre ordinateur (file:), ou qui contient l’image elle-même (data:), n’est pas chargée. Enregistrez le fichier à côté du texte et écrivez son nom.",
  },
  "markdown/stray-link": {
    title: "Un lien s’affiche tel qu’il est écrit",
    meaning:
      "Il y a une espace entre les mots du lien et son adresse, ou dans l’adresse. Markdown y voit alors du texte, et les lecteurs voient les crochets. Supprimez l’espace.",
  },
  "markdown/stray-note": {
    title: "Une note et son appel ne vont pas ensemble",
    meaning:
      "Une note est écrite que rien n’appelle, ou le texte appelle une note qui n’existe pas. Les lecteurs ne voient jamais la note, ou voient les crochets de l’appel. Écrivez ce qui manque, ou supprimez l’autre.",
  },
  "markdown/stray-mark": {
    title: "Un signe de Markdown s’affiche tel quel",
    meaning:
      "Il manque peu de chose à un intertitre, une liste ou un tableau, comme l’espace après ##. Les lecteurs verraient le signe. Écrivez-le comme le conseil le montre.",
  },
  "markdown/open-code": {
    title: "Un bloc de code n’est jamais fermé",
    meaning:
      "Trois accents graves ouvrent un bloc de code, et rien ne le ferme. Tout le reste du texte s’affiche comme du code. Écrivez trois accents graves, seuls sur une ligne, là où le code finit.",
  },
  "markdown/plugin": {
    title: "Une extension ne peut pas lire un texte",
    meaning:
      "Le site a des extensions pour ses textes, qui dessinent par exemple des formules ou des schémas. L’une d’elles ne comprend pas ce qui est écrit ici, ou s’est arrêtée sur une faute de son propre code. Le message donne son nom et ce qu’elle dit, parfois en anglais. Corrigez le texte, ou les options de l’extension.",
  },
};
