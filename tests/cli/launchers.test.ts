import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  askProgram,
  installLaunchers,
  type LauncherMachine,
  removeLaunchers,
} from "../../src/cli/launchers.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

/** Names that a shell, cmd or a desktop entry reads otherwise, if they are not quoted. */
const awkwardNames = [
  "site",
  "Notre site d’été",
  "l'atelier & fils",
  'le "bon" $HOME `date` 100 %USERPROFILE% !PATH! \\n',
  "-rf (1) ; exit #é",
];

/** A machine with a site. Its tool tells how it was started. */
function machine(
  name: string,
  system: NodeJS.Platform = "linux",
  ask: LauncherMachine["ask"] = () => undefined,
) {
  const home = scratchFolder();
  const root = join(home, "sites", name);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  mkdirSync(join(home, "Bureau"));
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config/user-dirs.dirs"), '# Made.\nXDG_DESKTOP_DIR="$HOME/Bureau"\n');
  if (system !== "linux") renameSync(join(home, "Bureau"), join(home, "Desktop"));
  const asked: string[] = [];
  const own: LauncherMachine = {
    ...{ system, home, env: {}, node: process.execPath },
    ask: (program, args) => {
      asked.push([program, ...args].join(" "));
      return ask(program, args);
    },
  };
  const install = (everySystem = false, language: "en" | "fr" = "fr") =>
    installLaunchers({ root, language, everySystem, machine: own });
  return { home, root, asked, install, remove: () => removeLaunchers({ root, machine: own }) };
}

/** Replaces the tool of this checkout, which a launcher names, by one that prints its arguments and its folder. */
function putTool(file: string, root: string, status = 0): void {
  const tool = join(root, "node_modules/tool.cjs");
  writeFileSync(
    tool,
    `console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2), process.env.SITE_LANGUAGE])); process.exit(${status});`,
  );
  const text = readFileSync(file, "utf8").replace(/^tool='.*'$/m, "tool=node_modules/tool.cjs");
  writeFileSync(file, text);
}

const bare = { env: { PATH: "/usr/bin:/bin", HOME: "/nonexistent" }, encoding: "utf8" } as const;

describe.runIf(process.platform === "linux")("on this machine", () => {
  test.each(awkwardNames)(
    "a double click starts the editor of the folder %s, without the profile of a shell",
    (name) => {
      const { root, install } = machine(name);
      const [beside = ""] = install().done;
      putTool(beside, root);
      const run = spawnSync("sh", [beside], { ...bare, cwd: "/" });
      const [words, tool] = [run.stdout.split("\n"), run.stdout.trim().split("\n").at(-1) ?? ""];
      expect(words[0]).toBe("Gardez cette fenêtre ouverte tant que vous écrivez. Fermez-la pour arrêter.");
      expect(JSON.parse(tool)).toEqual([root, "edit", "fr"]);
      expect(statSync(beside).mode & 0o777).toBe(0o755);
    },
  );

  test.each(awkwardNames)(
    "the entry of the desktop and of the menu for the folder %s runs its script",
    (name) => {
      const { home, root, asked, install } = machine(name);
      const { done } = install();
      const [script = "", desktop = "", menu = ""] = done;
      expect([script, desktop, menu].map(dirname)).toEqual([
        root,
        join(home, "Bureau"),
        join(home, ".local/share/applications"),
      ]);
      const entry = readFileSync(desktop, "utf8");
      expect(parseExec(entry)).toEqual(["sh", script]);
      expect(readFileSync(menu, "utf8")).toBe(entry);
      expect(asked).toContain(`gio set ${desktop} metadata::trusted true`);
      expect(validate(menu)).toBe("");
    },
  );

  test("a folder that was moved takes its launcher along; the one of the desktop says what is wrong", () => {
    const { root, install } = machine("site", "darwin");
    const [beside = "", desktop = ""] = install().done;
    putTool(beside, root);
    renameSync(root, `${root}-2`);
    const run = spawnSync("sh", [join(`${root}-2`, basename(beside))], bare);
    expect(run.stdout).toContain(`${root}-2`);
    const lost = spawnSync("sh", [desktop], bare);
    expect([lost.status, lost.stderr.trim()]).toEqual([
      1,
      "Le dossier du site n’est plus à sa place. La personne qui l’a installé l’y remet, ou refait ce raccourci.",
    ]);
  });

  test("Node is found where a version manager has put it, and one that is too old is passed over", () => {
    const { home, root, install } = machine("site");
    const [beside = ""] = install().done;
    putTool(beside, root);
    // Without the Node that wrote it, and without those of this machine.
    const text = readFileSync(beside, "utf8");
    const only = text
      .replace(`'${process.execPath}'`, "/none")
      .replace(/ \/(?:opt|usr|home|snap)\S*\/node/g, "")
      .replace(/^PATH=.*$/m, 'PATH=$(dirname -- "$node"):/usr/bin:/bin');
    const programs = join(home, "programs");
    mkdirSync(programs);
    for (const program of ["sh", "dirname"])
      execFileSync("ln", ["-s", `/usr/bin/${program}`, join(programs, program)]);
    const env = { PATH: programs, HOME: home };
    writeFileSync(beside, only);
    const none = spawnSync("/bin/sh", [beside], { env, encoding: "utf8" });
    expect(none.stderr).toContain("Node manque, ou il est trop ancien");
    const put = (version: string, script: string) => {
      const folder = join(home, ".nvm/versions/node", version, "bin");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "node"), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, "node"), 0o755);
    };
    put("v18.20.0", "exit 1");
    put("v22.1.0", `exec '${process.execPath}' "$@"`);
    const found = spawnSync("/bin/sh", [beside], { env, encoding: "utf8" });
    expect(found.stdout).toContain(root);
  });

  test("a missing tool and one that fails are told in words, in the language of who installed it", () => {
    const { root, install } = machine("site");
    const [beside = ""] = install(false, "en").done;
    putTool(beside, root, 1);
    expect(spawnSync("sh", [beside], bare).stderr).toContain("The site has stopped.");
    rmSync(join(root, "node_modules"), { recursive: true });
    const run = spawnSync("sh", [beside], bare);
    expect(run.stderr).toContain("type npm install");
    expect(run.stderr).toContain(root);
  });
});

