import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rememberBundle } from "../../src/bundle/remember-bundle.ts";
import { hashOf } from "../../src/model/memory/hash.ts";
import { createDiskMemory } from "../../src/store/memory.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** A site whose bundle is made from a template and `word.txt`, a file from elsewhere. */
function bundledSite() {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": "template", "word.txt": "word" });
  const memory = createDiskMemory(join(root, ".site"), "1");
  const outside = [join(root, "word.txt")];
  const digest = () => hashOf(readFileSync(join(root, "word.txt")));
  let made = 0;
  /** True where the bundle had to be made. `meanwhile` runs while that goes on, once its files are read. */
  const bundle = async (meanwhile = () => {}) => {
    const before = made;
    await rememberBundle(root, memory, { kind: "assets", asked: "" }, async () => {
      made += 1;
      meanwhile();
      return { outside, outsideDigest: digest() };
    });
    return made > before;
  };
  return { save: (path: string, text: string) => putFiles(root, { [path]: text }), bundle };
}

test("a bundle is made once for the same files", async () => {
  const { bundle } = bundledSite();
  expect([await bundle(), await bundle()]).toEqual([true, false]);
});

test.each(["templates/site.ts", "word.txt"])(
  "a bundle is not remembered where %s was saved while it was made",
  async (path) => {
    const { save, bundle } = bundledSite();
    await bundle(() => {
      // By then the clock of the disk has moved on.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      save(path, "saved meanwhile");
    });
    expect(await bundle()).toBe(true);
  },
);
