import { article, inText, sentence } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** An attribute of a directive, and the value that it has or may have. */
type DirectiveAttribute = { name: string; key: string; value: string };

const unwritten = ':::encadre{title="À savoir"}\nLe mélèze grise.\n:::';

/** Markdown. */
export const markdownProblems = {
  "markdown/too-deep": {
    severity: "error",
    title: { en: "Too many nested things", fr: "Trop d’éléments sont imbriqués" },
    meaning: {
      en: "Quotations, lists, brackets or directives are nested a hundred times or so. No reader could follow, and the text would take very long to read in. Close some, or put a backslash before characters that are only text.",
      fr: "Des citations, des listes, des crochets ou des blocs s’emboîtent une centaine de fois. Aucun lecteur ne suivrait, et la lecture du texte prendrait trop de temps. Fermez-en, ou mettez une barre oblique inverse devant les signes qui ne veulent rien dire.",
    },
    example: inText(
      `${"> ".repeat(101)}Le mélèze tient sans traitement.`,
      "> Le mélèze tient sans traitement.",
    ),
    messages: {
      "markdown/too-deep": {
        en: "too many things are nested here (quotations, lists, emphasis, brackets or directives)",
        fr: "trop d’éléments sont imbriqués ici (citations, listes, mises en valeur, crochets ou blocs)",
      },
      "markdown/too-deep.hint": {
        en: "close some of them, or put a backslash before characters that are only text, as in \\[ or \\*",
        fr: "fermez-en quelques-uns, ou mettez une barre oblique inverse devant les signes à montrer, comme dans \\[ ou \\*",
      },
    },
  },
  "markdown/too-long": {
    severity: "error",
    title: { en: "A text is too long", fr: "Un texte est trop long" },
    meaning: {
      en: "The text has more than a million characters, or one paragraph has so many special ones that reading it would take very long. Divide it into several files or paragraphs.",
      fr: "Le texte compte plus d’un million de signes, ou un paragraphe contient tant de signes spéciaux que sa lecture prendrait trop de temps. Répartissez-le en plusieurs fichiers ou paragraphes.",
    },
    example: {
      command: "build",
      wrong: {
        en: "A whole book of more than a million characters is in one file.",
        fr: "Un livre entier de plus d’un million de signes tient dans un seul fichier.",
      },
      mended: { en: "Each chapter has a file of its own.", fr: "Chaque chapitre a son propre fichier." },
      report: {
        file: "content/conseils/bardage.md",
        at: {
          line: 7,
          column: 1,
        },
        line: "",
        message: {
          key: "markdown/too-long",
          data: {
            most: 1000000,
          },
        },
        hint: {
          key: "markdown/too-long.hint",
          data: {},
        },
      },
    },
    messages: {
      "markdown/too-long": message({
        en: ({ most }: { most: number }) => `this text is longer than ${en.number(most)} characters`,
        fr: ({ most }) => `ce texte dépasse ${fr.number(most)} signes`,
      }),
      "markdown/too-long.hint": {
        en: "divide it into several files",
        fr: "répartissez-le en plusieurs fichiers",
      },
      "markdown/too-long.costly": {
        en: "this text takes longer than three seconds to read: from this line on, too many characters such as : _ ` [ or & are in one paragraph, list item or table",
        fr: "la lecture de ce texte prend plus de trois secondes : à partir de cette ligne, trop de signes comme : _ ` [ ou & se suivent dans un même paragraphe, élément de liste ou tableau",
      },
      "markdown/too-long.costly.hint": {
        en: "put empty lines between its parts, or divide the text into several files",
        fr: "séparez les parties par des lignes vides, ou répartissez le texte en plusieurs fichiers",
      },
    },
  },
  "markdown/raw-html": {
    severity: "warning",
    isRule: true,
    title: { en: "HTML in a text is left out", fr: "Le HTML d’un texte est laissé de côté" },
    meaning: {
      en: "Texts are Markdown. A few HTML elements are allowed. Of all others, only the words reach the page: their tags are left out, because they could break its layout or its security. Write the same in Markdown or with a directive. To show a < as it is, put a backslash before it.",
      fr: "Les textes sont en Markdown. Quelques éléments HTML y sont admis. Des autres, seuls les mots arrivent sur la page : leurs balises sont laissées de côté, car elles pourraient nuire à la mise en page ou à la sécurité. Écrivez la même chose en Markdown ou avec un bloc. Pour montrer le signe <, faites-le précéder d’une barre oblique inverse.",
    },
    example: inText("<center>Le mélèze tient sans traitement.</center>", "Le mélèze tient sans traitement."),
    messages: {
      "markdown/raw-html": message({
        en: ({ line }: { line: string }) => `HTML is left out: ${line}`,
        fr: ({ line }) => `le HTML n’est pas repris : ${line}`,
      }),
      "markdown/raw-html.few.hint": {
        en: "write it in Markdown or with a directive, or allow more by markdown: { html: safe } in content/site.yaml; to show a character, put a backslash before it, as in \\<",
        fr: "écrivez-le en Markdown ou avec un bloc, ou admettez-en davantage par markdown: { html: safe } dans content/site.yaml ; pour montrer un signe, mettez devant lui une barre oblique inverse, comme dans \\<",
      },
      "markdown/raw-html.hint": {
        en: "write it in Markdown or with a directive; to show a character, put a backslash before it, as in \\<",
        fr: "écrivez-le en Markdown ou avec un bloc ; pour montrer un signe, mettez devant lui une barre oblique inverse, comme dans \\<",
      },
      "markdown/raw-html.plugin": message({
        en: ({ name }: { name: string }) => `a plug-in has made ${name}, which is left out`,
        fr: ({ name }) => `une extension a produit ${name}, qui n’est pas repris`,
      }),
      "markdown/raw-html.plugin-style": {
        en: "a plug-in has added a style, which is left out",
        fr: "une extension a produit un style, qui est retiré",
      },
      "markdown/raw-html.plugin-style.hint": {
        en: "list “style” among the attributes of the element in “allow”; a style that loads something, or is not valid CSS, is always left out",
        fr: "ajoutez « style » aux attributs de l’élément dans « allow » ; un style qui charge quelque chose, ou qui n’est pas du CSS valide, est toujours retiré",
      },
      "markdown/raw-html.plugin.hint": {
        en: "list it in allow under markdown in templates/site.ts, with its attributes",
        fr: "ajoutez-le, avec ses attributs, à la liste allow de markdown dans templates/site.ts",
      },
      "markdown/raw-html.never.hint": {
        en: "no site can allow it: use a directive, whose component is free to draw it",
        fr: "aucun site ne peut l’autoriser : utilisez un bloc, dont le composant peut le dessiner",
      },
    },
  },
  "markdown/heading-one": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A heading has the level of the page’s title",
      fr: "Un intertitre a le niveau du titre de la page",
    },
    meaning: {
      en: "A page has one title of the first level, which comes from the field title. A line with a single # would be a second one. Begin headings of the text with ##.",
      fr: "Une page a un seul titre de premier niveau, qui vient du champ title. Une ligne qui commence par un seul # en serait un second. Commencez les intertitres du texte par ##.",
    },
    example: inText("# Le mélèze", "## Le mélèze"),
    messages: {
      "markdown/heading-one": {
        en: "a heading of the first level is the title of the page, which has one already",
        fr: "un titre de premier niveau est celui de la page, qui en a déjà un",
      },
      "markdown/heading-one.hint": { en: "begin it with ##", fr: "commencez-le par ##" },
    },
  },
  "markdown/unknown-directive": {
    severity: "warning",
    isRule: true,
    title: { en: "There is no such directive", fr: "Ce bloc n’existe pas" },
    meaning: {
      en: "A line begins with colons and a name, but the site has no directive of that name. The text is shown without its frame, and some colons with it. Write one of the names that the hint gives.",
      fr: "Une ligne commence par des deux-points et un nom, mais le site n’a pas de bloc de ce nom. Le texte paraît sans son cadre, parfois avec ses deux-points. Écrivez l’un des noms que donne le conseil.",
    },
    example: inText(
      ':::encart{title="À savoir"}\nLe mélèze grise.\n:::',
      ':::encadre{title="À savoir"}\nLe mélèze grise.\n:::',
    ),
    messages: {
      "markdown/unknown-directive": message({
        en: ({ name }: { name: string }) => `there is no directive “${name}”`,
        fr: ({ name }) => `il n’y a pas de bloc « ${name} »`,
      }),
      "markdown/unknown-directive.hint": message({
        en: ({ hint }: { hint: string }) =>
          `${hint} (a site declares others under directives, and \\: shows a colon)`,
        fr: ({ hint }) =>
          `${hint} (pour montrer les deux-points, écrivez \\: ; un développeur peut ajouter un bloc au site, sous directives)`,
      }),
      "markdown/unknown-directive.alert": message({
        en: ({ mark }: { mark: string }) => `the site has no directive “alert”: readers would see ${mark}`,
        fr: ({ mark }) => `le site n’a pas de bloc « alert » : les lecteurs verraient ${mark}`,
      }),
      "markdown/unknown-directive.alert.hint": message({
        en: ({ mark }: { mark: string }) =>
          `declare one with the attribute kind under directives; to show the brackets, write \\${mark}`,
        fr: ({ mark }) =>
          `pour montrer les crochets, écrivez \\${mark} ; un développeur peut ajouter ce bloc au site, sous directives, avec l’attribut kind`,
      }),
      "markdown/unknown-directive.prose": message({
        en: ({ name }: { name: string }) =>
          `there is no directive “${name}”: readers would see it as it is written`,
        fr: ({ name }) => `il n’y a pas de bloc « ${name} » : les lecteurs le verraient tel qu’il est écrit`,
      }),
    },
  },
  "markdown/unwritten-directive": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A directive is still to be written", fr: "Un bloc reste à écrire" },
    meaning: {
      en: "The import of another site has made this directive for a tag that Markdown has no counterpart for. Its component draws nothing yet. Write what visitors shall see, then remove the mark from its attributes.",
      fr: "La reprise d’un autre site a fait ce bloc pour une balise qui n’a pas d’équivalent en Markdown. Son composant ne dessine encore rien. Écrivez ce que verront les visiteurs, puis retirez la marque de ses attributs.",
    },
    example: {
      command: "build",
      changes: [
        { file: article, instead: sentence, wrong: unwritten, mended: unwritten },
        {
          file: "templates/site.tsx",
          instead: 'attributes: z.strictObject({ title: text("fr") }),',
          wrong: 'attributes: z.strictObject({ title: text("fr") }).meta({ unwritten: true }),',
          mended: 'attributes: z.strictObject({ title: text("fr") }),',
        },
      ],
    },
    messages: {
      "markdown/unwritten-directive": message({
        en: ({ name }: { name: string }) => `the directive “${name}” is still to be written`,
        fr: ({ name }) => `le bloc « ${name} » reste à écrire`,
      }),
      "markdown/unwritten-directive.hint": {
        en: "write its component in templates/, then remove .meta({ unwritten: true }) from its attributes",
        fr: "écrivez son composant dans templates/, puis retirez .meta({ unwritten: true }) de ses attributs",
      },
    },
  },
  "markdown/directive-placement": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A directive is in the wrong place", fr: "Un bloc est mal placé" },
    meaning: {
      en: "A directive must be on lines of its own, between paragraphs. In a list, a quotation or a sentence it cannot be drawn. End the list first, and begin the directive at the left.",
      fr: "Un bloc occupe ses propres lignes, entre des paragraphes. Dans une liste, une citation ou une phrase, il ne peut pas être dessiné. Terminez d’abord la liste, puis commencez le bloc tout à gauche.",
    },
    example: inText(
      '- Le mélèze\n\n  :::encadre{title="À savoir"}\n  Il grise.\n  :::',
      '- Le mélèze\n\n:::encadre{title="À savoir"}\nIl grise.\n:::',
    ),
    messages: {
      "markdown/directive-placement": message({
        en: ({ name }: { name: string }) => `the directive “${name}” is in a list, quotation or footnote`,
        fr: ({ name }) => `le bloc « ${name} » se trouve dans une liste, une citation ou une note`,
      }),
      "markdown/directive-placement.hint": {
        en: "end the list or quotation before it, without indentation",
        fr: "terminez la liste ou la citation avant lui, et commencez-le au début de la ligne",
      },
      "markdown/directive-placement.in-text": message({
        en: ({ name }: { name: string }) =>
          `the directive “${name}” must be on lines of its own, not within a text`,
        fr: ({ name }) =>
          `le bloc « ${name} » occupe des lignes à lui, et ne se met pas au milieu d’un texte`,
      }),
      "markdown/directive-placement.in-text.hint": message({
        en: ({ colons, name }: { colons: string; name: string }) => `begin a line with ${colons}${name}`,
        fr: ({ colons, name }) => `commencez une ligne par ${colons}${name}`,
      }),
    },
  },
  "markdown/invalid-directive": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A directive is not written right", fr: "Un bloc est mal écrit" },
    meaning: {
      en: "An attribute is missing, unknown or of a wrong value, or the colons that close the directive are not there. Correct it as the hint says: the name follows the colons, its attributes are between braces.",
      fr: "Un attribut manque, est inconnu ou porte une mauvaise valeur, ou les deux-points qui ferment le bloc manquent. Corrigez-le comme le conseil l’indique : le nom suit les deux-points, ses attributs sont entre accolades.",
    },
    example: inText(
      ':::encadre{titre="À savoir"}\nLe mélèze grise.\n:::',
      ':::encadre{title="À savoir"}\nLe mélèze grise.\n:::',
    ),
    messages: {
      "markdown/invalid-directive.malformed": {
        en: "this looks like a directive, but is not well formed",
        fr: "ceci ressemble à un bloc, mais n’en a pas la forme",
      },
      "markdown/invalid-directive.malformed.hint": {
        en: 'write the name right after the colons, then the attributes between braces, as in :::name{key="value"}',
        fr: 'écrivez le nom juste après les deux-points, puis les attributs entre accolades, comme dans :::nom{attribut="valeur"}',
      },
      "markdown/invalid-directive.quotes": message({
        en: ({ key, quote }: { key: string; quote: string }) =>
          `the value of “${key}” is between quotes of a word processor (${quote})`,
        fr: ({ key, quote }) =>
          `la valeur de « ${key} » est entre des guillemets de traitement de texte (${quote})`,
      }),
      "markdown/invalid-directive.quotes.hint": message({
        en: ({ name, key }: { name: string; key: string }) =>
          `write straight quotes around the value, as in ${name}{${key}="…"}; other quotes may be within it`,
        fr: ({ name, key }) =>
          `mettez la valeur entre guillemets droits, comme dans ${name}{${key}="…"} ; à l’intérieur, les autres guillemets conviennent`,
      }),
      "markdown/invalid-directive.stray-colons": {
        en: "these colons close no directive",
        fr: "ces deux-points ne ferment aucun bloc",
      },
      "markdown/invalid-directive.stray-colons.hint": {
        en: "take them out, or open a directive above; one that holds another needs more colons, as in ::::",
        fr: "retirez-les, ou ouvrez un bloc plus haut ; celui qui en contient un autre demande plus de deux-points, comme ::::",
      },
      "markdown/invalid-directive.no-text": message({
        en: ({ name }: { name: string }) => `the directive “${name}” needs a text in it`,
        fr: ({ name }) => `le bloc « ${name} » n’entoure aucun texte`,
      }),
      "markdown/invalid-directive.no-text.hint": message({
        en: ({ name }: { name: string }) => `write :::${name}{…}, the text, and ::: on a line of its own`,
        fr: ({ name }) => `écrivez :::${name}{…}, puis le texte, puis ::: sur une ligne à part`,
      }),
      "markdown/invalid-directive.needs-no-text": message({
        en: ({ name }: { name: string }) => `the directive “${name}” takes no text in it`,
        fr: ({ name }) => `le bloc « ${name} » n’a pas à entourer de texte`,
      }),
      "markdown/invalid-directive.needs-no-text.hint": message({
        en: ({ name }: { name: string }) => `write ::${name}{…} on a line of its own, with two colons`,
        fr: ({ name }) => `écrivez ::${name}{…} sur une ligne à part, avec deux fois deux-points`,
      }),
      "markdown/invalid-directive.label": message({
        en: ({ name }: { name: string }) => `the directive “${name}” takes no words in brackets`,
        fr: ({ name }) => `le bloc « ${name} » ne prend pas de mots entre crochets`,
      }),
      "markdown/invalid-directive.label.hint": message({
        en: ({ name }: { name: string }) => `write them as an attribute, as in ${name}{title="…"}`,
        fr: ({ name }) => `écrivez-les dans un attribut, comme dans ${name}{title="…"}`,
      }),
      "markdown/invalid-directive.open": message({
        en: ({ name }: { name: string }) => `the directive “${name}” is never closed`,
        fr: ({ name }) => `le bloc « ${name} » n’est jamais fermé`,
      }),
      "markdown/invalid-directive.open-before": message({
        en: ({ name, next, line }: { name: string; next: string; line: number }) =>
          `the directive “${name}” is not closed before “${next}” begins on line ${line}`,
        fr: ({ name, next, line }) =>
          `le bloc « ${name} » n’est pas fermé quand « ${next} » commence à la ligne ${line}`,
      }),
      "markdown/invalid-directive.open.hint": {
        en: "put ::: on a line of its own after its text; one that holds another needs more colons than that, as in ::::",
        fr: "mettez ::: sur une ligne à part après son texte ; celui qui en contient un autre demande plus de deux-points, comme ::::",
      },
      "markdown/invalid-directive.unknown-attribute": message({
        en: ({ name, key }: { name: string; key: string }) =>
          `the directive “${name}” has no attribute “${key}”`,
        fr: ({ name, key }) => `le bloc « ${name} » n’a pas d’attribut « ${key} »`,
      }),
      "markdown/invalid-directive.attributes": message({
        en: ({ name, reason }: { name: string; reason: string }) =>
          `the attributes of the directive “${name}” do not fit: ${reason}`,
        fr: ({ name, reason }) => `les attributs du bloc « ${name} » ne conviennent pas : ${reason}`,
      }),
      "markdown/invalid-directive.missing-attribute": message({
        en: ({ name, key }: { name: string; key: string }) =>
          `the directive “${name}” lacks the attribute “${key}”`,
        fr: ({ name, key }) => `l’attribut « ${key} » manque au bloc « ${name} »`,
      }),
      "markdown/invalid-directive.missing-attribute.hint": message({
        en: ({ name, key, value }: DirectiveAttribute) =>
          `add it between the braces, as in ${name}{${key}="${value}"}`,
        fr: ({ name, key, value }) => `ajoutez-le entre les accolades, comme dans ${name}{${key}="${value}"}`,
      }),
      "markdown/invalid-directive.value": message({
        en: ({ name, key, value, reason }: DirectiveAttribute & { reason: string }) =>
          `the attribute “${key}” of the directive “${name}” is “${value}”, which does not fit: ${reason}`,
        fr: ({ name, key, value, reason }) =>
          `l’attribut « ${key} » du bloc « ${name} » vaut « ${value} », ce qui ne convient pas : ${reason}`,
      }),
      "markdown/invalid-directive.choice": message({
        en: ({ name, key, value }: DirectiveAttribute) =>
          `the attribute “${key}” of the directive “${name}” is “${value}”, which is not one of its values`,
        fr: ({ name, key, value }) =>
          `l’attribut « ${key} » du bloc « ${name} » vaut « ${value} », qui n’est pas une de ses valeurs`,
      }),
      "markdown/invalid-directive.too-short": message({
        en: ({ least }: { least: number }) =>
          `it needs at least ${en.number(least)} ${en.plural(least, { one: "character", other: "characters" })}`,
        fr: ({ least }) =>
          `il faut au moins ${fr.number(least)} ${fr.plural(least, { one: "signe", other: "signes" })}`,
      }),
      "markdown/invalid-directive.too-long": message({
        en: ({ most }: { most: number }) =>
          `it may have at most ${en.number(most)} ${en.plural(most, { one: "character", other: "characters" })}`,
        fr: ({ most }) =>
          `il faut au plus ${fr.number(most)} ${fr.plural(most, { one: "signe", other: "signes" })}`,
      }),
      "markdown/invalid-directive.abbreviation": {
        en: "an abbreviation needs its letters and its meaning",
        fr: "une abréviation demande ses lettres et ce qu’elles veulent dire",
      },
      "markdown/invalid-directive.abbreviation-attribute": message({
        en: ({ key }: { key: string }) => `an abbreviation has no attribute “${key}”`,
        fr: ({ key }) => `une abréviation n’a pas d’attribut « ${key} »`,
      }),
      "markdown/invalid-directive.abbreviation.hint": {
        en: 'write it as in :abbr[CO2]{title="carbon dioxide"}',
        fr: 'écrivez-la comme dans :abbr[CO2]{title="dioxyde de carbone"}',
      },
    },
  },
  "markdown/unsafe-link": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A link is not safe to open", fr: "Un lien n’est pas sûr" },
    meaning: {
      en: "The address is one that browsers refuse or that could run a program, such as file: or javascript:. Visitors would get nothing. Link to a page, to a web address, or to mailto: and tel:.",
      fr: "Les navigateurs refusent cette adresse, ou elle pourrait lancer un programme : file: ou javascript:, par exemple. Les visiteurs n’obtiendraient rien. Faites un lien vers une page, une adresse du web, mailto: ou tel:.",
    },
    example: inText("Voyez [nos tarifs](file:///C:/Documents/tarifs.md).", "Voyez [nos tarifs](/tarifs)."),
    messages: {
      "markdown/unsafe-link": message({
        en: ({ address }: { address: string }) =>
          `the link to “${address}” is not one that browsers open safely`,
        fr: ({ address }) => `le lien vers « ${address} » n’est pas sûr à ouvrir`,
      }),
      "markdown/unsafe-link.local.hint": message({
        en: ({ file }: { file: string }) =>
          `this is a file of your computer, which readers do not have: put it into static/documents/ and write /documents/${file}`,
        fr: ({ file }) =>
          `c’est un fichier de votre ordinateur, que les lecteurs n’ont pas : placez-le dans static/documents/ et écrivez /documents/${file}`,
      }),
      "markdown/unsafe-link.hint": {
        en: "link to a page (/…), to a place in this one (#…), or to an http, https, mailto or tel address",
        fr: "un lien mène à une page (/…), à un endroit de cette page (#…), ou à une adresse qui commence par http, https, mailto ou tel",
      },
    },
  },
  "markdown/empty-link": {
    severity: "error",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A link has no address", fr: "Un lien n’a pas d’adresse" },
    meaning: {
      en: "The words look like a link, but there is nothing between the parentheses, or nothing after https:// or mailto:. A click would have no effect. Write the address, or keep the words without the link.",
      fr: "Les mots ressemblent à un lien, mais il n’y a rien entre les parenthèses, ou rien après https:// ou mailto:. Un clic ne mènerait nulle part. Écrivez l’adresse, ou gardez les mots sans le lien.",
    },
    example: inText("Voyez [nos tarifs]().", "Voyez [nos tarifs](/tarifs)."),
    messages: {
      "markdown/empty-link": { en: "the link has no address", fr: "le lien n’a pas d’adresse" },
      "markdown/empty-link.unfinished": message({
        en: ({ address }: { address: string }) => `the link to “${address}” leads nowhere`,
        fr: ({ address }) => `le lien vers « ${address} » ne mène nulle part`,
      }),
      "markdown/empty-link.hint": {
        en: "write the address between the parentheses, or remove the link",
        fr: "écrivez l’adresse entre les parenthèses, ou retirez le lien",
      },
    },
  },
  "markdown/image-placement": {
    severity: "error",
    title: {
      en: "An image has no address that browsers load",
      fr: "Une image a une adresse que les navigateurs ne chargent pas",
    },
    meaning: {
      en: "An image is a file beside the text, in content/ or in static/, or has an https address. An address of your computer (file:), or one that holds the image itself (data:), is not loaded. Save the file beside the text and write its name.",
      fr: "Une image est un fichier rangé à côté du texte, dans content/ ou dans static/, ou bien une adresse qui commence par https://. Une adresse de votre ordinateur (file:), ou qui contient l’image elle-même (data:), n’est pas chargée. Enregistrez le fichier à côté du texte et écrivez son nom.",
    },
    example: inText("![Des combles](file:///C:/Photos/combles.svg)", "![Des combles](../images/combles.svg)"),
    messages: {
      "markdown/image-placement": message({
        en: ({ address }: { address: string }) => `browsers cannot load an image from “${address}”`,
        fr: ({ address }) => `un navigateur ne charge pas d’image depuis « ${address} »`,
      }),
      "markdown/image-placement.hint": {
        en: "save it beside the text and write ![what it shows](./its-name.jpg), or give an https address",
        fr: "enregistrez-la à côté du texte et écrivez ![ce qu’elle montre](./son-nom.jpg), ou donnez une adresse en https",
      },
    },
  },
  "markdown/stray-link": {
    severity: "warning",
    isRule: true,
    isEasedByImport: true,
    title: { en: "A link is shown as it is written", fr: "Un lien s’affiche tel qu’il est écrit" },
    meaning: {
      en: "There is a space between the words of the link and its address, or within the address. Markdown then reads it as plain text, and readers see the brackets. Remove the space.",
      fr: "Il y a une espace entre les mots du lien et son adresse, ou dans l’adresse. Markdown y voit alors du texte, et les lecteurs voient les crochets. Supprimez l’espace.",
    },
    example: inText("Voyez [nos tarifs] (/tarifs).", "Voyez [nos tarifs](/tarifs)."),
    messages: {
      "markdown/stray-link.space": message({
        en: ({ address }: { address: string }) =>
          `“${address}” is not an address, since it has a space: the link would be shown as it is written`,
        fr: ({ address }) =>
          `« ${address} » contient une espace, ce n’est donc pas une adresse : les lecteurs verraient le lien tel qu’il est écrit`,
      }),
      "markdown/stray-link.space-in-image": message({
        en: ({ address }: { address: string }) =>
          `“${address}” is not an address, since it has a space: the image would be shown as it is written`,
        fr: ({ address }) =>
          `« ${address} » contient une espace, ce n’est donc pas une adresse : les lecteurs verraient, au lieu de l’image, ce qui est écrit`,
      }),
      "markdown/stray-link.space.hint": message({
        en: ({ address }: { address: string }) =>
          `put the address between < and >, as in ](<${address}>), or give the file a name without spaces`,
        fr: ({ address }) =>
          `mettez l’adresse entre < et >, comme dans ](<${address}>), ou donnez au fichier un nom sans espace`,
      }),
      "markdown/stray-link.swapped": message({
        en: ({ written }: { written: string }) =>
          `the brackets of this link are swapped: readers would see ${written}`,
        fr: ({ written }) =>
          `les crochets et les parenthèses de ce lien sont intervertis : les lecteurs verraient ${written}`,
      }),
      "markdown/stray-link.swapped.hint": message({
        en: ({ right }: { right: string }) => `write ${right}`,
        fr: ({ right }) => `écrivez ${right}`,
      }),
      "markdown/stray-link.gap": message({
        en: ({ words }: { words: string }) =>
          `there is a space between the words of this link and its address: readers would see ${words}`,
        fr: ({ words }) =>
          `une espace sépare les mots de ce lien de son adresse : les lecteurs verraient ${words}`,
      }),
      "markdown/stray-link.gap.hint": {
        en: "write the parenthesis right after the bracket; to show the brackets, put a backslash before the first",
        fr: "ouvrez la parenthèse juste après le crochet ; pour montrer les crochets, mettez une barre oblique inverse devant le premier",
      },
      "markdown/stray-link.undefined": message({
        en: ({ name, words }: { name: string; words: string }) =>
          `no line gives the address of “${name}”: readers would see ${words}`,
        fr: ({ name, words }) =>
          `aucune ligne ne donne l’adresse de « ${name} » : les lecteurs verraient ${words}`,
      }),
      "markdown/stray-link.undefined.hint": message({
        en: ({ name }: { name: string }) =>
          `write [${name}]: /its-address on a line of its own; to show the brackets, put a backslash before the first`,
        fr: ({ name }) =>
          `écrivez [${name}]: /son-adresse sur une ligne à part ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,
      }),
    },
  },
  "markdown/stray-note": {
    severity: "warning",
    isRule: true,
    title: {
      en: "A footnote and its mark do not belong together",
      fr: "Une note et son appel ne vont pas ensemble",
    },
    meaning: {
      en: "A note is written that nothing refers to, or the text refers to a note that does not exist. Readers never see the note, or see the brackets of its mark. Write the missing one, or take the other out.",
      fr: "Une note est écrite que rien n’appelle, ou le texte appelle une note qui n’existe pas. Les lecteurs ne voient jamais la note, ou voient les crochets de l’appel. Écrivez ce qui manque, ou supprimez l’autre.",
    },
    example: inText(
      "Le mélèze grise.\n\n[^gris]: En deux ou trois ans.",
      "Le mélèze grise[^gris].\n\n[^gris]: En deux ou trois ans.",
    ),
    messages: {
      "markdown/stray-note.missing": message({
        en: ({ note, words }: { note: string; words: string }) =>
          `there is no footnote “${note}”: readers would see ${words}`,
        fr: ({ note, words }) => `il n’y a pas de note « ${note} » : les lecteurs verraient ${words}`,
      }),
      "markdown/stray-note.missing.hint": message({
        en: ({ note }: { note: string }) =>
          `write [^${note}]: its words on a line of its own; to show the brackets, put a backslash before the first`,
        fr: ({ note }) =>
          `écrivez [^${note}]: suivi du texte de la note sur une ligne à part ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,
      }),
      "markdown/stray-note.plain": message({
        en: ({ words }: { words: string }) => `${words} links to no footnote: readers would see it as it is`,
        fr: ({ words }) => `${words} ne mène à aucune note : les lecteurs le verraient tel quel`,
      }),
      "markdown/stray-note.plain.hint": message({
        en: ({ note }: { note: string }) =>
          `write [^${note}] here and, on a line of its own at the end, [^${note}]: followed by the words of the note; to show the brackets, put a backslash before the first`,
        fr: ({ note }) =>
          `écrivez ici [^${note}] et, sur une ligne à part à la fin, [^${note}]: suivi du texte de la note ; pour montrer les crochets, mettez une barre oblique inverse devant le premier`,
      }),
      "markdown/stray-note.unused": message({
        en: ({ note }: { note: string }) => `nothing refers to the footnote “${note}”: readers never see it`,
        fr: ({ note }) => `rien ne renvoie à la note « ${note} » : les lecteurs ne la voient pas`,
      }),
      "markdown/stray-note.unused.hint": message({
        en: ({ note }: { note: string }) => `write [^${note}] where it belongs, or take it out`,
        fr: ({ note }) => `écrivez [^${note}] à l’endroit qu’elle explique, ou retirez-la`,
      }),
    },
  },
  "markdown/stray-mark": {
    severity: "warning",
    isRule: true,
    title: { en: "A Markdown character is shown as it is", fr: "Un signe de Markdown s’affiche tel quel" },
    meaning: {
      en: "A heading, a list or a table lacks something small, such as the space after ##. Readers would see the character. Write it as the hint shows.",
      fr: "Il manque peu de chose à un intertitre, une liste ou un tableau, comme l’espace après ##. Les lecteurs verraient le signe. Écrivez-le comme le conseil le montre.",
    },
    example: inText("##Le mélèze", "## Le mélèze"),
    messages: {
      "markdown/stray-mark.heading": message({
        en: ({ sign }: { sign: string }) =>
          `this is not a heading, since an ordinary space is missing: readers would see the ${sign}`,
        fr: ({ sign }) =>
          `ce n’est pas un titre, faute d’une espace ordinaire : les lecteurs verraient le signe ${sign}`,
      }),
      "markdown/stray-mark.heading.hint": {
        en: "write one before the words; to show the characters, put a backslash before them",
        fr: "mettez une espace entre les signes et les mots ; pour montrer les signes, mettez devant eux une barre oblique inverse",
      },
      "markdown/stray-mark.item": message({
        en: ({ sign }: { sign: string }) => `this is not an item of a list: readers would see the ${sign}`,
        fr: ({ sign }) => `ce n’est pas un élément de liste : les lecteurs verraient le signe ${sign}`,
      }),
      "markdown/stray-mark.item.hint": {
        en: "write a hyphen and an ordinary space before each item",
        fr: "mettez un tiret court (-) et une espace ordinaire devant chaque élément",
      },
      "markdown/stray-mark.table": message({
        en: ({ sign }: { sign: string }) =>
          `this is not a table, since a row of dashes is missing: readers would see the ${sign}`,
        fr: ({ sign }) =>
          `ce n’est pas un tableau, faute d’une ligne de tirets : les lecteurs verraient le signe ${sign}`,
      }),
      "markdown/stray-mark.table.hint": {
        en: "write a row such as | --- | --- | below that of the headings",
        fr: "écrivez sous la ligne d’en-tête une ligne comme | --- | --- |",
      },
      "markdown/stray-mark.bold": {
        en: "these asterisks make nothing bold: readers would see **",
        fr: "ces astérisques ne mettent rien en gras : les lecteurs verraient **",
      },
      "markdown/stray-mark.bold.hint": {
        en: "write two asterisks before the words and two after them, without a space between, as in **words**; to show the asterisks, put a backslash before each",
        fr: "mettez deux astérisques avant les mots et deux après, sans espace entre eux, comme dans **mots** ; pour montrer les astérisques, mettez une barre oblique inverse devant chacun",
      },
      "markdown/stray-mark.columns": {
        en: "this is not a table, although tabs or spaces separate its columns: readers would see one running text",
        fr: "ce n’est pas un tableau, bien que des tabulations ou des espaces séparent ses colonnes : les lecteurs verraient un texte d’un seul tenant",
      },
      "markdown/stray-mark.columns.hint": message({
        en: ({ row, dashes }: { row: string; dashes: string }) =>
          `put | between the columns and around each row, as in ${row}, and ${dashes} on a line of its own below the first row`,
        fr: ({ row, dashes }) =>
          `mettez | entre les colonnes et aux deux bouts de chaque ligne, comme dans ${row}, et ${dashes} sur une ligne à part sous la première`,
      }),
      "markdown/stray-mark.foreign": message({
        en: ({ sign }: { sign: string }) =>
          `${sign} has a meaning in other generators, and none here: readers would see it`,
        fr: ({ sign }) =>
          `${sign} a un sens pour d’autres générateurs, et aucun ici : les lecteurs le verraient`,
      }),
      "markdown/stray-mark.foreign.hint": {
        en: "write it in Markdown or with a directive of the site; to show it, put it between backticks",
        fr: "écrivez-le en Markdown ou avec un bloc du site ; pour le montrer, mettez-le entre accents graves",
      },
    },
  },
  "markdown/open-code": {
    severity: "warning",
    isRule: true,
    title: { en: "A block of code is never closed", fr: "Un bloc de code n’est jamais fermé" },
    meaning: {
      en: "Three backticks begin a block of code, and nothing ends it. The rest of the text is shown as code. Write three backticks on a line of their own where the code ends.",
      fr: "Trois accents graves ouvrent un bloc de code, et rien ne le ferme. Tout le reste du texte s’affiche comme du code. Écrivez trois accents graves, seuls sur une ligne, là où le code finit.",
    },
    example: inText(
      "```\n27 × 132 mm\n\nComptez un dixième de plus.",
      "```\n27 × 132 mm\n```\n\nComptez un dixième de plus.",
    ),
    messages: {
      "markdown/open-code": {
        en: "this block of code is never closed: all text after it is shown as code",
        fr: "rien ne ferme ce bloc de code : toute la suite s’affiche comme du code",
      },
      "markdown/open-code.hint": message({
        en: ({ fence }: { fence: string }) => `write ${fence} on a line of its own where the code ends`,
        fr: ({ fence }) => `écrivez ${fence} sur une ligne à part, là où le code finit`,
      }),
    },
  },
  "markdown/plugin": {
    severity: "error",
    otherSeverity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: { en: "A plug-in cannot read a text", fr: "Une extension ne peut pas lire un texte" },
    meaning: {
      en: "The site has plug-ins for its texts, which draw formulas or diagrams, for instance. One of them does not understand what is written here, or has stopped with a mistake of its own. The message gives its name and its words, which may be in English. Correct the text, or the options of the plug-in.",
      fr: "Le site a des extensions pour ses textes, qui dessinent par exemple des formules ou des schémas. L’une d’elles ne comprend pas ce qui est écrit ici, ou s’est arrêtée sur une faute de son propre code. Le message donne son nom et ce qu’elle dit, parfois en anglais. Corrigez le texte, ou les options de l’extension.",
    },
    example: inText("```tarif\nUne journée : offerte\n```", "```tarif\nUne journée : 400\n```"),
    messages: {
      "markdown/plugin": message({
        en: ({ plugin, reason }: { plugin: string; reason: string }) =>
          `the plug-in ${plugin} reports: ${reason}`,
        fr: ({ plugin, reason }) => `l’extension ${plugin} signale : ${reason}`,
      }),
      "markdown/plugin.throws": message({
        en: ({ plugin, reason }: { plugin: string; reason: string }) =>
          `the plug-in ${plugin} has failed: ${reason}`,
        fr: ({ plugin, reason }) => `l’extension ${plugin} a échoué : ${reason}`,
      }),
      "markdown/plugin.hint": {
        en: "correct what is written here, or the options of the plug-in in templates/site.ts",
        fr: "corrigez ce qui est écrit ici, ou les options de l’extension dans templates/site.ts",
      },
      "markdown/plugin.late": message({
        en: ({ plugin, seconds }: { plugin: string; seconds: number }) =>
          `the plug-in ${plugin} has given no result for this text after ${seconds} seconds`,
        fr: ({ plugin, seconds }) =>
          `l’extension ${plugin} n’a rendu aucun résultat pour ce texte en ${seconds} secondes`,
      }),
      "markdown/plugin.late.hint": {
        en: "make the plug-in give up sooner, for example a request with AbortSignal.timeout(5000), or remove it",
        fr: "faites renoncer l’extension plus tôt, par exemple une requête avec AbortSignal.timeout(5000), ou retirez-la",
      },
    },
  },
} satisfies Problems;

export const markdownWords = {
  "noun.directives": { en: "directives", fr: "blocs" },
  "noun.attributes-of": message({
    en: ({ name }: { name: string }) => `attributes of ${name}`,
    fr: ({ name }) => `attributs de ${name}`,
  }),
  "noun.values": { en: "values", fr: "valeurs" },
} satisfies Messages;
