import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Missing } from "../../../src/editor/publish/differences.ts";
import { openRepository } from "../../../src/editor/publish/repository.ts";
import { isWhole, shareOf } from "../../support/is-whole.ts";
import { getFiles } from "../../support/scratch-folder.ts";
import {
  type Clone,
  git,
  Killed,
  killAfter,
  openClone,
  putHook,
  repositories,
  sent,
  subjects,
} from "./repositories.ts";

const home = "content/pages/index.md";
const site = "content/site.yaml";
const sending = { status: "published", forwarded: { status: "done" } };

// Some machines have LFS for all repositories.
beforeEach(() => void vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1").stubEnv("GIT_CONFIG_GLOBAL", "/dev/null"));
afterEach(() => void vi.unstubAllEnvs());

/** Everything that a refused publication leaves as it was: files, index, branches and configuration. */
function stateOf(clone: Clone, remote: string): unknown {
  const asked = [
    ["status", "--porcelain"],
    ["log", "--all", "--format=%H %D"],
    ["config", "--list", "--local"],
  ];
  return [
    getFiles(join(clone.root, "content")),
    asked.map((args) => clone.git(...args)),
    git(remote, "for-each-ref"),
  ];
}

/** Empties the remote, and makes Ada’s folder one that has never sent anything. */
function beginAnew({ ada, remote }: { readonly ada: Clone; readonly remote: string }): void {
  git(remote, "update-ref", "-d", "refs/heads/main");
  ada.git("update-ref", "-d", "refs/remotes/origin/main");
  ada.git("branch", "--unset-upstream");
}

test("the first publication fills an empty remote with the whole history, and later ones follow it", async () => {
  const { ada, bob, remote } = repositories();
  beginAnew({ ada, remote });
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish()).toMatchObject(sending);
  expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
  expect(ada.git("rev-parse", "--abbrev-ref", "main@{upstream}")).toBe("origin/main");
  bob.git("pull", "--quiet");
  bob.edit(site, "01", "02");
  await bob.publish();
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.read(site)).toContain("02");
});

test.runIf(isWhole)(
  "a clone of an empty remote is published too, and one whose remote was emptied since",
  async () => {
    const { ada, remote } = repositories();
    git(remote, "update-ref", "-d", "refs/heads/main");
    ada.edit(home, "Words", "Other words");
    expect(await ada.publish()).toMatchObject(sending);
    git(remote, "update-ref", "-d", "refs/heads/main");
    ada.git("update-ref", "-d", "refs/remotes/origin/main");
    expect(await ada.publish()).toMatchObject(sending);
    expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
  },
);

test("a remote with another site, or only with other branches, is refused before anything is written", async () => {
  const { ada, remote } = repositories();
  beginAnew({ ada, remote });
  const tree = git(remote, "write-tree");
  const other = git(
    remote,
    "-c",
    "user.name=Eve",
    "-c",
    "user.email=eve@firm.example",
    "commit-tree",
    tree,
    "-m",
    "Other",
  );
  git(remote, "update-ref", "refs/heads/master", other);
  ada.edit(home, "Words", "Other words");
  const before = stateOf(ada, remote);
  expect(await ada.publish()).toEqual({ status: "elsewhere", branch: "main", branches: ["master"] });
  expect(stateOf(ada, remote)).toEqual(before);
  git(remote, "branch", "--quiet", "--move", "master", "main");
  const known = stateOf(ada, remote);
  expect(await ada.publish()).toEqual({ status: "unrelated" });
  ada.git("update-ref", "-d", "refs/remotes/origin/main");
  expect(stateOf(ada, remote)).toEqual(known);
});

test.runIf(isWhole)(
  "a branch that Git was not told to send goes to the branch of the same name, with the commits of others",
  async () => {
    const { ada, bob, remote } = repositories();
    bob.edit(site, "01", "02");
    await bob.publish();
    ada.git("branch", "--unset-upstream");
    ada.git("update-ref", "-d", "refs/remotes/origin/main");
    ada.git("remote", "add", "copy", "../copy.git");
    ada.edit(home, "Words", "Other words");
    expect(await ada.publish()).toMatchObject({ ...sending, isMerged: true });
    expect([sent(remote, site), ada.read(site)]).toEqual([
      "name: Firm\nphone: 02",
      "name: Firm\nphone: 02\n",
    ]);
    expect(ada.git("rev-parse", "--abbrev-ref", "main@{upstream}")).toBe("origin/main");
  },
);

