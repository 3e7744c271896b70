import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFromDisk } from "../../src/cli/commands/check.ts";
import { checkOptions } from "../support/check-options.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { countOpenFiles } from "../support/count-open-files.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { putSmallestSite } from "../support/start-site.ts";

test.runIf(process.platform === "linux")(
  "however often a site is checked, and however a check ends, none of its files stays open",
  async () => {
    const root = scratchFolder();
    await copyEverything(root);
    const options = checkOptions(root);
    const check = (progress = () => {}) => checkFromDisk(options, { progress });
    for (const words of ["Un.", "Deux.", "Trois."]) {
      appendFileSync(join(root, "content/articles/premier.md"), `\n${words}\n`);
      expect(await check()).toMatchObject({ hasFailed: false });
      expect(countOpenFiles(root)).toBe(0);
    }
    const breakOff = () => {
      throw new Error("broken off");
    };
    await expect(check(breakOff)).rejects.toThrow("broken off");
    expect(countOpenFiles(root)).toBe(0);
  },
);

test("a file of static/ with the name of a compressed copy is reported, although the check compresses no file", async () => {
  const root = scratchFolder();
  await copyEverything(root);
  appendFileSync(join(root, "content/site.yaml"), "\noutput: { precompress: [br] }\n");
  writeFileSync(join(root, "static/index.html.br"), "");
  const options = checkOptions(root);
  const { problems } = await checkFromDisk(options, { progress: () => {} });
  expect(problems).toContainEqual(
    expect.objectContaining({ code: "route/output-clash", file: "static/index.html.br" }),
  );
});

test("a file beside the site that its templates import is among those that a watching check follows", async () => {
  const root = scratchFolder();
  putSmallestSite(root);
  putFiles(root, { "shared/words.ts": 'export const words = "Commun";\n' });
  const file = join(root, "templates/site.tsx");
  const text = readFileSync(file, "utf8").replace("<h1>", "<h1>{words} ");
  writeFileSync(file, `import { words } from "../shared/words.ts";\n${text}`);
  const options = checkOptions(root, { cache: false });
  const { outside, problems } = await checkFromDisk(options, { progress: () => {} });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(outside).toContain(join(root, "shared/words.ts"));
});
