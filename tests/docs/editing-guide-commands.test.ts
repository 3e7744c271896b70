import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { steeringFiles } from "../../src/bundle/remember-bundle.ts";
import { isWhole } from "../support/is-whole.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const guide = readFileSync(join(projectRoot, "docs/site/editing.md"), "utf8");
const example = guide.match(/^````md\n(.*?)^````$/ms)?.[1] ?? "";

/** Commands that no test runs: they change the machine. */
const installations = new Set([
  "xcode-select --install", // macOS alone knows it, and asks in a window.
  "sudo apt install git", // It asks for the password of an administrator.
]);

/** The sections of the guide that have commands for the terminal, in its order. */
const sections = guide.split(/^(?=#{2,3} )/m).flatMap((section) => {
  const commands = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );
  const heading = /^#+ (.*)/.exec(section)?.[1] ?? "";
  return commands.length === 0 ? [] : [{ heading, commands }];
});

/** The machine of an editor, whose browser and settings of Git are there for the tests alone. */
const work = mkdtempSync(join(tmpdir(), "charpente-editor-"));
const origin = join(work, "origin.git");
const site = join(work, "site");
const opened = join(work, "opened");
const env = {
  ...process.env,
  GITHUB_ACTIONS: "",
  NO_COLOR: "1",
  LC_ALL: "C",
  HOME: work,
  PATH: [join(work, "tools"), process.env.PATH].join(delimiter),
  GIT_CONFIG_GLOBAL: join(work, ".gitconfig"),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: `url.${origin}.insteadOf`,
  GIT_CONFIG_VALUE_0: /^git clone (\S+)$/m.exec(guide)?.[1],
  // Nobody is there to answer: a command that asks or opens an editor fails.
  GIT_TERMINAL_PROMPT: "0",
  GIT_EDITOR: "false",
};

