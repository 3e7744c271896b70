import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isWhole, shareOf } from "../../support/is-whole.ts";
import { expectPublishedOnce, lastSteps, sendFromBob, steps } from "./kills.ts";
import {
  cloneOf,
  files,
  git,
  Killed,
  killAfter,
  putHook,
  repositories,
  sent,
  subjects,
} from "./repositories.ts";

const home = "content/pages/index.md";
const site = "content/site.yaml";

test("content/ and static/ are committed under the author’s name and pushed, with added and removed files", async () => {
  const { remote, ada } = repositories();
  ada.edit(home, "Words", "Other words");
  ada.write("static/new.txt", "new\n");
  ada.git("rm", "--quiet", "--cached", "static/robots.txt");
  expect(await ada.publish()).toMatchObject({
    status: "published",
    isMerged: false,
    forwarded: { status: "done" },
  });
  expect(sent(remote, home)).toContain("Other words");
  expect(sent(remote, "static/new.txt")).toBe("new");
  expect(sent(remote, "static/robots.txt")).toBe("User-agent: *");
  expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
  expect(ada.git("status", "--porcelain")).toBe("");
  expect(await ada.publish()).toMatchObject({ status: "nothing" });
});

test("fields of two authors are merged in a commit with two parents", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  bob.edit(home, "Words", "Bob’s words");
  bob.edit(site, "01", "02");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(await bob.publish()).toMatchObject({
    status: "published",
    isMerged: true,
    forwarded: { status: "done" },
  });
  expect(sent(remote, home)).toBe("---\ntitle: Welcome\nlead: Bob’s words\n---\n\nText.");
  expect(git(remote, "log", "-1", "--format=%P", "main").split(" ")).toHaveLength(2);
  expect(bob.read(home)).toContain("title: Welcome\nlead: Bob’s words");
  expect(bob.git("status", "--porcelain")).toBe("");
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.read(site)).toContain("02");
});

test("a field that both authors have changed has to be chosen before anything is sent", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Ada’s");
  bob.edit(home, "Home", "Bob’s");
  await ada.publish();
  const asked = await bob.publish();
  expect(asked).toMatchObject({
    status: "open",
    questions: [
      {
        file: home,
        clash: { path: ["title"], mine: "Bob’s", theirs: "Ada’s" },
        authors: { mine: { names: ["Bob"] }, theirs: { names: ["Ada"] } },
        taken: undefined,
      },
    ],
  });
  expect(sent(remote, home)).toContain("Ada’s");
  const [question] = asked.status === "open" ? asked.questions : [];
  const choices = new Map([[question?.key ?? "", "mine" as const]]);
  expect(await bob.publish({ choices })).toMatchObject({ status: "published" });
  expect(sent(remote, home)).toContain("Bob’s");
  expect(bob.read(home)).toContain("Bob’s");
});

test("a file that another author replaces by a folder arrives as a folder, and nobody is asked about it", async () => {
  const { remote, ada, bob } = repositories();
  const post = "content/posts/x.md";
  bob.write(post, "---\ntitle: X\n---\n");
  await bob.publish();
  await ada.publish();
  bob.git("rm", "--quiet", post);
  bob.write(`${post}/y.md`, "---\ntitle: Y\n---\n");
  await bob.publish();
  ada.edit(home, "Words", "Ada’s words");
  expect(await ada.publish()).toMatchObject({ status: "published", forwarded: { status: "done" } });
  expect(ada.read(`${post}/y.md`)).toContain("title: Y");
  expect(sent(remote, `${post}/y.md`)).toContain("title: Y");
  expect(ada.git("status", "--porcelain")).toBe("");
});

test("a folder in place of a file that this author has changed is a choice between both", async () => {
  const { remote, ada, bob } = repositories();
  bob.git("rm", "--quiet", home);
  bob.write(`${home}/y.md`, "---\ntitle: Y\n---\n");
  await bob.publish();
  ada.edit(home, "Words", "Ada’s words");
  const asked = await ada.publish();
  const [question] = asked.status === "open" ? asked.questions : [];
  expect(question).toMatchObject({
    file: home,
    clash: {
      kind: "file",
      mine: { is: "text", text: expect.stringContaining("Ada’s words") },
      theirs: { is: "folder", files: ["y.md"] },
    },
  });
  const choices = new Map([[question?.key ?? "", "mine" as const]]);
  expect(await ada.publish({ choices })).toMatchObject({
    status: "published",
    forwarded: { status: "done" },
  });
  expect(sent(remote, home)).toContain("Ada’s words");
  expect(ada.git("status", "--porcelain")).toBe("");
});

