/** What an author types by mistake. Each stands in an article of its own, unless it is about other files. */
export type Slip = {
  readonly name: string;
  /** What becomes of an article in which nothing is wrong. */
  readonly change?: Change;
  /** Other files of the site, from its root; null takes a file away. */
  readonly files?: { readonly [path: string]: Put };
};
export type Put = string | Uint8Array | null | ((before: string) => string);

type Change = (article: string) => string;

/** A line in the place of a field, and of what belongs to it. */
function field(name: string, line: string): Change {
  return (article) => article.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, "m"), () => `${line}\n`);
}

function without(name: string): Change {
  return (article) => article.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, "m"), "");
}

/** Lines below the first paragraph. */
function text(lines: string): Change {
  return (article) => `${article}\n${lines}\n`;
}

const conflict =
  "<<<<<<< HEAD\nexcerpt: Deux conditions.\n=======\nexcerpt: Trois conditions.\n>>>>>>> origin/main";

/** In the fields at the head of an article: nothing of the article can be read. */
export const slipsOfForm: readonly Slip[] = [
  { name: "deux-points dans un titre", change: field("title", "title: Ventiler : la nuit") },
  { name: "guillemet jamais fermé", change: field("title", 'title: "Ventiler la nuit') },
  { name: "guillemets français", change: field("title", "title: « Ventiler : la nuit »") },
  { name: "guillemets de Word", change: field("title", "title: “Ventiler : la nuit”") },
  { name: "apostrophe entre apostrophes", change: field("title", "title: 'L'air de la nuit'") },
  { name: "guillemets entre guillemets", change: field("title", 'title: "Le mot "nuit" compte"') },
  { name: "tabulation", change: field("seo", 'seo:\n\ttitle: "Nuit"\n\tdescription: "La nuit."') },
  { name: "pas d’espace après les deux-points", change: field("excerpt", "excerpt:À trois conditions.") },
  { name: "pas de deux-points", change: field("excerpt", 'excerpt "À trois conditions."') },
  {
    name: "espace insécable après les deux-points",
    change: field("excerpt", "excerpt:\u00a0À trois conditions."),
  },
  { name: "en-tête jamais fermé", change: (article) => article.replace("\n---\n", "\n") },
  {
    name: "texte collé sans en-tête",
    change: () => "Ventiler la nuit\n\nUne nuit fraîche vaut une climatisation.\n",
  },
  { name: "ligne vide avant l’en-tête", change: (article) => `\n${article}` },
  { name: "quatre tirets", change: (article) => article.replace(/^---/, "----") },
  { name: "tiret de Word au lieu de trois tirets", change: (article) => article.replace(/^---/, "—") },
  { name: "champ écrit deux fois", change: field("excerpt", "excerpt: Un.\nexcerpt: Deux.") },
  { name: "crochet jamais fermé", change: field("related", "related: [decret-bacs-2026") },
  { name: "guillemet jamais fermé dans une liste", change: field("related", 'related: ["decret-bacs-2026]') },
  { name: "accolade jamais fermée", change: field("label", 'label: { text: "Innovation"') },
  { name: "décalage inégal", change: field("seo", 'seo:\n  title: "Nuit"\n   description: "La nuit."') },
  {
    name: "champ avec une valeur et d’autres champs",
    change: field("label", 'label: Innovation\n  text: "Innovation"'),
  },
  {
    name: "élément de liste sans espace",
    change: field("related", "related:\n  -decret-bacs-2026\n  - labels-numeriques"),
  },
  {
    name: "élément de liste au tiret de Word",
    change: field("related", "related:\n  – decret-bacs-2026\n  – labels-numeriques"),
  },
  { name: "valeur qui commence par @", change: field("excerpt", "excerpt: @accueil dit tout.") },
  { name: "valeur qui commence par %", change: field("excerpt", "excerpt: % de bureaux frais.") },
  { name: "valeur qui commence par !", change: field("excerpt", "excerpt: !Attention aux nuits chaudes.") },
  { name: "valeur qui commence par *", change: field("excerpt", "excerpt: *Trois* conditions.") },
  { name: "valeur qui commence par &", change: field("excerpt", "excerpt: & si la nuit suffisait.") },
  { name: "valeur qui commence par un crochet", change: field("title", "title: [Guide] Ventiler la nuit") },
  { name: "valeur qui commence par une accolade", change: field("title", "title: {name} et la nuit") },
  {
    name: "texte qui continue à gauche",
    change: field("excerpt", "excerpt: Une première phrase.\nUne deuxième phrase, à gauche."),
  },
  { name: "conflit de Git dans l’en-tête", change: field("excerpt", conflict) },
  {
    name: "conflit de Git dans le texte",
    change: text("<<<<<<< HEAD\nUne nuit.\n=======\nDeux nuits.\n>>>>>>> origin/main"),
  },
];

