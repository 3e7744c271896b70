import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { drawState } from "../../../src/editor/publish/publish-page.ts";
import { type Cause, fetchUpstream, sendCommit } from "../../../src/editor/publish/remote.ts";
import { openRepository } from "../../../src/editor/publish/repository.ts";
import { isWhole, shareOf } from "../../support/is-whole.ts";
import { putFiles } from "../../support/scratch-folder.ts";
import { english, french } from "../../support/speech.ts";
import { type Clone, putHook, repositories } from "./repositories.ts";

const patience = { signal: new AbortController().signal, remoteMs: 20_000 };
const home = "content/pages/index.md";

async function open({ root }: Clone) {
  const look = await openRepository(root);
  if (look.status === "missing") throw new Error(look.missing.is);
  return look.repository;
}

/** Fetches, then pushes a commit with another home page. Returns the first trouble. */
async function talk(ada: Clone, remoteMs = patience.remoteMs) {
  const repository = await open(ada);
  const fetched = await fetchUpstream(repository, { ...patience, remoteMs });
  if (fetched.status !== "done" && fetched.status !== "empty") return { during: "fetch", ...fetched };
  ada.edit(home, "Words", "Other words");
  ada.git("commit", "--quiet", "--all", "--allow-empty", "-m", "Other words");
  const sent = await sendCommit(repository, ada.git("rev-parse", "HEAD"), { ...patience, remoteMs });
  return { during: "send", ...sent };
}

function putScript(folder: string, name: string, lines: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** What hosts print when they refuse a push: GitHub, GitLab, Gitea, Bitbucket, Azure DevOps and Git itself. */
const answers: readonly (readonly [Cause, string])[] = [
  ["protected", "error: GH006: Protected branch update failed for refs/heads/main."],
  ["protected", "GitLab: You are not allowed to push code to protected branches on this project."],
  ["protected", "Gitea: Not allowed to push to protected branch main"],
  ["protected", "Branch refs/heads/main can only be modified through pull requests."],
  ["rights", "GitLab: You are not allowed to push code to this project."],
  ["protected", "Permission denied to update branch main."],
  ["protected", "TF402455: Pushes to this branch are not permitted; you must use a pull request."],
  [
    "protected",
    "error: GH013: Repository rule violations found\n- Changes must be made through a pull request.",
  ],
  ["too-large", "error: GH001: Large files detected.\nerror: File a.mp4 exceeds GitHub's file size limit"],
  ["protected", "warning: GH001: Large files detected.\nerror: GH006: Protected branch update failed"],
  ["rights", "TF401027: You need the Git 'GenericContribute' permission to perform this action."],
  ["rights", "error: insufficient permission for adding an object to repository database ./objects"],
  ["full", "fatal: write error: No space left on device"],
  ["full", "error: unable to write file: Disk quota exceeded"],
  ["full", "Your push has been rejected, because the storage limit was exceeded"],
  ["too-large", "You are attempting to check in one or more blobs which exceed the 100MiB limit:"],
  ["secret", "error: GH013: Repository rule violations found\n- Push cannot contain secrets"],
  ["secret", "GitLab: PUSH BLOCKED: Secrets detected in code changes"],
  ["read-only", "GitLab: You can't push code to a read-only GitLab instance."],
  ["lfs", "GitLab: LFS objects are missing. Ensure LFS is properly set up."],
  ["hook", "The title of a page is in capitals."],
];

test.each(shareOf(answers, 8))("a remote that refuses: %s: %s", async (cause, answer) => {
  const { remote, ada } = repositories();
  putHook(remote, `cat >&2 <<'END'\n${answer}\nEND\nexit 1`);
  expect(await talk(ada)).toMatchObject({
    during: "send",
    status: "refused",
    cause,
    reason: expect.stringContaining(answer),
  });
});

test("the words in the address of a remote are not taken for its answer", async () => {
  const { remote, ada } = repositories();
  const address = remote.replace("remote.git", "archived-lfs.git");
  renameSync(remote, address);
  putHook(address, "echo 'The title is in capitals.' >&2; exit 1");
  ada.git("remote", "set-url", "origin", address);
  expect(await talk(ada)).toMatchObject({ during: "send", status: "refused", cause: "hook" });
  renameSync(address, remote);
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause: "not-found" });
});

/** What SSH prints, with the status of a failure. */
const connections: readonly (readonly [Cause, string])[] = [
  ["key", "git@host.example: Permission denied (publickey)."],
  ["not-found", "ERROR: Repository not found."],
  ["rights", "ERROR: The key you are authenticating with has been marked as read only."],
  ["name", "ssh: Could not resolve hostname host.example: Name or service not known"],
  ["host-key", "Host key verification failed."],
  ["read-only", "ERROR: This repository was archived so it is read-only."],
  ["connection", "ssh: connect to host host.example port 22: No route to host"],
  ["connection", "kex_exchange_identification: Connection closed by remote host"],
  ["rights", "ERROR: Permission to firm/site.git denied to ada."],
  [
    "not-found",
    "ERROR: The project you were looking for could not be found or you don't have permission to view it.",
  ],
];

