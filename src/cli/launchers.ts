import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { generatorRoot } from "../store/generator-root.ts";
import { inLanguage, message, type Said } from "../words/in-each-language.ts";
import type { Language } from "../words/languages.ts";

/** What launchers say in their window, and what is said of them. */
export const launcherWords = {
  name: message({
    en: ({ folder }: { folder: string }) => `Edit the site (${folder})`,
    fr: ({ folder }) => `Modifier le site (${folder})`,
  }),
  about: {
    en: "Opens the site in the browser, to edit it on its pages",
    fr: "Ouvre le site dans le navigateur pour le modifier sur ses pages",
  },
  keepOpen: {
    en: "Keep this window open while you write. Close it to stop.",
    fr: "Gardez cette fenêtre ouverte tant que vous écrivez. Fermez-la pour arrêter.",
  },
  moved: {
    en: "The folder of the site is no longer where it was. Whoever set up the site puts it back, or makes this shortcut again.",
    fr: "Le dossier du site n’est plus à sa place. La personne qui l’a installé l’y remet, ou refait ce raccourci.",
  },
  noNode: {
    en: "Node is missing, or too old: the site needs version 20.19 or later. Install the LTS version from https://nodejs.org, then open this shortcut again.",
    fr: "Node manque, ou il est trop ancien : le site demande la version 20.19 ou une plus récente. Installez la version « LTS » depuis https://nodejs.org/fr, puis ouvrez de nouveau ce raccourci.",
  },
  noTool: {
    en: "What runs the site is not installed in this folder. Open a terminal in this folder, type npm install, then open this shortcut again:",
    fr: "Ce qui fait fonctionner le site n’est pas installé. Ouvrez un terminal dans ce dossier, tapez npm install, puis ouvrez de nouveau ce raccourci :",
  },
  stopped: {
    en: "The site has stopped. If you did not stop it, show these lines to whoever set up the site.",
    fr: "Le site s’est arrêté. Si vous ne l’avez pas arrêté vous-même, montrez ces lignes à la personne qui l’a installé.",
  },
  close: { en: "Press Enter to close this window.", fr: "Appuyez sur Entrée pour fermer cette fenêtre." },
  written: message({
    en: ({ files }: { files: readonly string[] }) =>
      `Made, to be opened with a double click:\n${files.map((file) => `  ${file}`).join("\n")}`,
    fr: ({ files }) => `Créé, à ouvrir d’un double clic :\n${files.map((file) => `  ${file}`).join("\n")}`,
  }),
  trust: {
    en: "The first time, some systems ask whether it may be run: on the desktop of GNOME, right click, “Allow Launching”.",
    fr: "La première fois, certains systèmes demandent l’autorisation : sur le bureau de GNOME, clic droit puis « Autoriser le lancement ».",
  },
  undo: {
    en: "To remove it, run site edit --uninstall, or delete these files.",
    fr: "Pour le retirer, lancez site edit --uninstall, ou supprimez ces fichiers.",
  },
  unwritten: message({
    en: ({ file, reason }: { file: string; reason: string }) => `Not made: ${file} (${reason})`,
    fr: ({ file, reason }) => `Non créé : ${file} (${reason})`,
  }),
  removed: message({
    en: ({ files }: { files: readonly string[] }) =>
      `Removed:\n${files.map((file) => `  ${file}`).join("\n")}`,
    fr: ({ files }) => `Retiré :\n${files.map((file) => `  ${file}`).join("\n")}`,
  }),
  none: {
    en: "There is no shortcut of this site to remove.",
    fr: "Il n’y a aucun raccourci de ce site à retirer.",
  },
};

type LauncherSystem = "macos" | "windows" | "linux";
const systems: readonly LauncherSystem[] = ["macos", "windows", "linux"];
const endings = { macos: ".command", windows: ".bat", linux: ".sh" } as const;

/** A launcher: a script that starts the editor of one site. */
type Launcher = {
  /** The folder of the site. Undefined for a script that lies in it: the folder may be shared, or moved. */
  readonly folder: string | undefined;
  /** The path of `bin/site`, absolute or from the folder of the site. */
  readonly tool: string;
  /** The Node that wrote it. Tried before those in usual places. */
  readonly node: string;
  /** Names the site. Launchers are found again by it. */
  readonly mark: string;
  readonly name: string;
  readonly language: Language;
};

const markOf = (mark: string) => `site edit --install ${mark}`;
/** The mark of launchers in the folder of the site itself. */
const besideMark = "here";

/** Ends with 0 if this Node can run the tool. It has no character that a shell reads within double quotes. */
const isNewEnough =
  "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 20 || (a === 20 && b > 18) ? 0 : 1)";

