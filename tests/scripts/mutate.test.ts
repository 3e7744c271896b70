import { expect, test } from "vitest";
import { chooseMutations, findMutations } from "../../scripts/mutate/find-mutations.mjs";

const mutated = (text: string) =>
  findMutations("src/a.ts", text).map(
    ({ start, end, becomes }) => text.slice(0, start) + becomes + text.slice(end),
  );

test("mutations change what code does, and neither types, names of fields, imports nor the words of our own bugs", () => {
  expect(
    mutated(
      'import a from "./a.ts";\nexport const b: "c" = { "d": 1 }.d as 2;\nif (x) throw new Error("Never.");\n',
    ),
  ).toEqual([
    'import a from "./a.ts";\nexport const b: "c" = { "d": 2 }.d as 2;\nif (x) throw new Error("Never.");\n',
    'import a from "./a.ts";\nexport const b: "c" = { "d": 1 }.d as 2;\nif (!(x)) throw new Error("Never.");\n',
    'import a from "./a.ts";\nexport const b: "c" = { "d": 1 }.d as 2;\nif (x) ;\n',
  ]);
});

test.each([
  ["a < 1", ["a <= 1", "a < 2"]],
  ["a + `b`", ['a + ""']],
  ["a ?? b", ["(b)"]],
  ["a && !b", ["(a || !b)", "a && (b)"]],
  ["a.filter(b).some(c)", ["a.some(c)", "a.filter(b).every(c)"]],
  ["[...a, b]", ["[]", "[b]"]],
  ["({ ...a, b })", ["({ b })"]],
])("%s is mutated", (text, expected) => {
  expect(mutated(`const z = ${text};`)).toEqual(expected.map((one) => `const z = ${one};`));
});

test("a seed chooses the same mutation of a file, whatever other files there are", () => {
  const files = Array.from({ length: 9 }, (_, at) => ({ path: `src/${at}.ts`, text: "f(a < 1, b || 2);" }));
  const chosen = chooseMutations(files, 42, 9);
  expect(chosen).toHaveLength(9);
  for (const file of files)
    expect(chooseMutations([file], 42, 1)).toEqual(chosen.filter(({ path }) => path === file.path));
  expect(chooseMutations(files, 42, 3)).toEqual(chosen.slice(0, 3));
  expect(chooseMutations(files, 43, 9)).not.toEqual(chosen);
});