test("a publication that is killed when a file has taken the place of a folder is completed without a further commit", async () => {
  const { remote, ada, bob } = repositories();
  bob.git("rm", "--quiet", home);
  bob.write("content/pages", "no folder\n");
  bob.git("add", "--all");
  bob.git("commit", "--quiet", "-m", "Bob");
  bob.git("push", "--quiet");
  ada.edit(site, "01", "02");
  await expect(ada.publish({}, killAfter("forward-index"))).rejects.toThrow(Killed);
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.git("rev-parse", "HEAD")).toBe(git(remote, "rev-parse", "main"));
  expect(subjects(remote)).toHaveLength(4);
  expect(ada.git("status", "--porcelain")).toBe("");
});

test.runIf(isWhole)("untracked files in a folder that becomes a file stay, and are named", async () => {
  const { ada, bob } = repositories();
  bob.git("rm", "--quiet", home);
  bob.write("content/pages", "no folder\n");
  bob.git("add", "--all");
  bob.git("commit", "--quiet", "-m", "Bob");
  bob.git("push", "--quiet");
  ada.write(".git/info/exclude", "notes.txt\n");
  ada.write("content/pages/notes.txt", "mine\n");
  ada.edit(site, "01", "02");
  expect(await ada.publish()).toMatchObject({
    status: "published",
    forwarded: { status: "in-the-way", files: ["content/pages"] },
  });
  expect(ada.read("content/pages/notes.txt")).toBe("mine\n");
});

test("a rename takes the other author’s changes along, in both directions", async () => {
  const { remote, ada, bob } = repositories();
  const [one, other] = ["content/pages/one.md", "content/pages/welcome.md"];
  const text = (title: string) =>
    `---\ntitle: ${title}\nlead: Words of the page\n---\n\nA text of some words.\n`;
  bob.write(one, text("One"));
  await bob.publish();
  await ada.publish();
  bob.edit(one, "Words of", "Other words of");
  await bob.publish();
  ada.git("mv", one, other);
  expect(await ada.publish()).toMatchObject({ status: "published", isMerged: true });
  const both = text("One").replace("Words of", "Other words of");
  expect(`${sent(remote, other)}\n`).toBe(both);
  expect(ada.read(one)).toBeUndefined();
  await bob.publish();
  expect(bob.read(other)).toBe(both);
  bob.git("mv", other, one);
  await bob.publish();
  ada.edit(other, "title: One", "title: First");
  expect(await ada.publish()).toMatchObject({ status: "published", isMerged: true });
  expect(ada.read(one)).toBe(both.replace("title: One", "title: First"));
  expect(ada.read(other)).toBeUndefined();
  expect(ada.git("status", "--porcelain")).toBe("");
});

test.runIf(isWhole)("two new names of one file are a choice, and the changes of both stay", async () => {
  const { remote, ada, bob } = repositories();
  bob.write(home, "---\ntitle: Home\nlead: Words of the page\n---\n\nA text of some more words.\n");
  await bob.publish();
  await ada.publish();
  bob.git("mv", home, "content/pages/bobs.md");
  bob.edit("content/pages/bobs.md", "Home", "Welcome");
  await bob.publish();
  ada.git("mv", home, "content/pages/adas.md");
  ada.edit("content/pages/adas.md", "some more", "many");
  const asked = await ada.publish();
  const [question] = asked.status === "open" ? asked.questions : [];
  expect(question?.clash).toEqual({
    kind: "address",
    mine: "content/pages/adas.md",
    theirs: "content/pages/bobs.md",
  });
  const choices = new Map([[question?.key ?? "", "theirs" as const]]);
  expect(await ada.publish({ choices })).toMatchObject({ status: "published" });
  const joined = "---\ntitle: Welcome\nlead: Words of the page\n---\n\nA text of many words.";
  expect(sent(remote, "content/pages/bobs.md")).toBe(joined);
  expect(ada.read("content/pages/adas.md")).toBeUndefined();
});

