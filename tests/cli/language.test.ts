import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot, runSite } from "../support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-language-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const site = join(work, "site");
beforeAll(async () => {
  await copyEverything(site);
  const article = join(site, "content/articles/premier.md");
  writeFileSync(article, readFileSync(article, "utf8").replace("category: energie", "category: energi"));
});

/** What is printed, with plain spaces for those that French puts before its signs. */
async function runInFrench(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = await runHere([...args, "--language", "fr"], { env });
  return { status, stdout: plain(stdout), stderr: plain(stderr) };
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each<[readonly string[], string]>([
  [["biuld"], "il n’y a pas de commande « biuld » : vouliez-vous écrire « build » ?"],
  [["build", "--drfats"], "il n’y a pas d’option « --drfats » : vouliez-vous écrire « --drafts » ?"],
  [["dev", "--port"], "--port <n> attend une valeur"],
  [["dev", "--port", "x"], "--port x n’est pas un port : écrivez un nombre de 0 à 65535"],
  [["completion"], "il manque <shell>"],
  [["completion", "tcsh"], "<shell> ne peut valoir « tcsh » : les valeurs possibles sont bash, zsh, fish"],
  [["completion", "zsh", "bash"], "completion n’attend que 1 mot après son nom"],
  [["build", "dist"], "build n’attend rien après son nom"],
  [["preview", "--as", "apache"], "--as ne peut valoir « apache »"],
  [["build", "--root", "/nulle/part"], "--root /nulle/part n’est pas un dossier"],
  [["build", "--url", "www.example.org"], "--url www.example.org n’est pas l’adresse d’un site"],
  [["build", "--base", "sous/chemin"], "--base sous/chemin n’est pas un chemin"],
  [["check", "--watch", "--json"], "--json donne un seul rapport"],
])("site %j is refused in French, with status 2", async (args, words) => {
  const { status, stdout, stderr } = await runInFrench(args);
  expect(stderr.startsWith(`erreur : ${words}`), stderr).toBe(true);
  expect([status, stdout]).toEqual([2, ""]);
});

test("a language that the tool does not have is refused, with a list of its languages", async () => {
  const stderr = "error: --language is “de”, which is not a language of the tool: it has en and fr\n";
  expect(await runHere(["build", "--language", "de"])).toEqual({ status: 2, stdout: "", stderr });
  const { status, stderr: told } = await runHere(["--help"], { env: { SITE_LANGUAGE: "klingon" } });
  expect([status, told]).toEqual([2, expect.stringContaining("SITE_LANGUAGE is “klingon”")]);
});

test("the help is in the language of the option, of the variable or of the machine", async () => {
  const locale = { SITE_LANGUAGE: "", LC_ALL: "fr_FR.UTF-8" };
  const bare = await runInFrench([]);
  const asked = await runHere(["--help", "--language=fr"]);
  expect(bare.stdout).toMatch(/^Utilisation : site \[options\] \[commande\]/);
  expect(plain(asked.stdout)).toBe(bare.stdout);
  const byVariable = await runHere(["build", "--help"], { env: { SITE_LANGUAGE: "fr" } });
  const byLocale = await runHere(["help", "build"], { env: locale });
  expect(plain(byVariable.stdout)).toMatch(/^Utilisation : site build \[options\]/);
  expect(byLocale.stdout).toBe(byVariable.stdout);
});

test("a refused build says in French what is wrong, where, and that nothing was written", async () => {
  const { status, stderr } = await runInFrench(["build", "--root", site]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/articles\/premier\.md:4:\d+ {2}erreur {2}/m);
  expect(stderr).toContain("conseil : vouliez-vous écrire « energie » ?");
  expect(stderr).toMatch(/^mis de côté : 1 brouillon \(content\/articles\/brouillon\.md\)$/m);
  expect(stderr).toMatch(
    /^mis de côté : 1 contenu daté de plus tard \(content\/articles\/plus-tard\.md\) ; prochaine parution le 1er janvier 2099$/m,
  );
  expect(stderr).toMatch(
    /^1 erreur, 0 avertissement : rien n’a été écrit, dist\/ reste tel quel \(\d+,\d\d s\)$/m,
  );
});

test("annotations are in the chosen language, and keep the keywords that the runner reads", async () => {
  const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: site };
  const { stderr } = await runInFrench(["check", "--root", site], env);
  expect(stderr).toMatch(
    /^::error file=content\/articles\/premier\.md,line=4,.*%0Aconseil : vouliez-vous écrire/m,
  );
  expect(stderr).toMatch(/^\d pages? contrôlées?, .*: 1 erreur \(\d+,\d\d s\)$/m);
});

test("a report as JSON has the same codes, data and places in every language, and other words", async () => {
  const readProblems = async (language: string) => {
    const { stdout } = await runHere(["check", "--json", "--root", site, "--language", language]);
    return (JSON.parse(stdout) as { readonly problems: readonly Record<string, unknown>[] }).problems;
  };
  const english = await readProblems("en");
  const french = await readProblems("fr");
  const leaveWordsOut = (problems: typeof english) =>
    problems.map(({ message: _, hint: __, ...rest }) => rest);
  expect(leaveWordsOut(french)).toEqual(leaveWordsOut(english));
  expect(english).toMatchObject([
    { code: "entry/dangling-reference", data: {}, at: { line: 4 }, hint: "did you mean “energie”?" },
  ]);
  expect(plain(String(french[0]?.hint))).toBe("vouliez-vous écrire « energie » ?");
});

test("site new names missing values in French", async () => {
  const { status, stderr } = await runInFrench(["new", "articles", "Un titre", "--root", site]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^erreur : il manque des valeurs :\n {2}--set category=… {2}au choix : energie/);
});

test("site preview asks in French for a build", async () => {
  expect(await runInFrench(["preview", "--root", site])).toEqual({
    status: 1,
    stdout: "",
    stderr: "erreur : dist/ n’existe pas : lancez d’abord site build\n",
  });
});

test.each(["bash", "zsh", "fish"])(
  "the script for %s completes --language and its values, and is French",
  async (shell) => {
    const { stdout } = await runInFrench(["completion", shell]);
    expect(stdout).toContain("# Complétion pour ");
    expect(stdout).toMatch(shell === "fish" ? /-l language .*-x -a 'en fr'/ : /--language/);
    expect(stdout).toContain("en fr");
  },
);

test("the help loads neither messages of problems nor what commands run", () => {
  const script = `require(${JSON.stringify(join(projectRoot, "lib/main.cjs"))}).main(process.argv.slice(1)).then(() =>
    process.stderr.write(Object.keys(require.cache).join("\\n")));`;
  // Bundles the command where that is due.
  runSite(["--version"]);
  const loadedBy = (...args: readonly string[]) => {
    const { stderr } = spawnSync(process.execPath, ["-e", script, "--", ...args], { encoding: "utf8" });
    return stderr
      .split("\n")
      .filter((line) => line.endsWith(".cjs"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  };
  const messages = "start it with its front matter between two lines";
  const running = "function createDiskIo";
  for (const args of [["--help"], ["--version"], ["build", "--help"], ["help", "check"]]) {
    const loaded = loadedBy(...args);
    expect(loaded).toContain("print this help");
    expect(loaded).not.toContain(running);
    expect(loaded).not.toContain(messages);
  }
  const loaded = loadedBy("routes", "--root", work);
  expect(loaded).toContain(running);
  expect(loaded).toContain(messages);
});
