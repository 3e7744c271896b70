import { z } from "zod";
import { french } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

/** What a visitor reads at a field for files, the list of what was chosen included. */
export const fileFieldWords = z.strictObject({
  label: french.meta({
    title: "Libellé",
    description: "Au-dessus du bouton\u00A0: quels fichiers sont attendus.",
  }),
  help: french.meta({
    title: "Aide",
    description: "Sous le libellé\u00A0: ce qui est attendu, et si c’est facultatif.",
  }),
  button: french.meta({ title: "Bouton", description: "Il ouvre le choix de fichiers du navigateur." }),
  drop: french.meta({
    title: "Dépôt",
    description: "À côté du bouton, là où l’on peut déposer des fichiers.",
  }),
  remove: french.meta({ title: "Bouton de retrait", description: "À côté de chaque fichier choisi." }),
  removeNamed: wordsWith("name").meta({
    title: "Nom du bouton de retrait",
    description: "Pour qui l’entend. La page y écrit le nom du fichier.",
  }),
  added: wordsWith("name", "size").meta({
    title: "Annonce d’un fichier ajouté",
    description: "Pour les lecteurs d’écran. La page y écrit le nom du fichier et sa taille.",
  }),
  removed: wordsWith("name").meta({
    title: "Annonce d’un fichier retiré",
    description: "Pour les lecteurs d’écran. La page y écrit le nom du fichier.",
  }),
  wrongType: wordsWith("name").meta({
    title: "Message de type refusé",
    description: "Sous le fichier\u00A0: les types acceptés, et quoi faire. La page y écrit son nom.",
  }),
  tooLarge: wordsWith("name")
    .optional()
    .meta({ title: "Message de fichier trop lourd", description: "Si chaque fichier a une limite." }),
  onlyOne: french
    .optional()
    .meta({ title: "Message de fichier unique", description: "Si un seul fichier est accepté." }),
  total: wordsWith("total").optional().meta({
    title: "Limite de l’ensemble",
    description: "Si les fichiers partent par e-mail\u00A0: ce que le service accepte en tout.",
  }),
  overTotal: wordsWith("sum", "total").optional().meta({
    title: "Message de dépassement",
    description: "Sous la liste. La page y écrit le poids choisi et la limite.",
  }),
});
export type FileFieldWords = z.output<typeof fileFieldWords>;
