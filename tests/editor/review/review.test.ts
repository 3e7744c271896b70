import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeSnapshot } from "../../../src/editor/publish/record-content.ts";
import { openRepository, type Repository } from "../../../src/editor/publish/repository.ts";
import { createOwnReviews } from "../../../src/editor/review/own-reviews.ts";
import {
  destinationOf,
  dropReading,
  holdsCorrections,
  openReading,
  placesOf,
} from "../../../src/editor/review/reading.ts";
import {
  askReview,
  declineCorrections,
  fetchReviews,
  findOwnReview,
  listReviews,
  type ReviewDesk,
  removeReview,
  settleAccepted,
  takeCorrections,
  writeReviewMessage,
} from "../../../src/editor/review/review.ts";
import { createDice } from "../../support/dice.ts";
import { isWhole } from "../../support/is-whole.ts";
import { type Clone, git, Killed, openClone, putHook, repositories, sent } from "../publish/repositories.ts";

const home = "content/pages/index.md";
const patience = { signal: new AbortController().signal, remoteMs: 20_000 };

function deskOf({ root }: Clone, killed?: string): ReviewDesk {
  return {
    ...{ root, ...patience, alone: (job) => job(), check: async () => [] },
    onSetAside: () => {},
    onStep: (step) => {
      if (step === killed) throw new Killed(step);
    },
  };
}

async function open({ root }: Clone): Promise<Repository> {
  const look = await openRepository(root);
  if (look.status !== "ready") throw new Error(JSON.stringify(look.missing));
  return look.repository;
}

async function ask(clone: Clone, word = "", killed?: string) {
  const tree = await takeSnapshot(clone.root, await open(clone));
  const message = writeReviewMessage("Home: a new title", word);
  return askReview(deskOf(clone, killed), { tree, message, day: "2026-11-30", author: "Zoë Å" });
}

/** What a clone knows after it has asked the remote. */
async function look(clone: Clone) {
  const repository = await open(clone);
  await fetchReviews(repository, patience);
  const reviews = await listReviews(repository);
  return { repository, reviews, own: await findOwnReview(clone.root, repository, reviews, () => {}) };
}

/** Opens the only review in a clone. */
async function read(clone: Clone) {
  const { repository, reviews } = await look(clone);
  const [review] = reviews;
  if (review === undefined) throw new Error("There is no review.");
  const opened = openClone(await openReading(clone.root, repository, review));
  const give = (word = "") =>
    opened.publish(
      { after: review.commit, message: writeReviewMessage("Give back", word) },
      { destination: destinationOf(repository, review.name) },
    );
  const accept = () => opened.publish({ after: review.commit, message: writeReviewMessage("Accept", "") });
  const remove = () => removeReview(patience, repository, review);
  return { ...opened, review, give, accept, remove, repository };
}

test("a review leaves the author’s folder as it is, and others read its words", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  const before = [ada.git("rev-parse", "HEAD"), ada.git("status", "--porcelain")];
  expect(await ask(ada, "Is it too short?\r\n\r\nTell me.")).toEqual({ status: "asked" });
  expect([ada.git("rev-parse", "HEAD"), ada.git("status", "--porcelain")]).toEqual(before);
  expect(sent(remote, home)).toContain("Home");
  expect((await look(ada)).own.is).toBe("waiting");
  const { reviews } = await look(bob);
  expect(reviews).toMatchObject([{ asker: "Ada", sender: "Ada", word: "Is it too short?\n\nTell me." }]);
  expect(reviews[0]?.name).toMatch(/^2026-11-30-zoe-a-[0-9a-f]{6}$/);
});

