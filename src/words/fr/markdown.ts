import type { Translated } from "../catalogue.ts";
import type { markdown as english } from "../en/markdown.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const markdown: Translated<typeof english> = {
  "markdown/raw-html": ({ line }) => `le HTML n’est pas repris : ${line}`,
  "markdown/raw-html.few.hint":
    "écrivez-le en Markdown ou avec un bloc, ou admettez-en davantage par markdown: { html: safe } dans content/site.yaml ; pour montrer un signe, mettez devant lui une barre oblique inverse, comme dans \\<",
  "markdown/raw-html.hint":
    "écrivez-le en Markdown ou avec un bloc ; pour montrer un signe, mettez devant lui une barre oblique inverse, comme dans \\<",
  "markdown/raw-html.plugin": ({ name }) => `une extension a produit ${name}, qui n’est pas repris`,
  "markdown/raw-html.plugin.hint":
    "ajoutez-le, avec ses attributs, à la liste allow de markdown dans templates/site.ts",
  "markdown/raw-html.never.hint":
    "aucun site ne peut l’autoriser : utilisez un bloc, dont le composant peut le dessiner",
  "markdown/plugin": ({ plugin, reason }) => `l’extension ${plugin} signale : ${reason}`,
  "markdown/plugin.throws": ({ plugin, reason }) => `l’extension ${plugin} a échoué : ${reason}`,
  "markdown/plugin.hint":
    "corrigez ce qui est écrit ici, ou les options de l’extension dans templates/site.ts",
  "markdown/plugin.later": ({ plugin }) =>
    `l’extension ${plugin} donne son résultat plus tard, alors que les textes sont compilés d’un seul trait`,
  "markdown/plugin.later.hint": "choisissez une extension qui donne son résultat aussitôt, sans promesse",
  "markdown/heading-one": "un titre de premier niveau est celui de la page, qui en a déjà un",
  "markdown/heading-one.hint": "commencez-le par ##",
  "markdown/too-deep":
    "trop d’éléments sont imbriqués ici (citations, listes, mises en valeur, crochets ou blocs)",
  "markdown/too-deep.hint":
    "fermez-en quelques-uns, ou mettez une barre oblique inverse devant les signes à montrer, comme dans \\[ ou \\*",
  "markdown/too-long": ({ most }) => `ce texte dépasse ${number(most)} signes`,
  "markdown/too-long.hint": "répartissez-le en plusieurs fichiers",
  "markdown/too-long.costly":
    "la lecture de ce texte prend plus de trois secondes : à partir de cette ligne, trop de signes comme : _ ` [ ou & se suivent dans un même paragraphe, élément de liste ou tableau",
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
  "markdown/stray-mark.foreign": ({ sign }) =>
    `${sign} a un sens pour d’autres générateurs, et aucun ici : les lecteurs le verraient`,
  "markdown/stray-mark.foreign.hint":
    "écrivez-le en Markdown ou avec un bloc du site ; pour le montrer, mettez-le entre accents graves",
  "markdown/open-code": "rien ne ferme ce bloc de code : toute la suite s’affiche comme du code",
  "markdown/open-code.hint": ({ fence }) => `écrivez ${fence} sur une ligne à part, là où le code finit`,

  "markdown/image-placement": ({ address }) => `un navigateur ne charge pas d’image depuis « ${address} »`,
  "markdown/image-placement.hint":
    "enregistrez-la à côté du texte et écrivez ![ce qu’elle montre](./son-nom.jpg), ou donnez une adresse en https",
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
  "markdown/unknown-directive.hint": ({ hint }) =>
    `${hint} (pour montrer les deux-points, écrivez \\: ; un développeur peut ajouter un bloc au site, sous directives)`,
  "markdown/unknown-directive.alert": ({ mark }) =>
    `le site n’a pas de bloc « alert » : les lecteurs verraient ${mark}`,
  "markdown/unknown-directive.alert.hint": ({ mark }) =>
    `pour montrer les crochets, écrivez \\${mark} ; un développeur peut ajouter ce bloc au site, sous directives, avec l’attribut kind`,
  "markdown/unknown-directive.prose": ({ name }) =>
    `il n’y a pas de bloc « ${name} » : les lecteurs le verraient tel qu’il est écrit`,
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
};
