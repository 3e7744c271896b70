import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import { leaveOut, listChoices, readPublished } from "../../../src/editor/publish/choices.ts";
import { takeSnapshot } from "../../../src/editor/publish/record-content.ts";
import { openRepository } from "../../../src/editor/publish/repository.ts";
import { shareOf } from "../../support/is-whole.ts";
import { type Clone, git, putHook, repositories } from "./repositories.ts";

/** What the author could send, and the tree that leaves without what `stays` picks. */
async function choose({ root }: Clone, stays: (key: string) => boolean) {
  const look = await openRepository(root);
  if (look.status === "missing") throw new Error(look.missing.is);
  const { repository } = look;
  const snapshot = await takeSnapshot(root, repository);
  const trees = [await readPublished(repository), snapshot] as const;
  const choices = await listChoices(repository, trees);
  const left = choices.filter(({ key }) => stays(key));
  return { choices, left, tree: await leaveOut(root, repository, trees, left) };
}

/** All files of the content, to the byte. */
function readAll(root: string): ReadonlyMap<string, string> {
  const files = ["content", "static"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.sort().map((file) => [file.slice(root.length + 1), readFileSync(file, "latin1")]));
}

function readSent(remote: string): ReadonlyMap<string, string> {
  const paths = git(remote, "ls-tree", "-r", "--name-only", "main", "content", "static").split("\n");
  return new Map(paths.map((path) => [path, git(remote, "cat-file", "blob", `main:${path}`)]));
}

test.each(shareOf([1, 2, 3, 4, 5, 6, 7, 8], 5))(
  "of any changes, those that stay here are in no version of the remote, and are offered again (seed %i)",
  async (seed) => {
    const random = createRandom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const { ada, bob, remote } = repositories();
    const words = (name: string) => `${name} ${"abcdefgh".repeat(4)} secret-${seed}-${name}\n`;
    for (let at = 0; at < 8; at += 1) ada.write(`content/old/${at}.md`, words(`old-${at}`));
    await ada.publish();
    bob.git("pull", "--quiet");
    const published = readSent(remote);

    for (let at = 0; at < 8; at += 1) {
      const file = `content/old/${at}.md`;
      const path = join(ada.root, file);
      const how = pick(5);
      if (how === 0) ada.write(file, words(`new-${at}`));
      else if (how === 1) rmSync(path);
      else if (how === 2) renameSync(path, join(ada.root, `content/old/moved-${at}.md`));
      else if (how === 3) ada.write(`static/file-${at}.txt`, words(`file-${at}`));
    }
    ada.write("content/certain.md", words("certain"));
    // Some of it is recorded here already, because a publication was refused.
    if (seed % 2 === 0) {
      putHook(remote, "exit 1");
      await ada.publish();
      putHook(remote, "exit 0");
    }
    if (seed % 3 === 0) {
      bob.write("content/bob.md", "Bob.\n");
      await bob.publish();
    }
    const before = readAll(ada.root);
    const stays = new Set<string>();
    const { choices, left, tree } = await choose(ada, (key) => {
      if (random() < 0.5) stays.add(key);
      return stays.has(key);
    });
    const end = await ada.publish({ tree, without: stays });
    expect(end.status).toBe(left.length === choices.length && seed % 3 !== 0 ? "nothing" : end.status);
    expect(["published", "nothing"]).toContain(end.status);

    const present = readSent(remote);
    const history = git(remote, "log", "-p", "--format=%B", "main");
    for (const choice of choices) {
      const { file, from = file, key } = choice;
      if (stays.has(key)) {
        expect([present.get(file), present.get(from)], file).toEqual([
          published.get(file),
          published.get(from),
        ]);
        const own = before.get(file)?.trim();
        if (own !== undefined && published.get(from) !== own) expect(history).not.toContain(own);
      } else expect(present.get(file), file).toBe(before.get(file)?.trim());
    }
    const after = new Map([...readAll(ada.root)].filter(([file]) => file !== "content/bob.md"));
    expect(after).toEqual(before);
    const again = await choose(ada, () => false);
    expect(again.choices.map(({ key }) => key).sort()).toEqual(left.map(({ key }) => key).sort());
  },
);

test("a change that takes the place of a folder stays here with what it replaces", async () => {
  const { ada } = repositories();
  ada.write("content/a/b.md", "b\n");
  await ada.publish();
  rmSync(join(ada.root, "content/a"), { recursive: true });
  ada.write("content/a", "file\n");
  const { choices } = await choose(ada, () => false);
  const { tree } = await choose(ada, (key) =>
    choices.some((one) => one.key === key && one.file === "content/a"),
  );
  expect(tree).toBe(ada.git("rev-parse", "HEAD^{tree}"));
});