/** Where installers put Node. A file manager starts a program without the profile of a shell that names these folders. */
const unixFolders = [
  '"$HOME"/.volta/bin',
  '"$HOME"/.nvm/versions/node/*/bin',
  '"$HOME"/.local/share/fnm/aliases/default/bin',
  '"$HOME"/Library/Application\\ Support/fnm/aliases/default/bin',
  '"$HOME"/.local/share/mise/shims',
  '"$HOME"/.asdf/shims',
  '"$HOME"/.local/bin',
  "/opt/homebrew/bin",
  "/usr/local/bin",
  "/opt/local/bin",
  "/home/linuxbrew/.linuxbrew/bin",
  "/usr/bin",
  "/snap/bin",
];
const windowsFolders = [
  "%ProgramFiles%\\nodejs",
  "%LOCALAPPDATA%\\Programs\\nodejs",
  "%LOCALAPPDATA%\\Volta\\bin",
  "%ProgramFiles%\\Volta",
  "%NVM_SYMLINK%",
  "%APPDATA%\\fnm\\aliases\\default",
  "%USERPROFILE%\\scoop\\apps\\nodejs-lts\\current",
  "%USERPROFILE%\\scoop\\apps\\nodejs\\current",
];

/** The script of macOS and Linux, for any POSIX shell. */
export function writeShellLauncher({ folder, tool, node, mark, language }: Launcher): string {
  const words = inLanguage(launcherWords, language);
  return `#!/bin/sh
# ${markOf(mark)}

stop() {
  printf '\\n%s\\n' "$1" >&2
  if [ -t 0 ]; then
    printf '%s ' ${quoteForShell(words.close)}
    read -r _
  fi
  exit 1
}

CDPATH=
cd -- ${folder === undefined ? '"$(dirname -- "$0")"' : quoteForShell(folder)} 2>/dev/null || stop ${quoteForShell(words.moved)}

find_node() {
  for node in "$(command -v node)" ${quoteForShell(node)} ${unixFolders.map((path) => `${path}/node`).join(" ")}; do
    if [ -x "$node" ] && "$node" -e "${isNewEnough}" 2>/dev/null; then return 0; fi
  done
  return 1
}
find_node || stop ${quoteForShell(words.noNode)}

# The tool also needs npm, which lies beside Node, and Git.
PATH=$(dirname -- "$node"):$PATH:/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin
SITE_LANGUAGE=\${SITE_LANGUAGE:-${language}}
export PATH SITE_LANGUAGE

tool=${quoteForShell(tool)}
[ -e "$tool" ] || stop ${quoteForShell(words.noTool)}"
$(pwd)"

printf '%s\\n\\n' ${quoteForShell(words.keepOpen)}
"$node" "$tool" edit || stop ${quoteForShell(words.stopped)}
`;
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The script of Windows. Once the code page is set, cmd reads the rest of the file as UTF-8. */
export function writeBatchLauncher({ folder, tool, node, mark, name, language }: Launcher): string {
  const words = inLanguage(launcherWords, language);
  const say = (text: string) => `echo ${escapeForEcho(text)}`;
  const inBatch = (path: string) => path.replaceAll("%", "%%");
  const nodes = [inBatch(node), ...windowsFolders.map((path) => `${path}\\node.exe`)];
  const lines = [
    "@echo off",
    `rem ${markOf(mark)}`,
    // A path may have an exclamation mark.
    "setlocal DisableDelayedExpansion",
    "chcp 65001 >nul",
    `title ${escapeForEcho(name)}`,
    // pushd also takes the path of a shared folder, for which it opens a drive.
    `pushd "${folder === undefined ? "%~dp0" : inBatch(folder)}" 2>nul`,
    "if errorlevel 1 goto moved",
    'set "node="',
    `for %%n in (node.exe) do set "found=%%~$PATH:n"`,
    `for %%n in ("%found%" ${nodes.map((path) => `"${path}"`).join(" ")}) do if not defined node if exist "%%~n" "%%~n" -e "${isNewEnough}" 2>nul && set "node=%%~n"`,
    "if not defined node goto nonode",
    `set "tool=${inBatch(tool)}"`,
    'if not exist "%tool%" goto notool',
    'for %%n in ("%node%") do set "PATH=%%~dpn;%PATH%"',
    `if not defined SITE_LANGUAGE set "SITE_LANGUAGE=${language}"`,
    say(words.keepOpen),
    "echo.",
    '"%node%" "%tool%" edit',
    'if "%errorlevel%"=="0" goto end',
    "echo.",
    say(words.stopped),
    "goto wait",
    ":moved",
    say(words.moved),
    "goto wait",
    ":nonode",
    say(words.noNode),
    "goto wait",
    ":notool",
    say(words.noTool),
    'echo "%CD%"',
    ":wait",
    "echo.",
    say(words.close),
    "pause >nul",
    ":end",
    "popd",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function escapeForEcho(text: string): string {
  return text.replace(/[&|<>^()]/g, "^$&").replaceAll("%", "%%");
}

/** The entry of the desktop and of the applications’ menu of Linux, which runs the script at `script`. */
export function writeDesktopEntry({ folder = "", mark, name, language }: Launcher, script: string): string {
  const words = inLanguage(launcherWords, language);
  const argument = `"${script.replace(/["`$\\]/g, "\\$&").replaceAll("%", "%%")}"`;
  const fields = {
    Type: "Application",
    Version: "1.0",
    Name: name,
    Comment: words.about,
    // A script that is gone, as when the folder was moved, takes its entry out of the menu.
    TryExec: script,
    Exec: `sh ${argument}`,
    Path: folder,
    Icon: "accessories-text-editor",
    Terminal: "true",
    Categories: "Office;Publishing;",
    StartupNotify: "false",
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${escapeForEntry(value)}`);
  return `[Desktop Entry]\n# ${markOf(mark)}\n${lines.join("\n")}\n`;
}

function escapeForEntry(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t")
    .replace(/^ /, "\\s");
}

/** The machine on which launchers are made. */
export type LauncherMachine = {
  readonly system: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly node: string;
  /** Runs a program. Returns what it prints, or undefined if it fails. */
  readonly ask: (program: string, args: readonly string[]) => string | undefined;
};

export function askProgram(program: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(program, args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 10_000,
    });
  } catch {
    return undefined;
  }
}

