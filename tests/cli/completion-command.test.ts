import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const folder = mkdtempSync(join(tmpdir(), "charpente-completion-"));
symlinkSync(join(projectRoot, "bin/site"), join(folder, "site"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Shell = "bash" | "zsh" | "fish";

const isInstalled = (shell: Shell) => spawnSync(shell, ["--version"]).status === 0;

/**
 * Has a real shell read the script and run `probe` for each of the lines, with the command in its path. Gives what it
 * prints for each. One shell does it all: a start takes longer than an answer.
 */
async function ask(
  shell: Shell,
  setup: string,
  probe: (words: readonly string[]) => string,
  lines: readonly string[],
) {
  const script = join(folder, `completion.${shell}`);
  writeFileSync(script, (await runHere(["completion", shell])).stdout);
  const probes = lines.map((line) => `${probe(line.split(" "))}\necho @@@@`);
  const bare = { bash: ["--norc"], zsh: ["-f"], fish: ["--no-config"] }[shell];
  const run = [...bare, "-c", `${setup}\nsource ${script}\n${probes.join("\n")}`];
  const { stdout, stderr } = spawnSync(shell, run, {
    cwd: projectRoot,
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const answers = stdout.split("@@@@\n").map((answer) => answer.trim().split("\n"));
  return Object.fromEntries(lines.map((line, index) => [line, answers[index]]));
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(" ");

test.runIf(isInstalled("bash"))("bash offers commands, options, collections and folders", async () => {
  const probe = (words: readonly string[]) =>
    `COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}; _site; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const offers = await ask("bash", "", probe, [
    "site ",
    "site check --st",
    "site new ar",
    "site build --root templ",
    "site init --from templ",
    "site new articles --from templ",
    "site completion z",
    "site explain link/broken-",
  ]);
  expect(offers["site "]).toEqual(expect.arrayContaining(["build", "check", "new", "completion", "--help"]));
  expect(offers["site "]).not.toContain("collections");
  expect(offers["site check --st"]).toEqual(["--strict"]);
  expect(offers["site new ar"]).toEqual(["articles"]);
  expect(offers["site build --root templ"]).toEqual(["templates"]);
  expect(offers["site init --from templ"]).toEqual(["templates"]);
  expect(offers["site new articles --from templ"]).toEqual([""]);
  expect(offers["site completion z"]).toEqual(["zsh"]);
  expect(offers["site explain link/broken-"]).toEqual(["link/broken-anchor"]);
});

test.runIf(isInstalled("bash"))("bash offers a folder with a space in its name as one", async () => {
  mkdirSync(join(folder, "Mes sites/atelier"), { recursive: true });
  const probe = (words: readonly string[]) =>
    `COMP_WORDS=(site build --out "${words.join(" ")}"); COMP_CWORD=3; _site; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const offers = await ask("bash", `cd "${folder}"`, probe, ["Mes", "Mes sites/"]);
  expect(offers).toEqual({ Mes: ["Mes sites"], "Mes sites/": ["Mes sites/atelier"] });
});

test.runIf(isInstalled("fish"))("fish offers commands, options and collections", async () => {
  const probe = (words: readonly string[]) => `complete -C'${words.join(" ")}' | cut -f1`;
  expect(
    await ask("fish", "", probe, ["site ch", "site check --st", "site new ar", "site completion "]),
  ).toEqual({
    "site ch": ["check"],
    "site check --st": ["--strict"],
    "site new ar": ["articles"],
    "site completion ": ["bash", "fish", "zsh"],
  });
});

test.runIf(isInstalled("zsh"))(
  "zsh hands commands, options and collections to its completion system",
  async () => {
    // That system needs a terminal: what it is handed is printed instead.
    const printed = 'compdef() { }; _describe() { print -l -- $commands }; _arguments() { print -l -- "$@" }';
    const probe = (words: readonly string[]) => `words=(${quoted(words)}); CURRENT=${words.length}; _site`;
    const handed = await ask("zsh", printed, probe, ["site ", "site build ", "site new "]);
    expect(handed["site "]).toContain("check:check the content and the pages closely, and write nothing");
    expect(handed["site build "]).toContain("--root[folder of the site]:folder:_files -/");
    expect(handed["site new "]?.join(" ")).toContain("1:collection:(articles categories ");
  },
);

test("an unknown shell is a mistake of the command line", async () => {
  expect(await runHere(["completion", "tcsh"])).toMatchObject({ status: 2, stdout: "" });
});
