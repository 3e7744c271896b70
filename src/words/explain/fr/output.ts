import type { Explained } from "../explanation.ts";

/** Finished pages, and redirects. */
export const output: Explained<"page" | "redirect"> = {
  "page/headings": {
    title: "Les intertitres sautent un niveau",
    meaning:
      "Une page a un titre, et les intertitres descendent d’un niveau à la fois. Ceux qui écoutent une page s’en servent comme d’un sommaire. Prenez le niveau suivant : ## sous le titre, ### sous ##.",
  },
  "page/title": {
    title: "Une page n’a pas de titre",
    meaning:
      "Le titre figure dans l’onglet du navigateur et dans les résultats de recherche. Sans lui, personne ne sait ce qu’est la page. Donnez un titre à Head dans le modèle.",
  },
  "page/language": {
    title: "Une page ne dit pas sa langue",
    meaning:
      'Les programmes qui lisent à voix haute choisissent leur voix d’après la langue de la page, et les navigateurs leurs coupures de mots. Écrivez-la dans le modèle, par exemple <html lang="fr">.',
  },
  "page/alternative-text": {
    title: "Une image n’a pas de texte de remplacement",
    meaning:
      'Ceux qui ne voient pas l’image entendent son texte de remplacement. Sans lui, ils entendent un nom de fichier. Écrivez ce que montre l’image, ou alt="" si elle ne fait que décorer.',
  },
  "page/duplicate-id": {
    title: "Deux endroits d’une page portent le même nom",
    meaning:
      "Un id nomme un seul endroit d’une page, que visent des liens et des étiquettes. S’il figure deux fois, le second n’est jamais atteint. Donnez-lui un autre nom.",
  },
  "page/budget": {
    title: "Une page est plus lourde que le site ne le permet",
    meaning:
      "Les réglages bornent le poids d’une page, pour qu’elle s’ouvre vite sur un téléphone. Celle-ci dépasse la borne. Allégez-la, en commençant par les fichiers que nomme le message, ou relevez la borne en connaissance de cause.",
  },
  "page/policy": {
    title: "La politique de la page en refuse une partie",
    meaning:
      "Chaque page dit aux navigateurs quels styles et quels scripts ils peuvent employer. Ce qu’un modèle écrit dans l’élément même n’en fait pas partie, et resterait sans effet. Placez-le dans une feuille de style ou un script d’amélioration.",
  },
  "page/orphan": {
    title: "Aucune page ne mène à une page",
    meaning:
      "La page est publiée, mais aucune autre n’y mène : les visiteurs la trouveront difficilement. Placez un lien là où on la chercherait.",
  },
  "page/duplicate-title": {
    title: "Deux pages ont le même titre",
    meaning:
      "Les moteurs de recherche les montrent à l’identique, et les lecteurs ne peuvent pas choisir. Donnez à chacune un titre qui dise ce qu’elle est seule à contenir.",
  },
  "page/duplicate-description": {
    title: "Deux pages ont la même description",
    meaning:
      "La description figure sous le titre dans les résultats de recherche. Deux descriptions identiques n’aident personne à choisir. Écrivez-en une pour chaque page.",
  },
  "page/accessibility": {
    title: "Une partie d’une page est fermée à certains visiteurs",
    meaning:
      "Le HTML enfreint une règle grâce à laquelle on se repère avec un lecteur d’écran, ou au clavier, sans souris. Le conseil mène à la règle. Corrigez le modèle, ou les mots qu’il affiche.",
  },
  "redirect/taken": {
    title: "Une redirection part d’une page qui existe",
    meaning:
      "Une redirection mène d’une ancienne adresse à une nouvelle. Cette ancienne adresse est celle d’une page, que personne n’atteindrait plus. Supprimez la redirection, ou changez l’adresse de la page.",
  },
  "redirect/broken": {
    title: "Une redirection ne mène nulle part",
    meaning:
      "La redirection envoie les visiteurs à une adresse sans page, ou à une adresse qui les renvoie ailleurs. Écrivez l’adresse de la page où ils doivent arriver.",
  },
  "redirect/duplicate": {
    title: "Une adresse est redirigée deux fois",
    meaning: "Deux redirections partent de la même adresse, et une seule peut valoir. Gardez la bonne.",
  },
};
