import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chooseSeed, createRandom, rounds } from "./random.ts";
import { end, findTornFiles, makeVersions, readTree, startBuild } from "./two-versions.ts";

let versions: Awaited<ReturnType<typeof makeVersions>>;
beforeAll(async () => {
  versions = await makeVersions();
});
afterAll(() => versions.remove());

const run = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;
/** Only root may mount, and not in every container. */
const mayMount = run("unshare", "--mount", "true") && run("mount", "--version") && process.getuid?.() === 0;

/** An empty folder of its own. */
const newFolder = () => mkdtempSync(join(versions.folder, "place-"));

function mount(place: string, ...how: readonly string[]): void {
  mkdirSync(place, { recursive: true });
  expect(run("mount", ...how, place)).toBe(true);
  onTestFinished(() => void run("umount", place));
}

/**
 * Builds the later version over the earlier one under the circumstances that `how` makes, and once more without them.
 */
async function tryOver(
  out: string,
  how: Parameters<typeof startBuild>[2] = {},
  meanwhile: { readonly begin?: () => void; readonly end?: () => void } = {},
) {
  const { before, after } = versions;
  expect(await end(startBuild(before.root, out))).toMatchObject({ status: 0 });
  meanwhile.begin?.();
  const tried = await end(startBuild(after.root, out, how));
  expect(findTornFiles(out, [before, after]), tried.stderr).toEqual([]);
  if (tried.status === 0) expect(readTree(out)).toEqual(after.clean);
  meanwhile.end?.();
  expect(await end(startBuild(after.root, out))).toMatchObject({ status: 0 });
  expect(readTree(out)).toEqual(after.clean);
  return tried;
}

test.runIf(mayMount)(
  "a disk that fills up at any byte loses nothing, and is reported",
  async () => {
    const random = createRandom(chooseSeed());
    const out = join(newFolder(), "dist");
    mount(out, "-t", "tmpfs", "-o", "size=64m", "tmpfs");
    const resize = (bytes: number) => run("mount", "-o", `remount,size=${bytes}`, out);
    const statuses = new Set<number | null>();
    for (let round = 0; round < rounds(40); round += 1) {
      const begin = () => {
        const { blocks, bfree, bsize } = statfsSync(out);
        const used = (blocks - bfree) * bsize;
        expect(resize(used + Math.floor(random() * used))).toBe(true);
      };
      const tried = await tryOver(out, {}, { begin, end: () => resize(64 << 20) });
      statuses.add(tried.status);
      if (tried.status !== 0) expect(tried.stderr).toMatch(/disk is full|ENOSPC/);
    }
    expect(statuses).toContain(1);
  },
  1_800_000,
);

test.runIf(mayMount)("where .site/ has no room, the site is built all the same", async () => {
  const { root, clean } = versions.before;
  rmSync(join(root, ".site"), { recursive: true });
  mount(join(root, ".site"), "-t", "tmpfs", "-o", "size=64k", "tmpfs");
  const out = join(newFolder(), "dist");
  expect(await end(startBuild(root, out))).toMatchObject({ status: 0 });
  expect(readTree(out)).toEqual(clean);
  expect(run("umount", join(root, ".site"))).toBe(true);
});

test("a build with few file handles is complete or refused", async () => {
  const statuses: Record<number, number | null> = {};
  for (const handles of [20, 24, 32, 48, 64, 128]) {
    const within = ["sh", "-c", `ulimit -n ${handles}; exec "$@"`, "sh"];
    statuses[handles] = (await tryOver(join(newFolder(), "dist"), { within })).status;
  }
  expect(statuses).toMatchObject({ 64: 0, 128: 0 });
});

test("a build with little memory is complete, or ends without damaging a file", async () => {
  const statuses: Record<number, number | null> = {};
  for (const megabytes of [8, 12, 16, 20, 24, 32, 48, 64]) {
    const env = { NODE_OPTIONS: `--max-old-space-size=${megabytes}` };
    statuses[megabytes] = (await tryOver(join(newFolder(), "dist"), { env })).status;
  }
  expect(statuses).toMatchObject({ 64: 0 });
}, 1_800_000);

test("dist/ may be a link, and stays one", async () => {
  const [place, target] = [newFolder(), newFolder()];
  symlinkSync(target, join(place, "dist"));
  expect(await tryOver(join(place, "dist"))).toMatchObject({ status: 0 });
  expect(readTree(target)).toEqual(versions.after.clean);
});

test.runIf(mayMount)("dist/ may be a mount, which stays one", async () => {
  const [out, target] = [join(newFolder(), "dist"), newFolder()];
  mount(out, "--bind", target);
  expect(await tryOver(out)).toMatchObject({ status: 0 });
  expect(readTree(target)).toEqual(versions.after.clean);
});

test.runIf(mayMount)("a read-only dist/ stays unchanged, and is reported", async () => {
  const out = join(newFolder(), "dist");
  mount(out, "-t", "tmpfs", "tmpfs");
  const remount = (how: string) => () => void expect(run("mount", "-o", `remount,${how}`, out)).toBe(true);
  const tried = await tryOver(out, {}, { begin: remount("ro"), end: remount("rw") });
  expect(tried).toMatchObject({ status: 1, stderr: expect.stringContaining("EROFS") });
});

test("a dist/ of another program, a file or a pipe in its place stays unchanged, and is reported", async () => {
  const { root } = versions.after;
  const place = newFolder();
  mkdirSync(join(place, "foreign"));
  writeFileSync(join(place, "foreign/thesis.txt"), "three years");
  writeFileSync(join(place, "file"), "a file");
  expect(run("mkfifo", join(place, "pipe"))).toBe(true);
  for (const name of ["foreign", "file", "pipe"]) {
    const { status, stderr } = await end(startBuild(root, join(place, name)));
    expect({ name, isRefused: status === 1 || status === 2 }).toEqual({ name, isRefused: true });
    expect(stderr).toContain("[publish/");
  }
  expect(readFileSync(join(place, "foreign/thesis.txt"), "utf8")).toBe("three years");
  expect(readFileSync(join(place, "file"), "utf8")).toBe("a file");
});
