import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeDevEvent } from "../../src/cli/commands/dev.ts";
import type { DevEvent } from "../../src/dev/serve/serve-site.ts";
import { formatHolder, nameHolder } from "../../src/store/lock.ts";
import { chooseSeed, createRandom, rounds } from "../attacks/builds/random.ts";
import { editFolder, home } from "../editor/server/edit-folder.ts";
import { deadPid } from "../store/dead-pid.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { isWhole } from "../support/is-whole.ts";
import { patienceMs } from "../support/patience.ts";
import { runHere } from "../support/run-here.ts";
import { getFiles } from "../support/scratch-folder.ts";
import { french } from "../support/speech.ts";
import type { devFolder } from "./dev-folder.ts";

const titles = ["Accueil : tout y est", "Deux", "Trois"] as const;
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const folderOf = (root: string) => ({ root }) as ReturnType<typeof devFolder>;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "damaged-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site with every file of ours below `.site/` and in `dist/`, some of them left by killed processes. */
async function makeModel(): Promise<string> {
  const root = join(folder, "model");
  await copyEverything(root);
  writeFileSync(join(root, ".gitignore"), ".site/\ndist/\n");
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@firm.example");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  git("clone", "--quiet", "--bare", root, join(folder, "remote.git"));
  git("remote", "add", "origin", join(folder, "remote.git"));
  git("fetch", "--quiet");
  git("branch", "--quiet", "--set-upstream-to=origin/main");
  const from = git("rev-parse", "HEAD");
  writeFileSync(join(root, "static/bob.txt"), "Bob\n");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Bob");
  const to = git("rev-parse", "HEAD");
  git("reset", "--quiet", "--hard", from);

  const { act, save, read, serving } = await editFolder(folderOf(root));
  expect((await save(home, setTitle(titles[1]), titles[0])).status).toBe("saved");
  expect((await save(home, setTitle(" "), titles[1])).status).toBe("refused");
  const move = (id: string, to: string) =>
    act("move", { entry: { collection: "articles", id }, to, redirects: true, writes: true });
  expect((await move("premier", "tout-premier")).status).toBe("written");
  expect((await move("second", "tout-second")).status).toBe("written");
  expect(await read("/__todo")).toContain("</html>");
  await serving.close();
  expect((await runHere(["build", "--root", root])).status).toBe(0);

  // The second exchange was interrupted, and so was a publication.
  const kept = join(root, ".site/edit/kept");
  const last = readdirSync(kept).sort().at(-1) ?? "";
  const pid = deadPid();
  const done = join(kept, last, "done.json");
  writeFileSync(
    join(kept, last, "begun.json"),
    readFileSync(done, "utf8").replace(/"pid":\d+/, `"pid":${pid}`),
  );
  rmSync(done);
  const left = {
    ".site/publish/forward.json": JSON.stringify({ from, to, branch: "main" }),
    [`.site/publish/index-${pid}-1`]: "DIRC",
    ".site/edit/added/static/documents/guide.pdf": "%PDF-1.4\n",
    ".site/edit/added/content/images/cour.png": "\x89PNG\r\n",
    [`.site/edit/new/.site-${pid}-0.tmp`]: "---\ntitle: Tro",
    [`.site/scratch-${pid}/0123456789abcdef.memory`]: "charp-04",
    "dist/.site-lock": formatHolder({ ...nameHolder(), pid }),
    [`dist/.site-${pid}-0.tmp`]: "<!doctype html>",
  };
  for (const [path, text] of Object.entries(left)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Paths from the root, without those that a run of the commands names anew. */
function listOwn(root: string): readonly string[] {
  const below = (name: string) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return [...below(".site"), ...below("dist").filter((path) => path.includes("/.site-"))].sort();
}

type Damage = (path: string, random: () => number) => void;
const rewrite =
  (change: (bytes: Buffer, random: () => number) => Uint8Array | string): Damage =>
  (path, random) =>
    writeFileSync(path, change(readFileSync(path), random));

const damages: Readonly<Record<string, Damage>> = {
  emptied: rewrite(() => ""),
  cut: rewrite((bytes, random) => bytes.subarray(0, Math.floor(random() * bytes.length))),
  "cut in its last line": rewrite((bytes) => bytes.subarray(0, -3)),
  doubled: rewrite((bytes) => Buffer.concat([bytes, bytes])),
  null: rewrite(() => "null"),
  "[]": rewrite(() => "[]"),
  "{}": rewrite(() => "{}"),
  '"x"': rewrite(() => '"x"'),
  "a number": rewrite(() => "42"),
  "of another kind": rewrite(() => '{"generator":"charpente","format":1,"files":[]}\n'),
  random: rewrite((bytes, random) => Buffer.from(bytes.map(() => Math.floor(256 * random())))),
  "a folder": (path) => {
    rmSync(path);
    mkdirSync(path);
    writeFileSync(join(path, "notes.txt"), "notes");
  },
  "a lost link": (path) => {
    rmSync(path);
    symlinkSync("nowhere", path);
  },
};

/** Files that hold what an author has written, or that the rest of it depends on. */
const told =
  /^\.site\/(?:edit\/(?:journal\.jsonl|drafts\.json|seen\.json|kept\/[^/]+\/begun\.json)|publish\/forward\.json)$/;

const commands = {
  build: ["build"],
  check: ["check"],
  where: ["where", "Bonjour"],
  routes: ["routes"],
  new: ["new", "articles", "Un nouveau texte", "--set", "category=energie"],
  move: ["move", "articles/tout-premier", "articles/encore", "--dry-run"],
  remove: ["remove", "articles/tout-premier", "--dry-run"],
  changes: ["changes", "--since", "HEAD"],
} as const;

type Case = {
  readonly file: string;
  readonly damage: string;
  readonly command: keyof typeof commands | "edit" | "dev";
};

function contentOf(root: string): string {
  const files = Object.entries(getFiles(join(root, "content"))).map(([path, text]) => `${path}\n${text}`);
  return files.sort().join("\0");
}

/** What a command leaves: its status, and the content. */
async function run(root: string, command: keyof typeof commands) {
  const env = { SITE_LANGUAGE: "fr" };
  const { status, stderr } = await runHere([...commands[command], "--root", root], { env });
  return { status, stderr, content: contentOf(root) };
}

async function edit(root: string, editing: "on" | "offered") {
  const events: DevEvent[] = [];
  const site = await editFolder(folderOf(root), "127.0.0.1", editing, (event) => events.push(event));
  const aside = () => events.flatMap((event) => (event.kind === "set-aside" ? [event.setAside] : []));
  const lines = () =>
    events
      .filter(({ kind }) => kind === "set-aside" || kind === "unrestored")
      .map((event) =>
        describeDevEvent(event, { readText: () => undefined, quiet: false, colour: false, speech: french }),
      );
  return { ...site, aside, lines };
}

let model: string | undefined;
let count = 0;
const copy = () => {
  count += 1;
  const root = join(folder, String(count));
  cpSync(model ?? "", root, { recursive: true });
  return root;
};

const baselines = new Map<string, Awaited<ReturnType<typeof run>>>();
async function baselineOf(command: keyof typeof commands) {
  const known = baselines.get(command) ?? (await run(copy(), command));
  baselines.set(command, known);
  return known;
}

/** The content after an edited site has put back what was interrupted. */
let restored: string | undefined;

async function tryCase({ file, damage, command }: Case, random: () => number): Promise<void> {
  const root = copy();
  const before = contentOf(root);
  damages[damage]?.(join(root, file), random);
  const where = `${command}, ${file} ${damage}`;
  if (command !== "edit" && command !== "dev") {
    const wanted = await baselineOf(command);
    const got = await run(root, command);
    // Only a person can tell whether a folder without its list holds anything else.
    const isUnsure = command === "build" && file === "dist/.site-manifest.json" && got.status === 1;
    if (isUnsure) expect(got.stderr, where).toContain("[publish/foreign-folder]");
    else expect({ where, status: got.status, stderr: got.stderr }).toMatchObject({ status: wanted.status });
    expect(got.stderr, where).not.toMatch(/\n\s+at /);
    expect([wanted.content, before], where).toContain(got.content);
    rmSync(root, { recursive: true });
    return;
  }
  const site = await edit(root, command === "edit" ? "on" : "offered");
  expect(await site.read("/"), where).toContain("</html>");
  await site.read("/__todo");
  const edits = command === "edit";
  if (edits) {
    const look = await site.act("publish-look", {});
    expect(JSON.stringify(look), where).not.toContain("Error");
    const { drafts } = await site.act("drafts", {});
    if (!file.endsWith("/drafts.json")) expect(drafts, where).toHaveLength(1);
  }
  // A file that says the same as before is not damaged: a doubled journal, or one that is only cut elsewhere.
  if (told.test(file) && !(file.endsWith("journal.jsonl") && damage === "doubled")) {
    const isValid = file.endsWith("drafts.json") && damage === "[]";
    const wanted = isValid ? [] : [expect.objectContaining({ file, aside: `${file}.damaged` })];
    expect(site.aside(), where).toEqual(wanted);
    expect(
      site.lines().filter((line) => line.includes(`${file}.damaged`)),
      where,
    ).toHaveLength(wanted.length);
    if (!isValid)
      expect(
        existsSync(join(root, `${file}.damaged`)) ||
          lstatSync(join(root, `${file}.damaged`)).isSymbolicLink(),
      ).toBe(true);
  } else expect(site.aside(), where).toEqual([]);
  for (const line of site.lines()) expect(line, where).toMatch(/^[^\n]+\n$/);
  // What was saved is kept, and what was interrupted is taken back, unless what was kept of it is damaged: told.
  if (!/\/kept\/.*\/(?:before|after)\//.test(file)) expect(contentOf(root) === restored, where).toBe(true);
  if (!edits) {
    await site.serving.close();
    rmSync(root, { recursive: true });
    return;
  }
  const saved = await site.save(home, setTitle(titles[2]), titles[1]);
  expect({ where, ...saved }).toMatchObject({ status: "saved" });
  await site.serving.close();
  const again = await edit(root, "on");
  expect(again.lines(), where).toEqual([]);
  const { steps } = await again.act("history", {});
  expect(steps[0], where).toMatchObject({ after: titles[2] });
  await again.serving.close();
  rmSync(root, { recursive: true });
}

test("whatever happens to a file of ours, every command starts, and tells in one line what it has set aside", {
  // A whole run tries each damage of each file with several commands.
  timeout: isWhole ? 3_600_000 : 3 * patienceMs,
}, async () => {
  model = await makeModel();
  const whole = await edit(copy(), "on");
  restored = contentOf(whole.root);
  expect(whole.lines()).toEqual([]);
  await whole.serving.close();
  const seed = isWhole ? chooseSeed() : 42;
  const random = createRandom(seed);
  const files = listOwn(model);
  const names = Object.keys(commands) as (keyof typeof commands)[];
  const cases = files.flatMap((file) =>
    Object.keys(damages).flatMap((damage): Case[] => {
      const some = names[Math.floor(random() * names.length)] ?? "build";
      return (["edit", "build", "dev", some] as const).map((command) => ({ file, damage, command }));
    }),
  );
  const own = cases.filter(({ file }) => told.test(file));
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  // `SHARE=0.1` tries a tenth of them.
  const share = rounds(cases.length) / cases.length;
  const chosen = isWhole ? cases.filter(() => random() < share) : [pick(own), pick(cases)];
  const failures: string[] = [];
  for (const one of chosen)
    await tryCase(one, random).catch((error) => {
      failures.push(`${JSON.stringify(one)}: ${String(error)}`);
    });
  expect(failures).toEqual([]);
  if (isWhole)
    console.log(`${files.length} files, ${Object.keys(damages).length} damages, ${chosen.length} cases`);
});