test("a reader’s own changes stay out of a review, and what is accepted is published as the author’s", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  bob.edit(home, "Words", "Bob’s own");
  const reading = await read(bob);
  expect(reading.read(home)).toContain("lead: Words");
  reading.edit(home, "Text.", "A better text.");
  expect(await reading.accept()).toMatchObject({ status: "published" });
  await reading.remove();
  expect(git(remote, "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  expect(sent(remote, home)).toBe("---\ntitle: Welcome\nlead: Words\n---\n\nA better text.");
  expect(bob.read(home)).toContain("Bob’s own");
  expect(await bob.publish()).toMatchObject({ status: "published", isMerged: true });
  expect(bob.read(home)).toBe("---\ntitle: Welcome\nlead: Bob’s own\n---\n\nA better text.\n");

  const { own } = await look(ada);
  expect(own).toMatchObject({ is: "accepted", by: { sender: "Bob" } });
  expect(own.is === "accepted" && (await settleAccepted(deskOf(ada), own.asked))).toBe(true);
  expect(ada.git("status", "--porcelain")).toBe("");
  expect(await ada.publish()).toMatchObject({ status: "nothing", forwarded: { status: "done" } });
  expect(ada.read(home)).toBe(bob.read(home));
});

test("what the author has changed since is still the author’s after a review was accepted", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  ada.edit(home, "Words", "Later words");
  ada.git("add", "--all");
  const reading = await read(bob);
  await reading.accept();
  const { own } = await look(ada);
  if (own.is !== "accepted") throw new Error(own.is);
  await settleAccepted(deskOf(ada), own.asked);
  expect(ada.git("diff", "--unified=0")).toContain("+lead: Later words");
  expect(ada.git("diff")).not.toContain("+title");
  expect(await ada.publish()).toMatchObject({ status: "published" });
  expect(sent(remote, home)).toBe("---\ntitle: Welcome\nlead: Later words\n---\n\nText.");
});

test("corrections that come back are taken over beside later changes, and asked about where both have changed a field", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  const reading = await read(bob);
  reading.edit(home, "Welcome", "Welcome, all");
  reading.edit(home, "Text.", "A better text.");
  expect(await reading.give("Mind the title.")).toMatchObject({ status: "published" });
  expect(await holdsCorrections(reading.root, reading.review.name)).toBe(false);

  ada.edit(home, "Welcome", "Welcome here");
  ada.edit(home, "Words", "Later words");
  const { own } = await look(ada);
  if (own.is !== "returned") throw new Error(own.is);
  expect(own.review).toMatchObject({ asker: "Ada", sender: "Bob", word: "Mind the title." });
  expect(await ask(ada)).toEqual({ status: "moved" });
  const asked = await takeCorrections(deskOf(ada), own.review.commit, new Map());
  expect(asked).toMatchObject({
    status: "open",
    questions: [{ clash: { path: ["title"], mine: "Welcome here", theirs: "Welcome, all" } }],
  });
  expect(ada.read(home)).toContain("Text.");
  const [question] = asked.status === "open" ? asked.questions : [];
  const choices = new Map([[question?.key ?? "", "mine" as const]]);
  expect(await takeCorrections(deskOf(ada), own.review.commit, choices)).toEqual({ status: "taken" });
  expect(ada.read(home)).toBe("---\ntitle: Welcome here\nlead: Later words\n---\n\nA better text.\n");
  expect((await look(ada)).own.is).toBe("waiting");
  expect(await ask(ada)).toEqual({ status: "asked" });
  const again = await read(bob);
  expect(again.read(home)).toBe(ada.read(home));
});

test.runIf(isWhole)("corrections that the author leaves out are out of the next version", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  const reading = await read(bob);
  reading.edit(home, "Text.", "Another text.");
  await reading.give();
  const { own } = await look(ada);
  if (own.is === "returned") declineCorrections(ada.root, own.review);
  expect(await ask(ada)).toEqual({ status: "asked" });
  expect((await read(bob)).read(home)).toContain("Text.");
});

test.runIf(isWhole)("a word without a correction is given back", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  await (await read(bob)).give("Not yet.");
  expect((await look(ada)).own).toMatchObject({
    is: "returned",
    review: { sender: "Bob", word: "Not yet." },
  });
});

