import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGit } from "../../../src/changes/git/git.ts";
import { lacksAuthor, readAuthor, saveAuthor } from "../../../src/editor/publish/author.ts";
import {
  connect,
  judgeHostKeys,
  readKeyPath,
  readScan,
  writeSshCommand,
} from "../../../src/editor/publish/connection.ts";
import {
  findService,
  gitServices,
  readRemoteAddress,
  toSshAddress,
} from "../../../src/editor/publish/git-services.ts";
import { drawConnection } from "../../../src/editor/publish/set-up-page.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import { english } from "../../support/speech.ts";
import { git, repositories } from "./repositories.ts";

const ssh = (login: string, port?: string) => ({ kind: "ssh", login, port, path: "firm/site" });

test.each([
  ["git@github.com:firm/site.git", ssh("git@github.com")],
  ["github.com:firm/site", ssh("github.com")],
  ["ssh://git@gitlab.com/firm/site.git/", ssh("git@gitlab.com")],
  ["ssh://git@git.firm.example:2222/firm/site.git", ssh("git@git.firm.example", "2222")],
  ["https://github.com/firm/site.git", { kind: "https", host: "github.com", path: "firm/site" }],
  ["https://ada:token@gitlab.com/firm/site", { kind: "https", host: "gitlab.com", path: "firm/site" }],
  ["/srv/git/firm/site.git", { kind: "other" }],
  ["C:\\sites\\firm", { kind: "other" }],
  ["C:/sites/firm", { kind: "other" }],
  ["file:///srv/git/site.git", { kind: "other" }],
  // A host that a program would read as an option.
  ["ssh://-oProxyCommand=run/firm/site", { kind: "other" }],
  ["git@-oProxyCommand=run:firm/site", { kind: "other" }],
])("the address %s is read as Git reads it", (url, address) => {
  expect(readRemoteAddress(url)).toEqual(address);
});

test("the services are found by their hosts, and an address of HTTPS becomes one of SSH", () => {
  const [github, gitlab] = gitServices;
  expect([findService("GitHub.com"), findService("ssh.github.com")]).toEqual([github, github]);
  expect(findService("altssh.gitlab.com")).toBe(gitlab);
  expect(findService("git.firm.example")).toBeUndefined();
  expect(github && toSshAddress(github, "firm/site")).toBe("git@github.com:firm/site.git");
});

// The key that GitHub has published beside its fingerprint, so that the digest here is compared with another’s.
const published = "AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl";
const foreign = "AAAAC3NzaC1lZDI1NTE5AAAAIMGdFUyYMJNZJoFKMSkwY7LgU9dyYhqHECcjgomZ4Yti";

test("the key of a host is compared with those that its service publishes; one other key is enough for a doubt", () => {
  const scanned = readScan(
    `# github.com:22 SSH-2.0\ngithub.com ssh-ed25519 ${published}\n[127.0.0.1]:22 ssh-ed25519 ${foreign}\nwrong\n`,
  );
  expect(scanned.map(({ type, blob }) => [type, blob])).toEqual([
    ["ssh-ed25519", published],
    ["ssh-ed25519", foreign],
  ]);
  const [own = "", other = ""] = scanned.map(({ fingerprint }) => fingerprint);
  expect(own).toBe("SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU");
  const github = findService("github.com");
  expect(judgeHostKeys([own], github).check).toBe("published");
  expect(judgeHostKeys([own, other], github).check).toBe("other");
  expect(judgeHostKeys([own], findService("gitlab.com")).check).toBe("other");
  expect(judgeHostKeys([], github).check).toBe("unknown");
  expect(judgeHostKeys([other], undefined).check).toBe("unknown");
});

test("the key of this clone is found again in the command of SSH, whatever signs its path has", () => {
  for (const path of ["/home/ada/.ssh/site", "C:/Users/Zoé d'Été/.ssh/site", "/home/a b/$HOME/`x`"]) {
    const command = writeSshCommand("ssh -F 'own config'", path);
    expect(readKeyPath(command)).toBe(path);
    expect(execFileSync("sh", ["-c", `printf '%s\\n' ${command}`], { encoding: "utf8" }).split("\n")).toEqual(
      ["ssh", "-F", "own config", "-i", path, "-o", "IdentitiesOnly=yes", ""],
    );
  }
  // A key that somebody else has set up is not ours to show.
  expect(readKeyPath("ssh -i ~/.ssh/id_rsa")).toBeUndefined();
});

test.each([
  [
    { name: " Zoé d’Été ", email: " zoe@firm.example " },
    { name: "Zoé d’Été", email: "zoe@firm.example" },
  ],
  [{ name: "…", email: "zoe@firm.example" }, { wrong: "name" }],
  [{ name: "Zoé <x>", email: "zoe@firm.example" }, { wrong: "name" }],
  [{ name: "Zoé\nBob", email: "zoe@firm.example" }, { wrong: "name" }],
  [{ name: "Zoé", email: "zoe" }, { wrong: "email" }],
  [{ name: "Zoé", email: "a>b@firm.example" }, { wrong: "email" }],
])("an author is recorded as Git can record it, or refused by the field: %j", (typed, read) => {
  expect(readAuthor(typed)).toEqual(read);
});

