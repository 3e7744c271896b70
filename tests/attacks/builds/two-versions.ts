import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { hashOf } from "../../../src/model/memory/hash.ts";
import { projectRoot } from "../../support/run-site.ts";

export type Tree = ReadonlyMap<string, string>;

/** A site before and after a change that touches nearly every file that it publishes. */
export type Version = {
  readonly root: string;
  /** What a build into an empty folder gives: the digest of each file, its manifest among them. */
  readonly clean: Tree;
};

/** Both versions in folders of their own, built once. `folder` goes with all that is in it by `remove`. */
export async function makeVersions(articles = 40) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "charpente-attacks-")));
  const make = async (name: string): Promise<Version> => {
    const root = join(folder, name);
    cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
    for (let index = 0; index < articles; index += 1) {
      const head = `title: Article ${index}\ndate: 2025-01-01\ncategory: energie`;
      writeFileSync(join(root, `content/articles/a-${index}.md`), `---\n${head}\n---\n\nUn texte ${name}.\n`);
    }
    const style = join(root, "templates/styles/site.css");
    writeFileSync(style, `${readFileSync(style, "utf8")}\n.${name} { color: red; }\n`);
    const { status, stderr } = await end(startBuild(root, join(folder, `clean-${name}`)));
    if (status !== 0) throw new Error(stderr);
    return { root, clean: readTree(join(folder, `clean-${name}`)) };
  };
  const [before, after] = [await make("before"), await make("after")];
  return { folder, before, after, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Started = { readonly child: ChildProcess; readonly said: () => string };
type StartOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** What runs the command, such as `["unshare", "--pid"]`. */
  readonly within?: readonly string[];
  readonly options?: readonly string[];
};

/** Starts `site build` of a folder into another. */
export function startBuild(
  root: string,
  out: string,
  { env, within = [], options = [] }: StartOptions = {},
): Started {
  const site = [process.execPath, join(projectRoot, "bin/site"), "build", "--root", root, "--out", out];
  const [program = "", ...args] = [...within, ...site, "--quiet", ...options];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  });
  let stderr = "";
  child.stderr?.on("data", (chunk) => {
    stderr += String(chunk);
  });
  return { child, said: () => stderr };
}

/** Waits for the end of a build. */
export async function end({ child, said }: Started) {
  // What it said is there once its output is closed.
  if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  return { status: child.exitCode, signal: child.signalCode, stderr: said() };
}

/** The digest of every file below a folder, by its path. */
export function readTree(folder: string): Tree {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.sort().map((path) => [relative(folder, path), entryDigest(path)]));
}

function entryDigest(path: string): string {
  return hashOf(readFileSync(path));
}

/**
 * What is wrong with a folder in which a build was stopped: files that are neither the old nor the new ones, files of
 * both that are gone, and pages that show what is not there.
 */
export function findTornFiles(folder: string, versions: readonly Version[]): readonly string[] {
  const tree = new Map([...readTree(folder)].filter(([path]) => !/(?:^|\/)\.site-/.test(path)));
  const torn = [...tree].filter(
    ([path, digest]) => !versions.some(({ clean }) => clean.get(path) === digest),
  );
  const [first, ...others] = versions.map(({ clean }) => [...clean.keys()]);
  const lasting = (first ?? []).filter((path) => others.every((paths) => paths.includes(path)));
  const gone = lasting.filter((path) => !tree.has(path) && !path.startsWith(".site-"));
  const missing = [...tree.keys()]
    .filter((path) => path.endsWith(".html"))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), "utf8").matchAll(/="\/(assets\/[\w.-]+)"/g)]
        .filter(([, asset]) => !tree.has(asset ?? ""))
        .map(([, asset]) => `${path} loads ${asset}`),
    );
  return [
    ...torn.map(([path]) => `${path} is neither`),
    ...gone.map((path) => `${path} is gone`),
    ...missing,
  ];
}