test.runIf(isWhole)(
  "a second reader’s corrections are merged with those of the first, and asked about in the same field",
  async () => {
    const { ada, bob } = repositories();
    ada.edit(home, "Home", "Welcome");
    await ask(ada);
    const reading = await read(bob);
    const second = await read(ada);
    reading.edit(home, "Welcome", "Welcome from Bob");
    second.edit(home, "Words", "Ada’s words");
    second.edit(home, "Welcome", "Welcome from Ada");
    await reading.give();
    const end = await second.give();
    expect(end).toMatchObject({
      status: "open",
      questions: [{ clash: { mine: "Welcome from Ada", theirs: "Welcome from Bob" } }],
    });
  },
);

test.runIf(isWhole)(
  "a version that arrives while a review is corrected is joined with the corrections",
  async () => {
    const { ada, bob } = repositories();
    ada.edit(home, "Home", "Welcome");
    await ask(ada);
    const reading = await read(bob);
    reading.edit(home, "Text.", "A better text.");
    ada.edit(home, "Words", "Later words");
    expect(await ask(ada)).toEqual({ status: "asked" });
    expect(await reading.give()).toMatchObject({
      status: "published",
      isMerged: true,
      forwarded: { status: "done" },
    });
    expect(reading.read(home)).toBe("---\ntitle: Welcome\nlead: Later words\n---\n\nA better text.\n");
    const reopened = await read(bob);
    expect(reopened.root).toBe(reading.root);
  },
);

test.runIf(isWhole)(
  "corrections of a withdrawn review are not lost: they stay, and can be given back",
  async () => {
    const { ada, bob } = repositories();
    ada.edit(home, "Home", "Welcome");
    await ask(ada);
    const reading = await read(bob);
    reading.edit(home, "Text.", "A better text.");
    const { own, repository } = await look(ada);
    if (own.is === "waiting")
      expect(await removeReview(patience, repository, own.review)).toEqual({ status: "done" });
    expect((await look(ada)).own.is).toBe("closed");
    expect((await look(bob)).reviews).toEqual([]);
    expect(await reading.give()).toMatchObject({ status: "published" });
    expect((await look(ada)).own.is).toBe("returned");
  },
);

test("a review that somebody has corrected meanwhile is not withdrawn", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  const { own, repository } = await look(ada);
  const reading = await read(bob);
  reading.edit(home, "Text.", "A better text.");
  await reading.give();
  if (own.is !== "waiting") throw new Error(own.is);
  expect(await removeReview(patience, repository, own.review)).toEqual({ status: "moved" });
});

test.runIf(isWhole)("a process that is killed while it asks is understood by the next look", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await expect(ask(ada, "", "noted")).rejects.toThrow(Killed);
  expect((await look(ada)).own.is).toBe("none");
  await expect(ask(ada, "", "sent")).rejects.toThrow(Killed);
  expect((await look(ada)).own.is).toBe("waiting");
  ada.edit(home, "Words", "Later words");
  await expect(ask(ada, "", "noted")).rejects.toThrow(Killed);
  expect((await look(ada)).own.is).toBe("waiting");
  await expect(ask(ada, "", "sent")).rejects.toThrow(Killed);
  expect((await look(ada)).own.is).toBe("waiting");
  expect((await look(bob)).reviews).toHaveLength(1);
  expect((await read(bob)).read(home)).toContain("Later words");
});

