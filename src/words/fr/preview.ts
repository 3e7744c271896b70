import type { Translated } from "../catalogue.ts";
import type { preview as english } from "../en/preview.ts";

export const preview: Translated<typeof english> = {
  // Ce qu’une construction ou un serveur rencontre sur la machine.
  "source/changed": "le fichier a changé pendant que le site était construit",
  "source/changed.hint": "relancez la commande",
  "watch.no-room":
    "le système ne peut surveiller plus de fichiers (ENOSPC : voir fs.inotify.max_user_watches)",
  "watch.no-handles": ({ code }) =>
    `trop de fichiers sont surveillés (${code} : voir fs.inotify.max_user_instances)`,
  "watch.no-events": ({ code }) => `ce disque ne signale pas les changements (${code})`,

  // Lignes de _headers et de _redirects qu’un hébergeur ignorerait.
  "preview.no-path": ({ written }) => `${written} n’est pas un chemin`,
  "preview.star-inside": ({ written }) =>
    `${written} contient un « * » avant la fin, où cet hébergeur n’en admet pas`,
  "preview.many-stars": ({ written }) =>
    `${written} contient plusieurs « * », et cet hébergeur n’en admet qu’un`,
  "preview.early-header": "un en-tête précède le premier chemin",
  "preview.no-header": "un en-tête s’écrit comme « Nom: valeur »",
  "preview.no-value": ({ name }) => `${name} n’a pas de valeur`,
  "preview.wrong-sign": ({ name }) =>
    `la valeur de ${name} contient un caractère qu’aucun en-tête ne peut porter`,
  "preview.of-server": ({ name }) => `${name} est fixé par le serveur`,
  "preview.no-rule": "une règle s’écrit comme « /de /vers 301 »",
  "preview.no-parameter": "un mot placé entre les deux chemins n’est pas un paramètre",
  "preview.condition": "les conditions de pays, de langue et de rôle ne sont pas simulées",
  "preview.no-status": ({ code }) => `${code} n’est pas le code d’une redirection`,
};
