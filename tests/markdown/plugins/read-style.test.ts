import { generate, parse } from "css-tree";
import { expect, test } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import { createStyleReader } from "../../../src/markdown/plugins/read-style.ts";

function read(style: string) {
  const rules: string[] = [];
  return { name: createStyleReader((rule) => rules.push(rule))(style), rules };
}

test("the same declarations have the same class, however they are written", () => {
  const { name, rules } = read("color: red; --shiki-dark:#fff");
  expect(rules).toEqual([`.${name}:not(#_){color:red;--shiki-dark:#fff}`]);
  expect(read("color:red;--shiki-dark:#fff;").name).toBe(name);
  expect(read("color:blue").name).not.toBe(name);
});

test.each([
  "color: red} body { display: none",
  "--a: } body { display: none",
  "color: red; body { display: none }",
  "@import 'a.css'",
  "--a: (",
  "--a: 'b",
  "--a: </style>",
  "color",
  "background: url(a.png)",
  "background: u\\72l(a.png)",
  "background: image-set('a.png' 1x)",
])("a style that is not valid, or loads something, has no class: %s", (style) => {
  expect(read(style)).toEqual({ name: undefined, rules: [] });
});

test.each([1, 2, 3, 4])("nothing leaves its rule, whatever the pieces of a style are (seed %i)", (seed) => {
  const random = createRandom(seed);
  const pieces = [
    "color",
    ":",
    ";",
    "red",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    '"',
    "'",
    "/*",
    "*/",
    "\n",
    "@media",
    "--a",
    "<!--",
    "\\",
    "!",
    ",",
    " ",
  ];
  let found = 0;
  for (let index = 0; index < 500; index += 1) {
    const length = 1 + Math.floor(random() * 9);
    const parts = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? "");
    for (const style of [parts.join(""), `color:red;${parts.join("")}`, `--a:${parts.join("")}`]) {
      for (const rule of read(style).rules) {
        found += 1;
        const sheet = parse(`${rule}\nb{c:d}`);
        const rules =
          sheet.type === "StyleSheet" ? sheet.children.toArray().map((each) => generate(each)) : [];
        expect(rules, JSON.stringify(style)).toEqual([rule, "b{c:d}"]);
      }
    }
  }
  expect(found).toBeGreaterThan(30);
});