test("a process that is killed while it takes over, or settles, is gone on with", async () => {
  const { ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  const reading = await read(bob);
  reading.edit(home, "Text.", "A better text.");
  await reading.give();
  const { own } = await look(ada);
  if (own.is !== "returned") throw new Error(own.is);
  await expect(takeCorrections(deskOf(ada, "written"), own.review.commit, new Map())).rejects.toThrow(Killed);
  expect(await takeCorrections(deskOf(ada), own.review.commit, new Map())).toEqual({ status: "taken" });
  expect(ada.read(home)).toContain("A better text.");
  await (await read(bob)).accept();
  const accepted = await look(ada);
  if (accepted.own.is !== "accepted") throw new Error(accepted.own.is);
  await expect(settleAccepted(deskOf(ada, "index"), accepted.own.asked)).rejects.toThrow(Killed);
  expect(await settleAccepted(deskOf(ada), accepted.own.asked)).toBe(true);
  expect(ada.git("status", "--porcelain")).toBe("");
});

test("a remote that takes no new branch refuses a review, and nothing changes", async () => {
  const { remote, ada } = repositories();
  putHook(remote, 'while read old new ref; do case "$ref" in refs/heads/main) ;; *) exit 1;; esac; done');
  ada.edit(home, "Home", "Welcome");
  expect(await ask(ada)).toMatchObject({ status: "refused" });
  expect((await look(ada)).own.is).toBe("none");
  expect(await ada.publish()).toMatchObject({ status: "published" });
});

test.runIf(isWhole)(
  "a branch that changes more than content is no review, and neither is one of another name",
  async () => {
    const { ada, bob } = repositories();
    for (const [name, file] of [
      ["review/2026-11-30-code", "src/code.ts"],
      ["review/sketch", home],
    ] as const) {
      bob.git("switch", "--quiet", "-c", name, "main");
      bob.write(file, "changed\n");
      bob.git("commit", "--quiet", "--all", "-m", "Change");
      bob.git("push", "--quiet", "origin", name);
    }
    expect((await look(ada)).reviews).toEqual([]);
  },
);

test.runIf(isWhole)(
  "a work tree without corrections is removed, and a half made one is made anew",
  async () => {
    const { ada, bob } = repositories();
    ada.edit(home, "Home", "Welcome");
    await ask(ada);
    const { review, repository, root } = await read(bob);
    await dropReading(bob.root, repository, review.name);
    expect(existsSync(root)).toBe(false);
    expect(bob.git("for-each-ref", "--format=%(refname)", "refs/heads")).toBe("refs/heads/main");
    openClone(placesOf(bob.root, review.name).folder).write("half.txt", "");
    const again = await read(bob);
    expect(again.read(home)).toContain("Welcome");
    expect(existsSync(join(again.root, "half.txt"))).toBe(false);
    expect(bob.git("status", "--porcelain")).toBe("");
  },
);

/** What the server of an author does once it has published. */
async function tellSent({ root }: Clone): Promise<void> {
  const never = () => Promise.reject(new Error("Nothing is built or served."));
  const reviews = createOwnReviews({
    ...{ root, home: "/__publish", remoteMs: patience.remoteMs, onSetAside: () => {}, serve: never },
    alone: (job) => job(),
    publisher: { looked: () => undefined, versions: { build: never } },
  });
  await reviews.sent();
  await reviews.close();
}

test("an author who publishes without waiting leaves nothing to be read, except what a reader has corrected", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada);
  expect(await ada.publish()).toMatchObject({ status: "published" });
  await tellSent(ada);
  expect((await look(ada)).own.is).toBe("none");
  expect((await look(bob)).reviews).toEqual([]);

  ada.edit(home, "Words", "Later words");
  await ask(ada);
  const reading = await read(bob);
  reading.edit(home, "Text.", "A better text.");
  await reading.give();
  expect(await ada.publish()).toMatchObject({ status: "published" });
  await look(ada);
  await tellSent(ada);
  const { own } = await look(ada);
  if (own.is !== "returned") throw new Error(own.is);
  expect(await takeCorrections(deskOf(ada), own.review.commit, new Map())).toEqual({ status: "taken" });
  expect(ada.read(home)).toBe("---\ntitle: Welcome\nlead: Later words\n---\n\nA better text.\n");
  expect(sent(remote, home)).not.toContain("better");
});

test("a site in a folder of its repository is reviewed like any other", async () => {
  const { remote, ada, bob } = repositories();
  mkdirSync(join(ada.root, "site"));
  ada.git("mv", "content", "static", "site/");
  ada.git("commit", "--quiet", "-m", "Move");
  ada.git("push", "--quiet");
  bob.git("pull", "--quiet");
  const [hers, his] = [ada, bob].map(({ root }) => openClone(join(root, "site"))) as [Clone, Clone];
  hers.edit(home, "Home", "Welcome");
  expect(await ask(hers)).toEqual({ status: "asked" });
  const reading = await read(his);
  expect(reading.read(home)).toContain("Welcome");
  reading.edit(home, "Text.", "A better text.");
  const tree = await takeSnapshot(reading.root, await open(reading));
  const accepted = { tree, after: reading.review.commit, message: "Accept" };
  expect(await reading.publish(accepted)).toMatchObject({ status: "published" });
  expect(git(remote, "show", `main:site/${home}`)).toContain("A better text.");
  expect((await look(hers)).own.is).toBe("accepted");
});