type Making = {
  /** The folder of the site, absolute. */
  readonly root: string;
  readonly language: Language;
  readonly machine: LauncherMachine;
};

/** What was made or removed, and what the disk has refused. */
export type LauncherOutcome = { readonly done: readonly string[]; readonly refused: readonly Refusal[] };
type Refusal = { readonly file: string; readonly reason: string };

/**
 * Writes a launcher into the folder of the site, and one on the desktop. `everySystem` adds those of other systems to the
 * folder, which people on several systems may share.
 */
export function installLaunchers({
  everySystem,
  ...making
}: Making & { readonly everySystem: boolean }): LauncherOutcome {
  const { root, language, machine } = making;
  const own = systemOf(machine);
  const name = inLanguage(launcherWords, language).name({ folder: basename(root) || "site" });
  const common = { tool: findTool(root), node: machine.node, name, language };
  const beside = { ...common, folder: undefined, mark: besideMark };
  const away = { ...common, folder: root, mark: markOfRoot(root) };
  const done: string[] = [];
  const refused: Refusal[] = [];
  const write = (folder: string, ending: string, mark: string, text: string, mode = 0o755) => {
    let file = join(folder, `${name}${ending}`);
    for (let number = 2; existsSync(file) && !holdsMark(file, mark); number += 1)
      file = join(folder, `${name} ${number}${ending}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text, { mode });
      chmodSync(file, mode);
      done.push(file);
    } catch (error) {
      refused.push({ file, reason: (error as Error).message });
    }
    return file;
  };
  const draw = { macos: writeShellLauncher, windows: writeBatchLauncher, linux: writeShellLauncher };
  let script = "";
  for (const system of everySystem ? systems : [own]) {
    const file = write(root, endings[system], besideMark, draw[system](beside));
    if (system === own) script = file;
  }
  hideFromGit(root, done, machine);
  const desktop = findDesktop(machine);
  if (own !== "linux") {
    if (desktop !== undefined) write(desktop, endings[own], away.mark, draw[own](away));
    return { done, refused };
  }
  const entry = writeDesktopEntry(away, script);
  if (desktop !== undefined) trust(write(desktop, ".desktop", away.mark, entry), machine);
  write(menuOf(machine), ".desktop", away.mark, entry, 0o644);
  return { done, refused };
}

/** A launcher is of this machine: Git would offer it to everybody. The list of what this clone overlooks is nobody else’s. */
function hideFromGit(root: string, files: readonly string[], { ask }: LauncherMachine): void {
  const [path = "", prefix = ""] =
    ask("git", ["-C", root, "rev-parse", "--git-path", "info/exclude", "--show-prefix"])?.split("\n") ?? [];
  if (path === "") return;
  const list = resolve(root, path);
  const before = existsSync(list) ? readFileSync(list, "utf8") : "";
  const missing = files
    .map((file) => `/${prefix}${basename(file)}`.replace(/[\\*?[]/g, "\\$&"))
    .filter((line) => !before.split(/\r?\n/).includes(line));
  if (missing.length === 0) return;
  const separator = before === "" || before.endsWith("\n") ? "" : "\n";
  try {
    mkdirSync(dirname(list), { recursive: true });
    appendFileSync(list, `${separator}${missing.join("\n")}\n`);
  } catch {
    // The folder of Git may be another user’s. Then the launcher is only listed as new.
  }
}

/** Removes the launchers of a site, and no other files. */
export function removeLaunchers({ root, machine }: Omit<Making, "language">): LauncherOutcome {
  const mark = markOfRoot(root);
  const elsewhere = [findDesktop(machine), menuOf(machine)].filter((folder) => folder !== undefined);
  const files = [...listMarked(root, besideMark), ...elsewhere.flatMap((folder) => listMarked(folder, mark))];
  const done: string[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    try {
      rmSync(file);
      done.push(file);
    } catch (error) {
      refused.push({ file, reason: (error as Error).message });
    }
  }
  return { done, refused };
}

function systemOf({ system }: LauncherMachine): LauncherSystem {
  if (system === "darwin") return "macos";
  return system === "win32" ? "windows" : "linux";
}

function markOfRoot(root: string): string {
  return createHash("sha256").update(root).digest("hex").slice(0, 16);
}

function listMarked(folder: string, mark: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:command|bat|sh|desktop)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => holdsMark(file, mark));
}

/** A link is somebody else’s, whatever it leads to. */
function holdsMark(file: string, mark: string): boolean {
  try {
    if (!lstatSync(file).isFile()) return false;
    return readFileSync(file, "utf8")
      .slice(0, 200)
      .includes(`${markOf(mark)}`);
  } catch {
    return false;
  }
}

/** Prefers the name of the package to its real place, which package managers change with each version. */
function findTool(root: string): string {
  const { name } = JSON.parse(readFileSync(join(generatorRoot, "package.json"), "utf8")) as { name: string };
  const installed = join(root, "node_modules", name);
  if (existsSync(installed) && realpathSync(installed) === realpathSync(generatorRoot))
    return `node_modules/${name}/bin/site`;
  const path = relative(root, join(generatorRoot, "bin/site"));
  const isInside = !isAbsolute(path) && !path.startsWith("..");
  return isInside ? path.split(sep).join("/") : join(generatorRoot, "bin/site");
}

function findDesktop(machine: LauncherMachine): string | undefined {
  const { home } = machine;
  const asked = { macos: () => undefined, windows: askWindows, linux: readUserFolders }[systemOf(machine)](
    machine,
  );
  const folder = asked ?? join(home, "Desktop");
  // Without a desktop, its name means the home folder.
  return folder !== home && existsSync(folder) ? folder : undefined;
}

/** The desktop may lie in OneDrive. */
function askWindows({ ask }: LauncherMachine): string | undefined {
  const said = ask("powershell", [
    "-NoProfile",
    "-Command",
    "[Console]::OutputEncoding = [Text.Encoding]::UTF8; [Environment]::GetFolderPath('Desktop')",
  ])?.trim();
  return said === "" ? undefined : said;
}

/** The desktop has a name in the language of its user: `XDG_DESKTOP_DIR="$HOME/Bureau"`. */
function readUserFolders({ home, env }: LauncherMachine): string | undefined {
  const file = join(env.XDG_CONFIG_HOME || join(home, ".config"), "user-dirs.dirs");
  if (!existsSync(file)) return undefined;
  const [, written] = /^XDG_DESKTOP_DIR="(.*)"/m.exec(readFileSync(file, "utf8")) ?? [];
  const folder = written
    ?.replace(/^\$HOME(?=\/|$)/, home)
    .replace(/\\(.)/g, "$1")
    .replace(/\/$/, "");
  return folder && isAbsolute(folder) ? folder : undefined;
}

function menuOf({ home, env }: LauncherMachine): string {
  return join(env.XDG_DATA_HOME || join(home, ".local/share"), "applications");
}

/** Desktops ask before they start an entry, unless its maker has marked it: GNOME by a word, Xfce by a digest. */
function trust(file: string, { ask }: LauncherMachine): void {
  if (!existsSync(file)) return;
  const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
  ask("gio", ["set", file, "metadata::trusted", "true"]);
  ask("gio", ["set", "-t", "string", file, "metadata::xfce-exe-checksum", digest]);
}

/** The lines that `site edit --install` and `--uninstall` print. */
export function describeOutcome(
  { done, refused }: LauncherOutcome,
  what: "installed" | "removed",
  system: NodeJS.Platform,
  words: Said<typeof launcherWords>,
): string {
  const failures = refused.map((one) => words.unwritten(one));
  if (what === "removed")
    return [done.length === 0 ? words.none : words.removed({ files: done }), ...failures].join("\n");
  const isLinux = system !== "darwin" && system !== "win32";
  return [words.written({ files: done }), ...(isLinux ? [words.trust] : []), words.undo, ...failures].join(
    "\n",
  );
}