/** Values that do not fit their fields. */
export const slipsOfValue: readonly Slip[] = [
  { name: "date à la française", change: field("date", "date: 06/10/2025") },
  { name: "date en lettres", change: field("date", "date: 6 octobre 2025") },
  { name: "jour qui n’existe pas", change: field("date", "date: 2025-09-31") },
  { name: "date sans zéros", change: field("date", "date: 2025-9-1") },
  { name: "catégorie par son nom affiché", change: field("category", "category: Innovation") },
  { name: "catégorie mal orthographiée", change: field("category", "category: inovation") },
  { name: "champ mal orthographié", change: field("excerpt", "exerpt: À trois conditions.") },
  { name: "champ en français", change: field("title", "titre: Ventiler la nuit") },
  { name: "champ avec une majuscule", change: field("title", "Title: Ventiler la nuit") },
  { name: "champ qui manque", change: without("excerpt") },
  { name: "champ d’un groupe qui manque", change: field("seo", 'seo:\n  title: "Nuit"') },
  { name: "valeur oubliée", change: field("title", "title:") },
  { name: "valeur vide", change: field("title", 'title: ""') },
  { name: "valeur prise pour une note", change: field("title", "title: #Ventiler la nuit") },
  { name: "temps avec son unité", change: field("readTime", "readTime: 6 min") },
  { name: "temps en lettres", change: field("readTime", "readTime: six") },
  { name: "temps nul", change: field("readTime", "readTime: 0") },
  { name: "temps à virgule", change: field("readTime", "readTime: 4,5") },
  { name: "oui au lieu de true", change: (article) => article.replace("\n---\n", "\ndraft: oui\n---\n") },
  {
    name: "vrai au lieu de true",
    change: (article) => article.replace("\n---\n", "\nfeatured: vrai\n---\n"),
  },
  {
    name: "true entre guillemets",
    change: (article) => article.replace("\n---\n", '\ndraft: "true"\n---\n'),
  },
  { name: "un seul élément au lieu d’une liste", change: field("related", "related: decret-bacs-2026") },
  { name: "nom de fichier avec sa terminaison", change: field("related", "related: [decret-bacs-2026.md]") },
  { name: "adresse au lieu d’un nom", change: field("related", "related: [/decret-bacs-2026]") },
  { name: "titre au lieu d’un nom", change: field("related", "related: [Décret BACS 2026]") },
  { name: "dessin qui n’existe pas", change: field("drawing", "drawing: facade") },
  { name: "nombre au lieu d’un titre", change: field("title", "title: 2026") },
  { name: "texte au lieu d’un groupe", change: field("label", "label: Innovation") },
  {
    name: "source sans https",
    change: (article) =>
      article.replace("\n---\n", '\nsources:\n  - title: "ADEME"\n    href: www.ademe.fr\n---\n'),
  },
  {
    name: "note datée sans texte",
    change: (article) => article.replace("\n---\n", "\nupdates:\n  - date: 2025-12-26\n---\n"),
  },
  { name: "donnée mal orthographiée", change: field("excerpt", 'excerpt: "Écrivez à {emial}."') },
];