test("without the remote, a folder shows the reviews that it knows, and what it cannot send stays", async () => {
  const { remote, ada, bob } = repositories();
  ada.edit(home, "Home", "Welcome");
  await ask(ada, "Before the night.");
  await look(bob);
  renameSync(remote, `${remote}.away`);
  expect((await fetchReviews(await open(bob), patience)).status).toBe("trouble");
  const reading = await read(bob);
  expect(reading.review.word).toBe("Before the night.");
  reading.edit(home, "Text.", "A better text.");
  expect((await reading.give()).status).toBe("trouble");
  ada.edit(home, "Words", "Later words");
  expect((await ask(ada)).status).toBe("trouble");
  expect((await look(ada)).own.is).toBe("waiting");
  renameSync(`${remote}.away`, remote);
  expect(await (await read(bob)).give()).toMatchObject({ status: "published" });
  const { own } = await look(ada);
  if (own.is !== "returned") throw new Error(own.is);
  await takeCorrections(deskOf(ada), own.review.commit, new Map());
  expect(ada.read(home)).toBe("---\ntitle: Welcome\nlead: Later words\n---\n\nA better text.\n");
});

test("in whichever order an author and a reader write, ask, give back and take over, the words of nobody are lost", {
  timeout: 60_000 * (isWhole ? 10 : 1),
}, async () => {
  const first = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 7));
  for (let seed = first; seed < first + (isWhole ? 12 : 1); seed += 1) {
    const { pick } = createDice(seed);
    const { remote, ada, bob } = repositories();
    let count = 0;
    // The model: the last words of each, in a field of its own.
    const last = { ada: "Words", bob: "Text." };
    let reading: Awaited<ReturnType<typeof read>> | undefined;
    const write = (who: "ada" | "bob", clone: Clone) => {
      count += 1;
      clone.edit(home, last[who], `${who} ${count};`);
      last[who] = `${who} ${count};`;
    };
    const take = async () => {
      const { own } = await look(ada);
      if (own.is === "returned")
        expect(await takeCorrections(deskOf(ada), own.review.commit, new Map())).toEqual({ status: "taken" });
    };
    const acts = {
      "ada writes": () => write("ada", ada),
      "ada asks": () => ask(ada),
      "ada takes": take,
      "bob reads": async () => {
        reading = await read(bob);
      },
      "bob writes": async () => {
        reading ??= await read(bob);
        write("bob", reading);
      },
      "bob gives": async () => {
        reading = await read(bob);
        expect((await reading.give()).status).toBe("published");
      },
    };
    const names = Object.keys(acts) as [keyof typeof acts, ...(keyof typeof acts)[]];
    const done: string[] = ["ada writes", "ada asks"];
    write("ada", ada);
    await ask(ada);
    for (let turn = 0; turn < (isWhole ? 14 : 6); turn += 1) {
      const act = pick(names);
      done.push(act);
      await acts[act]();
      const told = `SEED=${seed}: ${done.join(", ")}`;
      expect(ada.read(home), told).toContain(last.ada);
      if (reading !== undefined) expect(reading.read(home), told).toContain(last.bob);
    }
    await (await read(bob)).give();
    await take();
    expect(await ask(ada)).toEqual({ status: "asked" });
    expect(await (await read(bob)).accept()).toMatchObject({ status: "published" });
    const published = sent(remote, home);
    expect(published, `SEED=${seed}: ${done.join(", ")}`).toContain(last.ada);
    expect(published, `SEED=${seed}: ${done.join(", ")}`).toContain(last.bob);
  }
});