test("unsent commits of other folders are found as soon as the remote is known", async () => {
  const { ada, remote } = repositories();
  ada.git("branch", "--unset-upstream");
  ada.git("update-ref", "-d", "refs/remotes/origin/main");
  ada.edit("src/code.ts", "1", "2");
  ada.git("commit", "--quiet", "--all", "-m", "Code");
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish()).toEqual({ status: "missing", missing: { is: "send", files: ["src/code.ts"] } });
  expect([subjects(remote), ada.git("log", "-1", "--format=%s")]).toEqual([["Begin by Ada"], "Code"]);
});

test("a file that the remote finds too large can be taken out, and the rest is sent", async () => {
  const { ada, remote } = repositories();
  putHook(
    remote,
    `while read old new ref; do
  git rev-list --objects $new --not --all | git cat-file --batch-check='%(objectsize) %(rest)' |
    awk '$1 > 5000 { print "error: GH001: File " $2 " is too large" > "/dev/stderr"; found = 1 } END { exit found }' || exit 1
done`,
  );
  ada.edit(home, "Words", "Other words");
  ada.write("static/film.mp4", "x".repeat(6000));
  // The first attempt is recorded, but not sent.
  renameSync(remote, `${remote}.away`);
  expect(await ada.publish()).toMatchObject({ status: "trouble", cause: "not-found" });
  renameSync(`${remote}.away`, remote);
  expect(await ada.publish()).toMatchObject({
    status: "trouble",
    cause: "too-large",
    reason: expect.stringContaining("static/film.mp4"),
  });
  expect(ada.read("static/film.mp4")).toHaveLength(6000);
  rmSync(join(ada.root, "static/film.mp4"));
  expect(await ada.publish()).toMatchObject(sending);
  expect([sent(remote, home), ada.git("status", "--porcelain")]).toEqual([
    expect.stringContaining("Other words"),
    "",
  ]);
});

/** Adds a repository in a folder of the site, which Git then treats as a submodule. */
function nest(ada: Clone, folder: string): void {
  ada.write(`${folder}/page.md`, "---\ntitle: Other\n---\n");
  git(join(ada.root, folder), "init", "--quiet");
  git(join(ada.root, folder), "add", "--all");
  git(
    join(ada.root, folder),
    "-c",
    "user.name=Eve",
    "-c",
    "user.email=eve@firm.example",
    "commit",
    "--quiet",
    "-m",
    "Nested",
  );
}

const refused: readonly (readonly [string, (ada: Clone) => unknown, Missing])[] = [
  [
    "a repository inside the content",
    (ada) => nest(ada, "content/posts"),
    { is: "submodule", folders: ["content/posts"] },
  ],
  [
    "a part of the site that was left out of the folder",
    (ada) => {
      ada.git("update-index", "--refresh");
      ada.git("sparse-checkout", "set", "--no-cone", "/*", "!/static/");
    },
    { is: "sparse", files: ["static/robots.txt"] },
  ],
  [
    "a change that Git was told to overlook",
    (ada) => {
      ada.git("update-index", "--skip-worktree", site);
      ada.edit(site, "01", "03");
    },
    { is: "overlooked", files: [site] },
  ],
  [
    "a new file for LFS, without LFS",
    (ada) => {
      ada.write(".gitattributes", "*.mp4 filter=lfs -text\n");
      ada.write("static/film.mp4", "moving");
    },
    { is: "lfs", files: ["static/film.mp4"] },
  ],
  [
    "another remote to push to",
    (ada) => ada.git("config", "remote.pushDefault", "fork"),
    { is: "two-ways", remote: "origin", pushRemote: "fork" },
  ],
  [
    "a submodule with templates",
    (ada) => {
      nest(ada, "templates/theme");
      ada.git("add", "--all");
    },
    { is: "submodule", folders: ["templates/theme"] },
  ],
  [
    "a removed file that Git was told to overlook",
    (ada) => {
      ada.git("update-index", "--assume-unchanged", site);
      rmSync(join(ada.root, site));
    },
    { is: "overlooked", files: [site] },
  ],
  [
    "two remotes without a choice",
    (ada) => {
      ada.git("branch", "--unset-upstream");
      ada.git("remote", "rename", "origin", "one");
      ada.git("remote", "add", "two", "../two.git");
    },
    { is: "upstream", branch: "main" },
  ],
];

test.each(shareOf(refused, 10))(
  "%s is refused with its reason, before anything is written",
  async (_, prepare, missing) => {
    const { ada, remote } = repositories();
    prepare(ada);
    ada.edit(home, "Words", "Other words");
    const before = stateOf(ada, remote);
    expect(await openRepository(ada.root)).toEqual({ status: "missing", missing });
    expect(await ada.publish({ tree: "" })).toEqual({ status: "missing", missing });
    expect(stateOf(ada, remote)).toEqual(before);
  },
);

