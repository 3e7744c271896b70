import { EventEmitter } from "node:events";
import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FSWatcher } from "chokidar";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchSite } from "../../../src/dev/watch/watch-site.ts";
import type { Message } from "../../../src/words/message.ts";
import { eventually } from "../../support/eventually.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";
import { tell } from "../../support/speech.ts";

const files = {
  "content/site.yaml": "name: Essai\n",
  "content/a.md": "un",
  "templates/site.ts": "1",
  "static/note.txt": "1",
  "package.json": "{}",
  "dist/index.html": "",
};

async function watched(poll = false, root = scratchFolder()) {
  putFiles(root, files);
  const changes = new Set<string>();
  const watcher = watchSite({
    root,
    poll,
    onChange: (path) => changes.add(path),
    onFallback: () => expect.unreachable(),
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  const seen = (...paths: string[]) =>
    eventually(() => expect([...changes]).toEqual(expect.arrayContaining(paths)));
  return {
    root,
    watcher,
    changes,
    seen,
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
  };
}

test.each([false, true])(
  "saves, new files, new folders and deletions are noticed (polling: %s)",
  async (poll) => {
    const { root, changes, seen, write } = await watched(poll);
    write("content/a.md", "deux, plus long");
    await seen("content/a.md");
    write("content/b.md", "neuf");
    mkdirSync(join(root, "content/dossier/encore"), { recursive: true });
    write("content/dossier/encore/c.md", "neuf");
    write("templates/site.ts", "22");
    write("static/note.txt", "22");
    write("package.json", '{ "name": "a" }');
    await seen(
      "content/b.md",
      "content/dossier/encore/c.md",
      "templates/site.ts",
      "static/note.txt",
      "package.json",
    );
    changes.clear();
    rmSync(join(root, "content/b.md"));
    await seen("content/b.md");
    write("dist/index.html", "neuf");
    write("autre.txt", "neuf");
    for (const name of ["#a.md#", ".#a.md", "a.md~", ".a.md.swp", "4913"]) write(`content/${name}`, "neuf");
    write("content/a.md", "trois, plus long encore");
    await seen("content/a.md");
    expect([...changes].filter((path) => /dist|autre|#|~|swp|4913/.test(path))).toEqual([]);
  },
);

test.each([false, true])(
  "outside files are noticed when they are followed, even if they are removed and created again (polling: %s)",
  async (poll) => {
    const top = scratchFolder();
    const root = join(top, "site");
    const elsewhere = ["site/shared/deep/a.json", "site/b.json", "c.json", "beside/d.json"];
    const others = ["site/shared/other.json", "beside/other.json", "other.json"];
    const installed = "site/node_modules/e/index.js";
    putFiles(top, Object.fromEntries([...elsewhere, ...others, installed].map((path) => [path, "un"])));
    const { watcher, changes, seen } = await watched(poll, root);
    const named = elsewhere.map((path) => posix.relative("site", path));
    const write = (text: string) => {
      changes.clear();
      for (const path of [...elsewhere, ...others, installed]) writeFileSync(join(top, path), text);
    };
    // They are not watched until they are followed.
    write("deux");
    writeFileSync(join(root, "content/a.md"), "deux, plus long");
    await seen("content/a.md");
    expect([...changes].filter((path) => path.endsWith(".json"))).toEqual([]);

    watcher.follow([...elsewhere, installed].map((path) => join(top, path)));
    // They may have changed after they were read and before they are watched.
    await seen("");
    write("trois, plus long");
    await seen(...named);
    changes.clear();
    for (const path of elsewhere) rmSync(join(top, path));
    await seen(...named);
    write("quatre, plus long encore");
    await seen(...named);
    expect([...changes].filter((path) => /other|node_modules/.test(path))).toEqual([]);
    // Files that are already followed cause no `""`, which would arrive before the next save.
    changes.clear();
    watcher.follow(elsewhere.map((path) => join(top, path)));
    writeFileSync(join(root, "content/a.md"), "cinq, plus long encore que tout");
    await seen("content/a.md");
    expect(changes).not.toContain("");
  },
);

test("changes are noticed while all files are still being listed", async () => {
  const root = scratchFolder();
  putFiles(root, { ...files, "content/dossier/b.md": "un" });
  const changes = new Set<string>();
  const listing = Object.assign(new EventEmitter(), { close: vi.fn(async () => {}) }) as unknown as FSWatcher;
  const watcher = watchSite({
    root,
    poll: false,
    onChange: (path) => changes.add(path),
    onFallback: () => expect.unreachable(),
    start: () => listing,
  });
  onTestFinished(() => watcher.close());
  writeFileSync(join(root, "content/dossier/b.md"), "deux");
  writeFileSync(join(root, "package.json"), '{ "name": "b" }');
  writeFileSync(join(root, "dist/index.html"), "neuf");
  await eventually(() => expect([...changes].sort()).toEqual(["content/dossier/b.md", "package.json"]));
  listing.emit("ready");
  await watcher.ready;
  changes.clear();
  const told = new Promise<void>((resolve) => {
    const own = watch(join(root, "content/dossier"), () => resolve());
    onTestFinished(() => own.close());
  });
  writeFileSync(join(root, "content/dossier/b.md"), "trois");
  await told;
  await nextTurn();
  expect([...changes]).toEqual([]);
});

test("a save through a temporary file is noticed, again and again", async () => {
  const { root, changes, seen, write } = await watched();
  for (const text of ["deux", "trois", "quatre"]) {
    changes.clear();
    write("content/a.md.tmp", text);
    renameSync(join(root, "content/a.md.tmp"), join(root, "content/a.md"));
    await seen("content/a.md");
  }
});

test("a second save right after the first is noticed as well", async () => {
  const { changes, seen, write } = await watched();
  for (const delayMs of [2, 5, 10, 20, 30]) {
    write("content/a.md", `un ${delayMs}`);
    await seen("content/a.md");
    await sleep(delayMs);
    changes.clear();
    write("content/a.md", `deux ${delayMs}`);
    await seen("content/a.md");
    await sleep(100);
    changes.clear();
  }
});

test("a folder that replaces another, as in a checkout, is still watched", async () => {
  const { root, changes, seen, write } = await watched();
  renameSync(join(root, "content"), join(root, "ancien"));
  putFiles(root, { "neuf/a.md": "un", "neuf/d.md": "un" });
  renameSync(join(root, "neuf"), join(root, "content"));
  await seen("content/d.md");
  changes.clear();
  write("content/d.md", "deux");
  await seen("content/d.md");
});

/** A watch whose errors and readiness the test controls. `watchers` are the started ones, by their polling option. */
function watchByHand(onFallback: (why: Message) => void = () => expect.unreachable()) {
  const root = scratchFolder();
  putFiles(root, files);
  const watchers: (EventEmitter & { readonly isPolling: boolean; readonly close: () => Promise<void> })[] =
    [];
  const changes: string[] = [];
  const watcher = watchSite({
    root,
    poll: false,
    onChange: (path) => changes.push(path),
    onFallback,
    start: (_paths, options) => {
      const close = vi.fn(async () => {});
      const fake = Object.assign(new EventEmitter(), { close, isPolling: options?.usePolling ?? false });
      watchers.push(fake);
      return fake as unknown as FSWatcher;
    },
  });
  onTestFinished(() => watcher.close());
  return { watcher, watchers, changes };
}

const failure = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

test.each(["ENOSPC", "EMFILE"])(
  "when the system refuses more watches (%s), files are polled, and that is reported once",
  async (code) => {
    const reasons: string[] = [];
    const { watcher, watchers, changes } = watchByHand((why) => reasons.push(tell(why)));
    for (let times = 0; times < 3; times += 1) watchers[0]?.emit("error", failure(code, "watch"));
    watchers[1]?.emit("ready");
    await watcher.ready;
    expect(watchers.map(({ isPolling }) => isPolling)).toEqual([false, true]);
    expect(reasons).toEqual([expect.stringContaining(code)]);
    // A build finds the changes in between.
    expect(changes).toEqual([""]);
  },
);

test.each(["EMFILE", "ENFILE"])(
  "when a folder cannot be listed without free handles (%s), the watch restarts until it can",
  async (code) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { watcher, watchers, changes } = watchByHand();
    watchers[0]?.emit("ready");
    await watcher.ready;
    for (const count of [1, 2]) {
      changes.length = 0;
      for (let times = 0; times < 3; times += 1) watchers.at(-1)?.emit("error", failure(code, "scandir"));
      expect(watchers.at(-1)?.close).toHaveBeenCalled();
      // A build reports the problem.
      expect(changes).not.toEqual([]);
      vi.advanceTimersByTime(1000);
      expect(watchers).toHaveLength(count + 1);
    }
    changes.length = 0;
    watchers[2]?.emit("ready");
    expect(changes).toEqual([""]);
    expect(watchers.some(({ isPolling }) => isPolling)).toBe(false);
  },
);

test("a closed watch does not restart", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { watcher, watchers } = watchByHand();
  watcher.renew();
  await watcher.close();
  watcher.renew();
  vi.advanceTimersByTime(5000);
  expect(watchers).toHaveLength(1);
});

test("an error about one file does not end the watch", async () => {
  const { watcher, watchers } = watchByHand();
  watchers[0]?.emit("error", failure("EACCES", "open"));
  watchers[0]?.emit("ready");
  await watcher.ready;
  expect(watchers).toHaveLength(1);
});