test("an author that Git does not know is noted in this clone alone, and publishes", async () => {
  const { ada, remote, folder } = repositories();
  for (const name of ["user.name", "user.email"]) ada.git("config", "--unset", name);
  beNobody(folder);
  expect(await lacksAuthor(ada.root)).toBe(true);
  // A folder without a remote publishes nothing.
  expect(await lacksAuthor(scratchFolder())).toBe(false);
  expect(await ada.publish()).toMatchObject({ status: "missing", missing: { is: "author", name: "" } });
  await saveAuthor(createGit(ada.root), { name: "-x Zoé", email: "zoe@firm.example" }, "here");
  expect(await lacksAuthor(ada.root)).toBe(false);
  ada.edit("content/pages/index.md", "Words", "New words");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(git(remote, "log", "-1", "--format=%an <%ae>", "main")).toBe("-x Zoé <zoe@firm.example>");
  await saveAuthor(createGit(ada.root), { name: "Zoé", email: "zoe@firm.example" }, "everywhere");
  expect(readFileSync(join(folder, "nobody"), "utf8")).toContain("name = Zoé");
});

/** Git reads no configuration of the machine. */
function beNobody(folder: string): void {
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, "nobody"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
}

const closed = { is: "closed", kind: "ssh", path: "firm/site", isKeyNew: false, noKey: undefined } as const;
const trouble = (cause: "host-key" | "key" | "credentials") =>
  ({ status: "trouble", cause, reason: "said <b>" }) as const;
const steps = (html: string) => [...html.matchAll(/data-step="(\w+)"/g)].map(([, step]) => step);

test("a host is trusted only where nothing speaks against it", () => {
  const service = findService("github.com");
  const draw = (check: "published" | "other" | "unknown", isChanged = false) =>
    drawConnection(
      {
        ...{ ...closed, service, trouble: trouble("host-key") },
        hostKey: { host: "github.com", fingerprints: ["SHA256:a"], check, isChanged },
      },
      english,
    ).html;
  expect(steps(draw("published"))).toEqual(["trust"]);
  expect(draw("published")).toContain("this really is GitHub");
  expect(steps(draw("unknown"))).toEqual(["trust"]);
  expect(steps(draw("other"))).toEqual(["try"]);
  expect(steps(draw("published", true))).toEqual(["try"]);
});

test("each remote gets the steps that lead to it, with the pages of its service", () => {
  const github = findService("github.com");
  const publicKey = "ssh-ed25519 AAAA site edit";
  const given = drawConnection({ ...closed, service: github, trouble: trouble("key"), publicKey }, english);
  expect(given.html).toContain('href="https://github.com/firm/site/settings/keys/new"');
  expect(given.html).toContain('href="https://github.com/settings/ssh/new"');
  expect(given.html).toContain("said &lt;b&gt;");
  const own = drawConnection({ ...closed, service: undefined, trouble: trouble("key") }, english);
  expect(steps(own.html)).toEqual(["key", "try"]);
  const https = { ...closed, kind: "https", trouble: trouble("credentials") } as const;
  expect(steps(drawConnection({ ...https, service: github }, english).html)).toEqual(["ssh"]);
  const kept = drawConnection({ ...https, service: undefined, hasHelper: true }, english);
  expect(kept.html).toContain('<form data-act="sign-in"');
  const none = drawConnection({ ...https, service: undefined }, english);
  expect([steps(none.html), none.html.includes("<form")]).toEqual([[], false]);
});

const backend = join(execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(), "git-http-backend");

/** Serves the folder of a repository by HTTP, to whoever sends this password. Returns its address. */
async function serveHttp(remote: string, password: string): Promise<string> {
  const wanted = `Basic ${Buffer.from(`ada:${password}`).toString("base64")}`;
  const server = createServer((request, response) => {
    if (request.headers.authorization !== wanted) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="site"' }).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const child = spawn(backend, {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: dirname(remote),
        GIT_HTTP_EXPORT_ALL: "1",
        REMOTE_USER: "ada",
        REQUEST_METHOD: request.method,
        PATH_INFO: pathname,
        QUERY_STRING: searchParams.toString(),
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
        GIT_PROTOCOL: request.headers["git-protocol"]?.toString() ?? "",
      },
      stdio: ["pipe", "pipe", "ignore"],
    });
    request.pipe(child.stdin);
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.on("close", () => {
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf("\r\n\r\n");
      const lines = bytes.subarray(0, end).toString().split("\r\n");
      const headers = lines.map((line) => line.split(": ", 2) as [string, string]);
      const [, status = "200"] = headers.find(([name]) => name === "Status") ?? [];
      response.writeHead(Number.parseInt(status, 10), headers.flat()).end(bytes.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${basename(remote)}`;
}

test.runIf(existsSync(backend))(
  "a remote that asks for a password takes publications once a token is given, and a wrong one is forgotten",
  async () => {
    const { ada, remote, folder } = repositories();
    beNobody(folder);
    const kept = join(folder, "kept");
    ada.git("remote", "set-url", "origin", await serveHttp(remote, "token"));
    const take = (asked: Parameters<typeof connect>[1]) =>
      connect({ root: ada.root, alone: (job) => job() }, asked);
    const refused = { is: "closed", kind: "https", trouble: { status: "trouble", cause: "credentials" } };
    expect(await take({ step: "try" })).toMatchObject({ ...refused, hasHelper: false });
    ada.git("config", "credential.helper", `store --file='${kept}'`);
    expect(await take({ step: "sign-in", user: "ada", secret: "wrong" })).toMatchObject({
      ...refused,
      hasHelper: true,
    });
    expect(readFileSync(kept, "utf8")).toBe("");
    expect(await take({ step: "sign-in", user: "ada", secret: "token" })).toEqual({ is: "open" });
    ada.edit("content/pages/index.md", "Words", "Words behind a password");
    expect(await ada.publish()).toMatchObject({ status: "published" });
    expect(git(remote, "show", "main:content/pages/index.md")).toContain("Words behind a password");
  },
);
