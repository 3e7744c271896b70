import { resolve } from "node:path";
import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { moduleId, readModuleGraph } from "../../../src/dev/load/template-modules.ts";

type Input = Metafile["inputs"][string];

const root = resolve("/site");
const at = (path: string) => resolve(root, path);
const leaf: Input = { bytes: 1, imports: [], format: "esm" };
const importing = (...imports: Input["imports"]): Input => ({ bytes: 1, imports, format: "esm" });
const asStatement = { kind: "import-statement" } as const;

test("imports lead to resolved files, and to packages that are not bundled", () => {
  const graph = readModuleGraph(
    {
      inputs: {
        "<runtime>": leaf,
        "a.ts": leaf,
        "site.tsx": importing(
          { ...asStatement, path: "<runtime>", external: true },
          { ...asStatement, path: "a.ts", original: "./a.ts" },
          { ...asStatement, path: "react/jsx-runtime", external: true },
        ),
      },
    },
    root,
  );
  expect(graph?.get(at("site.tsx"))).toEqual({
    place: at("site.tsx"),
    isText: false,
    imports: new Map([
      ["./a.ts", { kind: "module", id: at("a.ts") }],
      ["react/jsx-runtime", { kind: "package", name: "react/jsx-runtime" }],
    ]),
  });
  expect([...(graph?.keys() ?? [])]).toEqual([at("a.ts"), at("site.tsx")]);
});

test("a file that is imported as text is a separate module", () => {
  const graph = readModuleGraph(
    {
      inputs: {
        "a.js": { ...leaf, with: { type: "text" } },
        "site.tsx": importing({ ...asStatement, path: "a.js", original: "./a.js", with: { type: "text" } }),
      },
    },
    root,
  );
  expect(graph?.get(moduleId(at("a.js"), true))).toMatchObject({ place: at("a.js"), isText: true });
});

test.each<[string, Metafile["inputs"]]>([
  ["CommonJS", { "a.js": { bytes: 1, imports: [], format: "cjs" } }],
  ["a script without exports", { "a.js": { bytes: 1, imports: [] } }],
  ["another attribute", { "a.png": { ...leaf, with: { type: "bytes" } } }],
  ["require", { "a.js": importing({ kind: "require-call", path: "b.js" }), "b.js": leaf }],
  [
    "one name for two files",
    {
      "a.ts": leaf,
      "b.ts": leaf,
      "site.tsx": importing(
        { ...asStatement, path: "a.ts", original: "#it" },
        { kind: "dynamic-import", path: "b.ts", original: "#it" },
      ),
    },
  ],
  [
    "a file that is code here and text there",
    {
      "a.js": leaf,
      "site.tsx": importing(
        { ...asStatement, path: "a.js", original: "./a.js" },
        { ...asStatement, path: "a.js", original: "./a.js?text", with: { type: "text" } },
      ),
    },
  ],
])("%s cannot be run separately", (_, inputs) => {
  expect(readModuleGraph({ inputs }, root)).toBeUndefined();
});
