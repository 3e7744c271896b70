import type { Translated } from "../catalogue.ts";
import type { yaml as english } from "../en/yaml.ts";
import { createFormat } from "../format.ts";

const { number } = createFormat("fr");

export const yaml: Translated<typeof english> = {
  "entry/empty": "le fichier est vide",
  "entry/empty.markdown": "commencez par son en-tête, entre deux lignes de ---",
  "entry/empty.yaml": "écrivez ses champs, un par ligne, sous la forme nom: valeur",
  "yaml/syntax.toml": ({ said }) => `l’en-tête n’est pas du TOML : ${said}`,
  "yaml/syntax.toml.hint":
    'un texte se met entre guillemets droits, comme dans title = "…" ; le YAML se met entre des lignes ---',
  "front-matter/missing": "le fichier n’a pas d’en-tête, et sa collection demande des champs",
  "front-matter/missing.late": "le fichier commence par une ligne vide, et non par son en-tête",
  "front-matter/missing.late.hint": ({ sign }) => `supprimez ce qui se trouve au-dessus du premier ${sign}`,
  "front-matter/fence.opens": ({ written, sign }) =>
    `l’en-tête s’ouvre par « ${written} », alors que seul ${sign} est lu`,
  "front-matter/fence.opens.hint": ({ sign }) =>
    `l’en-tête s’écrit ici en YAML ou en TOML, et rien n’y est jamais exécuté : placez-le entre deux lignes qui ne contiennent que ${sign}`,
  "front-matter/fence.closes": ({ written, sign }) =>
    `l’en-tête se ferme par « ${written} », alors que seul ${sign} est lu`,
  "front-matter/unclosed": "l’en-tête n’est jamais fermé",
  "front-matter/unclosed.hint": ({ sign }) => `écrivez ${sign} sur une ligne à part, sous le dernier champ`,
  "front-matter/fences": ({ sign }) => `placez l’en-tête entre deux lignes qui ne contiennent que ${sign}`,

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
};
