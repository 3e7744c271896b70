import type { Translated } from "../catalogue.ts";
import type { init as english } from "../en/init.ts";

export const init: Translated<typeof english> = {
  about: "commencer un site à partir d’un modèle : un blog, le site d’une entreprise ou une documentation",
  folder: "dossier du nouveau site, qui doit être vide (par défaut : le dossier courant)",
  starter: "le modèle de départ",
  explained:
    "Dans un terminal, ce qui manque est demandé. Les fichiers sont copiés sans réseau : npm install va ensuite chercher les paquets.",
  which: "Que commencez-vous ?",
  where: "Dans quel dossier ?",
  defaultFolder: "mon-site",
  starters: {
    blog: "un blog : billets, sujets, pages, flux",
    firm: "le site d’une entreprise : services, réalisations, équipe, contact",
    documentation: "une documentation : sections, liste de toutes les pages, recherche",
  },
  next: "La suite :",
  read: "README.md dit quoi changer, et où.",
};
