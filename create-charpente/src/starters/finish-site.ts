import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { gitEnvironment } from "../../../src/changes/git/git-environment.ts";
import { newSiteOf } from "../../../src/hosts/hosts.ts";
import type { HostName } from "../../../src/hosts/names.ts";
import { lstatIfThere } from "../../../src/store/disk.ts";
import { inLanguage, message } from "../../../src/words/in-each-language.ts";
import type { InEach, Language } from "../../../src/words/languages.ts";
import type { PackageManager } from "../package-manager.ts";

/** The last words of `site init`. */
export const finishWords = {
  next: { en: "Next:", fr: "La suite :" },
  read: { en: "README.md says what to change where.", fr: "README.md dit quoi changer, et où." },
  publish: message({
    en: ({ once }: { once: string }) => `To publish: ${once}.`,
    fr: ({ once }) => `Pour publier : ${once}.`,
  }),
  notInstalled: {
    en: "The packages are not installed: that step failed, and the site is complete without it.",
    fr: "Les paquets ne sont pas installés : cette étape a échoué, et le site est complet sans elle.",
  },
  noRepository: {
    en: "No repository was begun: that step failed, and the site is complete without it.",
    fr: "Aucun dépôt n’a été créé : cette étape a échoué, et le site est complet sans elle.",
  },
  commit: { en: "Begin the site", fr: "Commencer le site" },
};

/** Why no repository can begin in a folder: there is no Git, or the folder is in a repository. */
type NoRepository = "no-git" | "inside";

export const hindranceWords: Readonly<Record<NoRepository, InEach<string>>> = {
  "no-git": {
    en: "No repository was begun: Git is not installed.",
    fr: "Aucun dépôt n’a été créé : Git n’est pas installé.",
  },
  inside: {
    en: "No repository was begun: the folder is in one already.",
    fr: "Aucun dépôt n’a été créé : le dossier se trouve déjà dans un dépôt.",
  },
};

/** A site whose files are written. `folder` is as the user named it. */
export type WrittenSite = {
  readonly folder: string;
  readonly manager: PackageManager;
  readonly host: HostName | "none";
};

/** What is done with it then. */
export type Tasks = { readonly install: boolean; readonly git: boolean };

/**
 * Installs the packages, and begins a repository whose first commit holds the lockfile. Returns the commands that are
 * left to the user. A step that fails leaves the site as it is, and says so.
 */
export async function finishSite(
  { install, git }: Tasks,
  { folder, manager }: WrittenSite,
  stopped: AbortSignal,
  language: Language,
): Promise<readonly string[]> {
  const left: string[] = [];
  const tell = (what: InEach<string>) => void process.stderr.write(`${what[language]}\n`);
  const isInstalled = install && (await installPackages(folder, manager, stopped));
  if (install && !isInstalled) tell(finishWords.notInstalled);
  if (!isInstalled) left.push(manager.install.join(" "));
  const hindrance = git ? findNoRepository(folder) : undefined;
  const commit = finishWords.commit[language];
  if (hindrance !== undefined) tell(hindranceWords[hindrance]);
  else if (git && !(await beginRepository(folder, commit, stopped))) {
    tell(finishWords.noRepository);
    left.push(`git init --initial-branch=main && git add --all && git commit --message="${commit}"`);
  }
  return left;
}

/** Says what the user does next. `left` is the commands that are left to him. */
export function describeNext(
  { folder, manager, host }: WrittenSite,
  left: readonly string[],
  language: Language,
): string {
  const path = relative(process.cwd(), resolve(folder));
  const steps = [...(path === "" ? [] : [`cd ${quote(path)}`]), ...left, manager.run("dev")];
  const words = inLanguage(finishWords, language);
  const once = host === "none" ? undefined : newSiteOf(host).once[language];
  return [
    words.next,
    ...steps.map((step) => `  ${step}`),
    words.read,
    ...(once === undefined ? [] : [words.publish({ once })]),
    "",
  ].join("\n");
}

/** Quotes a path for a shell of Unix, if needed. `cd` would read a hyphen at its start as an option. */
function quote(path: string): string {
  if (path.startsWith("-")) return quote(`./${path}`);
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Why no repository can begin in this folder, which may not exist. */
export function findNoRepository(folder: string): NoRepository | undefined {
  let cwd = resolve(folder);
  while (!existsSync(cwd)) cwd = dirname(cwd);
  const asked = { cwd, env: gitEnvironment() };
  const { error, status } = spawnSync("git", ["rev-parse", "--git-dir"], asked);
  if (error !== undefined) return "no-git";
  return status === 0 || isBelowGit(cwd) ? "inside" : undefined;
}

/** Git refuses a damaged repository, and one of another user, as if there were none. Its history must stay. */
function isBelowGit(folder: string): boolean {
  const above = dirname(folder);
  return lstatIfThere(join(folder, ".git")) !== undefined || (above !== folder && isBelowGit(above));
}

/** Installs the packages of a new site. False when that fails or is stopped; nothing of it stays then. */
async function installPackages(
  folder: string,
  { install: [program, ...args] }: PackageManager,
  stopped: AbortSignal,
): Promise<boolean> {
  const isDone = await run(program, args, { folder, stopped, env: process.env });
  if (!isDone) rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  return isDone;
}

/**
 * Begins a repository whose first commit holds all files. False when that fails or is stopped; nothing of it stays then.
 * Only for a folder in which `findNoRepository` finds no hindrance: it removes `.git`.
 */
async function beginRepository(folder: string, message: string, stopped: AbortSignal): Promise<boolean> {
  const steps = [
    // The workflows publish this branch.
    ["init", "--quiet", "--initial-branch=main"],
    ["add", "--all"],
    ["commit", "--quiet", `--message=${message}`],
  ];
  for (const args of steps)
    if (!(await run("git", args, { folder, stopped, env: gitEnvironment() }))) {
      rmSync(join(folder, ".git"), { recursive: true, force: true });
      return false;
    }
  return true;
}

type Where = {
  readonly folder: string;
  readonly stopped: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
};

/** What the program prints goes to standard error: on standard output is only the folder of the site. */
function run(program: string, args: readonly string[], { folder, stopped, env }: Where): Promise<boolean> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve(false);
    const child = spawn(program, [...args], {
      ...{ cwd: folder, env, signal: stopped, stdio: ["inherit", 2, 2] },
      // On Windows, package managers are scripts for its shell.
      shell: process.platform === "win32" && program !== "git",
    });
    child.on("error", () => resolve(false));
    child.on("close", (status) => resolve(status === 0));
  });
}
