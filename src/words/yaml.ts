import { article, inFile, settings } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** The line around front matter: `---` for YAML, `+++` for TOML. */
type Fence = { readonly sign: string };

/** YAML and front matter. */
export const yamlProblems = {
  "yaml/syntax": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "YAML is not well formed", fr: "Le YAML est mal formé" },
    meaning: {
      en: "The lines of fields cannot be read: a quote or a bracket is not closed, a colon or a space is missing. Since a guess could change what you mean, the file is refused. Correct the marked line.",
      fr: "Les lignes de champs sont illisibles : un guillemet ou un crochet n’est pas fermé, un deux-points ou une espace manque. Deviner pourrait changer ce que vous voulez dire : le fichier est refusé. Corrigez la ligne marquée.",
    },
    example: inFile(article, 'title: "Choisir un bardage', "title: Choisir un bardage"),
    messages: {
      "yaml/syntax.toml": message({
        en: ({ said }: { said: string }) => `the front matter is not valid TOML: ${said}`,
        fr: ({ said }) => `l’en-tête n’est pas du TOML : ${said}`,
      }),
      "yaml/syntax.toml.hint": {
        en: 'put texts between quotes, as in title = "…"; YAML needs lines of ---',
        fr: 'un texte se met entre guillemets droits, comme dans title = "…" ; le YAML se met entre des lignes ---',
      },
      "yaml/syntax.toml-file": message({
        en: ({ said }: { said: string }) => `this is not valid TOML: ${said}`,
        fr: ({ said }) => `ce n’est pas du TOML : ${said}`,
      }),
      "yaml/syntax.toml-file.hint": {
        en: 'write one field a line, with texts between quotes, as in title = "…"',
        fr: 'écrivez un champ par ligne, les textes entre guillemets droits, comme dans title = "…"',
      },
      "yaml/syntax.write-line": message({
        en: ({ line }: { line: string }) => `write ${line}`,
        fr: ({ line }) => `écrivez ${line}`,
      }),
      "yaml/syntax.second-document": {
        en: "a second document starts here",
        fr: "un second document commence ici",
      },
      "yaml/syntax.second-document.hint": {
        en: "keep one document: remove the line of ---",
        fr: "gardez un seul document : supprimez la ligne de ---",
      },
      "yaml/syntax.too-deep": {
        en: "lists and groups are nested too deep",
        fr: "trop de listes et de groupes sont emboîtés les uns dans les autres",
      },
      "yaml/syntax.too-deep.hint": {
        en: "put the text between quotes if its brackets are meant as text",
        fr: "si les crochets ou les accolades font partie du texte, mettez ce texte entre guillemets droits",
      },
      "yaml/syntax.too-long": message({
        en: ({ most }: { most: number }) => `this YAML has more than ${en.number(most)} characters`,
        fr: ({ most }) => `ce YAML compte plus de ${fr.number(most)} signes`,
      }),
      "yaml/syntax.too-long.hint": {
        en: "split it over several files, and move long texts below front matter",
        fr: "répartissez-le en plusieurs fichiers, et placez les longs textes sous l’en-tête",
      },
      "yaml/syntax.more": {
        en: "more mistakes follow from here on",
        fr: "d’autres erreurs suivent à partir d’ici",
      },
      "yaml/syntax.more.hint": {
        en: "correct those above first: the others often come from them",
        fr: "corrigez d’abord celles du dessus : les suivantes en découlent souvent",
      },
      "yaml/syntax.open-quote": {
        en: "a text between quotes is never closed",
        fr: "un texte entre guillemets n’est jamais refermé",
      },
      "yaml/syntax.open-quote.hint": message({
        en: ({ quote }: { quote: string }) => `write ${quote} at its end`,
        fr: ({ quote }) => `écrivez ${quote} à la fin du texte`,
      }),
      "yaml/syntax.open-quote.in-list": message({
        en: ({ quote, next }: { quote: string; next: string }) =>
          `write ${quote} where its words end, right before the ${next}`,
        fr: ({ quote, next }) => `écrivez ${quote} à la fin du texte, juste avant le signe ${next}`,
      }),
      // Those below follow the colon of this message.
      "yaml/syntax": message({
        en: ({ what }: { what: string }) => `this is not well-formed YAML: ${what}`,
        fr: ({ what }) => `la mise en forme est incorrecte : ${what}`,
      }),
      "yaml/syntax.quote": {
        en: "put the text between quotes",
        fr: "mettez le texte entre guillemets droits",
      },
      "yaml/syntax.quote-if-text": {
        en: "put the text between quotes if it is meant as text",
        fr: "si c’est du texte, mettez-le entre guillemets droits",
      },
      "yaml/syntax.no-hyphen": { en: "this line has no hyphen", fr: "cette ligne n’a pas de tiret" },
      "yaml/syntax.no-hyphen.hint": {
        en: "an item of a list is a hyphen, a space and a value",
        fr: "un élément de liste s’écrit avec un tiret, une espace, puis sa valeur",
      },
      "yaml/syntax.no-colon": { en: "this line has no colon", fr: "cette ligne n’a pas de deux-points" },
      "yaml/syntax.no-colon.hint": {
        en: "a field is a name, a colon, a space and a value",
        fr: "un champ s’écrit avec son nom, deux-points, une espace, puis sa valeur",
      },
      "yaml/syntax.no-colon.long": {
        en: "a field is a name, a colon, a space and a value; a text of several lines has >- after the name of its field and its colon",
        fr: "un champ s’écrit avec son nom, deux-points, une espace, puis sa valeur ; un texte de plusieurs lignes est annoncé par >- après le nom de son champ",
      },
      "yaml/syntax.no-space": {
        en: "there is no space after the colon",
        fr: "il manque une espace après les deux-points",
      },
      "yaml/syntax.no-space.hint": message({
        en: ({ line }: { line: string }) => `write ${line}`,
        fr: ({ line }) => `écrivez ${line}`,
      }),
      "yaml/syntax.long-name": {
        en: "the name of a field is spread over several lines",
        fr: "le nom d’un champ s’étend sur plusieurs lignes",
      },
      "yaml/syntax.long-name.hint": {
        en: "write the name in one line",
        fr: "écrivez ce nom sur une seule ligne",
      },
      "yaml/syntax.colon-in-text": {
        en: "a text holds a colon and a space, as a field does",
        fr: "un texte contient deux-points suivis d’une espace, comme un champ",
      },
      "yaml/syntax.colon-in-text.hint": {
        en: 'put a text that holds ": " between quotes',
        fr: 'mettez entre guillemets droits tout texte qui contient ": "',
      },
      "yaml/syntax.colon-in-brackets": {
        en: "a text between { } or [ ] holds a colon and a space, or a comma is missing before a field",
        fr: "un texte entre { } ou [ ] contient deux-points suivis d’une espace, ou il manque une virgule avant un champ",
      },
      "yaml/syntax.colon-in-brackets.hint": {
        en: 'put the text between quotes, or write the comma, as in { label: "Un : deux", href: /contact }',
        fr: 'mettez le texte entre guillemets droits, ou écrivez la virgule, comme dans { label: "Un : deux", href: /contact }',
      },
      "yaml/syntax.closed-quotes": {
        en: "text follows quotes that are closed already",
        fr: "du texte suit des guillemets déjà refermés",
      },
      "yaml/syntax.closed-quotes.hint": {
        en: "write one quote before the text and one after it",
        fr: "écrivez un guillemet droit avant le texte et un après",
      },
      "yaml/syntax.after-quote": {
        en: "text follows a closing quote",
        fr: "du texte suit un guillemet fermant",
      },
      "yaml/syntax.after-quote.hint": {
        en: "put a text that holds quotes or apostrophes between quotes of the other kind, \"…\" or '…'",
        fr: "un texte qui contient des guillemets ou des apostrophes se met entre guillemets de l’autre sorte, \"…\" ou '…'",
      },
      "yaml/syntax.value-and-fields": {
        en: "a field has a value, and other fields below it",
        fr: "un champ a une valeur, et d’autres champs au-dessous",
      },
      "yaml/syntax.value-and-fields.hint": {
        en: "keep one of them, or begin the others at the left",
        fr: "gardez l’un ou l’autre, ou ramenez les champs du dessous à gauche",
      },
      "yaml/syntax.stray-item": {
        en: "an item of a list is among fields",
        fr: "un élément de liste se trouve parmi des champs",
      },
      "yaml/syntax.stray-item.hint": {
        en: "begin it with the name of a field and a colon, as the lines around it, or move it to the list that it belongs to",
        fr: "commencez la ligne par le nom d’un champ et deux-points, comme ses voisines, ou déplacez-la dans sa liste",
      },
      "yaml/syntax.align": {
        en: "this line does not begin where those of its group do",
        fr: "cette ligne n’est pas alignée sur celles de son groupe",
      },
      "yaml/syntax.align.hint": {
        en: "give the keys of one level the same number of spaces",
        fr: "donnez le même nombre d’espaces aux champs d’un même niveau",
      },
      "yaml/syntax.first-indent": message({
        en: ({ first, line, other }: { first: number; line: number; other: number }) =>
          `this line begins with ${spaces(first)}, and line ${en.number(line)} with ${spaces(other)}`,
        fr: ({ first, line, other }) =>
          `les espaces à gauche ne concordent pas : ${fr.number(first)} sur cette ligne, ${fr.number(other)} sur la ligne ${fr.number(line)}`,
      }),
      "yaml/syntax.below-empty": message({
        en: ({ nothing }: { nothing: string }) =>
          `this belongs to the field above, whose ${nothing} says that it is empty`,
        fr: ({ nothing }) => `cette ligne dépend du champ du dessus, que ${nothing} déclare vide`,
      }),
      "yaml/syntax.below-empty.hint": message({
        en: ({ nothing }: { nothing: string }) => `remove ${nothing} there: the field ends with its colon`,
        fr: ({ nothing }) => `supprimez ${nothing} au-dessus : la ligne du champ finit par ses deux-points`,
      }),
      "yaml/syntax.open-bracket": message({
        en: ({ open }: { open: string }) => `the ${open} is never closed`,
        fr: ({ open }) => `ce qui commence par ${open} n’est jamais refermé`,
      }),
      "yaml/syntax.open-bracket.hint": message({
        en: ({ close }: { close: string }) => `write ${close} at its end, or put the text between quotes`,
        fr: ({ close }) => `écrivez ${close} à la fin, ou mettez le texte entre guillemets droits`,
      }),
      "yaml/syntax.bracket-at-left": message({
        en: ({ close }: { close: string }) => `the ${close} is not further in than the name of its field`,
        fr: ({ close }) => `le signe ${close} doit se trouver plus à droite que le nom de son champ`,
      }),
      "yaml/syntax.bracket-at-left.hint": {
        en: "put two more spaces before it, or write all of it in one line",
        fr: "ajoutez deux espaces devant, ou écrivez le tout sur une seule ligne",
      },
      "yaml/syntax.list-beside-name": {
        en: "a list begins beside the name of its field",
        fr: "une liste commence à côté du nom de son champ",
      },
      "yaml/syntax.list-beside-name.hint": {
        en: "write its items below, one a line, after a hyphen and a space",
        fr: "écrivez ses éléments au-dessous, un par ligne, après un tiret et une espace",
      },
      "yaml/syntax.text-beside-sign": {
        en: "text follows the character that begins a long text",
        fr: "du texte suit le signe qui annonce un long texte",
      },
      "yaml/syntax.text-beside-sign.hint": {
        en: "begin the text on the next line, two spaces further in",
        fr: "commencez le texte à la ligne suivante, deux espaces plus à droite",
      },
      "yaml/syntax.first-sign": message({
        en: ({ sign }: { sign: string }) => `a text cannot begin with ${sign}`,
        fr: ({ sign }) => `un texte ne peut pas commencer par ${sign}`,
      }),
      "yaml/syntax.misplaced": { en: "this does not belong here", fr: "ceci n’a pas sa place ici" },
      "yaml/syntax.other": message({
        en: ({ said }: { said: string }) => `the reader says “${said}”`,
        fr: ({ said }) => `le lecteur de YAML l’explique ainsi, en anglais : « ${said} »`,
      }),
      "yaml/syntax.unbroken-space": {
        en: "there is a no-break space, which YAML takes for a letter",
        fr: "une espace insécable se trouve ici, que YAML prend pour une lettre",
      },
      "yaml/syntax.unbroken-space.hint": {
        en: "write an ordinary space over it: the two look the same",
        fr: "remplacez-la par une espace ordinaire : rien ne les distingue à l’œil",
      },
      "yaml/syntax.dash": {
        en: "this character does not begin an item of a list",
        fr: "ce signe n’ouvre pas un élément de liste",
      },
      "yaml/syntax.dash.hint": {
        en: "write a hyphen in its place, and a space after it",
        fr: "remplacez-le par un tiret simple (-), suivi d’une espace",
      },
      "yaml/syntax.curly-quotes": {
        en: "curly quotes do not enclose a text",
        fr: "les guillemets courbes n’encadrent pas un texte",
      },
      "yaml/syntax.curly-quotes.hint": {
        en: 'write the straight quote " in its place, before the text and after it',
        fr: 'remplacez-les par le guillemet droit ", avant le texte et après',
      },
      "yaml/syntax.guillemets": {
        en: "guillemets do not enclose a text: they are a part of it",
        fr: "les guillemets français font partie du texte, et ne l’encadrent pas",
      },
      "yaml/syntax.guillemets.hint": {
        en: 'write the straight quote " before the text and after it: in place of the guillemets, or around them where readers are to see them, as in "« Un : deux »"',
        fr: 'écrivez le guillemet droit " avant le texte et après : à la place des guillemets français, ou autour s’ils doivent se lire, comme dans "« Un : deux »"',
      },
    },
  },
  "yaml/tab": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A line is indented with a tab", fr: "Une ligne est décalée par une tabulation" },
    meaning: {
      en: "YAML accepts only spaces as indentation. Replace the tab by two spaces. Most editors can do so automatically for YAML files.",
      fr: "En YAML, seules des espaces décalent une ligne. Remplacez la tabulation par deux espaces. La plupart des éditeurs savent le faire d’eux-mêmes dans les fichiers YAML.",
    },
    example: inFile(settings, "review:\n\tafterMonths: 24", "review:\n  afterMonths: 24"),
    messages: {
      "yaml/tab": { en: "the line is indented with a tab", fr: "la ligne commence par une tabulation" },
      "yaml/tab.hint": {
        en: "indent with spaces: YAML does not take tabs",
        fr: "décalez-la avec des espaces : les tabulations ne sont pas admises ici",
      },
    },
  },
  "yaml/duplicate-key": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A field is given twice", fr: "Un champ est écrit deux fois" },
    meaning: {
      en: "The same field is written twice in one place. One of the two values would be lost without a word. Keep the one that is right.",
      fr: "Le même champ se trouve deux fois au même endroit. L’une des deux valeurs serait perdue sans un mot. Gardez celle qui est juste.",
    },
    example: inFile(
      article,
      "title: Choisir un bardage\ntitle: Un bardage pour longtemps",
      "title: Choisir un bardage",
    ),
    messages: {
      "yaml/duplicate-key": message({
        en: ({ key }: { key: string }) => `the key “${key}” is given twice`,
        fr: ({ key }) => `le champ « ${key} » est écrit deux fois`,
      }),
      "yaml/duplicate-key.hint": {
        en: "keep one of the two: the other would be lost",
        fr: "gardez l’un des deux : l’autre serait perdu",
      },
      "yaml/duplicate-key.below": {
        en: "keep one of the two: the other would be lost; fields of the line above begin two spaces further in",
        fr: "gardez l’un des deux : l’autre serait perdu ; ce qui dépend de la ligne du dessus commence deux espaces plus à droite",
      },
    },
  },
  "yaml/alias": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A value begins with an asterisk", fr: "Une valeur commence par un astérisque" },
    meaning: {
      en: "In YAML, a * at the start of a value repeats another value, which does not exist or would grow without end. If the asterisk belongs to the text, put the whole text between quotes.",
      fr: "En YAML, un * au début d’une valeur renvoie à une autre valeur, qui n’existe pas ici ou qui n’aurait pas de fin. Si l’astérisque fait partie du texte, mettez tout le texte entre guillemets droits.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: article,
          instead: "title: Choisir un bardage",
          wrong: "title: *bardage",
          mended: 'title: "*bardage"',
        },
      ],
    },
    messages: {
      "yaml/alias.no-name": message({
        en: ({ sign }: { sign: string }) =>
          `at the start of a value, ${sign} announces the name of another value, and there is none here`,
        fr: ({ sign }) =>
          `au début d’une valeur, ${sign} annonce le nom d’une autre valeur, et il n’y en a pas ici`,
      }),
      "yaml/alias.missing": message({
        en: ({ name }: { name: string }) =>
          `*${name} repeats a value called &${name}, but there is none above`,
        fr: ({ name }) => `*${name} reprend une valeur appelée &${name}, mais il n’y en a pas plus haut`,
      }),
      "yaml/alias.within": message({
        en: ({ name }: { name: string }) => `*${name} is within the value that it repeats`,
        fr: ({ name }) => `*${name} se trouve dans la valeur même qu’il reprend`,
      }),
      "yaml/alias.hint": message({
        en: ({ name }: { name: string }) =>
          `put the text between quotes if it is meant to start with *, as in "*${name}"`,
        fr: ({ name }) =>
          `si le texte doit commencer par *, mettez-le entre guillemets droits, comme dans "*${name}"`,
      }),
      "yaml/alias.too-many": message({
        en: ({ most }: { most: number }) => `the file has more than ${en.number(most)} aliases`,
        fr: ({ most }) => `le fichier reprend plus de ${fr.number(most)} fois des valeurs par *`,
      }),
      "yaml/alias.too-long": message({
        en: ({ most }: { most: number }) =>
          `the aliases up to here repeat more than ${en.number(most)} values`,
        fr: ({ most }) => `jusqu’ici, les reprises par * répètent plus de ${fr.number(most)} valeurs`,
      }),
      "yaml/alias.too-much": {
        en: "the aliases of this file repeat too much",
        fr: "les reprises par * de ce fichier répètent trop de valeurs",
      },
      "yaml/alias.write-out": {
        en: "write the values out instead of repeating them with *name",
        fr: "écrivez les valeurs en entier au lieu de les reprendre par *nom",
      },
    },
  },
  "yaml/tag": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "A value begins with an exclamation mark",
      fr: "Une valeur commence par un point d’exclamation",
    },
    meaning: {
      en: "In YAML, a ! at the start of a value gives a type, and this one is not known. If the character belongs to the text, put the whole text between quotes.",
      fr: "En YAML, un ! au début d’une valeur lui donne un type, et celui-ci est inconnu. Si le signe fait partie du texte, mettez tout le texte entre guillemets droits.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: article,
          instead: "title: Choisir un bardage",
          wrong: "title: !Important Choisir un bardage",
          mended: 'title: "!Important Choisir un bardage"',
        },
      ],
    },
    messages: {
      "yaml/tag": message({
        en: ({ tag }: { tag: string }) => `the tag “${tag}” means nothing here`,
        fr: ({ tag }) => `« ${tag} » ne désigne rien ici : un ! en tête de valeur a un sens particulier`,
      }),
      "yaml/tag.hint": message({
        en: ({ tag }: { tag: string }) =>
          `put the text between quotes if it is meant to start with !, as in "${tag}"`,
        fr: ({ tag }) =>
          `si le texte doit commencer par !, mettez-le entre guillemets droits, comme dans "${tag}"`,
      }),
    },
  },
  "front-matter/missing": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The front matter is missing", fr: "L’en-tête manque" },
    meaning: {
      en: "A Markdown file begins with its fields, between two lines of three hyphens, or of three plus signs for TOML. Without the first line, they would be shown as text. Put --- on the very first line.",
      fr: "Un fichier Markdown commence par ses champs, entre deux lignes de trois traits d’union, ou de trois signes plus pour le TOML. Sans la première, ils seraient affichés comme du texte. Écrivez --- sur la toute première ligne.",
    },
    example: inFile(
      article,
      "title: Choisir un bardage\ndescription",
      "---\ntitle: Choisir un bardage\ndescription",
    ),
    messages: {
      "front-matter/missing": {
        en: "the file has no front matter, and its collection needs fields",
        fr: "le fichier n’a pas d’en-tête, et sa collection demande des champs",
      },
      "front-matter/missing.late": {
        en: "the file begins with an empty line, not with its front matter",
        fr: "le fichier commence par une ligne vide, et non par son en-tête",
      },
      "front-matter/missing.late.hint": message({
        en: ({ sign }: Fence) => `remove everything above the first ${sign}`,
        fr: ({ sign }) => `supprimez ce qui se trouve au-dessus du premier ${sign}`,
      }),
    },
  },
  "front-matter/fence": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "A line around the front matter holds something else",
      fr: "Une ligne qui borde l’en-tête contient autre chose",
    },
    meaning: {
      en: "The lines around the fields hold three hyphens for YAML, or three plus signs for TOML, and nothing else. No other language is read, and nothing in front matter is ever run. Write exactly --- or +++.",
      fr: "Les lignes qui bordent les champs contiennent trois traits d’union pour le YAML, ou trois signes plus pour le TOML, et rien d’autre. Aucun autre langage n’est lu, et rien dans l’en-tête n’est jamais exécuté. Écrivez exactement --- ou +++.",
    },
    example: inFile(article, "-----\ntitle: Choisir un bardage", "---\ntitle: Choisir un bardage"),
    messages: {
      "front-matter/fence.opens": message({
        en: ({ written, sign }: Fence & { written: string }) =>
          `the front matter opens with “${written}”, but only ${sign} is read`,
        fr: ({ written, sign }) => `l’en-tête s’ouvre par « ${written} », alors que seul ${sign} est lu`,
      }),
      "front-matter/fence.opens.hint": message({
        en: ({ sign }: Fence) =>
          `front matter is YAML or TOML here, and nothing in it is ever run: put it between two lines that hold nothing but ${sign}`,
        fr: ({ sign }) =>
          `l’en-tête s’écrit ici en YAML ou en TOML, et rien n’y est jamais exécuté : placez-le entre deux lignes qui ne contiennent que ${sign}`,
      }),
      "front-matter/fence.closes": message({
        en: ({ written, sign }: Fence & { written: string }) =>
          `the front matter closes with “${written}”, but only ${sign} is read`,
        fr: ({ written, sign }) => `l’en-tête se ferme par « ${written} », alors que seul ${sign} est lu`,
      }),
    },
  },
  "front-matter/unclosed": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The front matter is never closed", fr: "L’en-tête n’est jamais fermé" },
    meaning: {
      en: "The fields begin with a line of three hyphens, but no such line ends them, so that the text would be read as fields. Put --- on a line of its own after the last field, or +++ for TOML.",
      fr: "Les champs commencent par une ligne de trois traits d’union, mais aucune ligne semblable ne les termine : le texte serait lu comme des champs. Écrivez --- seul sur une ligne après le dernier champ, ou +++ pour le TOML.",
    },
    example: inFile(article, "category: menuiserie\n", "category: menuiserie\n---\n"),
    messages: {
      "front-matter/unclosed": { en: "the front matter is never closed", fr: "l’en-tête n’est jamais fermé" },
      "front-matter/unclosed.hint": message({
        en: ({ sign }: Fence) => `write ${sign} on a line of its own, below the last field`,
        fr: ({ sign }) => `écrivez ${sign} sur une ligne à part, sous le dernier champ`,
      }),
    },
  },
} satisfies Problems;

export const yamlWords = {
  "front-matter/fences": message({
    en: ({ sign }: Fence) => `put the front matter between two lines that hold nothing but ${sign}`,
    fr: ({ sign }) => `placez l’en-tête entre deux lignes qui ne contiennent que ${sign}`,
  }),
} satisfies Messages;

function spaces(count: number): string {
  return count === 0
    ? "no space"
    : `${en.number(count)} ${en.plural(count, { one: "space", other: "spaces" })}`;
}
