import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGit } from "../../../src/changes/git/git.ts";
import { GitFailure } from "../../../src/editor/publish/ask-git.ts";
import { finishForward, hasBegunForward } from "../../../src/editor/publish/fast-forward.ts";
import {
  type PublishDesk,
  type PublishRequest,
  type PublishStep,
  publish,
} from "../../../src/editor/publish/publish.ts";
import { takeSnapshot } from "../../../src/editor/publish/record-content.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

export const files = {
  ".gitignore": ".site/\n",
  "content/site.yaml": "name: Firm\nphone: 01\n",
  "content/pages/index.md": "---\ntitle: Home\nlead: Words\n---\n\nText.\n",
  "static/robots.txt": "User-agent: *\n",
  "src/code.ts": "export const one = 1;\n",
  "templates/page.txt": "page\n",
};

/** Runs Git in a folder, as on the command line. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] }).trim();
}

/** The start for Ada and Bob: a shared repository, and a clone for each. Made once, then copied. */
let model: string | undefined;

function makeModel(): string {
  const folder = mkdtempSync(join(tmpdir(), "charpente-publish-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const remote = join(folder, "remote.git");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  // Each fetch and push would start a process that looks whether there is something to tidy.
  git(remote, "config", "receive.autogc", "false");
  const ada = join(folder, "ada");
  git(folder, "clone", "--quiet", remote, ada);
  git(ada, "config", "user.name", "Ada");
  git(ada, "config", "user.email", "ada@firm.example");
  git(ada, "config", "maintenance.auto", "false");
  git(ada, "switch", "--quiet", "--orphan", "main");
  putFiles(ada, files);
  git(ada, "add", "--all");
  git(ada, "commit", "--quiet", "-m", "Begin");
  git(ada, "push", "--quiet", "-u", "origin", "main");
  cpSync(ada, join(folder, "bob"), { recursive: true });
  git(join(folder, "bob"), "config", "user.name", "Bob");
  return folder;
}

/** Two authors and their shared repository, with the files of a site. */
export function repositories() {
  model ??= makeModel();
  const folder = scratchFolder();
  cpSync(model, folder, { recursive: true });
  const from = model;
  const clones = ["ada", "bob"].map((author) => {
    const config = join(folder, author, ".git/config");
    writeFileSync(config, readFileSync(config, "utf8").replace(from, folder));
    return openClone(join(folder, author));
  });
  const [ada, bob] = clones as [Clone, Clone];
  return { folder, remote: join(folder, "remote.git"), ada, bob };
}

export type Clone = ReturnType<typeof openClone>;

/** The clone of an author, with a site. */
export function openClone(root: string) {
  const path = (file: string) => join(root, file);
  const read = (file: string) => (existsSync(path(file)) ? readFileSync(path(file), "utf8") : undefined);
  return {
    root,
    read,
    write: (file: string, text: string) => putFiles(root, { [file]: text }),
    edit: (file: string, from: string, to: string) =>
      writeFileSync(path(file), String(read(file)).replace(from, to)),
    git: (...args: readonly string[]) => git(root, ...args),
    publish: async (
      request: Partial<PublishRequest> = {},
      desk: Partial<PublishDesk> = {},
    ): Promise<Awaited<ReturnType<typeof publish>>> => {
      const tree = await readSeen(root);
      return publish(
        {
          root,
          alone: (job) => job(),
          check: async () => [],
          signal: new AbortController().signal,
          remoteMs: 20_000,
          ...desk,
        },
        { tree, message: "Home: new words", mergeMessage: "Join", choices: new Map(), ...request },
      );
    },
  };
}

/** The tree of what the author sees. Empty without Git, which the publication itself reports. */
async function readSeen(root: string): Promise<string> {
  const git = createGit(root);
  try {
    if (hasBegunForward(root)) await finishForward(root, { git, top: root });
    return await takeSnapshot(root, { git, prefix: "", head: "HEAD" });
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return "";
  }
}

/** The text of a file on the remote. */
export function sent(remote: string, file: string): string {
  return git(remote, "show", `main:${file}`);
}

export function subjects(remote: string): readonly string[] {
  return git(remote, "log", "--format=%s by %an", "main").split("\n");
}

/** Installs a hook that the remote runs before it accepts a push. */
export function putHook(remote: string, script: string): void {
  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, `#!/bin/sh\n${script}\n`);
  chmodSync(hook, 0o755);
}

/** Makes copies of a clone in its present state. */
export function cloneOf({ root }: Clone): () => Clone {
  const folder = scratchFolder();
  cpSync(root, join(folder, "0"), { recursive: true });
  let count = 0;
  return () => {
    count += 1;
    cpSync(join(folder, "0"), join(folder, String(count)), { recursive: true });
    return openClone(join(folder, String(count)));
  };
}

/** Ends a publication after a step, as if the process were killed. */
export class Killed extends Error {}

export function killAfter(wanted: PublishStep, nth = 1): Pick<PublishDesk, "onStep"> {
  let count = 0;
  return {
    onStep: (step) => {
      if (step === wanted) count += 1;
      if (step === wanted && count === nth) throw new Killed(step);
    },
  };
}
