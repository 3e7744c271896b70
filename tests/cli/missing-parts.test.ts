import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { once } from "../../src/once.ts";
import { explainMissingPart, PartMissing } from "../../src/store/machine-parts.ts";
import { everything } from "../support/copy-everything.ts";
import { edit } from "../support/edit-site.ts";
import { eventually } from "../support/eventually.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { projectRoot, runSite } from "../support/run-site.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

/** Packages that look for their machine code beside themselves: as links they would find that of this project. */
const copied = ["sharp", "esbuild", "satteri", "@img", "@esbuild", "@bruits"];

/** The tool as npm installs it. */
let tool = "";
beforeAll(() => {
  // Bundles the command where its sources have changed.
  runSite(["--version"]);
  tool = mkdtempSync(join(tmpdir(), "charpente-parts-"));
  for (const name of ["bin", "lib", "src", "package.json"])
    cpSync(join(projectRoot, name), join(tool, name), { recursive: true });
  const packages = join(projectRoot, "node_modules");
  mkdirSync(join(tool, "node_modules"));
  for (const name of readdirSync(packages)) {
    const [from, to] = [join(packages, name), join(tool, "node_modules", name)];
    if (copied.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
});

afterAll(() => rmSync(tool, { recursive: true, force: true }));

/** Takes the packages with machine code away until the end of the test, or until the result is called. */
function without(...scopes: readonly string[]): () => void {
  for (const scope of scopes) {
    renameSync(join(tool, "node_modules", scope), join(tool, scope));
    mkdirSync(join(tool, "node_modules", scope));
  }
  const restore = once(() => {
    for (const scope of scopes) {
      rmSync(join(tool, "node_modules", scope), { recursive: true });
      renameSync(join(tool, scope), join(tool, "node_modules", scope));
    }
  });
  onTestFinished(restore);
  return restore;
}

function site(): string {
  const root = join(scratchFolder(), "site");
  cpSync(everything, root, { recursive: true });
  return root;
}

function run(root: string, command: string, language = "en", words: readonly string[] = []) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(tool, "bin/site"), command, ...words, "--root", root, "--language", language],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1", GITHUB_ACTIONS: "" } },
  );
  return { status, said: stderr };
}

const system = `${process.platform}-${process.arch}`;
const problemsIn = (said: string) =>
  said
    .match(/^\S+ {2}(?:error|warning|erreur|avertissement) .*\n {2}.*$/gm)
    ?.map((problem) => problem.replaceAll(/ +(?=\[)/g, " "));

describe.each([
  {
    language: "en",
    errors: [
      `node_modules  error  the part of the package sharp for this system (${system}) is not installed: no image can be made`,
      `node_modules  error  the part of the package esbuild for this system (${system}) is not installed: no template can be bundled`,
    ],
    warning: `node_modules  warning  the part of the Markdown parser satteri for this system (${system}) is not installed: texts take ten times as long`,
    hint: "  hint: run `npm install --include=optional`",
  },
  {
    language: "fr",
    errors: [
      `node_modules  erreur  la partie du paquet sharp pour ce système (${system}) n’est pas installée : aucune image ne peut être préparée`,
      `node_modules  erreur  la partie du paquet esbuild pour ce système (${system}) n’est pas installée : aucun modèle ne peut être assemblé`,
    ],
    warning: `node_modules  avertissement  la partie de l’analyseur de Markdown satteri pour ce système (${system}) n’est pas installée : les textes prennent dix fois plus de temps`,
    hint: "  conseil : exécutez `npm install --include=optional`",
  },
])("in $language", ({ language, errors, warning, hint }) => {
  test.each(
    shareOf(
      [
        ["sharp", "@img", 0],
        ["esbuild", "@esbuild", 1],
      ] as const,
      language === "en" ? 1 : 2,
    ),
  )(
    "a build without the machine code of %s names it once, and the command that installs it",
    (_, scope, index) => {
      without(scope);
      const { status, said } = run(site(), "build", language);
      expect([status, problemsIn(said)]).toEqual([1, [`${errors[index]}\n${hint} [machine/missing-part]`]]);
      expect(said).not.toMatch(/\n {4}at /);
    },
  );

  if (!isWhole && language !== "en") return;
  test("a build without the machine code of the parser says that it is slow, and publishes the same", () => {
    const [whole, slow] = [site(), site()];
    expect(run(whole, "build", language)).toMatchObject({
      status: 0,
      said: expect.not.stringContaining("satteri"),
    });
    without("@bruits");
    const { status, said } = run(slow, "build", language);
    expect([status, problemsIn(said)]).toEqual([0, [`${warning}\n${hint} [machine/slow-parser]`]]);
    const manifest = (root: string) => readFileSync(join(root, "dist/.site-manifest.json"), "utf8");
    expect(manifest(slow)).toBe(manifest(whole));
  });
});

test.each(shareOf(["where", "routes", "schema", "move", "new"], 3))(
  "`site %s` without the machine code of esbuild says the same",
  (command) => {
    without("@esbuild");
    const words = {
      where: ["Énergie"],
      move: ["premier", "un"],
      new: ["articles", "Un"],
    };
    const root = site();
    const { status, said } = run(root, command, "en", words[command as keyof typeof words]);
    expect([status, said]).toEqual([1, expect.stringContaining("[machine/missing-part]")]);
    expect(said).not.toMatch(/\n {4}at /);
  },
);

test("images that are remembered need no sharp", () => {
  const root = site();
  expect(run(root, "build")).toMatchObject({ status: 0 });
  without("@img");
  expect(run(root, "build")).toMatchObject({ status: 0, said: expect.stringContaining("(0 changed)") });
});

test("packages of another system count as missing", () => {
  without("@esbuild");
  const other = process.platform === "darwin" ? "linux-x64" : "darwin-arm64";
  const [own = ""] = readdirSync(join(tool, "@esbuild"));
  cpSync(join(tool, "@esbuild", own), join(tool, "node_modules/@esbuild", other), { recursive: true });
  expect(run(site(), "build")).toMatchObject({
    status: 1,
    said: expect.stringContaining("npm install --include=optional"),
  });
});

test("a part that the system refuses is told with the reason", () => {
  const cause = new Error(
    'Could not load the "sharp" module\nERR_DLOPEN_FAILED: version `GLIBC_2.28\' not found\nPossible solutions:',
  );
  const { message, hint } = explainMissingPart(new PartMissing("sharp", cause));
  expect([tell(message), hint && tell(hint)]).toEqual([
    `the part of the package sharp for this system (${system}) does not run: version \`GLIBC_2.28' not found`,
    "run `npm install --include=optional`; if it says the same then, the system is too old for this part",
  ]);
});

test("`site dev` shows what is missing instead of pages, and goes on once it is installed", async () => {
  const restore = without("@img", "@esbuild");
  const root = site();
  const child = spawn(process.execPath, [join(tool, "bin/site"), "dev", "--root", root, "--port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NO_COLOR: "1", SITE_LANGUAGE: "en" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (data) => {
    said += String(data);
  });
  const url = await eventually(() => {
    const found = /http:\/\/\S+/.exec(said)?.[0];
    expect(found, said).toBeDefined();
    return found ?? "";
  });
  const read = async () => (await fetch(new URL("/blog/premier", url))).text();
  expect(await read()).toContain("npm install --include=optional");
  restore();
  edit(root, "content/articles/premier.md", (text) => `${text}\nEncore.\n`);
  await expect.poll(read).toContain("Encore.");
});
