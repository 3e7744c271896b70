import { expect, test } from "vitest";
import { type BlockRules, convertBlocks } from "../../create-charpente/src/convert-blocks.ts";

const boxes: BlockRules["boxes"] = {
  ...{ note: "NOTE", info: "NOTE", tip: "TIP", warning: "WARNING", danger: "CAUTION" },
  ...{ details: "details", "code-group": "code", raw: "plain" },
};

function convert(body: string, more: { readonly isMdx?: boolean } = {}): string {
  const parts: Readonly<Record<string, string>> = { Intro: "From *another* file." };
  const rules = { boxes, partOf: (name: string) => parts[name], isMdx: false, note: () => {}, ...more };
  return convertBlocks(body, rules)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

test.each([
  ["VitePress", "::: warning Take *care*", ":::"],
  ["Docusaurus", ":::warning[Take *care*]", ":::"],
  ["Starlight", ':::warning[Take *care*]{icon="heart"}', ":::"],
])("a box of %s becomes an alert, whose title is its first line", (_, opening, closing) => {
  expect(convert(`Before.\n${opening}\nHot.\n\n- one\n${closing}\nBehind.`)).toBe(
    "Before.\n\n> [!WARNING]\n> **Take *care***\n>\n> Hot.\n>\n> - one\n\nBehind.",
  );
});

test("a box in a box, in a list, and around code that looks like one", () => {
  expect(convert("::::tip\nA\n:::danger\nB\n:::\n::::\n\n1. One\n\n   ::: info\n   Two\n   :::\n")).toBe(
    "> [!TIP]\n> A\n>\n> > [!CAUTION]\n> > B\n\n1. One\n\n   > [!NOTE]\n   > Two",
  );
  expect(convert("::: tip\n```md\n::: tip\n:::\n```\n:::")).toBe(
    "> [!TIP]\n> ```md\n> ::: tip\n> :::\n> ```",
  );
  expect(convert("::: details More\nWords.\n:::")).toBe(
    "<details>\n<summary>More</summary>\n\nWords.\n\n</details>",
  );
  expect(convert("::: unknown A\nWords.\n:::"), "an unknown one stays").toBe("::: unknown A\nWords.\n:::");
});

test("a group of code becomes blocks with titles, and the marks of lines those of this generator", () => {
  expect(
    convert(
      "::: code-group\n```js{1,3-4}:line-numbers [a.js]\nlet a; // [!code focus]\n```\n```sh [yarn]\nyarn\n```\n:::\n" +
        "```jsx title='/src/a.js' showLineNumbers\n// highlight-next-line\none\ntwo\n// highlight-start\nthree\n// highlight-end\n```",
    ),
  ).toBe(
    '```js title="a.js" {1,3-4,1}\nlet a;\n```\n```sh title="yarn"\nyarn\n```\n```jsx title="/src/a.js" {1,3}\none\ntwo\nthree\n```',
  );
});

test("tabs become headed parts, and a tab that is code a block with its label", () => {
  expect(
    convert(
      '<Tabs groupId="os">\n  <TabItem value="mac" label="macOS" default>\n    Use *brew*.\n\n    ::: tip\n    Words.\n    :::\n  </TabItem>\n  <TabItem value="win">\n\n```sh\nwinget\n```\n\n  </TabItem>\n</Tabs>',
      { isMdx: true },
    ),
  ).toBe('**macOS**\n\nUse *brew*.\n\n> [!TIP]\n> Words.\n\n```sh title="win"\nwinget\n```');
});

test("components that arrange or mark words become Markdown, others stay with what is in them", () => {
  expect(
    convert(
      '<Steps>\n\n1. One <Badge type="tip" text="new" />\n\n</Steps>\n<Aside type="tip" title="T">\n  Words.\n</Aside>\n<LinkCard\n  title="Guide"\n  href="/guide/"\n/>\n<Chart of={[1, 2]}>\n::: tip\nIn it.\n:::\n</Chart>\nSee <Link to="/a">that `<Badge>`</Link>.\n<Intro />',
      { isMdx: true },
    ),
  ).toBe(
    '1. One *new*\n\n> [!TIP]\n> **T**\n>\n> Words.\n\n- [Guide](/guide/)\n<Chart of={[1, 2]}>\n\n> [!TIP]\n> In it.\n\n</Chart>\nSee <Link to="/a">that `<Badge>`</Link>.\n\nFrom *another* file.',
  );
});

test("tags that are not closed, and very many of them, stay as they are", () => {
  const many = Array.from({ length: 300 }, () => "<A>").join("\n");
  expect(convert(`${many}\n</A>`)).toContain("<A>\n<A>");
  expect(convert('<A b="c\nd'), "no end").toBe('<A b="c\nd');
});
