import { expect, test } from "vitest";
import { Call, type Computed, createScriptReader, toData } from "../../create-charpente/src/read-script.ts";

/** Reads the default export of `config.ts`, and what of it only running would tell, as `file:line text`. */
function read(files: Readonly<Record<string, string>>, path = Object.keys(files)[0] ?? "") {
  const reader = createScriptReader({
    paths: Object.keys(files),
    readText: (name) => files[name] ?? "",
    readBytes: () => new Uint8Array(),
  });
  const told: string[] = [];
  const tell = ({ file, line, text }: Computed) => void told.push(`${file}:${line} ${text}`);
  const value = reader.read(path);
  return { value, data: toData(value, tell), told, reader };
}

test("a configuration in TypeScript is read as data, with its constants, spreads and imports", () => {
  const { data, told } = read({
    ".vitepress/config.mts": `
      import { defineConfig, type DefaultTheme } from "vitepress";
      import { nav as top } from "./nav";
      import pkg from "../package.json";
      import * as words from "./words.js";
      const base: string = "/sub/";
      const shared = { title: 'Tally', deep: { list: [1, -2] } } as const;
      export default defineConfig({
        ...shared, base, "quoted": true, template: \`v\${pkg.version} of \${base}\`,
        themeConfig: { nav: [...top, ...more()] satisfies DefaultTheme.NavItem[], first: shared.deep.list[0]! },
        words: words.hello,
        url: process.env.URL || "https://example.org",
        dev: process.env.NODE_ENV === "development" ? 1 : 2,
        items: ["a", "b"].map((name) => ({ text: name, link: "/" + name })),
      } as Config);
      function more(label = "More"): DefaultTheme.NavItem[] { return [{ text: label, link: "/more" }]; }
    `,
    ".vitepress/nav.ts": `export const nav = [{ text: "Guide", link: "/guide" }];`,
    ".vitepress/words.ts": `export const hello = "hello";`,
    "package.json": `{ "version": "1.2.3" }`,
  });
  expect(data).toEqual({
    title: "Tally",
    deep: { list: [1, -2] },
    base: "/sub/",
    quoted: true,
    template: "v1.2.3 of /sub/",
    themeConfig: {
      nav: [
        { text: "Guide", link: "/guide" },
        { text: "More", link: "/more" },
      ],
      first: 1,
    },
    words: "hello",
    url: "https://example.org",
    dev: 2,
    items: [
      { text: "a", link: "/a" },
      { text: "b", link: "/b" },
    ],
  });
  expect(told).toEqual([]);
});

test.each([
  ["CommonJS", `const a = require("./a"); module.exports = { a: a.one, b: 2 };`],
  [
    "a function",
    `module.exports = async function () { const { one } = require("./a"); return { a: one, b: 2 }; };`,
  ],
  ["export assignment", `const config = { a: 1, b: 2 }; export = config;`],
  ["a named constant", `const config: Config = { a: 1, b: 2 }; export { config as default };`],
])("%s exports the same", (_, written) => {
  expect(read({ "c.ts": written, "a.js": "exports.one = 1;" }).data).toEqual({ a: 1, b: 2 });
});

test("what only running would tell is named with its place, and the rest is read", () => {
  const { data, told } = read({
    "c.js": `import { readFileSync } from "node:fs";
export default {
  title: readFileSync("title.txt", "utf8"),
  nav: [{ text: "A" }, makeItem(2)],
  ...load(),
  [key()]: 1,
  description: "Known",
};`,
  });
  expect(data).toMatchObject({ nav: [{ text: "A" }], description: "Known" });
  expect(told).toContain('c.js:3 readFileSync("title.txt", "utf8")');
  expect(told).toContain("c.js:4 makeItem(2)");
  expect(told.filter((line) => /^c\.js:[56] /.test(line))).toHaveLength(1);
});

test("a call of a package keeps its arguments, which an engine may know", () => {
  const { value } = read({
    "astro.config.mjs": `export default { integrations: [starlight({ title: "Docs" })] };`,
  });
  const [call] = (value as { integrations: readonly unknown[] }).integrations;
  expect(call).toBeInstanceOf(Call);
  expect(call).toMatchObject({ callee: "starlight", given: [{ title: "Docs" }] });
});

test("calls of a method are found inside a function", () => {
  const { reader } = read({
    "eleventy.config.js": `export default function (config) { config.addPassthroughCopy("img"); if (x) config.addPassthroughCopy({ "a/b": "/" }); }`,
  });
  expect(reader.calls("eleventy.config.js", "addPassthroughCopy")).toEqual([["img"], [{ "a/b": "/" }]]);
});

test("no program is run, and one that refers to itself or grows without end is not followed for ever", () => {
  const { data } = read({
    "c.js": `const a = { b: c }; const c = [a, a]; const f = () => f();
const d0 = [1, 1]; ${Array.from({ length: 40 }, (_, n) => `const d${n + 1} = [...d${n}, ...d${n}].map((x) => x);`).join("\n")}
export default { e: 1, a, f: f(), __proto__: { polluted: 1 }, d: d40, die: process.exit(3), constructor: {}.constructor };`,
  });
  expect(data).toMatchObject({ e: 1 });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(read({ "c.js": "export default {" }).data).toBeUndefined();
});
