import type { Nodes, Root, RootContent, Text } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { composeBlocks } from "../../../../src/editor/model/markdown/compose-blocks.ts";
import { createSyntax, cutBlocks, toComparable } from "../../../../src/editor/model/markdown/text-syntax.ts";
import { openFile } from "../../../../src/editor/model/splice/open-file.ts";
import type { RequestTo } from "../../../../src/editor/requests.ts";
import { once } from "../../../../src/once.ts";
import { isWhole, shareOf } from "../../../support/is-whole.ts";
import { contentFiles } from "../support/content-files.ts";

const bodies = contentFiles
  .filter(({ format }) => format === "markdown")
  .map(({ file, bytes }) => [file, openFile(bytes, "markdown")?.body ?? ""] as const);

const everything = `# Titre
texte juste dessous, avec {email} et \\{email}, à 16:h, l'*étoile*, **gras**, \`code\`, ~~barré~~.[^n]

* un
* deux
  suite

  paragraphe
* trois
  * imbriqué

1. a
2. b {name}
3. c

| A | B |
|:--|--:|
| x | \\| y |
| :abbr[GTB]{title="Gestion technique"} | z |

:::callout[Étiquette]{title='Un titre' .note}

Un texte.

- dans
- la liste

:::

::figure{name=x caption='Une "légende"'}

> cité
> deux [lignes

\`\`\`js
let x = 1; {email}
\`\`\`

***

Une ligne  
coupée <https://exemple.fr> et https://exemple.fr/a_b, [lien](/a "t") [réf][r] ![alt](/i.png)

[r]: /b
[^n]: note *em*

    suite de note

__fort__ et _em_ snake_case 2 * 3 a < b & c &amp; d
`;

function compose(text: string, change: (blocks: RootContent[]) => RequestTo<"compose">["blocks"]): string {
  return composeOf(text, change(cutBlocks(text).map(({ tree }) => withoutPlaces(tree))));
}

function composeOf(text: string, wanted: RequestTo<"compose">["blocks"]): string {
  const composed = composeBlocks(text, wanted);
  if (composed.status !== "done") throw new Error(composed.why.key);
  return composed.text;
}

/** The blocks as a browser sends them. */
function withoutPlaces<T extends Nodes>(tree: T): T {
  return JSON.parse(JSON.stringify(tree, (name, value) => (name === "position" ? undefined : value))) as T;
}

/** The blocks with another one at `index`. */
function replaceBlock(count: number, index: number, tree: RootContent): RequestTo<"compose">["blocks"] {
  return Array.from({ length: count }, (_, at) => (at === index ? { tree } : at));
}

const tried = [...shareOf(bodies, 2), ["everything that Markdown has", everything] as const];

describe.each(tried)("%s", (_, text) => {
  const blocks = once(() => cutBlocks(text));

  test("is the same when all its blocks are kept", () => {
    expect(composeOf(text, [...blocks().keys()])).toBe(text);
  });

  test("changes only by the bytes of one word when one word of a block changes", () => {
    for (const [index, { tree }] of blocks().entries()) {
      if (!isWhole && index % 16 !== 1 && text !== everything) continue;
      const words = findWords(tree, text);
      if (words?.position?.start.offset === undefined) continue;
      const at = words.position.start.offset;
      const changed = structuredClone(tree);
      visit(changed, "text", (node) => {
        if (node.position?.start.offset === at) node.value = node.value.replace(/\p{L}+/u, "$&autrement");
      });
      const expected = text.slice(0, at) + text.slice(at).replace(/\p{L}+/u, "$&autrement");
      expect(composeOf(text, replaceBlock(blocks().length, index, withoutPlaces(changed)))).toBe(expected);
    }
  });
});

/** Words in the middle of a block whose signs are no Markdown. */
function findWords(tree: RootContent, text: string): Text | undefined {
  const found: Text[] = [];
  visit(tree, "text", (node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (source === node.value && /\p{L}/u.test(source)) found.push(node);
  });
  return found[Math.floor(found.length / 2)];
}

const paragraph = (value: string): RootContent => ({
  type: "paragraph",
  children: [{ type: "text", value }],
});

test("blocks of another generator keep their bytes when another block changes", () => {
  const rest =
    "::: tip Titre\nTexte\n:::\n\n:::tip\nAutre *mot*\n:::\n\n:::tip Titre\n\n- a\n:::\n\n::tip[x]{a=b} :tip[y]\n";
  const text = `Avant\n\n${rest}`;
  for (const directives of [undefined, ["callout"]]) {
    const blocks = cutBlocks(text, directives);
    const composed = composeBlocks(text, replaceBlock(blocks.length, 0, paragraph("Changé")), directives);
    expect(composed).toEqual({ status: "done", text: `Changé\n\n${rest}` });
  }
});

