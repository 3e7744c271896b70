import type { Explained } from "../explanation.ts";

/** Fields of entries and settings. */
export const fields: Explained<"entry" | "settings"> = {
  "entry/missing-file": {
    title: "Un fichier dont le site a besoin manque",
    meaning:
      "Les modèles lisent ce fichier, et il n’est pas là : il a été renommé, déplacé, ou pas encore créé. Créez-le, ou retirez sa collection de templates/site.ts.",
  },
  "entry/held-back": {
    title: "Une page indispensable est retenue",
    meaning:
      "Le fichier est un brouillon, ou porte une date à venir, mais le site ne peut pas s’en passer. Supprimez la ligne draft: true, ou corrigez la date. `--drafts` montre les brouillons sans les publier.",
  },
  "entry/empty": {
    title: "Un fichier est vide",
    meaning:
      "Le fichier n’a ni champs ni texte : aucune page ne peut en sortir. Il a peut-être été enregistré par erreur. Commencez-le par son en-tête, ou supprimez-le.",
  },
  "entry/unknown-field": {
    title: "Ce champ n’existe pas",
    meaning:
      "Un champ porte un nom que le site ne connaît pas. Ce qu’il dit n’apparaîtrait nulle part. C’est souvent une faute de frappe : le conseil donne le nom le plus proche.",
  },
  "entry/missing-field": {
    title: "Un champ manque",
    meaning:
      "La page ne peut pas être dessinée sans ce champ. Ajoutez la ligne que montre le conseil, à l’endroit qu’il indique.",
  },
  "entry/invalid-field": {
    title: "La valeur d’un champ ne convient pas",
    meaning:
      "La valeur n’est pas de la sorte attendue : un texte à la place d’un nombre, un jour qu’aucun calendrier ne connaît, un mot qui n’est pas dans la liste. Le message dit ce qui est attendu. Écrivez-la sous cette forme.",
  },
  "entry/dangling-reference": {
    title: "Un champ renvoie à un contenu absent",
    meaning:
      "Le champ renvoie à un autre contenu, comme une catégorie, par le nom de son fichier ou par sa clé. Aucun ne porte ce nom, ou il n’est pas encore publié. Écrivez l’un de ceux que donne le conseil.",
  },
  "entry/missing-image": {
    title: "Une image n’est pas là",
    meaning:
      "Un texte ou un champ nomme une image que content/ ne contient pas. Les majuscules, les accents et l’extension comptent. Corrigez le nom, ou enregistrez l’image à l’endroit que donne le message.",
  },
  "entry/invalid-image": {
    title: "Un fichier n’est pas une image lisible",
    meaning:
      "Le fichier porte le nom d’une image, mais son contenu est abîmé ou d’une autre sorte, comme le HEIC des téléphones. Les visiteurs verraient un vide. Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.",
  },
  "entry/cleaned-image": {
    title: "Des parties d’un dessin sont laissées de côté",
    meaning:
      "Un SVG peut contenir des scripts et des adresses d’autres sites. Ces parties ne sont pas publiées, et le dessin peut avoir changé d’aspect. Vérifiez-le, puis enregistrez-le sans elles.",
  },
  "entry/reading-time": {
    title: "Le temps de lecture ne correspond pas au texte",
    meaning:
      "Le champ annonce un nombre de minutes, et le nombre de mots en indique un autre. Les lecteurs décident d’après lui s’ils commencent. Écrivez le nombre que donne le conseil.",
  },
  "settings/invalid-origin": {
    title: "L’adresse du site ne convient pas",
    meaning:
      "Le réglage url est le début de toutes les adresses : https:// et le nom du site, sans rien derrière. Les liens destinés aux moteurs de recherche et aux flux en sont tirés. Supprimez le reste.",
  },
  "settings/refused-variable": {
    title: "Une variable ne doit pas être définie",
    meaning:
      "L’environnement de la commande définit une variable que le site refuse, parce que les pages montreraient sa valeur à tous. Supprimez-la là où le site est construit.",
    situation: {
      wrong: "ATELIER_PASSWORD est définie là où le site est construit, et ses modèles la refusent.",
      mended: "La variable n’est plus définie.",
    },
  },
};
