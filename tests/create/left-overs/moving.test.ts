import { expect, test } from "vitest";
import { applyMoving } from "../../../create-charpente/src/left-overs/apply-moving.ts";
import { families, findTags } from "../../../create-charpente/src/left-overs/find-tags.ts";
import { readMoving } from "../../../create-charpente/src/left-overs/moving.ts";
import { createTreeReader } from "../../../create-charpente/src/read-tree.ts";

const bodies = new Map([
  ["definition", "blocks"],
  ["tabs", "blocks"],
  ["tab", "blocks"],
  ["video", "none"],
  ["note", "blocks"],
] as const);

/** Writes a text as `moving.yaml` says. */
function move(text: string, moving: string): string {
  const read = readMoving(moving);
  if (read.status === "refused") throw new Error(read.mistake.kind);
  return applyMoving(text, { moving: read.moving, bodies, families }, createTreeReader(undefined)).trim();
}

const rules = `
shortcodes:
  def: { directive: definition, attributes: { term: 0, kind: type } }
  tabs: { directive: tabs }
  tab: { directive: tab, attributes: { title: 0 } }
  video: { directive: video }
  small:
  kbd: { markdown: "\`{0}\`" }
  em: { markdown: "*{body}*" }
tags:
  gist: { directive: video, attributes: { id: 0 } }
  note: { directive: note, attributes: { title: title } }
components:
  Tabs: { directive: tabs }
  Tab: { directive: tab, attributes: { title: label } }
  my-video: { directive: video, attributes: { id: id } }
containers:
  aside: { directive: note, attributes: { title: title } }
`;

test.each([
  [
    '{{< def "API" type="x" >}}\nA *door*.\n{{< /def >}}',
    ':::definition{term="API" kind="x"}\nA *door*.\n:::',
  ],
  [
    'Before.\n{{< def "A" >}}Words.{{< /def >}}\nAfter.',
    'Before.\n\n:::definition{term="A"}\nWords.\n:::\n\nAfter.',
  ],
  ['{{< def `a "b" & c` />}}', ':::definition{term="a &quot;b&quot; &amp; c"}\n:::'],
  ['{{< video id="7" >}}\n\nWords.', '::video{id="7"}\n\nWords.'],
  ["{{% small %}}\nWords.\n{{% /small %}}", "Words."],
  ['Press {{< kbd "Ctrl" >}} and {{< em >}}wait{{< /em >}}.', "Press `Ctrl` and *wait*."],
  ['| a |\n| - |\n| {{< kbd "x" >}} |', "| a |\n| - |\n| `x` |"],
  ["{% gist 12 %}", '::video{id="12"}'],
  ['{% note title="N" %}\nWords.\n{% endnote %}', ':::note{title="N"}\nWords.\n:::'],
  ["::: aside Mind this\nWords.\n:::", ':::note{title="Mind this"}\nWords.\n:::'],
  [":::aside[Mind]\nWords.\n:::", ':::note{title="Mind"}\nWords.\n:::'],
  ["<my-video id={'9'} />", '::video{id="9"}'],
] as const)("%s becomes %s", (written, converted) => {
  expect(move(written, rules)).toBe(converted);
});

test("a tag in another one gets fewer colons, and the indentation of bodies goes", () => {
  expect(
    move(
      '{{< tabs >}}\n  {{< tab "A" >}}\n    One.\n\n    - Two\n  {{< /tab >}}\n  {{< tab "B" >}}\n  Three.\n  {{< /tab >}}\n{{< /tabs >}}',
      rules,
    ),
  ).toBe('::::tabs\n:::tab{title="A"}\nOne.\n\n- Two\n:::\n\n:::tab{title="B"}\nThree.\n:::\n::::');
  expect(move('<Tabs>\n  <Tab label="A">\n\n  One.\n\n  </Tab>\n</Tabs>', rules)).toBe(
    '::::tabs\n:::tab{title="A"}\nOne.\n:::\n::::',
  );
});

test.each([
  'Words {{< def "A" >}}in a sentence{{< /def >}}.',
  '- One\n  {{< def "A" >}}\n  Two\n  {{< /def >}}',
  '> {{< video id="1" >}}',
  '| a |\n| - |\n| {{< video id="1" >}} |',
])("where no directive can stand, the tag stays: %s", (written) => {
  expect(move(written, rules)).toBe(written);
});

test.each([
  '```md\n{{< video id="1" >}}\n\n{{< video id="1" >}}\n```',
  "- a\n\n  ~~~\n  <Tabs>\n  ~~~",
  'See `{{< video id="1" >}}` and ``<Tabs> ` ``.',
  '{{</* video id="1" */>}}',
  "<!-- <Tabs> -->",
  "\\{{< video >}}",
  "An Array<Tabs> of them.",
])("in code and where it is shown, it stays: %s", (written) => {
  expect(move(written, rules)).toBe(written);
});

test("a tag without a rule stays, and those in it change", () => {
  expect(move('{{< other >}}\n{{< video id="1" >}}\n{{< /other >}}', rules)).toBe(
    '{{< other >}}\n\n::video{id="1"}\n\n{{< /other >}}',
  );
});

test("an opening tag without an end stands alone, and a closing one without a beginning is no tag", () => {
  const names = findTags("{{< a >}} {{< b >}} {{< /c >}} {{< /a >}}").map(({ name, closing, inner }) => [
    name,
    closing !== undefined,
    inner.map((each) => each.name),
  ]);
  expect(names).toEqual([["a", true, ["b"]]]);
});

test.each([
  ["shortcode:\n  a: keep\n", { line: 1, column: 1, kind: "family", what: "shortcode" }],
  ["tags:\n  a: drop\n", { line: 2, column: 3, kind: "rule", what: "a" }],
  ["tags:\n  a: { directive: a b }\n", { line: 2, column: 3, kind: "directive", what: "a" }],
  [
    "tags:\n  a: { directive: a, attributes: { 1: x } }\n",
    { line: 2, column: 3, kind: "attributes", what: "a" },
  ],
  ["tags:\n  a: { b\n", { line: 3, column: 1, kind: "yaml" }],
])("%s is refused with its place", (text, mistake) => {
  expect(readMoving(text)).toMatchObject({ status: "refused", mistake });
});