/** Addresses of pages. */
export const slipsOfAddress: readonly Slip[] = [
  { name: "adresse sans barre oblique", change: field("route", "route: ventilation") },
  { name: "adresse avec espaces et majuscules", change: field("route", "route: /Ventilation nocturne") },
  { name: "adresse avec point d’interrogation", change: field("route", "route: /pourquoi-ventiler?") },
  { name: "adresse avec barre oblique à la fin", change: field("route", "route: /ventilation/") },
  { name: "adresse d’une autre page", change: field("route", "route: /contact") },
  { name: "adresse entière", change: field("route", "route: https://www.bati-utile.example/ventilation") },
];

/** In the text of an article, where they may stop the build. */
export const slipsOfText: readonly Slip[] = [
  { name: "titre sans espace", change: text("##Quand ouvrir") },
  { name: "titre de premier niveau", change: text("# Quand ouvrir") },
  { name: "élément sans espace ordinaire", change: text("-\u00a0ouvrir tôt\n-\u00a0fermer tard") },
  { name: "puce de Word", change: text("• ouvrir tôt") },
  { name: "puce d’un tiret long", change: text("– ouvrir tôt\n– fermer tard") },
  { name: "gras avec une espace", change: text("Un **mot ** en gras.") },
  { name: "espace entre les mots et l’adresse d’un lien", change: text("Voir [la page] (/contact).") },
  { name: "crochets et parenthèses intervertis", change: text("Voir (la page)[/contact].") },
  { name: "lien sans adresse", change: text("Voir [la page]().") },
  {
    name: "lien vers un fichier de l’ordinateur",
    change: text("Voir [le guide](C:\\Users\\Ada\\guide.pdf)."),
  },
  { name: "lien avec une espace", change: text("Voir [le guide](/mon guide.pdf).") },
  { name: "renvoi entre crochets", change: text("La loi le dit [1].") },
  { name: "appel sans note", change: text("La loi le dit[^1].") },
  { name: "note sans appel", change: text("[^1]: Le décret.") },
  { name: "tableau par tabulations", change: text("Nuit\tDehors\nFraîche\t16") },
  { name: "tableau sans ligne de tirets", change: text("| Nuit | Dehors |\n| Fraîche | 16 |") },
  { name: "image sans alternative", change: text("![](./facade.jpg)") },
  { name: "nom de fichier pour alternative", change: text("![IMG_2041](./facade.jpg)") },
  { name: "copie numérotée d’une image", change: text("![La façade](./facade (1).jpg)") },
  { name: "image qui manque", change: text("![La façade](./fassade.jpg)") },
  { name: "image avec une autre casse", change: text("![La façade](./Facade.JPG)") },
  { name: "image de l’ordinateur", change: text("![La façade](file:///C:/Photos/facade.jpg)") },
  { name: "image avec des barres obliques inverses", change: text("![La façade](.\\facade.jpg)") },
  { name: "HTML", change: text("Un mot <font color=red>rouge</font>.") },
  { name: "centrage en HTML", change: text("<center>Au milieu</center>") },
  { name: "guillemets français dans un bloc", change: text(":::callout{title=«Conseil»}\nUn mot.\n:::") },
  { name: "guillemets de Word dans un bloc", change: text(":::callout{title=“Conseil”}\nUn mot.\n:::") },
  { name: "bloc jamais fermé", change: text(':::callout{title="Conseil"}\nUn mot.') },
  { name: "bloc inconnu", change: text(':::encadre{title="Conseil"}\nUn mot.\n:::') },
  { name: "espace dans le nom d’un bloc", change: text('::: callout{title="Conseil"}\nUn mot.\n:::') },
  { name: "bloc sans titre", change: text(":::callout\nUn mot.\n:::") },
  { name: "attribut mal orthographié", change: text(':::callout{titre="Conseil"}\nUn mot.\n:::') },
  { name: "code jamais fermé", change: text("```\nun mot") },
  { name: "donnée inconnue", change: text("Écrivez à {emial}.") },
];