test("a lock that a killed Git has left is named, and one of a Git at work is waited for", async () => {
  const { ada } = repositories();
  const lock = join(ada.root, ".git/index.lock");
  writeFileSync(lock, "");
  setTimeout(() => rmSync(lock), 500);
  expect(await openRepository(ada.root)).toMatchObject({ status: "ready" });
  for (const name of shareOf(["refs/heads/main.lock", "index.lock", "HEAD.lock"], 3)) {
    const left = join(ada.root, ".git", name);
    writeFileSync(left, "");
    expect(await openRepository(ada.root)).toEqual({
      status: "missing",
      missing: { is: "lock", file: left },
    });
    rmSync(left);
  }
});

test("a folder of another user is named as such", async () => {
  const { ada } = repositories();
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  expect(await openRepository(ada.root)).toEqual({
    status: "missing",
    missing: { is: "owner", folder: ada.root },
  });
});

/** Each prepares another folder of Ada, in which she changes the home page while Bob has sent a new phone number. */
const odd: readonly (readonly [string, (place: ReturnType<typeof repositories>) => Clone])[] = [
  [
    "a linked work tree",
    ({ ada, folder }) => {
      ada.git("switch", "--quiet", "--detach");
      ada.git("worktree", "add", "--quiet", join(folder, "linked"), "main");
      return openClone(join(folder, "linked"));
    },
  ],
  [
    "a folder with line ends of Windows, to which a file with others is added",
    (place) => {
      const clone = settle(cloneAgain(place, "--config=core.autocrlf=true"), "core.safecrlf=true");
      clone.write("content/pages/other.md", "---\ntitle: Other\n---\n");
      return clone;
    },
  ],
  [
    "a disk that knows no executable files",
    ({ ada }) => {
      chmodSync(join(ada.root, home), 0o755);
      return settle(ada, "core.fileMode=false");
    },
  ],
  ["a shallow clone", (place) => cloneAgain(place, "--depth=1")],
  [
    "a shallow clone whose last fetch was shallow too",
    (place) => {
      const clone = cloneAgain(place, "--depth=1");
      sendFromBob(place);
      clone.git("fetch", "--quiet", "--depth=1");
      return clone;
    },
  ],
  [
    "a clone without files of the past",
    (place) => {
      git(place.remote, "config", "uploadpack.allowFilter", "true");
      return cloneAgain(place, "--filter=blob:none");
    },
  ],
  [
    "a clone that was never told what to fetch",
    ({ ada }) => {
      ada.git("config", "--unset", "remote.origin.fetch");
      ada.git("update-ref", "-d", "refs/remotes/origin/main");
      return ada;
    },
  ],
  [
    "an address for fetching and one for pushing, both abbreviated",
    ({ ada, folder }) =>
      settle(
        ada,
        `url.${folder}/.insteadOf=there:`,
        "remote.origin.url=there:remote.git",
        "remote.origin.pushurl=there:remote.git",
      ),
  ],
  [
    "settings for pushes by hand",
    ({ ada }) => settle(ada, "push.default=nothing", "branch.main.pushRemote=origin", "push.followTags=true"),
  ],
  [
    "a submodule outside of the site’s folders",
    ({ ada }) => {
      nest(ada, "vendor/tool");
      ada.git("add", "vendor");
      ada.git("commit", "--quiet", "-m", "Tool");
      ada.git("push", "--quiet");
      return ada;
    },
  ],
  [
    "LFS that is set up",
    ({ ada }) => {
      const filter = [
        "filter.lfs.required=true",
        "filter.lfs.clean=sed s/moving/pointer/",
        "filter.lfs.smudge=sed s/pointer/moving/",
      ];
      ada.write("content/.gitattributes", "*.mp4 filter=lfs -text\n");
      ada.write("content/film.mp4", "moving\n");
      return settle(ada, ...filter);
    },
  ],
  [
    "pointers of LFS that is not set up",
    ({ ada }) => {
      ada.write(".gitattributes", "*.mp4 filter=lfs -text\n");
      ada.write("static/film.mp4", "version https://git-lfs.github.com/spec/v1\n");
      ada.git("add", "--all");
      ada.git("commit", "--quiet", "-m", "Film");
      ada.git("push", "--quiet");
      return ada;
    },
  ],
  [
    "a file that Git was told to overlook, and that has not changed",
    ({ ada }) => {
      ada.git("update-index", "--skip-worktree", "static/robots.txt");
      return ada;
    },
  ],
  [
    "a folder that is ignored, with a file that is not",
    ({ ada }) => {
      ada.write(".gitignore", ".site/\nstatic/\n");
      ada.write("static/made.txt", "by a program\n");
      ada.git("commit", "--quiet", "--all", "-m", "Ignore");
      ada.git("push", "--quiet");
      return ada;
    },
  ],
];

