import type { Translated } from "../catalogue.ts";
import type { edits as english } from "../en/edits.ts";

export const edits: Translated<typeof english> = {
  "edit/no-file": ({ file }) =>
    `${file} n’existe plus, ou n’est qu’un lien : l’éditeur n’écrit que les fichiers de content/`,
  "edit/busy": ({ file }) =>
    `un autre programme est en train d’écrire ${file} : enregistrez une nouvelle fois`,
  "edit/no-yaml": "ce YAML ne se lit pas : vérifiez les retraits, les deux-points et les guillemets",
  "edit/unreadable": "le fichier est illisible : corrigez-le d’abord",
  "edit/missing": "ce qui devait être modifié n’est plus dans le fichier",
  "edit/taken": "ce qui devait être ajouté est déjà dans le fichier",
  "edit/entangled":
    "cette modification toucherait d’autres parties du fichier : faites-la dans le fichier lui-même",
  "edit/unwritable": "ce texte ne peut pas s’écrire en Markdown sans changer de sens : modifiez-en la source",
};
