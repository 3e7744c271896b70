import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/changes/git/git.ts";
import { lacksAuthor, readAuthor, saveAuthor } from "../../../src/editor/publish/author.ts";
import {
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
  const before = { ...process.env };
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: join(folder, "nobody"), GIT_CONFIG_NOSYSTEM: "1" });
  try {
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
  } finally {
    for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM"]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
});

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
