import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeDist } from "../../src/store/dist.ts";
import { shareOf } from "../support/is-whole.ts";
import { getFiles, scratchFolder } from "../support/scratch-folder.ts";
import { after, before, missingAssets, splitManifest, toOutput } from "../support/site-versions.ts";
import { tell } from "../support/speech.ts";
import { failAt, intercept, Kill, killAt } from "./faulty-file-system.ts";

const situations = [
  { what: "a first build", old: undefined },
  { what: "a build after an edit", old: before },
] as const;

/** How many operations of the file system the build of `after` takes. */
async function countOperations(old: typeof before | undefined): Promise<number> {
  const out = join(scratchFolder(), "dist");
  if (old !== undefined) await writeDist(toOutput(old), out);
  const { fileSystem, operations } = intercept(() => {});
  expect(await writeDist(toOutput(after), out, { fileSystem })).toMatchObject({ status: "written" });
  return operations();
}

/** A folder as the author’s server has it before the build that meets an accident. */
async function prepare(old: typeof before | undefined) {
  const root = scratchFolder();
  if (old !== undefined) await writeDist(toOutput(old), join(root, "model"));
  return (name: string) => {
    if (old !== undefined) cpSync(join(root, "model"), join(root, name), { recursive: true });
    return join(root, name);
  };
}

function expectWholeFiles(out: string, old: Readonly<Record<string, string>> | undefined): void {
  const files = getFilesIfAny(out);
  for (const [path, text] of Object.entries(files)) {
    if (text === null || /(?:^|\/)\.site-/.test(path)) continue;
    expect([old?.[path], (after as Readonly<Record<string, string>>)[path]], path).toContain(text);
  }
  for (const path of Object.keys(old ?? {}).filter((path) => path in after))
    expect(Object.keys(files)).toContain(path);
  expect(missingAssets(files)).toEqual([]);
}

function getFilesIfAny(out: string): Record<string, string | null> {
  return readdirSync(join(out, "..")).includes(out.split("/").at(-1) ?? "") ? getFiles(out) : {};
}

async function expectNextBuildCompletes(out: string): Promise<void> {
  expect(await writeDist(toOutput(after), out)).toMatchObject({ status: "written" });
  const { files, listed } = splitManifest(getFiles(out));
  expect(files).toEqual(after);
  expect(listed).toEqual(Object.keys(after).sort());
}

test.each(situations)(
  "$what that is killed at any moment leaves whole files, and the next one completes it",
  async ({ old }) => {
    const total = await countOperations(old);
    const place = await prepare(old);
    expect(total).toBeGreaterThan(30);
    for (let at = 0; at < total; at += 1) {
      const out = place(`killed-at-${at}`);
      await expect(writeDist(toOutput(after), out, killAt(at)), `operation ${at}`).rejects.toThrow(Kill);
      expectWholeFiles(out, old);
      await expectNextBuildCompletes(out);
    }
  },
);

test("a build that was killed while it completed a killed build is completed", async () => {
  const place = await prepare(before);
  const total = await countOperations(before);
  for (let at = 0; at < total; at += 3) {
    const out = place(`killed-twice-${at}`);
    await expect(writeDist(toOutput(after), out, killAt(at))).rejects.toThrow(Kill);
    await writeDist(toOutput(after), out, killAt(total - at)).catch((error) =>
      expect(error).toBeInstanceOf(Kill),
    );
    expectWholeFiles(out, before);
    await expectNextBuildCompletes(out);
  }
});

test("going back to the old site after a killed build gives exactly the old site", async () => {
  const total = await countOperations(before);
  const place = await prepare(before);
  for (let at = 0; at < total; at += 1) {
    const out = place(`back-${at}`);
    await expect(writeDist(toOutput(after), out, killAt(at))).rejects.toThrow(Kill);
    expect(await writeDist(toOutput(before), out)).toMatchObject({ status: "written" });
    expect(splitManifest(getFiles(out)).files).toEqual(before);
  }
});

test("a killed build in which files and folders change places is completed by the next", async () => {
  const turned = { "assets/menu.1111.js/map.txt": "a folder now", blog: "a file now", "index.html": "home" };
  const place = await prepare(before);
  const counter = intercept(() => {});
  expect(await writeDist(toOutput(turned), place("count"), counter)).toMatchObject({ status: "written" });
  const total = counter.operations();
  expect(total).toBeGreaterThan(30);
  for (let at = 0; at < total; at += 1) {
    const out = place(`turned-${at}`);
    await expect(writeDist(toOutput(turned), out, killAt(at))).rejects.toThrow(Kill);
    expect(await writeDist(toOutput(turned), out)).toMatchObject({ status: "written" });
    expect(splitManifest(getFiles(out)).files).toEqual(turned);
  }
});

const errors = ["ENOSPC", "EACCES", "EBUSY"] as const;
const accidents = situations.flatMap((situation) =>
  errors.flatMap((code) => [
    { ...situation, code, forEver: false, lasting: "once" },
    { ...situation, code, forEver: true, lasting: "from then on" },
  ]),
);

test.each(shareOf(accidents, 3))(
  "$code at any operation of $what, $lasting, is reported and loses nothing",
  async ({ old, code, forEver }) => {
    const total = await countOperations(old);
    const place = await prepare(old);
    for (let at = 0; at < total; at += 1) {
      const out = place(`${code}-${at}`);
      const was = getFilesIfAny(out);
      const { fileSystem, operations } = failAt(at, code, { forEver });
      let hasBegun = false;
      const watched = {
        ...fileSystem,
        rename: (from: string, to: string) => {
          fileSystem.rename(from, to);
          if (old !== undefined || !to.endsWith("manifest.json")) hasBegun = true;
        },
      };
      const result = await writeDist(toOutput(after), out, { fileSystem: watched });
      expect(operations()).toBeGreaterThan(at);
      if (result.status === "written") throw new Error(`operation ${at} failed, and nothing was said`);
      expect(result.problem.code).toBe("publish/failed");
      expect(tell(result.problem.message)).toContain(code);
      expect(result.problem.file).not.toContain(".tmp");

      expectWholeFiles(out, old);
      if (!forEver) {
        const left = Object.keys(getFilesIfAny(out)).filter((path) => path.endsWith(".tmp"));
        expect(left, `operation ${at}`).toEqual([]);
        if (!hasBegun) expect(getFilesIfAny(out), `operation ${at}`).toEqual(was);
      }
      await expectNextBuildCompletes(out);
    }
  },
);