const home = "content/pages/home.yaml";
const settings = "content/site.yaml";
const article = "content/articles/ventilation-nocturne.md";
const read = (path: string) => readFileSync(join(site, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(site, path), text);
const block = (pattern: RegExp) => pattern.exec(guide)?.[0] ?? "";

/** What an editor has done before a command, by hand: before the first of a section, or before that command. */
const edits: Readonly<Record<string, () => void>> = {
  "Commencer la journée": () => {
    linkInstalled();
    sayWho(site);
  },
  "Corriger un texte": () => rewrite(home, "Notre expertise en chiffres", "Notre expérience en chiffres"),
  "Brouillon et date": () =>
    write(article, example.replace(/^date: .*$/m, block(/^draft: true\ndate: .*$/m))),
  "Changer une adresse": () => write(article, example),
  "Avant d’avoir publié": () => {
    rewrite(home, "Notre expérience", "Une erreur");
    rmSync(join(site, settings));
  },
  "Deux personnes ont changé la même ligne": () => {
    makeConflict("du bureau");
    expect(read(home)).toContain("<<<<<<<");
    write(home, read(home).replace(/^<{7}.*\n(.*\n)={7}\n.*\n>{7}.*\n/m, "$1"));
  },
};

/** What holds after the last command of a section. */
const outcomes: Readonly<Record<string, () => void>> = {
  "Commencer la journée": () => expect(readFileSync(opened, "utf8")).toMatch(/^http:/),
  "Commencer le fichier": () => expect(read("content/articles/ventiler-la-nuit.md")).toContain("draft: true"),
  "Changer une adresse": () => {
    expect(existsSync(join(site, article))).toBe(false);
    expect(read("content/articles/ventilation-de-nuit.md")).toContain("route: /ventilation-de-nuit");
    expect(read(settings)).toContain(block(/^redirects:\n {2}- .*$/m));
  },
  "Dupliquer un article": () =>
    expect(read("content/articles/la-ventilation-en-hiver.md")).toContain("draft: true"),
  "Supprimer un article": () => {
    expect(existsSync(join(site, "content/articles/ventilation-de-nuit.md"))).toBe(false);
    expect(read(settings)).toContain("{ from: /ventilation-nocturne, to: /blog }");
  },
  "Au terminal": () =>
    expect(run("git show origin/main:content/pages/home.yaml")).toContain("Notre expérience"),
  "Avant d’avoir publié": () => expect(run("git status --short")).toBe(""),
  "Après avoir publié": () =>
    expect(run("git show origin/main:content/pages/home.yaml")).toContain("Notre expertise"),
  "Deux personnes ont changé la même ligne": () => {
    expect(read(home)).toContain("Notre expérience du bureau");
    expect(run("git status --short")).toBe("");
  },
};

beforeAll(() => {
  const seed = join(work, "seed");
  for (const path of ["content", "static", "templates", ...steeringFiles])
    cpSync(join(projectRoot, path), join(seed, path), { recursive: true });
  putProgram(join(seed, "bin"), "site", `exec '${process.execPath}' '${projectRoot}bin/site' "$@"`);
  for (const opener of ["xdg-open", "open"])
    putProgram(join(work, "tools"), opener, `echo "$@" > '${opened}'`);
  writeFileSync(join(seed, ".gitignore"), "node_modules\n.site\ndist\n");
  run("git init --quiet --initial-branch main", seed);
  run("git add --all", seed);
  run("git -c user.name=Firm -c user.email=firm@example.org commit --quiet --message Start", seed);
  run(`git clone --quiet --bare '${seed}' '${origin}'`, work);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each(sections)(
  "an editor who types the commands of « $heading » meets no error",
  async ({ heading, commands }) => {
    edits[heading]?.();
    for (const command of commands) {
      if (installations.has(command) || isChecked(command) || isRehearsal(command)) continue;
      edits[command]?.();
      if (/^\.\/bin\/site (?:dev|edit)/.test(command)) await lookAtSite(command);
      else if (!command.startsWith("cd ")) await type(command, existsSync(site) ? site : work);
    }
    outcomes[heading]?.();
  },
);

test("each step of the tests belongs to a section or a command of the guide", () => {
  const known = sections.flatMap(({ heading, commands }) => [heading, ...commands]);
  const used = [...Object.keys(edits), ...Object.keys(outcomes), ...installations];
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test("each command that is named in a sentence of the guide runs", async () => {
  const named = [...guide.matchAll(/`((?:\.\/bin\/site|git|node|npm|npx|cd) [^`]+)`/g)].map(
    ([, text = ""]) => text,
  );
  const commands = sections.flatMap((section) => section.commands);
  expect(named.length).toBeGreaterThan(5);
  for (const text of named) if (!commands.some((command) => command.startsWith(text))) await type(text);
});

const checked = new Set<string>();

/** Whether it is a rehearsal of the next command, which builds the site as well: one of both is enough in a short run. */
function isRehearsal(command: string): boolean {
  return !isWhole && command.endsWith(" --dry-run");
}

/** Whether it is a check that ran before: each takes seconds, and says the same of a site in order. */
function isChecked(command: string): boolean {
  if (!command.startsWith("./bin/site check")) return false;
  if (checked.has(command)) return true;
  checked.add(command);
  return false;
}

/** Runs a line of the guide: a command of the site in this process, which is quicker, all others in a terminal. */
async function type(line: string, cwd = site): Promise<void> {
  const [, written] = /^\.\/bin\/site (.*)/.exec(line) ?? [];
  if (written === undefined) return void run(line, cwd);
  const args = [...written.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const { status, stdout, stderr } = await runHere(args, { cwd, env });
  expectSuccess(line, status, stdout + stderr);
}

/** Runs a line as a terminal does, and gives what it printed. */
function run(line: string, cwd = site): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd, env, encoding: "utf8" });
  expectSuccess(line, status, stdout + stderr);
  return stdout;
}

function expectSuccess(line: string, status: number | null, said: string): void {
  expect({ line, status, said: status === 0 ? "" : said }).toEqual({ line, status: 0, said: "" });
}

/** Starts the server, waits until the browser was asked to show the site, and presses Ctrl-C. */
async function lookAtSite(command: string): Promise<void> {
  const [program = "", ...args] = command.split(" ");
  rmSync(opened, { force: true });
  const child = spawn(join(site, program), [...args, "--port", "0"], { cwd: site, env, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise((resolve) => child.on("exit", (_, signal) => resolve(signal)));
  await vi.waitUntil(() => existsSync(opened), { timeout: 120_000 });
  child.kill("SIGINT");
  expect(await ended).toBe("SIGINT");
}

/** Packages and results, which the editor’s first command installs. */
function linkInstalled(): void {
  mkdirSync(join(projectRoot, ".site"), { recursive: true });
  for (const folder of ["node_modules", ".site"])
    symlinkSync(join(projectRoot, folder), join(site, folder), "junction");
}

/** As the page “Publish” does, which asks on the first day. */
function sayWho(clone: string): void {
  run("git config user.name 'Ada Martin'", clone);
  run("git config user.email ada@bati-utile.example", clone);
}

function rewrite(path: string, before: string, after: string): void {
  expect(read(path)).toContain(before);
  write(path, read(path).replace(before, after));
}

/**
 * A colleague publishes another version of a line that the editor has changed too; the editor learns it from `git
 * pull`.
 */
function makeConflict(words: string): void {
  const colleague = mkdtempSync(join(work, "colleague-"));
  run(`git clone --quiet '${origin}' '${colleague}'`, work);
  sayWho(colleague);
  retitle(join(colleague, home), `Nos chiffres ${words}`);
  run("git commit --quiet --all --message Colleague && git push --quiet", colleague);
  retitle(join(site, home), `Notre expérience ${words}`);
  run("git commit --quiet --all --message Editor");
  const { stdout } = spawnSync("git", ["pull", "--no-rebase", "--no-edit"], {
    cwd: site,
    env,
    encoding: "utf8",
  });
  expect(stdout).toContain("CONFLICT");
}

function retitle(file: string, title: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(/^(figures:\n {2}title: ).*/m, `$1${title}`));
}

function putProgram(folder: string, name: string, line: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
}
