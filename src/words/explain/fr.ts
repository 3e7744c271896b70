import type { Explanations } from "./explanation.ts";
import { fields } from "./fr/fields.ts";
import { languages } from "./fr/languages.ts";
import { output } from "./fr/output.ts";
import { pages } from "./fr/pages.ts";
import { publishing } from "./fr/publishing.ts";
import { reading } from "./fr/reading.ts";
import { texts } from "./fr/texts.ts";

export const fr: Explanations = {
  labels: {
    allCodes: "Tous les codes de problème",
    intro: "`site explain <code>` affiche la même chose dans un terminal.",
    wrong: "Exemple",
    mended: "Corrigé",
    reported: (command) => `Réponse de \`site ${command}\``,
    noFile: (file) => `${file} n’existe pas.`,
    otherLanguage: "In English",
    backToList: "Tous les codes",
    code: "code",
    meaning: "signification",
  },
  areas: {
    source: "Fichiers lus",
    yaml: "YAML",
    "front-matter": "En-tête des textes",
    markdown: "Markdown",
    entry: "Champs du contenu",
    language: "Langues",
    settings: "Réglages du site",
    route: "Adresses des pages",
    feed: "Flux",
    template: "Modèles",
    asset: "Fichiers joints aux pages",
    card: "Vignettes de partage",
    link: "Liens",
    site: "Règles propres au site",
    page: "Pages produites",
    redirect: "Redirections",
    content: "Mots et images",
    static: "Fichiers copiés tels quels",
    host: "Hébergeurs",
    publish: "Publication",
    dev: "Serveur de `site dev`",
  },
  codes: {
    ...reading,
    ...texts,
    ...fields,
    ...languages,
    ...pages,
    ...output,
    ...publishing,
  },
};
