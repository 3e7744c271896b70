import type { Translated } from "../catalogue.ts";
import type { external as english } from "../en/external.ts";

export const external: Translated<typeof english> = {
  "link/external.unasked": ({ url }) =>
    `${url} n’a pas été vérifiée : les autres adresses ont pris trop de temps`,
  "link/external.unasked.hint": "relancez le contrôle plus tard, ou ouvrez-la dans un navigateur",
  "link/external.reserved": ({ url }) =>
    `${url} est une adresse d’exemple : aucun site ne pourra jamais l’avoir`,
  "link/external.reserved.hint": "écrivez la véritable adresse avant de publier le site",
  "link/external.silent": ({ url }) => `${url} n’a pas répondu à temps`,
  "link/external.unreachable": ({ url, reason }) => `${url} n’a pas pu être jointe (${reason})`,
  "link/external.shy": ({ url, status }) => `${url} n’admet pas les contrôles automatiques (${status})`,
  "link/external.refused": ({ url, status }) => `${url} répond par une erreur (${status})`,
  "link/external.hint":
    "ouvrez-la dans un navigateur : si la page n’existe plus, corrigez le lien, sinon laissez-le",
};
