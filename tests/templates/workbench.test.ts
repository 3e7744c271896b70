import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readFiles } from "../../src/store/read-files.ts";
import site from "../../templates/site.ts";
import { coloursOf, contrast, readTokens } from "../../templates/styles/tokens.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { projectRoot } from "../support/run-site.ts";
import testAccount from "../support/test-account.json" with { type: "json" };

// All drawings are made here, without the memory of a build.
vi.setConfig({ testTimeout: 120_000 });

/** Every component that React was asked to draw. */
const drawn = vi.hoisted(() => new Set<unknown>());
vi.mock("react/jsx-runtime", async (load) => {
  const runtime = await load<typeof import("react/jsx-runtime")>();
  const noting =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (...element) => {
      drawn.add(element[0]);
      return make(...element);
    };
  return { ...runtime, jsx: noting(runtime.jsx), jsxs: noting(runtime.jsxs) };
});

// The bundler gives these as text; the runner of the tests would run them.
vi.mock("../../templates/workbench/fit-frames.js", () => ({ default: "" }));
vi.mock("../../templates/workbench/preview-states.js", () => ({ default: "" }));

/** What is no part of a page: whole pages, examples themselves, and what feeds alone show. */
const apart = /^workbench\/|-(?:page|content)\.tsx$|\.examples\.tsx$/;
const modules = await Promise.all(
  readdirSync(join(projectRoot, "templates"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".tsx") && !apart.test(path))
    .map(async (path) => ({
      path,
      exports: (await import(join(projectRoot, "templates", path))) as Readonly<Record<string, unknown>>,
    })),
);

const content = Object.fromEntries(
  ["content", "static"]
    .flatMap((folder) => readFiles(join(projectRoot, folder), folder))
    .map(({ path, bytes }) => [path, bytes]),
);
const noDefaults = {
  "content/categories.yaml": content["content/categories.yaml"],
  "content/pages/accueil.md": undefined,
};

const article = "content/articles/decret-bacs-2026.md";
/** The site has no photograph yet. */
const withPhotograph = {
  [article]: Buffer.from(content[article] ?? "")
    .toString()
    .replace("\ndate:", '\nphotograph: { image: /images/facade.png, alt: "Une façade" }\ndate:'),
  "content/images/facade.png": Buffer.from("image"),
};

test("every component, form piece, island, plot and toast of templates/ is shown in the workbench", async () => {
  // Nothing else is drawn: a component that only published pages use must not pass.
  const { outcome } = await buildSite("components", withPhotograph);
  expect(outcome.pages.map(({ route }) => route)).toContain("/_composants");
  const missing = modules.flatMap(({ path, exports }) =>
    Object.entries(exports)
      .map(([name, value]) => ({ name, component: componentOf(name, value) }))
      .filter(({ component }) => component !== undefined && !drawn.has(component))
      .map(({ name }) => `${path}: ${name} stands on no board`),
  );
  expect(missing).toEqual([]);
});

test("contrasts are those of WCAG", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff").toFixed(2)).toBe("4.48");
});

test("a token that the dark theme does not set keeps its colour there", () => {
  const tokens = readTokens(
    ":root { --paper: #ffffff; --lamp: #f2b84b; }\n@media (prefers-color-scheme: dark) { :root { --paper: #000000; } }",
  );
  expect(coloursOf(tokens)).toEqual([
    { name: "paper", light: "#ffffff", dark: "#000000" },
    { name: "lamp", light: "#f2b84b", dark: "#f2b84b" },
  ]);
});

/** A component, or the directive that wraps one. */
function componentOf(name: string, value: unknown): unknown {
  if (typeof value === "function") return /^[A-Z]/.test(name) ? value : undefined;
  return typeof value === "object" && value !== null && "component" in value ? value.component : undefined;
}

/** The pages of one group of the real site and its workbench, without its bundler: assets go by their own names. */
function buildSite(only: string, added: Readonly<Record<string, string | Uint8Array | undefined>>) {
  const pages = Object.fromEntries(
    Object.entries(site.pages).map(([name, group]) => [
      name,
      name === only ? group : { ...group, plan: () => [] },
    ]),
  );
  const names = [...site.styles, ...site.enhancers, ...site.fonts].concat(
    Object.keys(site.islands).map((name) => `islands/${name}`),
  );
  return buildInMemory(
    { ...content, ...noDefaults, ...added },
    { workbench: true },
    { ...site, pages },
    {
      // With an account, and weighing nothing, there is nothing to warn of.
      weigh: () => 0,
      readEnvironment: () => testAccount,
      bundleAssets: async () => ({
        assets: Object.fromEntries(names.map((name) => [name, `assets/${name}`])),
        imports: {},
        files: names.map((name) => ({ path: `assets/${name}`, bytes: readStyle(name) })),
      }),
    },
  );
}

function readStyle(name: string): Uint8Array {
  return name.endsWith(".css") ? readFileSync(join(projectRoot, "templates", name)) : new Uint8Array();
}