/** What the finished pages show, and a close look at the site. */
export const slipsOfPage: readonly Slip[] = [
  { name: "lien sans barre oblique", change: text("Voir [la page](contact).") },
  { name: "lien mal orthographié", change: text("Voir [la page](/contacte).") },
  { name: "lien vers www", change: text("Voir [l’ADEME](www.ademe.fr).") },
  { name: "lien vers une adresse e-mail", change: text("[Écrire](ada.martin@exemple.fr)") },
  { name: "lien vers un numéro", change: text("[Appeler](0123456789)") },
  { name: "lien vers un PDF qui manque", change: text("[Le guide](/guide.pdf)") },
  { name: "lien vers un PDF à côté du texte", change: text("[Le guide](./guide.pdf)") },
  {
    name: "lien vers un fichier de contenu qui manque",
    change: text("Voir [le décret](./decret-bac-2026.md)."),
  },
  {
    name: "adresse du site mal orthographiée",
    change: text("Voir [la page](https://www.bati-utile.example/contacte)."),
  },
  { name: "endroit de page inconnu", change: text("Voir [le formulaire](/contact#formulair).") },
  { name: "niveau de titre sauté", change: text("#### Quand ouvrir") },
  { name: "nom du cabinet tapé", change: text("Bâti Utile vous conseille.") },
  { name: "adresse e-mail du cabinet tapée", change: text("Écrivez à contact@bati-utile.example.") },
  { name: "terme mal écrit", change: text("Un courriel suffit.") },
  { name: "texte d’attente", change: text("à compléter") },
  { name: "temps de lecture trompeur", change: field("readTime", "readTime: 12") },
];

const service = (order: number) =>
  `order: ${order}\ntitle: Mesurer le confort\ndefinition: Des mesures.\nbenefits: [Un confort]\nclients: [exploitants]\n`;

/** In other files than an article, one check each. */
export const slipsOfFiles: readonly Slip[] = [
  { name: "deux services du même ordre", files: { "content/services/confort.yaml": service(3) } },
  {
    name: "PDF de 40 Mo",
    files: {
      "static/documents/guide.pdf": Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(40_000_000)]),
    },
  },
  { name: "document de Word", files: { "content/articles/note.docx": "PK" } },
  { name: "texte qui finit par .txt", files: { "content/articles/note.txt": "Une note." } },
  { name: "copie d’un article", files: { "content/articles/decret-bacs-2026 (1).md": (before) => before } },
  {
    name: "adresse e-mail incomplète",
    files: { "content/site.yaml": (before) => before.replace(/^email: .*/m, "email: contact@bati-utile") },
  },
  {
    name: "adresse du site sans https",
    files: { "content/site.yaml": (before) => before.replace(/^url: .*/m, "url: www.bati-utile.example") },
  },
  {
    name: "redirection vers une page qui n’existe pas",
    files: {
      "content/site.yaml": (before) =>
        before.replace("redirects: []", "redirects:\n  - { from: /ancienne, to: /contacte }"),
    },
  },
  {
    name: "redirection d’une page qui existe",
    files: {
      "content/site.yaml": (before) =>
        before.replace("redirects: []", "redirects:\n  - { from: /contact, to: /services }"),
    },
  },
  {
    name: "catégorie retirée avant ses articles",
    files: { "content/categories.yaml": (before) => before.replace(/^cyber:.*\n/m, "") },
  },
  { name: "article supprimé que d’autres nomment", files: { "content/articles/labels-numeriques.md": null } },
  {
    name: "texte en Windows-1252",
    files: { "content/articles/note.md": Buffer.from("---\ntitle: \xc9t\xe9\n---\n", "latin1") },
  },
];
