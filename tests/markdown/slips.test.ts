import { describe, expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { tellInFrench } from "../support/french.ts";
import { tell } from "../support/speech.ts";
import { compile } from "./compile.ts";

type Slip = readonly [text: string, column: number, english: readonly string[], french: readonly string[]];

// What comes of writing in a word processor, and of the names that systems give to files.
const slips: readonly Slip[] = [
  [
    ":::callout{title=“Le bon réflexe”}\nTexte\n:::",
    1,
    [
      "the value of “title” is between quotes of a word processor (“)",
      'write straight quotes around the value, as in callout{title="…"}; other quotes may be within it',
    ],
    [
      "la valeur de «~title~» est entre des guillemets de traitement de texte (“)",
      'mettez la valeur entre guillemets droits, comme dans callout{title="…"}^; à l’intérieur, les autres guillemets conviennent',
    ],
  ],
  [
    "Une :abbr[GTB]{title=« gestion technique du bâtiment »} aide.",
    5,
    [
      "the value of “title” is between quotes of a word processor («)",
      'write straight quotes around the value, as in abbr{title="…"}; other quotes may be within it',
    ],
    [
      "la valeur de «~title~» est entre des guillemets de traitement de texte («)",
      'mettez la valeur entre guillemets droits, comme dans abbr{title="…"}^; à l’intérieur, les autres guillemets conviennent',
    ],
  ],
  [
    "Nuit\tDehors\nFraîche, et sans vent du tout\t16",
    1,
    [
      "this is not a table, although tabs or spaces separate its columns: readers would see one running text",
      "put | between the columns and around each row, as in | Nuit | Dehors |, and | --- | --- | on a line of its own below the first row",
    ],
    [
      "ce n’est pas un tableau, bien que des tabulations ou des espaces séparent ses colonnes~: les lecteurs verraient un texte d’un seul tenant",
      "mettez | entre les colonnes et aux deux bouts de chaque ligne, comme dans | Nuit | Dehors |, et | --- | --- | sur une ligne à part sous la première",
    ],
  ],
  [
    "La loi le dit[2].",
    14,
    [
      "[2] links to no footnote: readers would see it as it is",
      "write [^2] here and, on a line of its own at the end, [^2]: followed by the words of the note; to show the brackets, put a backslash before the first",
    ],
    [
      "[2] ne mène à aucune note~: les lecteurs le verraient tel quel",
      "écrivez ici [^2] et, sur une ligne à part à la fin, [^2]: suivi du texte de la note^; pour montrer les crochets, mettez une barre oblique inverse devant le premier",
    ],
  ],
  [
    "![](./facade.jpg)",
    1,
    [
      "no text describes the image facade.jpg: readers who cannot see it get no information",
      "write it between the brackets, in a few words, as in ![The entrance from the street](./facade.jpg)",
    ],
    [
      "rien ne dit ce que montre l’image facade.jpg~: qui ne la voit pas n’en saura rien",
      "écrivez-le en quelques mots entre les crochets, comme dans ![L’entrée vue de la rue](./facade.jpg)",
    ],
  ],
  [
    "![IMG_2041](./facade.jpg)",
    1,
    [
      "“IMG_2041” is the name of a file, and does not describe the image facade.jpg",
      "write it between the brackets, in a few words, as in ![The entrance from the street](./facade.jpg)",
    ],
    [
      "«~IMG_2041~» est un nom de fichier, qui ne dit pas ce que montre l’image facade.jpg",
      "écrivez-le en quelques mots entre les crochets, comme dans ![L’entrée vue de la rue](./facade.jpg)",
    ],
  ],
  [
    "![La façade](./facade (1).jpg)",
    1,
    [
      "“./facade (1).jpg” is not an address, since it has a space: the image would be shown as it is written",
      "put the address between < and >, as in ](<./facade (1).jpg>), or give the file a name without spaces",
    ],
    [
      "«~./facade (1).jpg~» contient une espace, ce n’est donc pas une adresse~: les lecteurs verraient, au lieu de l’image, ce qui est écrit",
      "mettez l’adresse entre < et >, comme dans ](<./facade (1).jpg>), ou donnez au fichier un nom sans espace",
    ],
  ],
  [
    "Voir [la plaquette](/plaquette (1).pdf).",
    1,
    [
      "“/plaquette (1).pdf” is not an address, since it has a space: the link would be shown as it is written",
      "put the address between < and >, as in ](</plaquette (1).pdf>), or give the file a name without spaces",
    ],
    [
      "«~/plaquette (1).pdf~» contient une espace, ce n’est donc pas une adresse~: les lecteurs verraient le lien tel qu’il est écrit",
      "mettez l’adresse entre < et >, comme dans ](</plaquette (1).pdf>), ou donnez au fichier un nom sans espace",
    ],
  ],
  [
    "• Un point",
    1,
    [
      "this is not an item of a list: readers would see the •",
      "write a hyphen and an ordinary space before each item",
    ],
    [
      "ce n’est pas un élément de liste~: les lecteurs verraient le signe •",
      "mettez un tiret court (-) et une espace ordinaire devant chaque élément",
    ],
  ],
];

describe.each([
  ["remark", undefined],
  ["the native parser", loadNativeParser()],
])("read by %s", (_, native) => {
  test.each(slips)(
    "%j is reported, with what to type, in both languages",
    (text, column, english, french) => {
      const { problems } = compile(text, { native });
      expect(problems.map(({ at }) => [at?.line, at?.column])).toEqual([[11, column]]);
      const told = problems.flatMap(({ message, hint }) => [message, hint ?? ""]);
      expect(told.map(tell)).toEqual(english);
      expect(told.map(tellInFrench)).toEqual(french);
    },
  );
});

test.each(["· un", "▪ un", "\uF0B7 un", "– un\n– deux"])(
  "%j, the list marker of a word processor, is reported",
  (text) => {
    expect(compile(text).problems).toMatchObject([
      { message: `this is not an item of a list: readers would see the ${text.charAt(0)}` },
    ]);
  },
);

test.each(["a   b\nc   d", "a\u00A0\u00A0b\nc\td", "Un\tdeux\ttrois", "Avant.\na  b\nc  d"])(
  "%j, whose columns are separated by tabs or spaces, is reported",
  (text) => {
    expect(compile(text).problems).toMatchObject([
      {
        message:
          "this is not a table, although tabs or spaces separate its columns: readers would see one running text",
      },
    ]);
  },
);

test("a table from a word processor is shown at its first row, wherever that stands in its paragraph", () => {
  const rows = "Avant.\nEncore.\na  b\nc  d";
  expect(compile(rows).problems.map(({ at }) => [at?.line, at?.column])).toEqual([[13, 1]]);
});

test.each([
  "— Bonjour, dit-il.",
  "Une phrase.  Une autre.\nUne troisième.  La dernière.",
  "Deux  espaces, une fois\net plus.",
  "Un saut de ligne  \npuis un autre  \net la fin.",
  "Un\tmot seul.",
  "`a\tb`",
  "Un tableau a[1][2], et \\[1] tel quel.",
  "[1](/contact) et [2][deux].\n\n[deux]: /contact",
  "![Une photo de 2024](./photo.jpg)",
  "![Entrée](./entree.jpg)",
  ':::callout{title="Le « bon » réflexe"}\nTexte\n:::',
])("%j is shown as meant", (text) => {
  expect(compile(text).problems).toEqual([]);
});

test("the report on a pasted table shows the beginning of each cell", () => {
  const [problem] = compile("Une cellule dont les mots n’en finissent pas\tb\nc\td").problems;
  expect(tell(problem?.hint ?? "")).toContain("as in | Une cellule dont le… | b |");
});