test.each(shareOf(connections, 8))("a remote by SSH: %s: %s", async (cause, answer) => {
  const { ada, folder } = repositories();
  ada.git("remote", "set-url", "origin", "ssh://git@host.example/site.git");
  ada.git("config", "core.sshCommand", putScript(folder, "ssh", `cat >&2 <<'END'\n${answer}\nEND\nexit 255`));
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause, reason: expect.stringContaining(answer) });
});

test("a remote by SSH that asks for a passphrase finds no terminal, and does not wait", async () => {
  const { ada, folder } = repositories();
  ada.git("remote", "set-url", "origin", "ssh://git@host.example/site.git");
  const asks =
    "if read answer < /dev/tty; then echo asked >&2; fi; echo 'git@host.example: Permission denied (publickey).' >&2; exit 255";
  ada.git("config", "core.sshCommand", putScript(folder, "ssh", asks));
  const trouble = await talk(ada);
  expect(trouble).toMatchObject({ during: "fetch", cause: "key" });
  expect(trouble).not.toMatchObject({ reason: expect.stringContaining("asked") });
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers as a Git server that everybody may read. `git http-backend` itself lets nobody write who is not known. */
function serveGit(root: string): RequestListener {
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://host");
    const child = spawn("git", ["http-backend"], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      },
    });
    request.pipe(child.stdin);
    child.stdin.on("error", () => {});
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("close", () => {
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf("\r\n\r\n");
      for (const line of bytes.subarray(0, end).toString().split("\r\n")) {
        const [name = "", value = ""] = line.split(": ");
        if (name === "Status") response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(bytes.subarray(end + 4));
    });
  };
}

const statuses: readonly (readonly [number, Cause])[] = [
  [401, "credentials"],
  [403, "rights"],
  [404, "not-found"],
  [503, "server"],
  [429, "server"],
];

test.each(shareOf(statuses, 3))("a web server that answers %i is told as %s", async (code, cause) => {
  const { ada } = repositories();
  const host = await serve((_, response) => {
    response.writeHead(code, code === 401 ? { "WWW-Authenticate": 'Basic realm="Git"' } : {}).end();
  });
  ada.git("remote", "set-url", "origin", `http://${host}/site.git`);
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause });
});

test("a wrong password is told as such, and stands nowhere on the page", async () => {
  const { ada } = repositories();
  const host = await serve((_, response) => {
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="Git"' }).end();
  });
  ada.git("remote", "set-url", "origin", `http://ada:pass-word@${host}/site.git`);
  const trouble = await talk(ada);
  expect(trouble).toMatchObject({
    during: "fetch",
    cause: "credentials",
    reason: expect.stringContaining("Authentication failed"),
  });
  expect(JSON.stringify(trouble)).not.toContain("pass-word");
});

test("a server that may be read but not written, or that takes no more bytes, is told as such", async () => {
  const { ada, folder } = repositories();
  const git = serveGit(folder);
  let isLimited = false;
  const host = await serve((request, response) => {
    if (isLimited && request.method === "POST" && request.url?.endsWith("git-receive-pack"))
      response.writeHead(413, { Connection: "close" }).end();
    else git(request, response);
  });
  ada.git("remote", "set-url", "origin", `http://${host}/remote.git`);
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "rights" });
  ada.git("--git-dir", join(folder, "remote.git"), "config", "http.receivepack", "true");
  isLimited = true;
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "too-large" });
  isLimited = false;
  expect(await talk(ada)).toEqual({ during: "send", status: "done" });
});

test("a server that says nothing is told as late", async () => {
  const { ada } = repositories();
  const host = await serve(() => {});
  ada.git("remote", "set-url", "origin", `http://${host}/site.git`);
  expect(await talk(ada, 500)).toEqual({ during: "fetch", status: "late" });
});

test("no server, a name that does not resolve and a connection that is not secure are told apart", async () => {
  const { ada } = repositories();
  const host = await serve((_, response) => void response.end());
  const told: unknown[] = [];
  for (const url of [`https://${host}/`, "http://site.invalid/", "http://127.0.0.1:1/"]) {
    ada.git("remote", "set-url", "origin", url);
    told.push(await talk(ada));
  }
  ada.git("config", "http.proxy", "http://proxy.invalid:1");
  told.push(await talk(ada));
  expect(told).toMatchObject([
    { cause: "certificate" },
    { cause: "name" },
    { cause: "connection" },
    { cause: "proxy" },
  ]);
});

test("what Git itself refuses is told: a folder in use, too many bytes, a path without a repository", async () => {
  const { ada, folder, remote } = repositories();
  ada.git("--git-dir", remote, "config", "receive.maxInputSize", "10");
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "too-large" });
  ada.git("--git-dir", remote, "config", "--unset", "receive.maxInputSize");
  ada.git("--git-dir", remote, "config", "core.bare", "false");
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "checked-out" });
  renameSync(remote, join(folder, "away"));
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause: "not-found" });
  mkdirSync(remote);
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause: "not-found" });
  ada.git("remote", "set-url", "origin", "ext::sh -c true");
  expect(await talk(ada)).toMatchObject({ during: "fetch", cause: "not-found" });
});