test("words that look like Markdown stay words, and facts get no backslash", () => {
  const words = [
    "- pas une liste",
    "1. non plus",
    "# ni titre",
    "*étoile* et {email}",
    "16:heures",
    "a_b_c",
    "<b>",
    "&amp;",
    "[x](y)",
    "`",
    "| a |",
    "::: x",
    "> non",
  ];
  for (const value of words) {
    const text = compose("Avant.\n\nMilieu.\n\nAprès.\n", () => replaceBlock(3, 1, paragraph(value)));
    const [, middle] = cutBlocks(text);
    expect(withoutPlaces(middle?.tree as RootContent)).toEqual(paragraph(value));
    expect(text).not.toContain("\\{");
    expect([text.startsWith("Avant.\n\n"), text.endsWith("\n\nAprès.\n")]).toEqual([true, true]);
  }
});

test("a backslash that escapes a fact stays", () => {
  const text = "Écrivez \\{email} pour l'adresse.\n";
  const [block] = cutBlocks(text);
  const tree = JSON.parse(JSON.stringify(block?.tree).replace("Écrivez", "Notez")) as RootContent;
  expect(compose(text, () => [{ tree }])).toBe("Notez \\{email} pour l'adresse.\n");
});

test("a new block follows the house style of the text", () => {
  const list: RootContent = {
    type: "list",
    ordered: false,
    spread: false,
    children: ["un", "deux"].map((value) => ({
      type: "listItem",
      spread: false,
      children: [paragraph(value) as never],
    })),
  };
  const strong: RootContent = {
    type: "paragraph",
    children: [{ type: "strong", children: [{ type: "text", value: "x" }] }],
  };
  const text = "__a__\n\n* b\n* c\n";
  expect(compose(text, () => [0, { tree: list }, { tree: strong }, 1])).toBe(
    "__a__\n\n* un\n* deux\n\n__x__\n\n* b\n* c\n",
  );
});

test("an underlined heading stays underlined", () => {
  const tree: RootContent = { type: "heading", depth: 1, children: [{ type: "text", value: "Neuf" }] };
  expect(compose("Titre\n=====\n\nmot\n", () => [{ tree }, 1])).toBe("Neuf\n====\n\nmot\n");
});

test("a new rule is as long as those of the text", () => {
  expect(compose("a\n\n* * * * *\n\nb\n", () => [0, 1, 2, { tree: { type: "thematicBreak" } }])).toBe(
    "a\n\n* * * * *\n\nb\n\n* * * * *\n",
  );
});

test("a list below a list gets another bullet, so that they stay separate", () => {
  const tree: RootContent = {
    type: "list",
    ordered: false,
    spread: false,
    children: [{ type: "listItem", spread: false, children: [paragraph("neuf") as never] }],
  };
  expect(compose("- a\n", () => [0, { tree }])).toBe("- a\n\n* neuf\n");
});

test("a change of one row of a table keeps the source of the others", () => {
  const text = "|  A | B |\n|:---|--:|\n|  x |  y  |\n| z | w |\n";
  expect(
    compose(text, ([table]) => [
      { tree: JSON.parse(JSON.stringify(table).replace('"w"', '"neuf"')) as RootContent },
    ]),
  ).toBe("|  A | B |\n|:---|--:|\n|  x |  y  |\n| z | neuf |\n");
});

test("blocks can be given as source, removed, added and reordered, and line ends stay", () => {
  const text = "un\r\n\r\ndeux\r\ntrois\r\n\r\nquatre\r\n";
  expect(compose(text, () => [2, { source: "**neuf**\n\n- et" }, 0])).toBe(
    "quatre\r\n\r\n**neuf**\r\n\r\n- et\r\n\r\nun\r\n",
  );
});

test("blocks that cannot be written in Markdown are refused", () => {
  const tree: Root["children"][number] = {
    type: "heading",
    depth: 1,
    children: [{ type: "text", value: "a\n\nb" }],
  };
  expect(composeBlocks("x\n", [{ tree: { ...tree, depth: 9 } }])).toMatchObject({ status: "impossible" });
});

test.each([
  "Écrire à marc@exemple.fr vite",
  "Voir https://exemple.fr/a?b=c.",
  "Sur www.exemple.fr, un matin",
])("an address among words is written unchanged: %s", (value) => {
  const tree = { type: "paragraph", children: [{ type: "text", value }] };
  expect(composeBlocks("", [{ tree }])).toEqual({ status: "done", text: `${value}\n` });
});