function cloneAgain(
  { folder, remote }: ReturnType<typeof repositories>,
  ...options: readonly string[]
): Clone {
  const root = join(folder, "again");
  git(folder, "clone", "--quiet", ...options, `file://${remote}`, root);
  return settle(openClone(root), "user.name=Ada", "user.email=ada@firm.example");
}

function settle(clone: Clone, ...settings: readonly string[]): Clone {
  for (const setting of settings) {
    const [name = ""] = setting.split("=");
    clone.git("config", name, setting.slice(name.length + 1));
  }
  return clone;
}

function sendFromBob({ bob }: ReturnType<typeof repositories>): void {
  bob.git("pull", "--quiet");
  bob.edit(site, "01", "02");
  bob.git("commit", "--quiet", "--all", "--allow-empty", "-m", "Bob");
  bob.git("push", "--quiet");
}

test("a checkout without some folders of others gets what others change there, in the index alone", async () => {
  const place = repositories();
  const { ada, bob } = place;
  ada.git("status");
  ada.git("sparse-checkout", "set", "--no-cone", "/*", "!/src/");
  expect(ada.read("src/code.ts")).toBeUndefined();
  bob.write("src/code.ts", "by Bob\n");
  sendFromBob(place);
  ada.edit(home, "Words", "Other words");
  await expect(ada.publish({}, killAfter("forward-index"))).rejects.toThrow(Killed);
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.git("rev-parse", "HEAD")).toBe(git(place.remote, "rev-parse", "main"));
  expect(ada.git("status", "--porcelain")).toBe("");
  expect(ada.git("show", ":src/code.ts")).toBe("by Bob");
  expect(ada.read("src/code.ts")).toBeUndefined();
  expect(ada.read(site)).toContain("02");
});

test.each(shareOf(odd, 24))("%s is published, with the commits of others", async (_, prepare) => {
  const place = repositories();
  const clone = prepare(place);
  sendFromBob(place);
  clone.edit(home, "Words", "Other words");
  expect(await clone.publish()).toMatchObject({ ...sending, isMerged: true });
  expect(sent(place.remote, home)).toBe("---\ntitle: Home\nlead: Other words\n---\n\nText.");
  expect(sent(place.remote, site)).toBe("name: Firm\nphone: 02");
  expect(clone.read(site)?.replaceAll("\r", "")).toBe("name: Firm\nphone: 02\n");
  expect(clone.git("status", "--porcelain")).toBe("");
  expect(git(place.remote, "ls-tree", "main", home)).toMatch(/^100644 /);
  expect(getFiles(join(clone.root, ".site/publish"))).toEqual({});
  if (existsSync(join(clone.root, "content/film.mp4")))
    expect(sent(place.remote, "content/film.mp4")).toBe("pointer");
  const next = await openRepository(clone.root);
  expect(next).toMatchObject({
    status: "ready",
    repository: { base: git(place.remote, "rev-parse", "main") },
  });
  expect(await clone.publish()).toMatchObject({ status: "nothing" });
});

test.runIf(isWhole)(
  "a clone without files of the past gets those of others at once, and merges them offline",
  async () => {
    const place = repositories();
    git(place.remote, "config", "uploadpack.allowFilter", "true");
    const clone = cloneAgain(place, "--filter=blob:none");
    sendFromBob(place);
    clone.edit(site, "Firm", "Other firm");
    const away = {
      onStep: (step: string) => void (step === "fetched" && renameSync(place.remote, `${place.remote}.away`)),
    };
    expect(await clone.publish({}, away)).toMatchObject({
      status: "trouble",
      during: "send",
      cause: "not-found",
    });
  },
);

test.runIf(isWhole)("a shallow clone cannot fill an empty remote, which is told", async () => {
  const place = repositories();
  sendFromBob(place);
  const clone = cloneAgain(place, "--depth=1");
  git(place.folder, "init", "--quiet", "--bare", "--initial-branch=main", "new.git");
  clone.git("remote", "set-url", "origin", join(place.folder, "new.git"));
  beginAnew({ ada: clone, remote: place.remote });
  clone.edit(home, "Words", "Other words");
  expect(await clone.publish()).toMatchObject({ status: "trouble", cause: "shallow" });
});