test("a lock that is left is told with its file", async () => {
  const { ada } = repositories();
  writeFileSync(join(ada.root, ".git/refs/remotes/origin/main.lock"), "");
  const bob = ada.git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Bob");
  ada.git("push", "--quiet", ada.git("remote", "get-url", "origin"), `${bob}:main`);
  expect(await talk(ada)).toMatchObject({
    during: "fetch",
    cause: "here-lock",
    reason: expect.stringContaining("main.lock"),
  });
});

test("a check of this computer that refuses, or asks in the terminal, is told with its words", async () => {
  const { ada } = repositories();
  const hook = (lines: string) => putScript(join(ada.root, ".git/hooks"), "pre-push", lines);
  hook("echo 'Permission denied: run the linter first.' >&2; exit 1");
  expect(await talk(ada)).toMatchObject({
    during: "send",
    cause: "here-hook",
    reason: expect.stringMatching(/^Permission denied: run the linter first\./),
  });
  hook("exec < /dev/tty; read answer");
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "here-hook" });
  hook(
    "echo \"This repository is configured for Git LFS but 'git-lfs' was not found on your path.\" >&2; exit 2",
  );
  expect(await talk(ada)).toMatchObject({ during: "send", cause: "lfs" });
});

test.runIf(isWhole)("a long transfer goes on as long as there are signs of life", async () => {
  const { ada, folder, remote } = repositories();
  putHook(remote, "for i in 1 2 3 4 5 6 7 8; do echo $i >&2; sleep 0.5; done");
  expect(await talk(ada, 3000)).toEqual({ during: "send", status: "done" });
  putHook(remote, "exit 0");
  const slow = `const to = require("node:child_process").spawn("git", ["receive-pack", process.argv[2]], { stdio: ["pipe", 1, 2] });
process.stdin.on("data", (chunk) => {
  process.stdin.pause();
  to.stdin.write(chunk);
  setTimeout(() => process.stdin.resume(), 100);
}).on("end", () => to.stdin.end());`;
  writeFileSync(join(folder, "slow.cjs"), slow);
  ada.git("config", "remote.origin.receivepack", `${process.execPath} ${join(folder, "slow.cjs")}`);
  putFiles(ada.root, { "static/film.bin": randomBytes(5_000_000) });
  ada.git("add", "static");
  const begin = performance.now();
  expect(await talk(ada, 5000)).toEqual({ during: "send", status: "done" });
  expect(performance.now() - begin).toBeGreaterThan(5000);
});

test("each trouble has its cause and what to do, in words without Git, above the raw answer", () => {
  const end = { status: "trouble", cause: "protected", reason: "GH006: <main>", during: "send" } as const;
  const [en, fr] = [english, french].map((speech) =>
    drawState(
      { is: "ended", phases: [], host: undefined, questions: [], end },
      { base: "", speech, drawn: undefined, unsaved: 0 },
    ),
  );
  expect(fr?.state).toMatch(/^Le serveur protège la version en ligne/);
  expect(fr?.state + String(fr?.html.replace(/<pre>.*/s, ""))).not.toMatch(/dépôt|branche|commit/i);
  expect(en?.html).toMatch(
    /takes your changes through a review[\s\S]*nothing is lost[\s\S]*<details[\s\S]*<pre tabindex="0">GH006: &lt;main&gt;<\/pre>/,
  );
});

/** As an owner that no right stops, `root` needs another user to be refused. */
const receivers = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";

test.runIf(isWhole)(
  "a remote whose folder may not be written, or is on a full disk, is told as such",
  async (context) => {
    const { ada, folder, remote } = repositories();
    const trust = "env GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=* ";
    ada.git("config", "remote.origin.receivepack", `${receivers}${trust}git-receive-pack`);
    for (const place of [folder, remote]) chmodSync(place, 0o755);
    chmodSync(join(remote, "objects"), 0o555);
    expect(await talk(ada)).toMatchObject({ during: "send", status: "refused", cause: "rights" });
    chmodSync(join(remote, "objects"), 0o755);
    ada.git("config", "--unset", "remote.origin.receivepack");
    const disk = join(folder, "disk");
    mkdirSync(disk);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=400k", "tmpfs", disk]).status !== 0)
      return context.skip("this user may not mount a small disk");
    onTestFinished(() => void spawnSync("umount", [disk]));
    ada.git("clone", "--quiet", "--bare", "--template=", ada.root, join(disk, "remote.git"));
    ada.git("remote", "set-url", "origin", join(disk, "remote.git"));
    ada.write("static/large.bin", randomBytes(400_000).toString("latin1"));
    ada.git("add", "static");
    expect(await talk(ada)).toMatchObject({ during: "send", status: "refused", cause: "full" });
  },
);
