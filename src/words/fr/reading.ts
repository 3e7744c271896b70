import type { Translated } from "../catalogue.ts";
import type { reading as english } from "../en/reading.ts";
import { createFormat } from "../format.ts";

const { number } = createFormat("fr");

export const reading: Translated<typeof english> = {
  "source/no-content": "il n’y a aucun contenu",
  "source/no-content.hint": "écrivez content/site.yaml, et des fichiers Markdown ou YAML à côté",
  "source/duplicate-name.ending": ({ others }) =>
    `seule la terminaison distingue ce nom de ${others.join(", ")}`,
  "source/duplicate-name.ending.hint": "gardez un seul de ces fichiers : ils décrivent le même contenu",
  "source/duplicate-name.case": ({ others }) =>
    `seules les majuscules ou l’encodage des accents distinguent ce nom de ${others.join(", ")}`,
  "source/duplicate-name.case.hint":
    "renommez l’un des fichiers : sur beaucoup de disques, ils n’en feraient qu’un",
  "source/not-utf8": "à partir d’ici, le fichier n’est plus du texte en UTF-8",
  "source/not-utf8.hint": "enregistrez-le de nouveau avec l’encodage UTF-8",
  "source/unclaimed.ending":
    "rien ne lit ce fichier : son nom ne finit ni par .md ou .yaml, ni comme celui d’une image",
  "source/unclaimed.ending.move":
    "déplacez-le dans static/ pour le publier tel quel, ou hors de content/ pour l’écarter",
  "source/unclaimed.ending.rename": ({ name }) => `renommez-le ${name}`,
  "source/reserved-name.device": ({ stem }) =>
    `« ${stem} » désigne un périphérique : Windows n’accepte pas ce nom`,
  "source/reserved-name.full-stop": "le nom finit par un point : Windows ne l’accepte pas",
  "source/reserved-name.space": "le nom finit par une espace : Windows ne l’accepte pas",
  "source/reserved-name.unseen":
    "le nom contient une fin de ligne ou un autre signe invisible : Windows ne l’accepte pas",
  "source/reserved-name.sign": ({ sign }) => `le nom contient ${sign} : Windows ne l’accepte pas`,
  "source/reserved-name.hint":
    "renommez ce fichier : le site ne pourrait être ni modifié ni construit sous Windows",
  "source/conflict": ({ ours, middle, theirs, last }) =>
    `deux versions d’un même passage se suivent ici, et Git vous laisse choisir : « ${ours} » jusqu’à la ligne ${number(middle)}, puis « ${theirs} » jusqu’à la ligne ${number(last)}`,
  "source/conflict.hint":
    "gardez l’une des deux, ou réunissez-les en une seule, puis supprimez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>",
};
