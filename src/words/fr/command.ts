import type { Translated } from "../catalogue.ts";
import type { command as english } from "../en/command.ts";
import { createFormat } from "../format.ts";
import {
  countErrors,
  countFiles,
  countFound,
  countPages,
  countWarnings,
  duration,
  megabytes,
  seconds,
} from "./counts.ts";
import { entries } from "./entries.ts";
import { init } from "./init.ts";
import { kinds } from "./kinds.ts";
import { stages } from "./stages.ts";

const { number, plural, day } = createFormat("fr");

export const command: Translated<typeof english> = {
  error: ({ message }) => `erreur : ${message}`,
  hint: ({ hint }) => `conseil : ${hint}`,
  severities: { error: "erreur", warning: "avertissement" },
  unwritable: ({ reason }) => `impossible d’écrire le résultat : ${reason}`,
  setAside: ({ file, aside, loss }) =>
    `${file} est endommagé et ${aside === undefined ? "ne peut être mis de côté" : `a été mis de côté sous le nom ${aside}`} : ${loss}`,
  inTheWay: ({ file, aside }) =>
    `${file} doit être un dossier : ce qui porte ce nom ${aside === undefined ? "ne peut être mis de côté" : `a été mis de côté sous le nom ${aside}`}`,

  help: {
    about: "Construit un site statique à partir de Markdown, de YAML et de modèles React.",
    command: "afficher l’aide d’une commande",
    usage: "Utilisation :",
    arguments: "Arguments :",
    options: "Options :",
    commands: "Commandes :",
    example: ({ line }) => `Exemple :\n  ${line}`,
    choices: ({ choices }) => `au choix : ${choices.join(", ")}`,
    default: ({ value }) => `par défaut : ${value}`,
  },

  values: {
    address: "adresse",
    collection: "collection",
    command: "commande",
    entry: "contenu",
    commit: "commit",
    field: "champ=valeur",
    folder: "dossier",
    host: "hébergeur",
    language: "code",
    name: "nom",
    newName: "nouveau-nom",
    number: "n",
    origin: "adresse",
    path: "chemin",
    shell: "shell",
    title: "titre",
    value: "valeur",
    words: "mots",
  },

  options: {
    help: "afficher cette aide",
    version: "afficher la version",
    language: "langue de l’outil",
    root: "dossier du site",
    base: "chemin sous lequel le site est publié",
    url: "adresse du site publié, au lieu de celle de content/site.yaml",
    cache: "tout recalculer",
    json: "écrire sur la sortie standard un rapport lisible par un programme",
    quiet: "n’afficher que les problèmes",
    port: "port du serveur ; s’il est pris, le suivant qui est libre",
    host: "adresse du serveur : 0.0.0.0 laisse entrer les autres machines",
    open: "ouvrir le site dans le navigateur",
    out: "dossier à écrire, à partir de celui du site",
  },

  build: {
    about: "lire content/, dessiner templates/, copier static/, écrire dist/",
    drafts: "publier aussi les brouillons et les contenus dont la date est à venir",
    strict: "échouer au moindre avertissement",
    verbose: "afficher la durée de chaque étape",
    written: (data) =>
      `${countPages(data.pages)}, ${countFiles(data.files)}, ${megabytes(data.bytes)} dans ${data.folder}/ (${number(data.changed)} ${plural(data.changed, { one: "modifié", other: "modifiés" })}), ${seconds(data.ms)}`,
    warnings: ({ count }) => countWarnings(count),
    refused: (data) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)} : rien n’a été écrit (${seconds(data.ms)})`,
    untouched: (data) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)} : rien n’a été écrit, ${data.folder}/ reste tel quel (${seconds(data.ms)})`,
    reused: ({ kinds }) => `repris tels quels : ${kinds.join(", ")}`,
    reusedKind: ({ kind, reused, all }) => `${kind} ${number(reused)}/${number(all)}`,
    notRemembered: "rien n’a pu être gardé en mémoire : .site/ ne peut être écrit",
    draftsLeft: ({ count, names }) =>
      `mis de côté : ${number(count)} ${plural(count, { one: "brouillon", other: "brouillons" })} (${names})`,
    entriesLeft: ({ count, names, next }) =>
      `mis de côté : ${number(count)} ${plural(count, { one: "contenu daté", other: "contenus datés" })} de plus tard (${names}) ; prochaine parution le ${day(next)}`,
    itemsLeft: ({ count, names, next }) =>
      `mis de côté : ${number(count)} ${plural(count, { one: "élément daté", other: "éléments datés" })} de plus tard (${names}) ; prochaine parution le ${day(next)}`,
    htmlLeft: ({ names }) => `HTML des textes laissé de côté : ${names}`,
    dropped: ({ name, count }) => `${number(count)} ${name}`,
    off: ({ checks }) => `contrôles désactivés dans templates/ : ${checks.join(", ")}`,
    offIn: ({ code, folders }) => `${code} dans ${folders.map((folder) => `${folder}/`).join(" et ")}`,
    part: ({ part, file }) => `${part} dans ${file}`,
    names: ({ names, more }) =>
      more > 0
        ? `${names.join(", ")} et ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`
        : names.join(", "),
    tenths: ({ ms }) => number(ms, 1),
    todo: ({ stage, count }) => `${stage} : ${number(count)} à traiter`,
  },

  stages,
  kinds,

  check: {
    about: "contrôler de près les contenus et les pages, sans rien écrire",
    drafts: "contrôler aussi les brouillons et les contenus dont la date est à venir",
    external: "demander aux autres sites si les adresses liées répondent encore",
    watch: "contrôler de nouveau à chaque enregistrement, jusqu’à Ctrl-C",
    strict: "échouer au moindre avertissement, sauf sur la réponse d’un autre site",
    checking: "contrôle en cours…",
    waiting: "en attente d’un enregistrement (Ctrl-C pour arrêter)",
    polling: ({ why }) => `${why} : les changements sont cherchés à intervalles réguliers`,
    done: (data) => {
      const left =
        data.heldBack > 0
          ? `, ${number(data.heldBack)} ${plural(data.heldBack, { one: "contenu mis de côté (--drafts le contrôle aussi)", other: "contenus mis de côté (--drafts les contrôle aussi)" })}`
          : "";
      const checked = `${countPages(data.pages)} ${plural(data.pages, { one: "contrôlée", other: "contrôlées" })}`;
      return `${checked}${left} : ${countFound(data).join(", ") || "rien à signaler"} (${seconds(data.ms)})`;
    },
    fact: "donnée manquante",
    givenIn: "se donne dans",
    waits: "ce qui l’attend",
    nothingWaits: "rien",
    incomplete: "les pages elles-mêmes seront contrôlées une fois les erreurs corrigées",
  },

  serve: {
    busy: ({ port }) => `le port ${port} est pris, essai du suivant`,
    failed: ({ address, reason }) => `impossible de servir le site sur ${address} : ${reason}`,
    ready: ({ url }) => `${url}  (Ctrl-C pour arrêter)`,
  },

  dev: {
    about: "construire en mémoire, servir le site et montrer aussitôt chaque enregistrement",
    drafts: "montrer, signalés comme tels, les brouillons et les contenus dont la date est à venir",
    noDrafts: "montrer ce que site build publierait",
    editor: "ce qui ouvre les fichiers depuis le panneau : vscode, zed, idea…, un lien ou none",
    strict: "traiter un avertissement comme une erreur",
    poll: "chercher les changements au lieu de les attendre : pour les disques en réseau et certains conteneurs",
    cache: "tout recalculer au démarrage",
    mail: "Les envois des formulaires arrivent à /__mail et ne vont nulle part ailleurs.",
    polling: ({ why }) => `${why} : les changements sont cherchés à intervalles réguliers, un peu moins vite`,
    changed: ({ file, more, message }) =>
      more > 0
        ? `${file} et ${number(more)} ${plural(more, { one: "autre", other: "autres" })} : ${message}`
        : `${file} : ${message}`,
    built: (data) => {
      const known =
        data.old === data.errors + data.warnings ? " comme avant" : `, dont ${number(data.old)} comme avant`;
      return `${[`${countPages(data.pages)} en ${duration(data.ms)}`, ...countFound(data)].join(", ")}${data.old > 0 ? known : ""}`;
    },
    notBuilt: (data) =>
      `${["le site n’a pas été construit", ...countFound(data)].join(", ")}${data.isKept ? " ; la dernière bonne version reste affichée" : ""}`,
  },

  edit: {
    about: "ouvrir le site dans le navigateur et le modifier sur ses pages",
    noOpen: "ne pas ouvrir le navigateur",
    where:
      "Seule la personne assise devant cette machine peut modifier le site. Un changement entre dans les fichiers de content/ une fois tous les contrôles passés.",
  },

  preview: {
    about: "servir dist/, une fois construit, comme le fait un hébergeur",
    out: "dossier construit, à partir de celui du site",
    base: "chemin sous lequel le site a été construit",
    as: "hébergeur dont suivre les règles : extensions, barres obliques, pages introuvables, en-têtes",
    missing: ({ folder }) => `${folder}/ n’existe pas : lancez d’abord site build`,
    ignored: ({ file, line, why }) => `${file}:${line} n’est pas pris en compte : ${why}`,
    serving: ({ folder, host, ready }) => `${folder}/, servi comme par ${host} : ${ready}`,
  },

  routes: {
    about: "présenter chaque page avec son adresse, son état, son modèle, son poids et sa source",
    json: "écrire la liste en JSON",
    weights:
      "Les poids sont en ko de 1 000 octets, après compression brotli, et jusqu’à un quart trop élevés pour les pages loin de leurs budgets.",
    route: "adresse",
    state: "état",
    template: "modèle",
    firstPaint: "1er affichage (ko)",
    total: "total (ko)",
    source: "source",
    published: "publiée",
    draft: "brouillon",
    workbench: "atelier",
    future: ({ due }) => `dès le ${due}`,
    kilobytes: ({ bytes }) => number(bytes / 1000, 1),
  },

  where: {
    about: "dire où sont écrits des mots d’une page, et quelles pages les montrent",
    words: "mots tels que les lecteurs les voient",
    drafts: "chercher aussi dans les brouillons et les contenus dont la date est à venir",
    compared: "La casse, la forme des apostrophes et des espaces et les signes de Markdown ne comptent pas.",
    none: ({ words }) => `rien ne dit « ${words} »`,
    field: ({ label, path }) => (path === "" ? label : `${label} (${path})`),
    shown: ({ pages, more }) =>
      more > 0 ? `sur ${pages.join(", ")} et ${number(more)} de plus` : `sur ${pages.join(", ")}`,
    page: ({ route, template }) => `${route} (${template})`,
    nowhere: "sur aucune page",
  },

  changes: {
    about: "dire en phrases ce que les visiteurs verront changer, page par page",
    since:
      "version de comparaison, comme Git la nomme ; par défaut ce qui est publié : là où cette branche a quitté celle du serveur, sinon le dernier commit",
    against: "dossier construit avec lequel comparer, à partir de celui du site",
    drafts: "comparer aussi les brouillons et les contenus dont la date est à venir",
    markdown: "écrire du Markdown pour une demande de fusion ; avec --url, les noms mènent aux pages",
    compared:
      "Compare les pages construites, pas les fichiers. Construit les deux versions en mémoire et ne publie rien.",
    broken: ({ commit }) =>
      `la version ${commit} a ces erreurs : comparez avec une autre, comme dans --since HEAD~1, ou avec un dossier construit grâce à --against`,
  },

  schema: {
    about: "écrire, pour les éditeurs, le JSON Schema des réglages et de chaque collection",
    reference: ({ collection }) => `Le nom d’un contenu de ${collection}.`,
    image: "Le chemin d’une image.",
    markdown: "Du Markdown.",
  },

  explain: {
    about: "expliquer un problème, avec un exemple et sa correction",
    code: "code du problème, comme link/broken ; sans lui, tous les codes sont présentés",
  },
  completion: {
    about: "écrire un script qui complète commandes, options et collections dans un shell",
    collections: "écrire le nom des collections qui acceptent de nouveaux contenus",
    entries: "écrire plutôt le nom de leurs contenus",
    shell: "le shell",
    bash: ({ line }) => `Complétion pour bash. Dans ~/.bashrc : ${line}`,
    zsh: ({ line }) => `Complétion pour zsh. Dans ~/.zshrc, après compinit : ${line}`,
    fish: ({ line }) => `Complétion pour fish : ${line}`,
  },

  init,
  ...entries,
};