test.runIf(isWhole)(
  "where histories have crossed, a change that only one of their common commits has is not undone",
  async () => {
    const { remote, ada, bob } = repositories();
    ada.edit(home, "Words", "Ada’s words");
    ada.git("commit", "--quiet", "--all", "-m", "Ada");
    bob.edit(site, "01", "02");
    bob.git("commit", "--quiet", "--all", "-m", "Bob");
    const first = { ada: ada.git("rev-parse", "HEAD"), bob: bob.git("rev-parse", "HEAD") };
    ada.git("fetch", "--quiet", bob.root, "main");
    ada.git("merge", "--quiet", "--no-edit", first.bob);
    bob.git("fetch", "--quiet", ada.root, first.ada);
    bob.git("merge", "--quiet", "--no-edit", first.ada);
    bob.edit(site, "phone: 02", "phone: 03");
    bob.git("commit", "--quiet", "--all", "-m", "Bob again");
    bob.git("push", "--quiet");
    ada.write("static/new.txt", "new\n");
    expect(await ada.publish()).toMatchObject({ status: "published", isMerged: true });
    expect(sent(remote, site)).toContain("phone: 03");
    expect(sent(remote, home)).toContain("Ada’s words");
  },
);

test("an author who is overtaken between fetch and push fetches again, without force", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(site, "Firm", "Other firm");
  bob.edit(site, "01", "02");
  let isFirst = true;
  const ended = await bob.publish(
    {},
    {
      onStep: (step) => {
        if (step !== "fetched" || !isFirst) return;
        isFirst = false;
        ada.git("commit", "--quiet", "--all", "-m", "Ada");
        ada.git("push", "--quiet");
      },
    },
  );
  expect(ended).toMatchObject({ status: "published", isMerged: true });
  expect(sent(remote, site)).toBe("name: Other firm\nphone: 02");
});

test("the reason of a remote that refuses is shown, and the next publication sends the same commit", async () => {
  const { remote, ada } = repositories();
  putHook(remote, "echo 'Frozen until Monday.' >&2; exit 1");
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish()).toMatchObject({
    status: "trouble",
    cause: "hook",
    reason: expect.stringContaining("Frozen until Monday."),
  });
  expect(subjects(remote)).toEqual(["Begin by Ada"]);
  putHook(remote, "exit 0");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
});

test("the wait for a slow remote is limited, and can be stopped", async () => {
  const { remote, ada } = repositories();
  putHook(remote, "sleep 10");
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish({}, { remoteMs: 3000 })).toMatchObject({ status: "late", during: "send" });
  const stop = new AbortController();
  const ended = ada.publish(
    {},
    {
      signal: stop.signal,
      onPhase: (phase) => void (phase === "send" && setTimeout(() => stop.abort(), 100)),
    },
  );
  expect(await ended).toMatchObject({ status: "stopped", during: "send" });
  putHook(remote, "sleep 0.2");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
});

test("if the remote is unreachable, the change stays committed and is sent later", async () => {
  const { remote, ada } = repositories();
  ada.edit(home, "Words", "Other words");
  renameSync(remote, `${remote}.away`);
  expect(await ada.publish()).toMatchObject({ status: "trouble", during: "fetch" });
  renameSync(`${remote}.away`, remote);
  const ended = await ada.publish(
    {},
    { onStep: (step) => void (step === "fetched" && renameSync(remote, `${remote}.away`)) },
  );
  expect(ended).toMatchObject({ status: "trouble", during: "send" });
  renameSync(`${remote}.away`, remote);
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(subjects(remote)).toEqual(["Home: new words by Ada", "Begin by Ada"]);
});

