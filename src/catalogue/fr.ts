import type { Catalogue } from "./catalogue.ts";
import { createFormat } from "./format.ts";
import { pages } from "./pages-fr.ts";

const format = createFormat("fr");
const { number, plural, list } = format;

function characters(count: number): string {
  return `${number(count)} ${plural(count, { one: "signe", other: "signes" })}`;
}

function items(count: number): string {
  return `${number(count)} ${plural(count, { one: "élément", other: "éléments" })}`;
}

const messages: Catalogue["messages"] = {
  // Communs à toutes les étapes.
  "more-alike": ({ message, count }) =>
    `${message} ; ${plural(count, { one: "une autre semblable suit", other: `${number(count)} autres semblables suivent` })}`,
  "near-word": ({ word }) => `vouliez-vous écrire « ${word} » ?`,
  "no-words": ({ what }) => `il n’y a pas encore de ${what}`,
  "known-words": ({ what, words, more }) =>
    `voici les ${what} : ${words.join(", ")}${more > 0 ? ` et ${number(more)} de plus` : ""}`,
  "noun.pages": "pages",
  "noun.places-of-page": "endroits de cette page",

  "from-variable": ({ message, variable }) =>
    `${message} ; cette valeur vient de la variable d’environnement ${variable}`,
  "from-variable.hint": ({ variable, file }) =>
    `corrigez ${variable}, ou supprimez-la pour que ${file} décide`,

  // Modifications des fichiers de contenu.
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

  // Ligne de commande.
  "no-collection": ({ name, hint }) => `il n’y a pas de collection « ${name} » : ${hint}`,
  "no-code": ({ code, hint }) => `il n’y a pas de code de problème « ${code} » : ${hint}`,
  "noun.codes": "codes",
  "see-help": ({ message }) => `${message}\n(site --help présente les commandes et leurs options)`,
  "usage.no-language": ({ source, written, languages }) =>
    `${source} vaut « ${written} », une langue que l’outil ne parle pas : il connaît ${list(languages)}`,
  "usage.no-command": ({ name, hint }) => `il n’y a pas de commande « ${name} » : ${hint}`,
  "usage.no-option": ({ name, hint }) => `il n’y a pas d’option « ${name} » : ${hint}`,
  "usage.no-value": ({ option }) => `${option} attend une valeur`,
  "usage.no-argument": ({ name }) => `il manque <${name}>`,
  "usage.more-arguments": ({ command, most }) =>
    most === 0
      ? `${command} n’attend rien après son nom`
      : `${command} n’attend que ${number(most)} ${plural(most, { one: "mot", other: "mots" })} après son nom`,
  "usage.no-choice": ({ name, written, choices }) =>
    `${name} ne peut valoir « ${written} » : les valeurs possibles sont ${choices.join(", ")}`,
  "usage.no-port": ({ written }) =>
    `--port ${written} n’est pas un port : écrivez un nombre de 0 à 65535 ; 0 prend un port libre`,
  "usage.no-folder": ({ written }) => `--root ${written} n’est pas un dossier`,
  "usage.no-path": ({ written }) =>
    `--base ${written} n’est pas un chemin : écrivez-le comme dans /sous/chemin`,
  "usage.no-origin": ({ written }) =>
    `--url ${written} n’est pas l’adresse d’un site : écrivez-la comme dans https://www.example.org`,
  "usage.no-address": ({ written }) =>
    `--host ${written} n’est pas une adresse : écrivez-la comme dans 127.0.0.1`,
  "usage.no-editor": ({ written, names }) =>
    `--editor ${written} n’est ni ${names.join(", ")}, ni none, ni un lien qui contient {path}, comme vscode://file{path}:{line}:{column}`,
  "usage.one-report": "--json donne un seul rapport : retirez --watch",
  "usage.no-placeholder":
    "--fill demande un texte d’attente (placeholder), et templates/site.ts n’en déclare pas",
  "usage.no-collection": "précisez la collection : site new --list les présente",
  "usage.single-file": ({ name, file }) => `${name} est un seul fichier, qui existe déjà : modifiez ${file}`,
  "usage.no-words": "dites quels mots chercher",
  "usage.no-title": ({ name }) => `donnez un titre à ce contenu, comme dans : site new ${name} Quelques mots`,
  "usage.no-letter": ({ title }) => `le titre « ${title} » n’a aucune lettre dont faire le nom d’un fichier`,
  "usage.file-taken": ({ file }) => `${file} existe déjà : donnez un autre titre à ce contenu`,
  "usage.entry-taken": ({ file, id }) =>
    `${file} contient déjà « ${id} » : donnez un autre titre à ce contenu`,
  "usage.no-room": ({ file, id }) =>
    `la forme de ${file} ne permet pas d’y ajouter un contenu automatiquement : écrivez-le vous-même, sous « ${id} »`,
  "usage.no-pair": ({ written }) => `--set « ${written} » ne s’écrit pas ainsi : champ=valeur`,
  "usage.no-field": ({ field }) => `--set : il n’y a pas de champ « ${field} »`,
  "usage.no-yaml": ({ written }) => `--set ${written} n’est pas du YAML bien formé`,
  "usage.values-missing": ({ fields }) => `il manque des valeurs :\n${fields.join("\n")}`,
  "usage.values-missing.fill": ({ message, placeholder }) =>
    `${message}\nou --fill, qui écrit « ${placeholder} » à la place des textes`,
  "usage.value-missing": ({ field, label, takes, note }) =>
    `  --set ${field}=…  ${label === undefined ? "" : `${label} : `}${takes}${note === undefined ? "" : `. ${note}`}`,
  "takes.choice": ({ choices }) => `au choix : ${choices.join(", ")}`,
  "takes.words": "un texte",
  "takes.day": "une date, comme 2025-09-01",
  "takes.address": "une adresse",
  "takes.number": "un nombre",
  "takes.switch": "true (oui) ou false (non)",
  "takes.yaml": "une valeur en YAML",
  "noun.commands": "commandes",
  "noun.options": "options",

  // Réponses des autres sites à `site check --external`.
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

  // Données du site, écrites une fois.
  "content/unknown-fact": ({ name }) => `{${name}} ne correspond à rien : il n’y a pas de donnée « ${name} »`,
  "content/unknown-fact.hint": ({ hint, name }) =>
    `${hint}${hint.endsWith("?") ? " Pour" : " ; pour"} montrer les accolades, écrivez \\{${name}}`,
  "content/unknown-fact.open": ({ name }) =>
    `« ${name} » n’est pas rempli dans les réglages : {${name}} ne correspond à rien`,
  "content/unknown-fact.open.hint": ({ file, name }) => `remplissez-le dans ${file}, ou retirez {${name}}`,
  "noun.names": "noms",

  // Liens des pages.
  "link/broken": ({ link, page }) => `le lien vers ${link} ne mène à aucune page (sur la page ${page})`,
  "link/broken.below-base": ({ base }) =>
    `le site se trouve sous ${base} : demandez l’adresse avec href() de useSite()`,
  "link/broken.moved": ({ file, to }) =>
    `cette page a changé d’adresse (« redirects » dans ${file}) : écrivez ${to}`,
  "link/broken.no-scheme": ({ address }) =>
    `écrivez https://${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.file-name": ({ page }) =>
    `un lien porte l’adresse d’une page, non le nom de son fichier : écrivez ${page}`,
  "link/broken-anchor": ({ page, id, from }) =>
    `la page ${page} n’a pas d’endroit nommé #${id} (lien sur la page ${from})`,
  "template/missing-asset": ({ page, asset }) => `la page ${page} demande ${asset}, qui n’est pas publié`,
  "template/missing-asset.hint":
    "placez le fichier dans static/, ou demandez son adresse avec asset() de useSite()",
  // Lecture.
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

  // YAML et en-têtes des textes.
  "entry/empty": "le fichier est vide",
  "entry/empty.markdown": "commencez par son en-tête, entre deux lignes de ---",
  "entry/empty.yaml": "écrivez ses champs, un par ligne, sous la forme nom: valeur",
  "front-matter/missing": "le fichier n’a pas d’en-tête",
  "front-matter/missing.late": "le fichier commence par une ligne vide, et non par son en-tête",
  "front-matter/missing.late.hint": "supprimez ce qui se trouve au-dessus du premier ---",
  "front-matter/fence.opens": ({ written }) =>
    `l’en-tête s’ouvre par « ${written} », alors que seul --- est lu`,
  "front-matter/fence.opens.hint":
    "l’en-tête s’écrit ici en YAML, et rien n’y est jamais exécuté : placez-le entre deux lignes qui ne contiennent que ---",
  "front-matter/fence.closes": ({ written }) =>
    `l’en-tête se ferme par « ${written} », alors que seul --- est lu`,
  "front-matter/unclosed": "l’en-tête n’est jamais fermé",
  "front-matter/unclosed.hint": "écrivez --- sur une ligne à part, sous le dernier champ",
  "front-matter/fences": "placez l’en-tête entre deux lignes qui ne contiennent que ---",

  "yaml/tab": "la ligne commence par une tabulation",
  "yaml/tab.hint": "décalez-la avec des espaces : les tabulations ne sont pas admises ici",
  "yaml/duplicate-key": ({ key }) => `le champ « ${key} » est écrit deux fois`,
  "yaml/duplicate-key.hint": "gardez l’un des deux : l’autre serait perdu",
  "yaml/duplicate-key.below":
    "gardez l’un des deux : l’autre serait perdu ; ce qui dépend de la ligne du dessus commence deux espaces plus à droite",
  "yaml/tag": ({ tag }) => `« ${tag} » ne désigne rien ici : un ! en tête de valeur a un sens particulier`,
  "yaml/tag.hint": ({ tag }) =>
    `si le texte doit commencer par !, mettez-le entre guillemets droits, comme dans "${tag}"`,
  "yaml/syntax.write-line": ({ line }) => `écrivez ${line}`,
  "yaml/alias.no-name": ({ sign }) =>
    `au début d’une valeur, ${sign} annonce le nom d’une autre valeur, et il n’y en a pas ici`,
  "yaml/alias.missing": ({ name }) =>
    `*${name} reprend une valeur appelée &${name}, mais il n’y en a pas plus haut`,
  "yaml/alias.within": ({ name }) => `*${name} se trouve dans la valeur même qu’il reprend`,
  "yaml/alias.hint": ({ name }) =>
    `si le texte doit commencer par *, mettez-le entre guillemets droits, comme dans "*${name}"`,
  "yaml/alias.too-many": ({ most }) => `le fichier reprend plus de ${number(most)} fois des valeurs par *`,
  "yaml/alias.too-long": ({ most }) =>
    `jusqu’ici, les reprises par * répètent plus de ${number(most)} valeurs`,
  "yaml/alias.too-much": "les reprises par * de ce fichier répètent trop de valeurs",
  "yaml/alias.write-out": "écrivez les valeurs en entier au lieu de les reprendre par *nom",

  "yaml/syntax.second-document": "un second document commence ici",
  "yaml/syntax.second-document.hint": "gardez un seul document : supprimez la ligne de ---",
  "yaml/syntax.too-deep": "trop de listes et de groupes sont emboîtés les uns dans les autres",
  "yaml/syntax.too-deep.hint":
    "si les crochets ou les accolades font partie du texte, mettez ce texte entre guillemets droits",
  "yaml/syntax.too-long": ({ most }) => `ce YAML compte plus de ${number(most)} signes`,
  "yaml/syntax.too-long.hint":
    "répartissez-le en plusieurs fichiers, et placez les longs textes sous l’en-tête",
  "yaml/syntax.more": "d’autres erreurs suivent à partir d’ici",
  "yaml/syntax.more.hint": "corrigez d’abord celles du dessus : les suivantes en découlent souvent",
  "yaml/syntax.open-quote": "un texte entre guillemets n’est jamais refermé",
  "yaml/syntax.open-quote.hint": ({ quote }) => `écrivez ${quote} à la fin du texte`,
  "yaml/syntax.open-quote.in-list": ({ quote, next }) =>
    `écrivez ${quote} à la fin du texte, juste avant le signe ${next}`,

  // Ce qui suit les deux-points de celui-ci.
  "yaml/syntax": ({ what }) => `la mise en forme est incorrecte : ${what}`,
  "yaml/syntax.quote": "mettez le texte entre guillemets droits",
  "yaml/syntax.quote-if-text": "si c’est du texte, mettez-le entre guillemets droits",
  "yaml/syntax.no-hyphen": "cette ligne n’a pas de tiret",
  "yaml/syntax.no-hyphen.hint": "un élément de liste s’écrit avec un tiret, une espace, puis sa valeur",
  "yaml/syntax.no-colon": "cette ligne n’a pas de deux-points",
  "yaml/syntax.no-colon.hint": "un champ s’écrit avec son nom, deux-points, une espace, puis sa valeur",
  "yaml/syntax.no-colon.long":
    "un champ s’écrit avec son nom, deux-points, une espace, puis sa valeur ; un texte de plusieurs lignes est annoncé par >- après le nom de son champ",
  "yaml/syntax.no-space": "il manque une espace après les deux-points",
  "yaml/syntax.no-space.hint": ({ line }) => `écrivez ${line}`,
  "yaml/syntax.long-name": "le nom d’un champ s’étend sur plusieurs lignes",
  "yaml/syntax.long-name.hint": "écrivez ce nom sur une seule ligne",
  "yaml/syntax.colon-in-text": "un texte contient deux-points suivis d’une espace, comme un champ",
  "yaml/syntax.colon-in-text.hint": 'mettez entre guillemets droits tout texte qui contient ": "',
  "yaml/syntax.colon-in-brackets":
    "un texte entre { } ou [ ] contient deux-points suivis d’une espace, ou il manque une virgule avant un champ",
  "yaml/syntax.colon-in-brackets.hint":
    'mettez le texte entre guillemets droits, ou écrivez la virgule, comme dans { label: "Un : deux", href: /contact }',
  "yaml/syntax.closed-quotes": "du texte suit des guillemets déjà refermés",
  "yaml/syntax.closed-quotes.hint": "écrivez un guillemet droit avant le texte et un après",
  "yaml/syntax.after-quote": "du texte suit un guillemet fermant",
  "yaml/syntax.after-quote.hint":
    "un texte qui contient des guillemets ou des apostrophes se met entre guillemets de l’autre sorte, \"…\" ou '…'",
  "yaml/syntax.value-and-fields": "un champ a une valeur, et d’autres champs au-dessous",
  "yaml/syntax.value-and-fields.hint": "gardez l’un ou l’autre, ou ramenez les champs du dessous à gauche",
  "yaml/syntax.stray-item": "un élément de liste se trouve parmi des champs",
  "yaml/syntax.stray-item.hint":
    "commencez la ligne par le nom d’un champ et deux-points, comme ses voisines, ou déplacez-la dans sa liste",
  "yaml/syntax.align": "cette ligne n’est pas alignée sur celles de son groupe",
  "yaml/syntax.align.hint": "donnez le même nombre d’espaces aux champs d’un même niveau",
  "yaml/syntax.first-indent": ({ first, line, other }) =>
    `les espaces à gauche ne concordent pas : ${number(first)} sur cette ligne, ${number(other)} sur la ligne ${number(line)}`,
  "yaml/syntax.below-empty": ({ nothing }) =>
    `cette ligne dépend du champ du dessus, que ${nothing} déclare vide`,
  "yaml/syntax.below-empty.hint": ({ nothing }) =>
    `supprimez ${nothing} au-dessus : la ligne du champ finit par ses deux-points`,
  "yaml/syntax.open-bracket": ({ open }) => `ce qui commence par ${open} n’est jamais refermé`,
  "yaml/syntax.open-bracket.hint": ({ close }) =>
    `écrivez ${close} à la fin, ou mettez le texte entre guillemets droits`,
  "yaml/syntax.bracket-at-left": ({ close }) =>
    `le signe ${close} doit se trouver plus à droite que le nom de son champ`,
  "yaml/syntax.bracket-at-left.hint": "ajoutez deux espaces devant, ou écrivez le tout sur une seule ligne",
  "yaml/syntax.list-beside-name": "une liste commence à côté du nom de son champ",
  "yaml/syntax.list-beside-name.hint":
    "écrivez ses éléments au-dessous, un par ligne, après un tiret et une espace",
  "yaml/syntax.text-beside-sign": "du texte suit le signe qui annonce un long texte",
  "yaml/syntax.text-beside-sign.hint": "commencez le texte à la ligne suivante, deux espaces plus à droite",
  "yaml/syntax.first-sign": ({ sign }) => `un texte ne peut pas commencer par ${sign}`,
  "yaml/syntax.misplaced": "ceci n’a pas sa place ici",
  "yaml/syntax.other": ({ said }) => `le lecteur de YAML l’explique ainsi, en anglais : « ${said} »`,
  "yaml/syntax.unbroken-space": "une espace insécable se trouve ici, que YAML prend pour une lettre",
  "yaml/syntax.unbroken-space.hint": "remplacez-la par une espace ordinaire : rien ne les distingue à l’œil",
  "yaml/syntax.dash": "ce signe n’ouvre pas un élément de liste",
  "yaml/syntax.dash.hint": "remplacez-le par un tiret simple (-), suivi d’une espace",
  "yaml/syntax.curly-quotes": "les guillemets courbes n’encadrent pas un texte",
  "yaml/syntax.curly-quotes.hint": 'remplacez-les par le guillemet droit ", avant le texte et après',
  "yaml/syntax.guillemets": "les guillemets français font partie du texte, et ne l’encadrent pas",
  "yaml/syntax.guillemets.hint":
    'écrivez le guillemet droit " avant le texte et après : à la place des guillemets français, ou autour s’ils doivent se lire, comme dans "« Un : deux »"',

  // Valeurs et schémas.
  "noun.field": ({ path, label }) => (label === undefined ? path : `${label} (${path})`),
  "noun.item": ({ label, item }) => `${label}, élément ${number(item)}`,
  "noun.label": ({ labels }) => labels.join(" › "),
  "noun.file": "le fichier",
  "noun.entry": ({ id }) => `la fiche « ${id} »`,
  "noun.fields": "champs",
  "noun.groups": "groupes",
  "noun.labelled-field": ({ name, label }) => `${name} (${label})`,

  "value.empty": "une valeur vide",
  "value.list": "une liste",
  "value.group": "un groupe de champs",
  "value.number": ({ value }) => `le nombre ${value}`,
  "value.truth": ({ value }) => `la valeur ${value}`,
  "value.text": ({ text }) => `« ${text} »`,

  "expected.text": "un texte",
  "expected.number": "un nombre",
  "expected.finite-number": "un nombre fini",
  "expected.whole-number": "un nombre entier",
  "expected.truth": "true (oui) ou false (non)",
  "expected.list": "une liste",
  "expected.group": "un groupe de champs",
  "expected.date": "une date",
  "expected.empty": "vide",
  "expected.value": "sa valeur",
  "expected.day": "un jour, comme 2025-09-01",
  "expected.address": "une adresse web, comme https://www.example.org",
  "expected.e-mail": "une adresse e-mail, comme nom@example.org",
  "expected.one-of": ({ values }) => `l’une de ces valeurs : ${values.join(", ")}`,

  "entry/unknown-field": ({ name }) => `il n’y a pas de champ « ${name} »`,
  "entry/missing-field": ({ field }) => `${field} manque`,
  "entry/missing-field.hint": ({ key, expected }) => `ajoutez une ligne ${key}: et, à la suite, ${expected}`,
  "entry/missing-field.in-item": ({ key, list, item, expected }) =>
    `ajoutez à l’élément ${number(item)} de ${list} une ligne ${key}: et, à la suite, ${expected}`,
  "entry/missing-field.under": ({ key, parent, expected }) =>
    `ajoutez sous ${parent}: une ligne ${key}: et, à la suite, ${expected}`,

  "entry/invalid-field.type": ({ field, expected, value }) =>
    `${field} doit être ${expected}, et non ${value}`,
  "entry/invalid-field.quote": ({ line }) => `mettez la valeur entre guillemets droits, comme dans ${line}`,
  "entry/invalid-field.quote-colon": ({ line }) =>
    `un texte qui contient ": " se met entre guillemets droits, comme dans ${line}`,
  "entry/invalid-field.bare-number": ({ line }) => `écrivez le nombre seul, comme dans ${line}`,
  "entry/invalid-field.truth": "écrivez true (oui) ou false (non), sans guillemets",
  "entry/invalid-field.list": "écrivez un élément par ligne, après un tiret et une espace",
  "entry/invalid-field.blank":
    "écrivez-le après les deux-points, entre guillemets droits s’il commence par #",
  "entry/invalid-field.group-of": ({ fields }) =>
    `écrivez ses champs au-dessous, décalés de deux espaces : ${fields.map((field) => `${field}:`).join(", ")}`,
  "entry/invalid-field.group": "écrivez ses champs au-dessous, décalés de deux espaces",
  "entry/invalid-field.fields": "écrivez ses champs, un par ligne, sous la forme nom: valeur",
  "entry/invalid-field.never": ({ field }) => `${field} ne doit pas figurer ici`,
  "entry/invalid-field.never.hint": "supprimez cette ligne",
  "entry/invalid-field.choice": ({ field, value }) =>
    `${field} contient ${value}, qui n’est pas une valeur possible`,
  "entry/invalid-field.union": ({ field, value }) =>
    `${field} contient ${value}, qui n’a aucune des formes admises ici`,
  "entry/invalid-field.name": ({ field }) => `${field} n’est pas un nom admis ici`,
  "entry/invalid-field.refused": ({ field, value }) => `${field} contient ${value}, qui n’est pas admis ici`,
  "entry/invalid-field.rule": ({ field, rule }) => `${field} ${rule}`,
  "entry/invalid-field.multiple": ({ field, step, value }) =>
    `${field} doit être un multiple de ${step}, et non ${value}`,
  "entry/invalid-field.no-mapping": "le fichier doit donner, nom par nom, une fiche à chacun",
  "entry/invalid-field.no-mapping.hint":
    "écrivez chaque fiche sous son nom : une ligne nom: puis ses champs au-dessous, décalés de deux espaces",
  "entry/invalid-field.taken": ({ field, value, files }) =>
    `${field} contient ${value}, comme dans ${files.join(", ")}`,
  "entry/invalid-field.taken.hint":
    "donnez à chacun une valeur différente : rien ne dit lequel vient en premier",

  "entry/invalid-field.empty": ({ field }) => `${field} ne doit pas rester vide`,
  "entry/invalid-field.at-least": ({ field, limit, value }) =>
    `${field} doit être au moins égal à ${limit}, et non à ${value}`,
  "entry/invalid-field.more-than": ({ field, limit, value }) =>
    `${field} doit dépasser ${limit}, mais vaut ${value}`,
  "entry/invalid-field.at-most": ({ field, limit, value }) =>
    `${field} ne doit pas dépasser ${limit}, mais vaut ${value}`,
  "entry/invalid-field.less-than": ({ field, limit, value }) =>
    `${field} doit rester en dessous de ${limit}, mais vaut ${value}`,
  "entry/invalid-field.characters-exactly": ({ field, limit, length }) =>
    `${field} doit compter exactement ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.characters-at-least": ({ field, limit, length }) =>
    `${field} doit compter au moins ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.characters-at-most": ({ field, limit, length }) =>
    `${field} doit compter au plus ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-exactly": ({ field, limit, length }) =>
    `${field} doit compter exactement ${items(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-at-least": ({ field, limit, length }) =>
    `${field} doit compter au moins ${items(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-at-most": ({ field, limit, length }) =>
    `${field} doit compter au plus ${items(limit)}, mais en compte ${number(length)}`,

  "entry/invalid-field.no-day": ({ field, value }) =>
    `${field} contient ${value}, un jour qui n’existe dans aucun calendrier`,
  "entry/invalid-field.no-day.hint": "vérifiez le mois et le jour",
  "entry/invalid-field.date": ({ field, value }) => `${field} doit être une date, et non ${value}`,
  "entry/invalid-field.date.hint": "écrivez l’année, le mois et le jour, comme dans 2025-09-01",
  "entry/invalid-field.address": ({ field, value }) => `${field} doit être une adresse web, et non ${value}`,
  "entry/invalid-field.address.hint": "écrivez-la en entier, comme dans https://www.example.org",
  "entry/invalid-field.e-mail": ({ field, value }) =>
    `${field} doit être une adresse e-mail, et non ${value}`,
  "entry/invalid-field.e-mail.hint": "écrivez-la comme dans nom@example.org",
  "entry/invalid-field.form": ({ field, value }) => `${field} contient ${value}, qui n’a pas la bonne forme`,
  "entry/invalid-field.starts-with": ({ start }) => `commencez par ${start}`,
  "entry/invalid-field.ends-with": ({ end }) => `terminez par ${end}`,
  "entry/invalid-field.includes": ({ part }) => `la valeur doit contenir ${part}`,
  "entry/invalid-field.pattern": ({ pattern }) => `la valeur doit suivre le motif ${pattern}`,
  "entry/invalid-field.said": ({ said }) => `le schéma l’explique ainsi : « ${said} »`,

  "entry/missing-file": "ce fichier manque",
  "entry/missing-file.hint":
    "les modèles en ont besoin : créez-le, ou retirez sa collection de templates/site.ts",
  "entry/missing-file.settings": "les réglages du site manquent",
  "entry/missing-file.settings.hint": "créez ce fichier avec au moins name: et url:",
  "source/unclaimed.no-collection": "aucune collection ne lit ce fichier",
  "source/unclaimed.other-ending": ({ folder, ending }) =>
    `les fichiers de ${folder} finissent par .${ending}`,
  "source/unclaimed.places": ({ places }) => `les collections se lisent dans ${places.join(", ")}`,
  "source/unclaimed.places-and-files": ({ places, count }) =>
    `les collections se lisent dans ${places.join(", ")}, et dans ${number(count)} fichiers désignés par leur nom`,

  "rule.route":
    "doit être une adresse de page, comme /a-propos : en minuscules, sans accent, sans espace et sans barre oblique à la fin",
  "rule.time-zone": "doit être un fuseau horaire, comme Europe/Paris",
  "entry/unknown-field.group": ({ name }) => `il n’y a pas de groupe de pages « ${name} »`,
  "link/broken.offline": ({ page }) =>
    `il n’y a pas de page ${page} à montrer aux visiteurs privés de réseau`,
  "settings/refused-variable": ({ variable, reason }) =>
    `la variable d’environnement ${variable} est définie, alors qu’elle est refusée : ${reason}`,
  "settings/refused-variable.hint": ({ variable }) => `supprimez ${variable} de l’environnement`,
  "settings/invalid-origin.user":
    "url est l’adresse du site, mais contient un nom d’utilisateur ou un mot de passe",
  "settings/invalid-origin.host": ({ host }) =>
    `url est l’adresse du site, mais ${host} n’est pas un nom d’hôte`,
  "settings/invalid-origin.path": ({ address }) =>
    `url est l’adresse du site sans chemin, mais ${address} en a un`,
  "settings/invalid-origin.end": "url est l’adresse du site, mais se termine par ? ou #",
  "settings/invalid-origin.rest": ({ rest }) => `url est l’adresse du site, mais continue par ${rest}`,
  "settings/invalid-origin.hint": ({ origin }) => `écrivez url: ${origin}`,
  "settings/invalid-origin.host.hint": ({ origin }) =>
    `écrivez url: ${origin}, avec des lettres, des chiffres, des traits d’union et des points`,
  "settings/invalid-origin.path.hint": ({ origin }) =>
    `donnez le chemin par --base, et écrivez url: ${origin}`,

  // Liens entre les contenus.
  "noun.collections": "collections",
  "noun.entries-of": ({ collection }) => `fiches « ${collection} »`,
  "noun.images": "images de content/",
  "entry/dangling-reference": ({ id, collection }) => `il n’y a pas de fiche « ${id} » dans ${collection}`,
  "entry/dangling-reference.collection": ({ name }) =>
    `un schéma contient reference("${name}"), mais le site n’a pas cette collection`,
  "entry/dangling-reference.draft": ({ file }) =>
    `${file} est un brouillon : retirez le renvoi jusqu’à sa parution`,
  "entry/dangling-reference.future": ({ file, due }) =>
    `${file} ne paraît que le ${due} : retirez le renvoi jusque-là`,
  "entry/missing-image": ({ image }) => `l’image ${image} manque`,
  "entry/missing-image.field": ({ image, path }) => `l’image « ${image} » manque (cherchée sous ${path})`,

  // Plans des pages, des flux et des vignettes.
  "route/invalid": ({ route }) =>
    `« ${route} » n’est pas une adresse de page : elle commence par /, en minuscules, sans accent, sans espace et sans barre oblique à la fin`,
  "route/invalid.workbench": ({ route }) =>
    `« ${route} » n’est pas une adresse de l’atelier : elle commence par /_ et n’a qu’une partie`,
  "route/invalid.hint": ({ route }) => `écrivez ${route}`,
  "route/invalid.rename": ({ name }) => `l’adresse vient du nom du fichier : renommez ce fichier ${name}`,
  "route/invalid.copy": ({ name, original }) =>
    `l’adresse vient du nom du fichier, et celui-ci semble une copie de ${original} : supprimez ce fichier, ou renommez-le ${name}`,
  "route/invalid.index": ({ route, folder }) =>
    `la page ${route} prendrait la place de la page ${folder} : les hébergeurs servent index.html pour le dossier qui le contient`,
  "route/invalid.index.hint": ({ folder }) => `écrivez ${folder}, ou donnez à la page un autre nom que index`,
  "route/duplicate": ({ route, others }) => `l’adresse ${route} est aussi celle de ${others.join(", ")}`,
  "route/duplicate.copy": ({ copy, original }) =>
    `${copy} semble une copie de ${original} : supprimez-la, ou donnez-lui une adresse (route) et un nom à elle`,
  "route/duplicate.hint": "donnez une autre adresse à l’une des pages",
  "route/duplicate.page": ({ template }) => `la page « ${template} » de templates/site.ts`,

  "redirect/taken": ({ from }) =>
    `${from} est l’adresse d’une page : personne ne peut en être renvoyé ailleurs`,
  "redirect/taken.hint": "retirez cette redirection, ou donnez une autre adresse à la page",
  "redirect/duplicate": ({ from }) => `${from} est renvoyé ailleurs deux fois`,
  "redirect/duplicate.hint": "gardez une seule de ces redirections",
  "redirect/broken.chain": ({ to }) => `la redirection mène à ${to}, qui est renvoyé ailleurs à son tour`,
  "redirect/broken.chain.hint": ({ to }) => `écrivez to: ${to}`,
  "redirect/broken": ({ to }) => `la redirection mène à ${to}, où il n’y a pas de page`,

  "feed/invalid-item.route": ({ feed, route }) =>
    `le flux « ${feed} » mène à ${route}, qui n’est pas une page`,
  "feed/invalid-item.page": ({ feed, route }) =>
    `le flux « ${feed} » comporte un article pour ${route}, qui n’est pas une page`,
  "feed/invalid-item.date": ({ feed, route, date }) =>
    `le flux « ${feed} » donne à ${route} la date « ${date} », qui n’existe pas`,
  "feed/invalid-item.hint": "donnez des adresses de pages, et des dates comme 2025-09-01",

  "card/missing-character": ({ route, character, font, text }) =>
    `la vignette de ${route} ne peut pas montrer « ${character} » : la police « ${font} » des vignettes n’a pas ce signe, qui se trouve dans « ${text} »`,
  "card/missing-character.hint":
    "dites-le en toutes lettres, ou donnez à `cards` de templates/site.ts une police qui contient ce signe",
  "asset/duplicate.planned": ({ count, path }) =>
    `assets donne à ${number(count)} fichiers différents le même chemin ${path}`,
  "asset/duplicate.planned.hint": "donnez à chacun son propre chemin",
  "entry/held-back.draft": "ce fichier est un brouillon, mais les modèles ne peuvent s’en passer",
  "entry/held-back.future": ({ due }) =>
    `ce fichier ne paraît que le ${due}, mais les modèles ne peuvent s’en passer`,
  "entry/held-back.hint": "publiez-le, ou construisez le site avec --drafts pour le voir",

  "doing.connections": "la recherche des connexions des îlots",
  "doing.assets": "la création des fichiers du site",
  "doing.draw": ({ path }) => `le dessin de ${path}`,
  "doing.draw-more": ({ path, more }) =>
    `le dessin de ${path} et de ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`,
  "doing.app": "la description de l’application",
  "doing.draw-card": ({ route }) => `le dessin de la vignette de ${route}`,
  "doing.draw-cards": ({ route, more }) =>
    `le dessin de la vignette de ${route} et de ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`,
  "doing.plan-feed": ({ feed }) => `la préparation du flux « ${feed} »`,
  "doing.plan-pages": ({ template }) => `la préparation des pages « ${template} »`,
  "doing.plan-summary": "la préparation de llms.txt",
  "doing.check-content": "le contrôle du contenu",

  // Markdown.
  "markdown/raw-html": ({ line }) => `le HTML n’est pas repris : ${line}`,
  "markdown/raw-html.break.hint":
    "pour aller à la ligne, finissez la ligne d’avant par une barre oblique inverse (\\) ; pour un nouveau paragraphe, laissez une ligne vide",
  "markdown/raw-html.hint":
    "écrivez-le en Markdown ou avec un bloc ; pour montrer un signe, mettez devant lui une barre oblique inverse, comme dans \\<",
  "markdown/heading-one": "un titre de premier niveau est celui de la page, qui en a déjà un",
  "markdown/heading-one.hint": "commencez-le par ##",
  "markdown/too-deep":
    "trop d’éléments sont imbriqués ici (citations, listes, mises en valeur, crochets ou blocs)",
  "markdown/too-deep.hint":
    "fermez-en quelques-uns, ou mettez une barre oblique inverse devant les signes à montrer, comme dans \\[ ou \\*",
  "markdown/too-long": ({ most }) => `ce texte dépasse ${number(most)} signes`,
  "markdown/too-long.hint": "répartissez-le en plusieurs fichiers",
  "markdown/too-long.costly":
    "jusqu’à cette ligne, trop de signes comme : _ ` [ ou & se suivent dans un même paragraphe, élément de liste ou tableau",
  "markdown/too-long.costly.hint":
    "séparez les parties par des lignes vides, ou répartissez le texte en plusieurs fichiers",

  "markdown/unsafe-link": ({ address }) => `le lien vers « ${address} » n’est pas sûr à ouvrir`,
  "markdown/unsafe-link.local.hint": ({ file }) =>
    `c’est un fichier de votre ordinateur, que les lecteurs n’ont pas : placez-le dans static/documents/ et écrivez /documents/${file}`,
  "markdown/unsafe-link.hint":
    "un lien mène à une page (/…), à un endroit de cette page (#…), ou à une adresse qui commence par http, https, mailto ou tel",
  "markdown/empty-link": "le lien n’a pas d’adresse",
  "markdown/empty-link.unfinished": ({ address }) => `le lien vers « ${address} » ne mène nulle part`,
  "markdown/empty-link.hint": "écrivez l’adresse entre les parenthèses, ou retirez le lien",
  "markdown/stray-link.space": ({ address }) =>
    `« ${address} » contient une espace, ce n’est donc pas une adresse : les lecteurs verraient le lien tel qu’il est écrit`,
  "markdown/stray-link.space-in-image": ({ address }) =>
    `« ${address} » contient une espace, ce n’est donc pas une adresse : les lecteurs verraient, au lieu de l’image, ce qui est écrit`,
  "markdown/stray-link.space.hint": ({ address }) =>
    `mettez l’adresse entre < et >, comme dans ](<${address}>), ou donnez au fichier un nom sans espace`,
  "markdown/stray-link.swapped": ({ written }) =>
    `les crochets et les parenthèses de ce lien sont intervertis : les lecteurs verraient ${written}`,
  "markdown/stray-link.swapped.hint": ({ right }) => `écrivez ${right}`,
  "markdown/stray-link.gap": ({ words }) =>
    `une espace sépare les mots de ce lien de son adresse : les lecteurs verraient ${words}`,
  "markdown/stray-link.gap.hint":
    "ouvrez la parenthèse juste après le crochet ; pour montrer les crochets, mettez une barre oblique inverse devant le premier",
  "markdown/stray-link.undefined": ({ name, words }) =>
    `aucune ligne ne donne l’adresse de « ${name} » : les lecteurs verraient ${words}`,
  "markdown/stray-link.undefined.hint": ({ name }) =>
    `écrivez [${name}]: /son-adresse sur une ligne à part ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,

  "markdown/stray-note.missing": ({ note, words }) =>
    `il n’y a pas de note « ${note} » : les lecteurs verraient ${words}`,
  "markdown/stray-note.missing.hint": ({ note }) =>
    `écrivez [^${note}]: suivi du texte de la note sur une ligne à part ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,
  "markdown/stray-note.plain": ({ words }) =>
    `${words} ne mène à aucune note : les lecteurs le verraient tel quel`,
  "markdown/stray-note.plain.hint": ({ note }) =>
    `écrivez ici [^${note}] et, sur une ligne à part à la fin, [^${note}]: suivi du texte de la note ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,
  "markdown/stray-note.unused": ({ note }) =>
    `rien ne renvoie à la note « ${note} » : les lecteurs ne la voient pas`,
  "markdown/stray-note.unused.hint": ({ note }) =>
    `écrivez [^${note}] à l’endroit qu’elle explique, ou retirez-la`,

  "markdown/stray-mark.heading": ({ sign }) =>
    `ce n’est pas un titre, faute d’une espace ordinaire : les lecteurs verraient le signe ${sign}`,
  "markdown/stray-mark.heading.hint":
    "mettez une espace entre les signes et les mots ; pour montrer les signes, mettez devant eux une barre oblique inverse",
  "markdown/stray-mark.item": ({ sign }) =>
    `ce n’est pas un élément de liste : les lecteurs verraient le signe ${sign}`,
  "markdown/stray-mark.item.hint": "mettez un tiret court (-) et une espace ordinaire devant chaque élément",
  "markdown/stray-mark.table": ({ sign }) =>
    `ce n’est pas un tableau, faute d’une ligne de tirets : les lecteurs verraient le signe ${sign}`,
  "markdown/stray-mark.table.hint": "écrivez sous la ligne d’en-tête une ligne comme | --- | --- |",
  "markdown/stray-mark.bold": "ces astérisques ne mettent rien en gras : les lecteurs verraient **",
  "markdown/stray-mark.bold.hint":
    "mettez deux astérisques avant les mots et deux après, sans espace entre eux, comme dans **mots** ; pour montrer les astérisques, mettez une barre oblique inverse devant chacun",
  "markdown/stray-mark.columns":
    "ce n’est pas un tableau, bien que des tabulations ou des espaces séparent ses colonnes : les lecteurs verraient un texte d’un seul tenant",
  "markdown/stray-mark.columns.hint": ({ row, dashes }) =>
    `mettez | entre les colonnes et aux deux bouts de chaque ligne, comme dans ${row}, et ${dashes} sur une ligne à part sous la première`,
  "markdown/open-code": "rien ne ferme ce bloc de code : toute la suite s’affiche comme du code",
  "markdown/open-code.hint": ({ fence }) => `écrivez ${fence} sur une ligne à part, là où le code finit`,

  "markdown/image-placement":
    "une image doit être seule dans un paragraphe, hors des listes, des citations et des tableaux",
  "markdown/image-placement.hint": "laissez une ligne vide avant et après elle",
  "markdown/image-placement.elsewhere": ({ address }) =>
    `l’image « ${address} » n’est pas un fichier de content/`,
  "markdown/image-placement.elsewhere.hint":
    "enregistrez-la à côté du texte et écrivez ![ce qu’elle montre](./son-nom.jpg) : les pages ne chargent rien d’ailleurs",
  "page/alternative-text.empty": ({ image }) =>
    `rien ne dit ce que montre l’image ${image} : qui ne la voit pas n’en saura rien`,
  "page/alternative-text.file-name": ({ alternative, image }) =>
    `« ${alternative} » est un nom de fichier, qui ne dit pas ce que montre l’image ${image}`,
  "page/alternative-text.empty.hint": ({ address }) =>
    `écrivez-le en quelques mots entre les crochets, comme dans ![L’entrée vue de la rue](${address})`,

  "noun.directives": "blocs",
  "noun.attributes-of": ({ name }) => `attributs de ${name}`,
  "noun.values": "valeurs",
  "markdown/unknown-directive": ({ name }) => `il n’y a pas de bloc « ${name} »`,
  "markdown/directive-placement": ({ name }) =>
    `le bloc « ${name} » se trouve dans une liste, une citation ou une note`,
  "markdown/directive-placement.hint":
    "terminez la liste ou la citation avant lui, et commencez-le au début de la ligne",
  "markdown/directive-placement.in-text": ({ name }) =>
    `le bloc « ${name} » occupe des lignes à lui, et ne se met pas au milieu d’un texte`,
  "markdown/directive-placement.in-text.hint": ({ colons, name }) =>
    `commencez une ligne par ${colons}${name}`,
  "markdown/invalid-directive.malformed": "ceci ressemble à un bloc, mais n’en a pas la forme",
  "markdown/invalid-directive.malformed.hint":
    'écrivez le nom juste après les deux-points, puis les attributs entre accolades, comme dans :::nom{attribut="valeur"}',
  "markdown/invalid-directive.quotes": ({ key, quote }) =>
    `la valeur de « ${key} » est entre des guillemets de traitement de texte (${quote})`,
  "markdown/invalid-directive.quotes.hint": ({ name, key }) =>
    `mettez la valeur entre guillemets droits, comme dans ${name}{${key}="…"} ; à l’intérieur, les autres guillemets conviennent`,
  "markdown/invalid-directive.stray-colons": "ces deux-points ne ferment aucun bloc",
  "markdown/invalid-directive.stray-colons.hint":
    "retirez-les, ou ouvrez un bloc plus haut ; celui qui en contient un autre demande plus de deux-points, comme ::::",
  "markdown/invalid-directive.no-text": ({ name }) => `le bloc « ${name} » n’entoure aucun texte`,
  "markdown/invalid-directive.no-text.hint": ({ name }) =>
    `écrivez :::${name}{…}, puis le texte, puis ::: sur une ligne à part`,
  "markdown/invalid-directive.needs-no-text": ({ name }) => `le bloc « ${name} » n’a pas à entourer de texte`,
  "markdown/invalid-directive.needs-no-text.hint": ({ name }) =>
    `écrivez ::${name}{…} sur une ligne à part, avec deux fois deux-points`,
  "markdown/invalid-directive.label": ({ name }) => `le bloc « ${name} » ne prend pas de mots entre crochets`,
  "markdown/invalid-directive.label.hint": ({ name }) =>
    `écrivez-les dans un attribut, comme dans ${name}{title="…"}`,
  "markdown/invalid-directive.open": ({ name }) => `le bloc « ${name} » n’est jamais fermé`,
  "markdown/invalid-directive.open-before": ({ name, next, line }) =>
    `le bloc « ${name} » n’est pas fermé quand « ${next} » commence à la ligne ${line}`,
  "markdown/invalid-directive.open.hint":
    "mettez ::: sur une ligne à part après son texte ; celui qui en contient un autre demande plus de deux-points, comme ::::",
  "markdown/invalid-directive.unknown-attribute": ({ name, key }) =>
    `le bloc « ${name} » n’a pas d’attribut « ${key} »`,
  "markdown/invalid-directive.attributes": ({ name, reason }) =>
    `les attributs du bloc « ${name} » ne conviennent pas : ${reason}`,
  "markdown/invalid-directive.missing-attribute": ({ name, key }) =>
    `l’attribut « ${key} » manque au bloc « ${name} »`,
  "markdown/invalid-directive.missing-attribute.hint": ({ name, key, value }) =>
    `ajoutez-le entre les accolades, comme dans ${name}{${key}="${value}"}`,
  "markdown/invalid-directive.value": ({ name, key, value, reason }) =>
    `l’attribut « ${key} » du bloc « ${name} » vaut « ${value} », ce qui ne convient pas : ${reason}`,
  "markdown/invalid-directive.choice": ({ name, key, value }) =>
    `l’attribut « ${key} » du bloc « ${name} » vaut « ${value} », qui n’est pas une de ses valeurs`,
  "markdown/invalid-directive.too-short": ({ least }) =>
    `il faut au moins ${number(least)} ${plural(least, { one: "signe", other: "signes" })}`,
  "markdown/invalid-directive.too-long": ({ most }) =>
    `il faut au plus ${number(most)} ${plural(most, { one: "signe", other: "signes" })}`,
  "markdown/invalid-directive.abbreviation":
    "une abréviation demande ses lettres et ce qu’elles veulent dire",
  "markdown/invalid-directive.abbreviation-attribute": ({ key }) =>
    `une abréviation n’a pas d’attribut « ${key} »`,
  "markdown/invalid-directive.abbreviation.hint":
    'écrivez-la comme dans :abbr[CO2]{title="dioxyde de carbone"}',

  // Styles, scripts, polices et images.
  "template/syntax": ({ said }) => `esbuild, l’outil qui assemble le code, dit en anglais : « ${said} »`,
  "template/syntax.note": ({ said }) => `esbuild précise : « ${said} »`,
  "template/syntax.note-with-line": ({ said, line }) => `esbuild précise : « ${said} », à la ligne ${line}`,
  "template/syntax.missing": ({ wanted }) => `« ${wanted} » est introuvable`,
  "template/syntax.missing-file.hint":
    "aucun fichier ne porte ce nom : voyez son orthographe, son dossier et sa terminaison",
  "template/syntax.missing-package.hint": ({ name }) =>
    `installez le paquet dans le dossier du site, par npm install ${name}, ou commencez le nom d’un fichier par ./`,
  "template/syntax.await.hint":
    "un site n’est fait que de ses fichiers : mettez dans content/ ce qui est attendu, ou attendez dans une fonction",
  "template/syntax.unexpected.hint":
    "il manque quelque chose, ou il y a un signe de trop, ici ou à la fin de la ligne précédente",
  "template/syntax.loader.hint":
    "mettez-le dans static/ et nommez-le par son adresse, comme /logo.png ; l’image d’un contenu est un champ image(), que montre Picture",
  "template/syntax.style": ({ path }) => `le style « ${path} » ne peut pas être importé dans un script`,
  "template/syntax.style.hint":
    "ajoutez-le à styles dans templates/site.ts, et nommez-le dans Head là où une page en a besoin",
  "template/syntax.island": ({ island, reason }) =>
    `l’îlot « ${island} » ne peut pas être assemblé : ${reason}`,
  "template/syntax.island.hint":
    "sa clé dans islands est le nom sous lequel son fichier exporte le composant",
  "asset/invalid-picture": ({ path, reason }) =>
    `le dessin de ${path} ne peut pas être changé en pixels : ${reason}`,
  "asset/invalid-picture.hint": "il doit être un seul élément <svg> entier, avec xmlns et un viewBox",
  "entry/invalid-image": ({ reason }) => `le fichier n’est pas une image lisible : ${reason}`,
  "entry/invalid-image.hint": "enregistrez-le de nouveau, en JPEG, PNG, WebP, AVIF ou SVG",
  "entry/invalid-image.heic":
    "le fichier est une photo au format HEIC, celui de certains téléphones, qui ne se lit pas ici",
  "entry/invalid-image.no-size": "ni width et height ni viewBox ne sont donnés",
  "entry/invalid-image.no-svg": "il n’y a pas d’élément <svg>",
  "entry/invalid-image.too-large": ({ reason }) => `l’image est trop grande : ${reason}`,
  "entry/invalid-image.too-large.drawing.hint":
    "enregistrez le dessin avec moins de détails, ou en PNG ou WebP",
  "entry/invalid-image.too-large.hint": ({ width }) =>
    `réduisez-la : aucune page ne montre plus de ${width} pixels de large`,
  "entry/invalid-image.pixels": ({ across, down, pixels, most }) =>
    `elle a ${across} × ${down} pixels, soit ${number(pixels)}, et le maximum est de ${number(most)}`,
  "entry/invalid-image.characters": ({ characters, most }) =>
    `elle a ${number(characters)} caractères, et le maximum est de ${number(most)}`,
  "entry/invalid-image.rules": ({ tags, rules, most }) =>
    `elle a ${number(tags)} balises et ${number(rules)} règles de style, dont le produit ne doit pas dépasser ${number(most)}`,
  "entry/invalid-image.deep": ({ most }) => `ses éléments s’imbriquent sur plus de ${most} niveaux`,
  "entry/invalid-image.deep-styles": ({ most }) => `ses styles s’imbriquent sur plus de ${most} niveaux`,
  "entry/invalid-image.circle": ({ id }) => `sa partie #${id} se dessine elle-même`,
  "entry/invalid-image.deep-parts": ({ most }) =>
    `ses parties se dessinent les unes les autres sur plus de ${most} niveaux`,
  "entry/invalid-image.many-parts": ({ most }) =>
    `ses parties se dessinent les unes les autres plus de ${number(most)} fois en tout`,
  "entry/invalid-image.unknown-format": "son contenu n’est d’aucun format connu",
  "entry/invalid-image.said": ({ said }) => `« ${said} » (en anglais)`,
  "entry/cleaned-image": ({ what }) => `le dessin est publié sans ${what}`,
  "entry/cleaned-image.times": ({ what, times }) =>
    `le dessin est publié sans ${what}, à ${number(times)} endroits`,
  "noun.of-element": ({ what, element }) => `${what} de ${element}`,
  "noun.in-element": ({ what, element }) => `${what} dans ${element}`,
  "entry/cleaned-image.element.hint":
    "un dessin publié ne contient que des formes, des textes et des images incorporées : retirez-le, ou dessinez-le comme une forme",
  "entry/cleaned-image.html.hint":
    "un dessin publié ne contient pas de HTML : faites écrire ses textes par le programme comme textes SVG ou comme contours",
  "entry/cleaned-image.script.hint": "un dessin publié n’exécute rien : retirez-le",
  "entry/cleaned-image.address.hint":
    "un dessin publié ne charge rien : incorporez l’image au fichier, ou désignez une partie du dessin, comme #nom",
  "entry/cleaned-image.style.hint":
    "un dessin publié ne charge rien : incorporez la police ou l’image au fichier, ou retirez-la",

  // Modèles exécutés.
  "doing.draw-page": ({ page }) => `le dessin de ${page}`,
  "doing.draw-pages": ({ page, more }) =>
    `le dessin de ${page} et de ${plural(more, { one: "une autre page", other: `${number(more)} autres pages` })}`,
  "doing.draw-for-feed": ({ page, feed }) => `le dessin de ${page} pour le flux « ${feed} »`,
  "doing.draw-all-for-feed": ({ page, more, feed }) =>
    `le dessin de ${page} et de ${plural(more, { one: "une autre page", other: `${number(more)} autres pages` })} pour le flux « ${feed} »`,
  "doing.review": "l’examen du site",
  "doing.derive": "la création de fichiers à partir des pages",
  "doing.load": "le chargement de templates/site.ts",
  "template/throws": ({ doing, reason }) => `${doing} a échoué : ${reason}`,
  "template/throws.hint": "les modèles ont une faute à cet endroit",
  "template/throws.waits": "un composant est asynchrone, ou attend avec use() ou lazy()",
  "template/throws.waits.hint":
    "les pages sont dessinées d’un seul coup : mettez dans content/ ce que le composant attend",
  "template/throws.props": ({ what }) =>
    `ses propriétés contiennent une valeur du type ${what}, dont rien ne dit si elle a changé ; les propriétés sont des contenus, des textes, des nombres, des listes et des objets de ceux-ci`,
  "template/throws.island": ({ prop, island }) =>
    `la propriété ${prop} de l’îlot « ${island} » ne peut pas aller jusqu’au navigateur`,
  "template/throws.island.hint":
    "donnez-lui des textes, des nombres, des listes et des objets de ceux-ci, et faites le reste dans l’îlot",
  "template/throws.no-list": "plan donne autre chose qu’une liste de pages",
  "template/throws.no-route": "plan donne une page sans « route »",
  "template/throws.plan.hint": 'rendez une liste d’un seul coup, comme [{ route: "/about", props: {} }]',
  "template/throws.browser": ({ name }) => `${name} n’est pas défini`,
  "template/throws.browser.hint":
    "les pages et les îlots sont dessinés sans navigateur : demandez-le dans un effet ou une réaction d’un îlot, ou dans un script de page",
  "template/throws.no-definition": "son export par défaut n’est pas ce que donne defineSite",
  "template/throws.incomplete": ({ missing }) => `ce que reçoit defineSite n’a pas ${missing.join(", ")}`,
  "template/missing-asset.needed": ({ asset, doing }) =>
    `il n’y a pas de fichier « ${asset} », dont ${doing} a besoin`,
  "noun.listed-assets": "fichiers que templates/site.ts énumère",
  "template/missing-asset.font": ({ name, file }) =>
    `la police « ${name} » des vignettes, ${file}, n’est pas là`,
  "template/missing-asset.font.hint":
    "mettez le fichier TrueType à cet endroit, ou corrigez son chemin sous cards",
  "template/empty": ({ template, page }) => `le modèle « ${template} » ne dessine rien pour ${page}`,
  "template/empty.hint": "un modèle rend un document entier, à partir de <html>",
  "template/no-site": "le fichier qui déclare le site n’est pas là",
  "template/no-site.hint": "créez-le avec : export default defineSite({ … })",
  "template/no-site.export": "le fichier n’exporte pas de site",
  "template/no-site.export.hint": "écrivez export default defineSite({ … })",
  "asset/duplicate": ({ path }) => `deux fichiers ont le chemin ${path}`,
  "asset/duplicate.hint":
    "un fichier que crée assets demande un chemin qu’aucun style, script, icône ou fichier du générateur n’a",
  "asset/duplicate.derived": ({ path }) => `derive donne à un fichier le chemin ${path}, qu’un autre a déjà`,
  "asset/duplicate.derived.hint": "donnez à chacun un chemin à lui",
  "template/throws.no-font": ({ name, known }) =>
    `les vignettes n’ont pas de police « ${name} », mais ${known.join(", ")}`,

  // Contrôles des pages et des fichiers produits.
  "page/on-page": ({ message, page }) => `${message} (sur la page ${page})`,
  "page/language": "la page ne dit pas sa langue",
  "page/language.hint": 'écrivez <html lang="…">',
  "page/title": "la page n’a pas de titre",
  "page/title.hint": "donnez un titre à Head",
  "page/duplicate-id": ({ id }) => `l’identifiant « ${id} » figure deux fois`,
  "page/duplicate-id.hint": "un identifiant désigne un seul endroit : donnez-en un autre au second",
  "page/alternative-text": ({ image }) => `l’image ${image} n’a pas de texte de remplacement`,
  "page/alternative-text.hint": 'écrivez alt="…", vide si l’image ne fait que décorer',
  "page/headings.first": ({ count }) =>
    count === 0
      ? "la page n’a pas de titre de premier niveau"
      : `la page a ${number(count)} titres de premier niveau`,
  "page/headings.first.hint": "une page a exactement un h1",
  "page/headings.early": ({ heading, level }) =>
    `« ${heading} », un titre de niveau ${level}, vient avant tout titre de premier niveau`,
  "page/headings.early.hint": "les titres descendent d’un niveau à la fois",
  "page/headings.step": ({ heading, level, above }) =>
    `« ${heading} » est un titre de niveau ${level}, sous un titre de niveau ${above}`,
  "page/headings.step.hint": ({ signs }) =>
    `les titres descendent d’un niveau à la fois : en Markdown, commencez-le par ${signs}`,
  "page/duplicate-title": ({ page, text, others }) =>
    `le titre de ${page}, « ${text} », est aussi celui de ${others.join(", ")}`,
  "page/duplicate-title.hint": "donnez à chaque page un titre à elle",
  "page/duplicate-description": ({ page, text, others }) =>
    `la description de ${page}, « ${text} », est aussi celle de ${others.join(", ")}`,
  "page/duplicate-description.hint": "donnez à chaque page une description à elle",
  "page/orphan": ({ page }) => `aucune autre page ne mène à ${page}`,
  "page/orphan.hint": "mettez un lien vers elle là où les lecteurs la chercheraient",
  "page/policy": ({ page, refused }) =>
    `la page ${page} contient ${refused}, que sa politique de sécurité refuse`,
  "page/policy.hint": "écrivez les styles dans une feuille de style et les scripts dans un fichier de script",

  "noun.first-paint": "premier affichage",
  "noun.fonts": "polices",
  "noun.preloaded-fonts": "polices préchargées",
  "noun.scripts": "scripts",
  "noun.whole-page": "page entière",
  "page/budget": ({ what, page, weight, budget, file, fileWeight }) =>
    `${what} de ${page} : ${number(weight)} Ko après compression, pour un budget de ${number(budget)} Ko. Le fichier le plus lourd est ${file}, ${number(fileWeight)} Ko`,
  "page/budget.files": ({ what, page, weight, budget, file, fileWeight }) =>
    `${what} de ${page} : ${number(weight)} ${plural(weight, { one: "fichier", other: "fichiers" })}, pour un budget de ${number(budget)}. Le plus lourd est ${file}, ${number(fileWeight)} Ko`,
  "page/budget.hint": ({ field, file }) => `allégez la page, ou changez budgets.${field} dans ${file}`,
  "page/budget.photograph": ({ what, page, weight, budget, name, nameWeight, width }) =>
    `${what} de ${page} : ${number(weight)} Ko après compression, pour un budget de ${number(budget)} Ko. Ce qui l’alourdit est la photo « ${name} », ${number(nameWeight)} Ko pour ${width} pixels de large`,
  "page/budget.photograph.hint": ({ name, width, field, file }) =>
    `enregistrez « ${name} » de nouveau, à ${width} pixels de large, ou changez budgets.${field} dans ${file}`,
  "page/budget.photographs.hint": ({ field, file }) =>
    `montrez moins de photos sur la page, ou changez budgets.${field} dans ${file}`,

  "page/accessibility": ({ fault, place, page }) => `${fault} (à ${place} sur ${page})`,
  "page/accessibility.pages": ({ fault, place, page, more }) =>
    `${fault} (à ${place} sur ${page} et ${number(more)} ${plural(more, { one: "autre page", other: "autres pages" })})`,
  "page/accessibility.hint": ({ address }) => `${address} dit pourquoi (en anglais)`,
  "accessibility.area-alt": "une zone d’image cliquable n’a pas de texte de remplacement, ou en a un de trop",
  "accessibility.aria-hidden-body": "aria-hidden sur <body> cache toute la page aux lecteurs d’écran",
  "accessibility.aria-label-misuse": "aria-label se trouve là où les lecteurs d’écran ne le lisent pas",
  "accessibility.empty-heading": "un titre est vide",
  "accessibility.empty-title": "<title> est vide",
  "accessibility.hidden-focusable": "le clavier atteint ce qui est caché aux lecteurs d’écran",
  "accessibility.meta-refresh": "la page se recharge, ou passe à une autre, sans qu’on le demande",
  "accessibility.multiple-labeled-controls": "une même étiquette vaut pour plusieurs champs",
  "accessibility.no-abstract-role": "le rôle est abstrait, et ne dit rien",
  "accessibility.no-autoplay": "un son ou une vidéo démarre sans qu’on le demande",
  "accessibility.no-implicit-button-type": "un bouton ne dit pas son type",
  "accessibility.no-redundant-aria-label": "aria-label répète ce que l’étiquette dit déjà",
  "accessibility.no-redundant-for": "une étiquette désigne par son attribut le champ qu’elle contient déjà",
  "accessibility.no-redundant-role": "le rôle est celui que l’élément a déjà",
  "accessibility.prefer-native-element": "un rôle remplace un élément que HTML possède",
  "accessibility.text-content": "un élément n’a pas de mots à lire pour un lecteur d’écran",
  "accessibility.unique-landmark": "plusieurs régions d’un même genre n’ont pas de nom qui les distingue",
  "accessibility.valid-autocomplete": "autocomplete a une valeur que les navigateurs ne connaissent pas",
  "accessibility.wcag/h30": "un lien n’a pas de mots : un lecteur d’écran n’a que son adresse à lire",
  "accessibility.wcag/h32": "un formulaire n’a pas de bouton d’envoi",
  "accessibility.wcag/h36": "un bouton fait d’une image n’a pas de texte de remplacement",
  "accessibility.wcag/h63":
    "une cellule d’en-tête de tableau ne dit pas si elle vaut pour une ligne ou une colonne (scope)",
  "accessibility.wcag/h67": "une image purement décorative a un titre",
  "accessibility.wcag/h71": "un groupe de champs (<fieldset>) n’a pas de <legend>",
  "accessibility.input-missing-label": "un <input> ou un autre champ n’a pas de <label>",
  "accessibility.no-missing-references": ({ said }) =>
    `un attribut désigne un identifiant absent de la page : « ${said} »`,
  "accessibility.attribute-allowed-values": ({ said }) =>
    `un attribut a une valeur qu’il ne peut pas avoir : « ${said} »`,
  "accessibility.element-required-attributes": ({ said }) =>
    `il manque un attribut à un élément : « ${said} »`,
  "accessibility.other": ({ said }) => `html-validate objecte, en anglais : « ${said} »`,

  "link/broken.mail": ({ address }) =>
    `écrivez mailto:${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.telephone": ({ address }) =>
    `écrivez tel:${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.file": ({ file, address }) =>
    `placez-y le fichier, sous ${file}, et écrivez ${address} : les fichiers vers lesquels mènent des liens sont dans static/`,

  "content/placeholder": ({ field, placeholder }) =>
    `${field} est encore « ${placeholder} », et serait publié ainsi`,
  "content/placeholder.text": ({ placeholder }) =>
    `le texte est encore « ${placeholder} », et serait publié ainsi`,
  "content/placeholder.hint": "écrivez ce qui doit figurer à cet endroit",
  "content/spelling": ({ written, right }) => `« ${written} » s’écrit « ${right} » sur ce site`,
  "content/spelling.hint": ({ right, file }) => `écrivez ${right}, ou changez ${file}`,
  "content/typed-fact": ({ written, name }) =>
    `« ${written} » est écrit en toutes lettres, alors que les réglages le donnent sous le nom « ${name} »`,
  "content/typed-fact.hint": ({ name, file }) => `écrivez {${name}}, qui suivra ${file}`,
  "content/review-due": ({ date, months }) =>
    `la dernière date de ce texte est le ${date}, il y a plus de ${number(months)} mois`,
  "content/review-due.hint": ({ field, today }) =>
    `comparez-le à ses sources, puis écrivez ${field}: ${today}`,
  "content/review-due.hint-with-list": ({ field, today, list }) =>
    `comparez-le à ses sources, puis écrivez ${field}: ${today}, ou ajoutez une note datée à ${list}:`,
  "content/unused-image": "aucune page ne montre cette image",
  "content/unused-image.content.hint": "nommez-la là où elle doit paraître, ou supprimez le fichier",
  "content/unused-image.static.hint": "supprimez le fichier si rien ne le demande hors du site",
  "entry/reading-time": ({ field, stated, words, needed }) =>
    `${field} indique ${number(stated)} min, mais ${number(words)} mots demandent ${number(needed)} min`,
  "entry/reading-time.hint": ({ field, minutes }) =>
    `écrivez ${field}: ${minutes}, ou changez la longueur du texte`,

  "static/secret": ({ what }) => `${what} : une fois publié, tout le monde pourrait le lire`,
  "static/secret.hint":
    "retirez-le de static/ ; s’il est déjà en ligne, changez toutes les clés et tous les mots de passe qu’il contient",
  "static/secret.environment":
    "un fichier de variables d’environnement, où se trouvent des clés et des mots de passe",
  "static/secret.credentials": "un fichier d’identifiants",
  "static/secret.history": "un historique de ce qui a été saisi dans un programme",
  "static/secret.keys": "un fichier de clés",
  "static/secret.terraform": "l’état de Terraform, qui contient des clés et des mots de passe",
  "static/secret.folder": ({ folder }) => `un fichier de ${folder}, où l’on garde des clés`,
  "static/secret.private-key": "un fichier avec une clé privée",
  "static/left-over.hidden": ({ name }) =>
    `un fichier caché (${name}) : une fois publié, tout le monde pourrait le lire`,
  "static/left-over.copy":
    "une copie de données ou d’un autre fichier : une fois publiée, tout le monde pourrait la lire",
  "static/left-over.hint": "retirez-le de static/, à moins qu’il ne soit destiné aux visiteurs",
  "static/heavy": ({ size, seconds }) =>
    `ce fichier pèse ${number(size)} Mo : sur un téléphone, les lecteurs l’attendent environ ${number(seconds)} secondes`,
  "static/heavy.pdf.hint": ({ most }) =>
    `exportez-le de nouveau pour l’écran, avec des photos à 150 points par pouce : ${number(most)} Mo suffisent le plus souvent`,
  "static/heavy.hint": ({ most }) =>
    `ramenez-le à moins de ${number(most)} Mo, limite de certains hébergeurs, ou publiez-le ailleurs et mettez un lien`,
  "asset/unfingerprinted":
    "les navigateurs gardent un an ce qui est dans assets/, et ne verraient pas que ce fichier a changé",
  "asset/unfingerprinted.hint":
    "mettez-le dans un autre dossier de static/, ou ajoutez une empreinte à son nom",
  "host/limit.line": ({ path, length, most }) =>
    `${path} a une ligne de ${number(length)} signes, et Cloudflare ignore celles de plus de ${number(most)}`,
  "host/limit.rules-unread": ({ path, rules, most }) =>
    `${path} a ${number(rules)} règles, et Cloudflare ne lit que les ${number(most)} premières`,
  "host/limit.bytes": ({ path, bytes, most }) =>
    `${path} a ${number(bytes)} octets, et Azure en refuse plus de ${number(most)}`,
  "host/limit.rules": ({ path, rules, most }) =>
    `${path} a ${number(rules)} règles, et Vercel en refuse plus de ${number(most)}`,
  "host/limit.hint": ({ host }) =>
    `retirez ${host} de output.hosts si le site n’y est pas publié ; moins de redirections, ou moins de pages avec du code à elles, allègent le fichier`,

  // Publication.
  "publish/failed": ({ reason, code }) => `${reason} (${code})`,
  "publish/failed.untouched": ({ hint }) => `${hint} ; les fichiers publiés sont restés tels quels`,
  "publish/failed.half-done": ({ hint }) =>
    `${hint} ; une partie des fichiers publiés est déjà nouvelle, chacun est entier, et la prochaine construction les complète`,
  "publish/failed.lock": ({ code }) => `tout est publié, mais le verrou ne peut pas être retiré (${code})`,
  "publish/failed.lock.hint": ({ file }) =>
    `la prochaine construction le retire ; avant de copier le dossier, supprimez ${file}`,
  "publish/failed.overtaken":
    "une autre construction a pris la suite pendant que celle-ci préparait ses fichiers",
  "publish/failed.overtaken.hint": "rien de celle-ci n’est publié ; construisez de nouveau le site",
  "publish/failed.busy": "une autre construction est en train d’y publier",
  "publish/failed.busy-here": ({ pid }) =>
    `une autre construction est en train d’y publier, le processus ${pid}`,
  "publish/failed.busy-elsewhere": ({ pid, host }) =>
    `une autre construction est en train d’y publier, le processus ${pid} de ${host}`,
  "publish/failed.busy.hint": ({ file }) =>
    `attendez-la et construisez de nouveau le site ; s’il n’y en a pas, supprimez ${file}`,
  "publish/failed.interrupted": "la construction a été arrêtée avant toute publication",
  "publish/failed.interrupted.hint":
    "les fichiers publiés sont restés tels quels ; construisez de nouveau le site pour publier",
  "publish/other-site": ({ published, site }) =>
    `le dossier contient un autre site, ${published}, que la publication de ${site} remplacerait`,
  "publish/other-site.hint": ({ site, file }) =>
    `choisissez un autre dossier avec --out ; si c’est ce site sous son ancienne adresse, écrivez "site":"${site}" dans la première ligne de ${file}`,
  "publish/foreign-folder.git": "le dossier contient un dépôt git, que la publication effacerait",
  "publish/foreign-folder.git.hint":
    "publiez dans un autre dossier avec --out, et copiez de là vers le dépôt",
  "publish/foreign-folder":
    "le dossier n’est pas vide, et « site » ne l’a pas créé : la publication effacerait ce qui s’y trouve",
  "publish/foreign-folder.hint": "déplacez ses fichiers, ou choisissez un autre dossier avec --out",
  "publish/unsafe-folder.file": ({ path }) =>
    `les pages ne peuvent pas y aller : ${path} n’est pas un dossier`,
  "publish/unsafe-folder.link": ({ path }) =>
    `les pages ne peuvent pas y aller : ${path} est un lien qui ne mène nulle part`,
  "publish/unsafe-folder.site":
    "les pages ne peuvent pas y aller : la publication effacerait les fichiers du site lui-même",
  "publish/unsafe-folder.sources": ({ folder }) =>
    `les pages ne peuvent pas y aller : la publication effacerait ce qui est dans ${folder}/`,
  "publish/unsafe-folder.hint": "choisissez avec --out un dossier à part, par exemple --out dist",
  "route/invalid.published": ({ path }) => `« ${path} » n’est pas un chemin dans le dossier publié`,
  "route/invalid.published.hint":
    "écrivez-le sans barre oblique au début ni à la fin, et sans « . » ni « .. »",
  "route/output-clash.reserved":
    "les noms qui commencent par « .site- » sont réservés à la publication elle-même",
  "route/output-clash.reserved.hint": "donnez un autre nom au fichier",
  "route/output-clash.alike": ({ paths }) =>
    `${paths.join(" et ")} ne diffèrent que par les majuscules ou la forme Unicode, que certains disques et hébergeurs ne distinguent pas`,
  "route/output-clash.same": ({ count }) => `${number(count)} fichiers demandent ce chemin`,
  "route/output-clash.generated": ({ path }) => `le site publie déjà un fichier à lui sous ${path}`,
  "route/output-clash.generated.hint": "donnez un autre nom au fichier, ou retirez-le de static/",
  "route/output-clash.rename.hint": "renommez-les tous sauf un, dans static/ ou par leur adresse (route)",
  "route/output-clash.folder": ({ inside }) => `ce chemin est un fichier, et aussi le dossier de ${inside}`,
  "route/output-clash.folder.hint": "renommez l’un des deux, dans static/ ou par son adresse (route)",

  // Disque et machine.
  "disk.refused": "le disque refuse",
  "disk.refused.hint": "construisez de nouveau le site",
  "disk.full": "il n’y a plus de place sur le disque",
  "disk.full.hint": "faites de la place et construisez de nouveau le site",
  "disk.forbidden-to-write": "cet utilisateur n’a pas le droit d’écrire ici",
  "disk.forbidden-to-write.hint":
    "donnez le dossier à l’utilisateur qui construit le site, ou choisissez-en un autre, par exemple avec --out",
  "disk.forbidden-to-read": "cet utilisateur n’en a pas le droit",
  "disk.forbidden-to-read.hint":
    "donnez-le à l’utilisateur qui construit le site, ou permettez-lui de le lire, par exemple par chmod u+r (u+rx pour un dossier)",
  "disk.busy": "un autre programme le retient",
  "disk.busy.hint": "fermez ce programme et construisez de nouveau le site",
  "disk.in-the-way": "autre chose a pris sa place pendant la publication",
  "disk.in-the-way.hint":
    "veillez à ce qu’aucun autre programme n’y écrive, et construisez de nouveau le site",
  "disk.broken": "le disque est en panne",
  "disk.broken.hint": "vérifiez le disque",
  "disk.broken.out.hint": "vérifiez le disque, ou choisissez-en un autre avec --out",
  "disk.read-only": "le disque est en lecture seule",
  "disk.read-only.hint": "choisissez un autre dossier avec --out",
  "disk.open-files": "trop de fichiers sont ouverts",
  "disk.open-files.hint": "fermez quelques programmes et construisez de nouveau le site",
  "disk.circle": "des liens tournent en rond",
  "disk.circle.hint": "retirez le lien",
  "disk.long-name": "le nom est trop long pour ce disque",
  "disk.long-name.hint": "raccourcissez l’adresse de la page (route), ou le nom du fichier dans static/",
  "disk.bad-name": "le disque n’accepte pas ce nom",
  "disk.bad-name.hint": "renommez la page ou le fichier",
  "disk.name-not-utf8": "son nom n’est pas en UTF-8",
  "disk.name-not-utf8.hint":
    "renommez-le avec des lettres que tout système sait lire, et construisez de nouveau le site",
  "source/unreadable": ({ reason, code }) => `lecture impossible : ${reason} (${code})`,
  "source/lost-link.outside": ({ folder }) => `ce lien mène hors de ${folder}/, il n’est donc pas suivi`,
  "source/lost-link.outside.hint": ({ folder }) =>
    `placez dans ${folder}/ ce vers quoi il mène : rien d’extérieur n’est jamais lu ni publié`,
  "source/lost-link": "ce lien ne mène à rien, il n’est donc pas suivi",
  "source/lost-link.hint": "retirez-le, ou faites-le mener à un fichier qui existe",
  "dev/crash": ({ said }) => `la construction s’est interrompue : ${said}`,
  "dev/crash.hint": "elle reprendra à la prochaine modification",
  "dev/crash.hint-with-place": ({ place }) => `elle reprendra à la prochaine modification (${place})`,
};

const command: Catalogue["command"] = {
  error: ({ message }) => `erreur : ${message}`,
  hint: ({ hint }) => `conseil : ${hint}`,
  severities: { error: "erreur", warning: "avertissement" },
  unwritable: ({ reason }) => `impossible d’écrire le résultat : ${reason}`,

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
    field: "champ=valeur",
    folder: "dossier",
    host: "hébergeur",
    language: "code",
    name: "nom",
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
    part: ({ part, file }) => `${part} dans ${file}`,
    names: ({ names, more }) =>
      more > 0
        ? `${names.join(", ")} et ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`
        : names.join(", "),
    tenths: ({ ms }) => number(ms, 1),
    todo: ({ stage, count }) => `${stage} : ${number(count)} à traiter`,
  },

  stages: {
    audit: "examen",
    bundle: "assemblage",
    cards: "vignettes",
    check: "contrôle",
    compress: "compression",
    drawings: "dessins",
    finish: "finitions",
    images: "images",
    link: "renvois",
    links: "liens",
    markdown: "markdown",
    parse: "analyse",
    pictures: "illustrations",
    plan: "plan",
    publish: "publication",
    read: "lecture",
    render: "rendu",
    templates: "modèles",
    validate: "validation",
    weigh: "pesée",
  },

  kinds: {
    accessibility: "accessibilité",
    assets: "styles et scripts",
    cards: "vignettes",
    compiled: "modèles compilés",
    compressed: "fichiers compressés",
    days: "jours",
    derived: "fichiers dérivés",
    drawings: "dessins",
    entries: "contenus",
    "feed-items": "éléments de flux",
    images: "images",
    markdown: "textes",
    pages: "pages",
    pictures: "illustrations",
    places: "emplacements",
    "quick-weights": "poids estimés",
    sources: "fichiers lus",
    templates: "modèles",
    texts: "textes de recherche",
    weights: "poids",
  },

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
        data.heldBack > 0 ? `, ${number(data.heldBack)} mis de côté (--drafts les contrôle aussi)` : "";
      const checked = `${countPages(data.pages)} ${plural(data.pages, { one: "contrôlée", other: "contrôlées" })}`;
      return `${checked}${left} : ${countFound(data).join(", ") || "rien à signaler"} (${seconds(data.ms)})`;
    },
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
    hosts: {
      plain: "un simple serveur de fichiers",
      github: "GitHub Pages",
      netlify: "Netlify",
      cloudflare: "Cloudflare Pages",
      nginx: "nginx",
    },
  },

  new: {
    about: "écrire un nouveau contenu conforme au schéma de sa collection",
    collection: "la collection où il se range ; --list les présente",
    title: "son titre, qui donne aussi le nom du fichier",
    set: "donner sa valeur à un champ, comme seo.title=… (répétable)",
    fill: "mettre le texte d’attente du site là où il manque des mots ; site check en dresse la liste",
    list: "présenter les collections et les champs obligatoires de leurs contenus",
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

  routes: {
    about: "présenter chaque page avec son adresse, son état, son modèle, son poids et sa source",
    json: "écrire la liste en JSON",
    weights: "Les poids sont en ko de 1 000 octets, après compression brotli.",
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
    drafts: "chercher aussi dans les brouillons et les contenus datés d’après aujourd’hui",
    compared: "La casse, la forme des apostrophes et des espaces et les signes de Markdown ne comptent pas.",
    none: ({ words }) => `rien ne dit « ${words} »`,
    field: ({ label, path }) => (path === "" ? label : `${label} (${path})`),
    shown: ({ pages, more }) =>
      more > 0 ? `sur ${pages.join(", ")} et ${number(more)} de plus` : `sur ${pages.join(", ")}`,
    page: ({ route, template }) => `${route} (${template})`,
    nowhere: "sur aucune page",
  },

  schema: {
    about: "écrire, pour les éditeurs, le JSON Schema des réglages et de chaque collection",
    reference: ({ collection }) => `Le nom d’une fiche de ${collection}.`,
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
    shell: "le shell",
    bash: ({ line }) => `Complétion pour bash. Dans ~/.bashrc : ${line}`,
    zsh: ({ line }) => `Complétion pour zsh. Dans ~/.zshrc, après compinit : ${line}`,
    fish: ({ line }) => `Complétion pour fish : ${line}`,
  },
};

export const fr: Catalogue = { messages, command, pages };

function countPages(count: number): string {
  return `${number(count)} ${plural(count, { one: "page", other: "pages" })}`;
}

function countFiles(count: number): string {
  return `${number(count)} ${plural(count, { one: "fichier", other: "fichiers" })}`;
}

function countErrors(count: number): string {
  return `${number(count)} ${plural(count, { one: "erreur", other: "erreurs" })}`;
}

function countWarnings(count: number): string {
  return `${number(count)} ${plural(count, { one: "avertissement", other: "avertissements" })}`;
}

function countFound(data: { errors: number; warnings: number }): readonly string[] {
  return [
    ...(data.errors > 0 ? [countErrors(data.errors)] : []),
    ...(data.warnings > 0 ? [countWarnings(data.warnings)] : []),
  ];
}

function megabytes(bytes: number): string {
  return `${number(bytes / 1e6, 2)} Mo`;
}

function seconds(ms: number): string {
  return `${number(ms / 1000, 2)} s`;
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : seconds(ms);
}

/** Le premier du mois s’écrit « 1er ». */
function day(date: string): string {
  return format.day(date).replace(/\b1 /, "1er ");
}
