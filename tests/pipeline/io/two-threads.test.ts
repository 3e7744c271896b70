import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { build } from "../../../src/pipeline/build.ts";
import { createDiskIo } from "../../../src/pipeline/io/disk-io.ts";
import { sharedWithThread } from "../../../src/pipeline/io/shared-with-thread.ts";
import { rememberEverything } from "../../support/copy-everything.ts";
import { shareOf } from "../../support/is-whole.ts";
import { projectRoot } from "../../support/run-site.ts";
import { getFiles } from "../../support/scratch-folder.ts";
import { usualOptions } from "../../support/usual-options.ts";

/** A second thread is called from so many texts on: from far fewer than pays, so that the tests are quick. */
const leastTexts = 80;

/** Remembers the images of the site, which take most of a build. */
const shelf = mkdtempSync(join(tmpdir(), "charpente-threads-"));
beforeAll(async () => cpSync(await rememberEverything(), join(shelf, ".site"), { recursive: true }));
afterAll(() => rmSync(shelf, { recursive: true, force: true }));

/** A copy of the site that uses everything, with so many articles that a second thread is called. */
function copyLargeSite(settings = ""): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-threads-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  writeFileSync(
    join(root, "content/site.yaml"),
    `name: Tout\nurl: https://www.tout.example\ntimeZone: Europe/Paris\n${settings}`,
  );
  for (let index = 0; index < leastTexts; index += 1)
    writeFileSync(join(root, `content/articles/a-${index}.md`), writeArticle(index));
  return root;
}

/** Every kind of text: plain ones, and those with images, directives, notes, tables and links that lead elsewhere. */
function writeArticle(index: number): string {
  const forms = [
    "## Chiffres\n\nLe **1er** : « 20 % » de [moins](/blog/premier).",
    "Un _mot_, `du code` et [un site](https://www.example.org/).\n\n- [x] fait\n- à faire",
    "![Une façade](../images/facade.png)\n\n> Cité.",
    ':::callout{title="À savoir"}\nUn texte avec une note[^1].\n:::\n\n[^1]: La note.',
    "| a | b |\n|---|--:|\n| 1 | 2 |\n\nAprès le tableau : rien.",
  ];
  const text = `${forms[index % forms.length]}\n\nArticle numéro ${index} ; fin.\n`;
  return `---\ntitle: Article ${index}\ndate: 2025-01-01\ncategory: energie\n---\n\n${text}`;
}

/** Builds with what is remembered in `root`, or with nothing, and tells what came of it and who helped. */
async function buildWith(root: string, threads: number, cache = false) {
  const out = join(root, `dist-${threads}`);
  const disk = createDiskIo({ root, out, cache, threads });
  let helpers = 0;
  let helped = 0;
  const callHelper: typeof disk.callHelper = (settings) => {
    const helper = disk.callHelper(settings);
    if (helper === undefined) return undefined;
    helpers += 1;
    return {
      ...helper,
      compileTexts: async (jobs) => {
        const compiled = await helper.compileTexts(jobs);
        helped += compiled?.length ?? 0;
        return compiled;
      },
    };
  };
  const outcome = await build(
    {
      ...disk,
      prepareImages: createDiskIo({ root, out, cache: true, memoryRoot: shelf }).prepareImages,
      schedule: sharedWithThread(callHelper, disk.handOver, leastTexts),
      progress: () => {},
      measure: (_stage, run) => run(),
    },
    { ...usualOptions, base: "/sous" },
  );
  disk.flush();
  const { status, problems } = outcome;
  return { status, problems, helpers, helped, files: status === "written" ? getFiles(out) : {} };
}

test.each(shareOf(["", "markdown: { parser: remark }\n"], 2))(
  "a site has the same bytes by one thread and by two, clean and remembered (%j)",
  async (settings) => {
    const root = copyLargeSite(settings);
    const alone = await buildWith(root, 1);
    const together = await buildWith(root, 2, true);
    const remembered = await buildWith(root, 2, true);
    expect([alone.helpers, together.helpers, remembered.helpers]).toEqual([0, 1, 0]);
    // Texts of every form.
    expect(together.helped).toBeGreaterThan(10);
    expect([alone.status, alone.problems]).toEqual(["written", []]);
    expect(Object.keys(alone.files).length).toBeGreaterThan(leastTexts);
    for (const { status, problems, files } of [together, remembered]) {
      expect([status, problems]).toEqual(["written", []]);
      expect(files).toEqual(alone.files);
    }
  },
);

test("problems of texts are the same with one thread and with two", async () => {
  const root = copyLargeSite();
  for (const index of [0, 7, 20, leastTexts - 1])
    writeFileSync(
      join(root, `content/articles/a-${index}.md`),
      `${writeArticle(index)}\n[Là](javascript:alert)\n\n:::inconnue\nDes mots.\n:::\n\n![Rien](./rien.png)\n`,
    );
  const alone = await buildWith(root, 1);
  const together = await buildWith(root, 2);
  expect([alone.helpers, together.helpers]).toEqual([0, 1]);
  expect(together.helped).toBeGreaterThan(10);
  expect([alone.status, together.status]).toEqual(["refused", "refused"]);
  expect(alone.problems.length).toBeGreaterThanOrEqual(12);
  expect(together.problems).toEqual(alone.problems);
});