test("a block that needs a backslash adds none to the others", () => {
  const blocks = ["# pas un titre", "12 [a]"].map((value) => ({
    tree: { type: "paragraph", children: [{ type: "text", value }] },
  }));
  expect(composeBlocks("", blocks)).toEqual({
    status: "done",
    text: "\\# pas un titre\n\n12 [a]\n",
  });
});

test("a link to an e-mail address has no backslash in it", () => {
  const children = [{ type: "text", value: "Écrire" }];
  const tree = {
    type: "paragraph",
    children: [{ type: "link", url: "mailto:a@exemple.fr", title: null, children }],
  };
  expect(composeBlocks("", [{ tree }])).toEqual({ status: "done", text: "[Écrire](mailto:a@exemple.fr)\n" });
});

test("a link with a title is written, whatever the order in which the editor names its parts", () => {
  const children = [{ type: "text", value: "Écrire" }];
  const tree = { type: "paragraph", children: [{ type: "link", url: "/contact", title: "Page", children }] };
  expect(composeBlocks("", [{ tree }])).toEqual({ status: "done", text: '[Écrire](/contact "Page")\n' });
});

test("adjacent lists stay lists of their own", () => {
  const list = (value: string, ordered = false) => ({
    type: "list",
    ordered,
    start: ordered ? 1 : null,
    spread: false,
    children: [
      {
        type: "listItem",
        spread: false,
        checked: null,
        children: [{ type: "paragraph", children: [{ type: "text", value }] }],
      },
    ],
  });
  const write = (...trees: readonly object[]) =>
    composeBlocks(
      "",
      trees.map((tree) => ({ tree })),
    );
  expect(write(list("a"), list("b"), list("c"))).toEqual({ status: "done", text: "- a\n\n* b\n\n- c\n" });
  expect(write(list("a", true), list("b", true))).toEqual({ status: "done", text: "1. a\n\n1) b\n" });
});

test("a colon before a name that the site does not declare is prose, and stays as it is written", () => {
  const text =
    'La route :name[x], v:page[a](/b) à 16:h, :abbr[GTB]{title="Gestion"} et ::autre[y].\n\n::rien{a=1}\n';
  const names = ["abbr", "callout"];
  const blocks = cutBlocks(text, names);
  const types = blocks.map(({ tree }) => ("children" in tree ? tree.children.map(({ type }) => type) : []));
  expect(new Set(types[0])).toEqual(new Set(["text", "link", "textDirective"]));
  expect(types[1]).toEqual(["text"]);
  for (const added of [" Fin.", " *Fin* {x} [y"]) {
    const change = (tree: RootContent) => {
      const copy = withoutPlaces(tree) as Extract<RootContent, { type: "paragraph" }>;
      return { tree: { ...copy, children: [...copy.children, { type: "text", value: added } as Text] } };
    };
    const composed = composeBlocks(
      text,
      blocks.map(({ tree }) => change(tree)),
      names,
    );
    const written = composed.status === "done" ? composed.text : "";
    expect(written.replaceAll("\\", "")).toBe(text.replaceAll(/(?=\n\n|\n$)/g, added));
    expect(written).not.toMatch(/\\:/);
  }
});

test("text that only a plug-in understands stays as it is written, and words beside it can change", async () => {
  // Its types would add its nodes to those of every text.
  const { default: remarkMath } = await import(String("remark-math"));
  const syntax = createSyntax([remarkMath]);
  const text = "Soit $x_1 * y_2$ ici.\n\n$$\n\\{a_b} * c_d*\n$$\n";
  const [first, second] = cutBlocks(text, undefined, syntax);
  expect([first?.tree, second?.tree].map((tree) => tree && toComparable(tree))).toEqual([
    expect.stringContaining('"type":"inlineMath","value":"x_1 * y_2"'),
    expect.stringContaining('"type":"math"'),
  ]);
  const tree = JSON.parse(JSON.stringify(first?.tree).replace("ici", "là, [ou pas]"));
  expect(composeBlocks(text, [1, { tree: withoutPlaces(tree) }], undefined, syntax)).toEqual({
    status: "done",
    text: "$$\n\\{a_b} * c_d*\n$$\n\nSoit $x_1 * y_2$ là, [ou pas].\n",
  });
  const typed = { type: "paragraph", children: [{ type: "text", value: "De 5 $ à 6 $." }] };
  expect(composeBlocks(text, [{ tree: typed }], undefined, syntax)).toEqual({
    status: "done",
    text: "De 5 \\$ à 6 \\$.\n",
  });
});

test("code without a language is written between fences, so that the next line is no part of it", () => {
  expect(compose("Avant.\n", () => [0, { tree: { type: "code", value: "npm start" } }])).toBe(
    "Avant.\n\n```\nnpm start\n```\n",
  );
});
