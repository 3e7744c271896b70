import type { Translated } from "../catalogue.ts";
import type { entries as english } from "../en/entries.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const entries: Translated<typeof english> = {
  new: {
    about: "écrire un nouveau contenu conforme au schéma de sa collection",
    collection: "la collection où il se range ; --list les présente",
    title: "son titre, qui donne aussi le nom du fichier",
    set: "donner sa valeur à un champ, comme seo.title=… (répétable)",
    fill: "mettre le texte d’attente du site là où il manque des mots ; site check en dresse la liste",
    list: "présenter les collections et les champs obligatoires de leurs contenus",
    from: "partir d’une copie de ce contenu, en brouillon si sa collection en a",
    translate: "commencer, à côté de ce contenu, sa traduction, dont les mots restent à écrire",
    to: "la langue de la traduction ; inutile s’il n’en manque qu’une",
    dryRun: "montrer ce qui serait écrit, sans rien écrire",
    asking:
      "Dans un terminal, ce qui manque est demandé. Ailleurs, ce qui manque est énuméré avec ses options.",
    question: ({ field, note }) => `${field} : ${note}`,
    others: ({ fields }) => `Champs possibles aussi : ${fields.join(", ")}.`,
    draft:
      "c’est un brouillon : la page aura cette adresse quand la ligne draft: true sera retirée ; site dev la montre déjà",
    nothing: "rien n’a été écrit",
    otherErrors: "le site contient d’autres erreurs : site check les énumère",
    noAddress:
      "le site contient d’autres erreurs : site check les énumère ; tant qu’elles restent, l’adresse ne peut être donnée",
    search: "Rechercher :",
    choose: "pour choisir",
    enter: "Entrée :",
    confirm: "valider",
    type: "Lettres :",
    find: "chercher",
    none: "Aucun résultat",
    matches: ({ count }) => `(${number(count)} ${plural(count, { one: "résultat", other: "résultats" })})`,
  },

  plan: {
    entry: "son nom, comme mon-article ou articles/mon-article, son fichier, ou l’adresse de sa page",
    dryRun: "montrer chaque ligne qui changerait, sans rien écrire",
    removed: "(supprimé)",
    redirect: ({ from, to }) => `redirection : ${from} → ${to}`,
    redirectChanged: ({ from, to }) =>
      `redirection qui mène désormais à la nouvelle adresse : ${from} → ${to}`,
    redirectRemoved: ({ from, to }) => `redirection retirée : ${from} → ${to}`,
    kept: ({ folder }) => `les fichiers tels qu’ils étaient sont gardés dans ${folder}/before/`,
    unrestored: ({ files, folder }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, qui a été modifié depuis ; il reste donc tel quel, et les fichiers d’avant sont gardés dans ${folder}/before/`,
    unrestorable: ({ files, folder }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, et ce qui en était gardé dans ${folder}/before/ est endommagé ; il reste donc tel quel`,
    notYetRestored: ({ files }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, et le disque refuse de le remettre comme avant ; le prochain démarrage essaiera de nouveau`,
    refused: "le site aurait ces erreurs, qu’il n’a pas aujourd’hui",
  },

  move: {
    about: "donner à un contenu un autre nom ou une autre adresse, avec tout ce qui y mène",
    to: "son nouveau nom, ou sa nouvelle adresse si elle commence par /",
    redirect: "ne pas ajouter de redirection depuis l’ancienne adresse",
    explained:
      "Les liens et les noms suivent, dans le Markdown comme dans le YAML, et une redirection mène de l’ancienne adresse à la nouvelle. Le site est d’abord construit en mémoire : si une erreur apparaît, rien n’est écrit.",
  },

  remove: {
    about: "supprimer un contenu, et dire ce qui y mène",
    redirectTo: "une page, ou un autre contenu, où mèneront son adresse et tous les liens",
    translations: "supprimer aussi ses traductions, qui restent sans cette option",
    unlink: "retirer les liens en laissant leurs mots ; les noms disparaissent",
    explained:
      "Si quelque chose mène au contenu et qu’aucune option ne dit ce que cela devient, un terminal le demande ; ailleurs, la liste s’affiche et rien n’est supprimé. Ce qui est supprimé reste gardé dans .site/.",
    linked: ({ count, name }) =>
      `${number(count)} ${plural(count, { one: "endroit mène", other: "endroits mènent" })} à « ${name} » : --redirect-to <page> ${plural(count, { one: "le", other: "les" })} fait mener ailleurs, --unlink laisse les mots sans le lien. Rien n’a été supprimé.`,
    what: ({ count }) =>
      count === 1
        ? "Que devient cet endroit, qui mène ici ?"
        : `Que deviennent ces ${number(count)} endroits, qui mènent ici ?`,
    leadAll: "les faire mener à une autre page",
    unlinkAll: "les laisser sans leurs liens",
    each: "décider un à un",
    stop: "arrêter, sans rien supprimer",
    lead: "mener à une autre page",
    takeOff: "retirer le lien",
    withTranslations: ({ names }) =>
      `Ce contenu est traduit : ${names.join(", ")}. ${names.length === 1 ? "Que devient cette traduction" : "Que deviennent ces traductions"} ?`,
    translationsGo: "supprimer avec l’original",
    translationsStay: "garder, sans l’original",
    stay: ({ files }) =>
      `${files.join(", ")} ${plural(files.length, { one: "reste", other: "restent" })} : --translations ${plural(files.length, { one: "le", other: "les" })} supprime aussi`,
    where: "Où doit mener son adresse ?",
    nowhere: "nulle part : les visiteurs apprennent que la page manque",
  },
};