test("other files stay unchanged, on disk and in the index, and are not sent", async () => {
  const { remote, ada, bob } = repositories();
  bob.edit(site, "01", "02");
  await bob.publish();
  ada.write("src/code.ts", "staged\n");
  ada.write("src/new.ts", "staged and new\n");
  ada.git("add", "src");
  ada.write("src/code.ts", "and changed again\n");
  ada.write("templates/page.txt", "not staged\n");
  ada.write("notes.txt", "unknown to Git\n");
  const state = () => [
    ada.git("diff", "--cached"),
    ada.git("diff"),
    ada.git("status", "--porcelain"),
    ...["src/code.ts", "src/new.ts", "templates/page.txt", "notes.txt"].map(ada.read),
  ];
  const before = state();
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish()).toMatchObject({
    status: "published",
    isMerged: true,
    forwarded: { status: "done" },
  });
  expect(state()).toEqual(before);
  expect(sent(remote, "src/code.ts")).toBe(files["src/code.ts"].trim());
  expect(git(remote, "ls-tree", "-r", "--name-only", "main")).not.toContain("new.ts");
  expect(ada.read(site)).toContain("02");
});

test("local changes that prevent the update of the work tree do not prevent the publication, and are reported", async () => {
  const { remote, ada, bob } = repositories();
  bob.write("templates/page.txt", "by Bob\n");
  bob.edit(site, "01", "02");
  bob.git("commit", "--quiet", "--all", "-m", "Bob");
  bob.git("push", "--quiet");
  ada.write("templates/page.txt", "not staged\n");
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish()).toMatchObject({
    status: "published",
    forwarded: { status: "in-the-way", files: ["templates/page.txt"] },
  });
  expect(sent(remote, home)).toContain("Other words");
  expect(ada.read("templates/page.txt")).toBe("not staged\n");
  expect(ada.read(site)).toContain("01");
  ada.edit(home, "Other words", "Third words");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(sent(remote, home)).toContain("Third words");
  expect(sent(remote, site)).toContain("02");
  ada.git("restore", "templates");
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.read("templates/page.txt")).toBe("by Bob\n");
});

test("a publication that is killed after any step is published once, and nothing is lost", async () => {
  const { remote, ada, bob } = repositories();
  sendFromBob(bob);
  ada.edit(home, "Words", "Other words");
  ada.write("src/code.ts", "not ours\n");
  for (const [step, nth] of shareOf(steps, 4))
    await expect(ada.publish({}, killAfter(step, nth)), `${step} ${nth}`).rejects.toThrow(Killed);
  const folder = cloneOf(ada);
  expect((await ada.publish()).status).toBe("nothing");
  expectPublishedOnce(remote, ada);
  for (const [step, nth] of shareOf(lastSteps, 4)) {
    const again = folder();
    await expect(again.publish({}, killAfter(step, nth)), `${step} ${nth}`).rejects.toThrow(Killed);
    expect((await again.publish()).status).toBe("nothing");
    expectPublishedOnce(remote, again);
  }
  expectPublishedOnce(remote, ada);
});

test("content saved since the author has looked is not published unseen", async () => {
  const { remote, ada } = repositories();
  ada.edit(home, "Words", "Other words");
  const ended = await ada.publish(
    {},
    {
      check: async () => {
        ada.edit(home, "Other", "More");
        return [];
      },
    },
  );
  expect(ended).toEqual({ status: "changed" });
  expect(subjects(remote)).toEqual(["Begin by Ada"]);
});

test("errors stop a publication before the commit, and errors of a merge before the push", async () => {
  const { remote, ada, bob } = repositories();
  const problem = { code: "dev/crash", severity: "error", file: home, message: "no" } as never;
  bob.edit(site, "01", "02");
  await bob.publish();
  ada.edit(home, "Words", "Other words");
  expect(await ada.publish({}, { check: async () => [problem] })).toMatchObject({
    status: "errors",
    isMerged: false,
  });
  expect(ada.git("log", "--format=%s")).toBe("Begin");
  let checks = 0;
  const check = async () => (++checks === 2 ? [problem] : []);
  expect(await ada.publish({}, { check })).toMatchObject({ status: "errors", isMerged: true });
  expect(subjects(remote)).toEqual(["Home: new words by Bob", "Begin by Ada"]);
  expect(ada.read(site)).toContain("01");
});

test("a machine without Git is reported", async () => {
  const { ada } = repositories();
  vi.stubEnv("PATH", join(ada.root, "nowhere"));
  expect(await ada.publish()).toEqual({ status: "missing", missing: { is: "git" } });
  vi.unstubAllEnvs();
});