test("a launcher of Windows is read by cmd as it is meant: line ends, code page, quotes and per cent signs", () => {
  const { root, install } = machine("100 % d’été & fils!", "win32");
  const [beside = "", desktop = ""] = install().done;
  expect(basename(beside)).toBe("Modifier le site (100 % d’été & fils!).bat");
  const bytes = readFileSync(desktop);
  // A mark of the byte order would be read as part of the first command.
  expect(bytes.subarray(0, 9).toString()).toBe("@echo off");
  const text = bytes.toString();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.split("\r\n");
  const codePage = lines.indexOf("chcp 65001 >nul");
  expect(lines.slice(0, codePage).join("")).toMatch(/^[\x20-\x7e]*$/);
  expect(lines).toContain("setlocal DisableDelayedExpansion");
  expect(lines).toContain(`pushd "${root.replaceAll("%", "%%")}" 2>nul`);
  expect(readFileSync(beside, "utf8")).toContain('pushd "%~dp0" 2>nul');
  for (const line of lines.filter((one) => one.startsWith("echo "))) {
    // Nothing is left that cmd would act on.
    const plain = line
      .replace(/\^[&|<>^()]/g, "")
      .replaceAll("%%", "")
      .replace('"%CD%"', "");
    expect(plain).not.toMatch(/[&|<>^()%]/);
  }
  const jumps = [...text.matchAll(/goto (\w+)/g)].map(([, label]) => `:${label}`);
  expect(lines).toEqual(expect.arrayContaining(jumps));
});

test("a shared folder gets the launchers of all systems", () => {
  const { root, install } = machine("site", "darwin");
  install(true, "en");
  expect(readdirSync(root).sort()).toEqual([
    "Edit the site (site).bat",
    "Edit the site (site).command",
    "Edit the site (site).sh",
    "node_modules",
  ]);
});

test("Git in the folder of the site, or above it, does not offer launchers to others", () => {
  const { root, install } = machine("# l'été [1] & *! 100 % \\n?", "linux", askProgram);
  const offered = (folder: string) =>
    execFileSync("git", ["status", "--short", "-z", "--untracked-files=all"], {
      cwd: folder,
      encoding: "utf8",
    })
      .split("\0")
      .filter(Boolean)
      .map((line) => basename(line.slice(3)));
  for (const folder of [dirname(root), root]) {
    execFileSync("git", ["init", "--quiet", folder]);
    expect(install(true).refused).toEqual([]);
    writeFileSync(join(root, "Modifier le site.sh"), "");
    expect(offered(folder)).toEqual(["Modifier le site.sh"]);
    const list = readFileSync(join(folder, ".git/info/exclude"), "utf8");
    install(true);
    expect(readFileSync(join(folder, ".git/info/exclude"), "utf8")).toBe(list);
  }
});

test("launchers are made again in place, leave what others have made, and are removed alone", () => {
  const { home, root, install, remove } = machine("site", "darwin");
  const desktop = join(home, "Desktop");
  writeFileSync(join(desktop, "Modifier le site (site).command"), "#!/bin/sh\n# Mine.\n");
  writeFileSync(join(root, "autre.command"), "#!/bin/sh\n");
  const first = install().done;
  expect(install().done).toEqual(first);
  expect(first).toContain(join(desktop, "Modifier le site (site) 2.command"));
  expect([...remove().done].sort()).toEqual([...first].sort());
  expect(readdirSync(desktop)).toEqual(["Modifier le site (site).command"]);
  expect(readdirSync(root).sort()).toEqual(["autre.command", "node_modules"]);
  expect(remove().done).toEqual([]);
});

/** Reads the command of a desktop entry as its specification says: first the escapes of a value, then the quotes. */
function parseExec(entry: string): readonly string[] {
  const [, written = ""] = /^Exec=(.*)$/m.exec(entry) ?? [];
  const escapes: Readonly<Record<string, string>> = { s: " ", n: "\n", t: "\t", r: "\r", "\\": "\\" };
  const value = written.replace(/\\(.)/g, (all, sign: string) => escapes[sign] ?? all);
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted?.replace(/\\(["`$\\])/g, "$1") ?? plain ?? "").replaceAll("%%", "%"),
  );
}

/** What the checker of the desktops says against an entry, where it is installed. */
function validate(file: string): string {
  const run = spawnSync("desktop-file-validate", ["--no-hints", file], { encoding: "utf8" });
  if (run.error !== undefined) onTestFinished(() => console.warn("desktop-file-validate is not installed"));
  return run.stdout ?? "";
}
