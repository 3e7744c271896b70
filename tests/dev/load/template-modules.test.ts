import { beforeAll, describe, expect, test } from "vitest";
import { formatProblems } from "../../../src/cli/print-problems.ts";
import { siteOf } from "../../../src/dev/site/site-state.ts";
import { shareOf } from "../../support/is-whole.ts";
import { english } from "../../support/speech.ts";
import { buildClean } from "../build-clean.ts";
import { addModules, devFolder, prepareDevFolders, textsOf } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

/** A site whose templates can run as modules. `asked` counts the builds that it requests. */
function folderOfModules() {
  let asked = 0;
  const folder = devFolder({
    onLateResults: () => {
      asked += 1;
    },
  });
  addModules(folder);
  return { ...folder, asked: () => asked };
}

/** The same whose templates already run as modules, with all pages drawn. */
async function modularFolder() {
  const folder = folderOfModules();
  await folder.site.rebuild();
  const bundled = textsOf(siteOf(folder.site.state()));
  await folder.site.warm();
  const { hasChanged } = await folder.site.rebuild();
  return { ...folder, bundled, hasChanged };
}

type Folder = Awaited<ReturnType<typeof modularFolder>>;

function linesOf({ site, read }: Pick<Folder, "site" | "read">): string {
  const state = site.state();
  return formatProblems(state.status === "broken" ? state.problems : [], read, false, english);
}

describe("templates that are run module by module", () => {
  test("take over after the first build, request another one, and change nothing", async () => {
    const { site, bundled, hasChanged, asked } = await modularFolder();
    expect(asked()).toBe(1);
    expect(hasChanged).toBe(false);
    expect(textsOf(siteOf(site.state()))).toEqual(bundled);
    await site.warm();
    expect(asked()).toBe(1);
  });

  test("run once, however often the site is built while they are prepared", async () => {
    const { site, edit, asked } = folderOfModules();
    edit("templates/parts/draw-plan.ts", (text) => `${text}(globalThis as { runs?: number }).runs! += 1;\n`);
    const count = globalThis as { runs?: number };
    count.runs = 0;
    await site.rebuild();
    expect(count.runs).toBe(1);
    const warming = site.warm();
    await site.rebuild();
    await Promise.all([warming, site.warm()]);
    expect({ runs: count.runs, asked: asked() }).toEqual({ runs: 2, asked: 1 });
  });

  test("give the same result as a bundle", async () => {
    const { site, edit, built, root } = await modularFolder();
    edit("templates/parts/shade.ts", (text) => text.replace('"#"', '"@"'));
    edit("templates/parts/words.json", (text) => text.replace("Plan", "Étage"));
    edit("templates/parts/note.js", (text) => text.replace("du code", "un script"));
    await site.rebuild();
    const made = textsOf(siteOf(site.state()));
    const drawing = Object.keys(made).find((path) => /^assets\/count\.\w+\.svg$/.test(path)) ?? "";
    expect(built(drawing)).toContain("Étage");
    expect(built(drawing)).toContain("un script");
    expect(made).toEqual((await buildClean(root)).files);
  });

  test("redraw only what a change affects", async () => {
    const { site, edit } = await modularFolder();
    const drawn = () => (globalThis as { drawn?: number }).drawn;
    const before = drawn();
    edit("templates/site.tsx", (text) => text.replace("<h1>{page.data.title}", "<h1>! {page.data.title}"));
    await site.rebuild();
    expect(drawn()).toBe(before);
    edit("templates/parts/shade.ts", (text) => text.replace('"#"', '"@"'));
    await site.rebuild();
    // Its module has run again.
    expect(drawn()).toBe(1);
  });

  const mistakes: readonly [string, (folder: Folder) => void, RegExp][] = [
    [
      "an import that nothing exports",
      ({ edit }) =>
        edit("templates/parts/shade.ts", (text) => text.replace("export default", "export const shade =")),
      /templates\/parts\/draw-plan\.ts:3:8 .*No matching export/,
    ],
    [
      "one that throws when it draws",
      ({ edit }) =>
        edit("templates/parts/shade.ts", (text) =>
          text.replace('"#".repeat', "(undefined as unknown as string).repeat"),
        ),
      /templates\/parts\/shade\.ts:1:\d+ .*failed/,
    ],
    [
      "one that throws when it is loaded",
      ({ edit }) => edit("templates/parts/shade.ts", (text) => `${text}JSON.parse("Un");\n`),
      /templates\/parts\/shade\.ts:2:\d+ .*failed/,
    ],
    [
      "an import of a file that is not there",
      ({ edit }) => edit("templates/parts/shade.ts", (text) => `import "./non.ts";\n${text}`),
      /templates\/parts\/shade\.ts:1:8 .*non\.ts/,
    ],
  ];
  test.each(shareOf(mistakes, 2))("report a mistake like the bundle: %s", async (_, breakIt, shows) => {
    const folder = await modularFolder();
    const { site, edit, read } = folder;
    const before = read("templates/parts/shade.ts");
    breakIt(folder);
    await site.rebuild();
    expect(linesOf(folder)).toMatch(shows);
    edit("templates/parts/shade.ts", () => before);
    expect((await site.rebuild()).state.status).toBe("good");
    expect(textsOf(siteOf(site.state()))).toEqual(folder.bundled);
  });

  test("report a warning of the bundle, and that it is gone", async () => {
    const { site, edit, read } = await modularFolder();
    const before = read("templates/parts/shade.ts");
    edit("templates/parts/shade.ts", (text) => `${text}export const never = (one: number) => one === NaN;\n`);
    const { state } = await site.rebuild();
    expect(state.status === "good" && state.site.problems).toMatchObject([
      { severity: "warning", file: "templates/parts/shade.ts", at: { line: 2 } },
    ]);
    edit("templates/parts/shade.ts", () => before);
    const mended = await site.rebuild();
    expect(mended.state.status === "good" && mended.state.site.problems).toEqual([]);
  });

  test("follow added and removed files", async () => {
    const { site, edit, write, remove, built } = await modularFolder();
    write("templates/parts/sign.ts", 'export const sign = "Nouveau";\n');
    edit("templates/site.tsx", (text) =>
      text
        .replace("\nimport { Counter }", '\nimport { sign } from "./parts/sign.ts";\nimport { Counter }')
        .replace("<h1>{page.data.title}", "<h1>{sign} {page.data.title}"),
    );
    await site.rebuild();
    expect(built("index.html")).toContain("Nouveau");
    await site.warm();
    edit("templates/parts/sign.ts", (text) => text.replace("Nouveau", "Ancien"));
    await site.rebuild();
    expect(built("index.html")).toContain("Ancien");
    remove("templates/parts/sign.ts");
    expect((await site.rebuild()).state.status).toBe("broken");
  });

  test("are not used if one needs CommonJS: the bundle stays in use", async () => {
    const folder = devFolder();
    folder.write("templates/styles/size.cjs", "module.exports = 3;\n");
    folder.edit("templates/site.tsx", (text) =>
      text
        .replace("\nimport { Counter }", '\nimport size from "./styles/size.cjs";\nimport { Counter }')
        .replace("<h1>{page.data.title}", "<h1>{size} {page.data.title}"),
    );
    await folder.site.rebuild();
    await folder.site.warm();
    folder.edit("templates/site.tsx", (text) => text.replace("<h1>{size}", "<h1>{size + 1}"));
    await folder.site.rebuild();
    expect(folder.built("index.html")).toContain("<h1>4 ");
  });
});
