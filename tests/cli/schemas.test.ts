import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkWords } from "../../src/cli/commands/check.ts";
import { formatProblems } from "../../src/cli/print-problems.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { english, french } from "../support/speech.ts";

const out = mkdtempSync(join(tmpdir(), "charpente-schemas-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const printed = (await runHere(["schema", "--out", out])).stdout.trim().split("\n");
const schemas = printed.map((line) => {
  const [file = "", matches = ""] = line.split(/ {2,}/);
  const name = file.slice(file.lastIndexOf("/") + 1);
  return { name, matches, text: readFileSync(join(out, name), "utf8") };
});
const committed = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const editor = (name: string) => JSON.parse(committed(`.vscode/${name}.json`));

test("a folder that cannot be made is reported as a problem, not as a stack trace", async () => {
  const { status, stderr } = await runHere(["schema", "--out", "package.json/schemas"]);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^package\.json\/schemas {2}error {2}[^\n]+ \(ENOTDIR\)\n/),
  ]);
});

test("site check writes the schemas for editors, and writes again what is missing, damaged or out of date", async () => {
  const root = join(out, "site");
  cpSync(join(projectRoot, "starters/documentation"), root, { recursive: true });
  const folder = join(root, ".site/schemas");
  const written = () =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
    );
  const check = async () => expect(await runHere(["check", "--root", root])).toMatchObject({ status: 0 });
  await check();
  const whole = written();
  const { stdout } = await runHere(["schema", "--root", root, "--out", "asked"]);
  expect(stdout.match(/^asked\/\S+/gm)?.sort()).toEqual(Object.keys(whole).map((name) => `asked/${name}`));
  for (const [name, text] of Object.entries(whole))
    expect(readFileSync(join(root, "asked", name), "utf8")).toBe(text);

  const times = () => Object.keys(whole).map((name) => statSync(join(folder, name)).mtimeMs);
  const first = times();
  await check();
  expect(times()).toEqual(first);

  rmSync(join(folder, "pages.json"));
  writeFileSync(join(folder, "settings.json"), "{");
  await check();
  expect(written()).toEqual(whole);

  const source = join(root, "templates/schemas.ts");
  writeFileSync(
    source,
    readFileSync(source, "utf8").replace(/(\n {2}title: )/, "\n  /** A new comment. */$1"),
  );
  await check();
  expect(written()["pages.json"] ?? "").toContain("A new comment.");
});

test.each([".", "starters/blog", "starters/documentation", "starters/firm"])(
  "the editor’s settings of %s name the schema of each YAML file",
  async (folder) => {
    const root = join(projectRoot, folder);
    const { stdout } = await runHere(["schema", "--root", root, "--out", join(out, "named")]);
    const rows = [...stdout.matchAll(/([^/\s]+\.json) +(\S+\.yaml)$/gm)];
    const settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
    expect(settings["yaml.schemas"], "complete .vscode/settings.json").toEqual(
      Object.fromEntries(rows.map(([, name, matches]) => [`./.site/schemas/${name}`, matches])),
    );
  },
);

const files = readdirSync(join(projectRoot, "content"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length));

/** The file’s YAML, or its front matter. */
function read(file: string): unknown {
  const text = committed(file);
  return parse(file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text);
}

describe("every file of content/ fits its schema, and does not with an unknown field", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const checks = schemas.map(({ matches, text }) => ({
    pattern: new RegExp(`^${matches.replaceAll(".", "\\.").replace("**/*", ".+")}$`),
    validate: ajv.compile(JSON.parse(text)),
    isMapping: /^content\/(?!site)[^/]+\.yaml$/.test(matches),
  }));
  test.each(files)("%s", (file) => {
    const { validate, isMapping } = checks.find(({ pattern }) => pattern.test(file)) ?? {};
    const data = read(file) as Readonly<Record<string, unknown>>;
    expect(validate?.(data), JSON.stringify(validate?.errors)).toBe(true);
    const wrong = isMapping ? { un: { inconnu: 1 } } : { inconnu: 1 };
    expect(validate?.({ ...data, ...wrong })).toBe(false);
  });
});

test("the editor shows the name of each field and its help", () => {
  const { properties } = JSON.parse(schemas.find(({ name }) => name === "articles.json")?.text ?? "{}");
  expect(properties.readTime).toMatchObject({
    title: "Temps de lecture",
    description: "En minutes. Le site le compare au nombre de mots.",
  });
  expect(properties.category).toMatchObject({
    title: "Catégorie",
    description: "L’une des catégories du blog.",
  });
});

test.each([
  ["en", english],
  ["fr", french],
])(
  "the editor’s task finds file, line and message in what site check prints, in the language %s",
  (_, speech) => {
    const [{ problemMatcher }] = editor("tasks").tasks;
    const problem = { code: "content/placeholder", file: "content/a.md" } as const;
    const printed = formatProblems(
      [
        { ...problem, severity: "warning", at: { line: 3, column: 7 }, message: "value is missing" },
        { ...problem, severity: "error", message: "nothing" },
      ],
      () => "a\nb\nvalue: x",
      false,
      speech,
    );
    const found = printed.split("\n").flatMap((line) =>
      problemMatcher.flatMap(({ severity, pattern, background }: Matcher) => {
        const match = new RegExp(pattern.regexp).exec(line);
        expect(checkWords.checking[speech.language]).toMatch(new RegExp(background.beginsPattern));
        expect(checkWords.waiting[speech.language]).toMatch(new RegExp(background.endsPattern));
        return match === null ? [] : [[severity, ...match.slice(1, 5)]];
      }),
    );
    expect(found).toEqual([
      ["warning", "content/a.md", "3", "7", "value is missing"],
      ["error", "content/a.md", undefined, undefined, "nothing"],
    ]);
  },
);

type Matcher = {
  readonly severity: string;
  readonly pattern: { readonly regexp: string };
  readonly background: { readonly beginsPattern: string; readonly endsPattern: string };
};
