import { expect, test } from "vitest";
import { findChanges } from "../../src/changes/find-changes.ts";
import type { OutputFile } from "../../src/model/model.ts";
import type { BuildIo } from "../../src/pipeline/build.ts";
import { createDice } from "../support/dice.ts";
import { drawRealSite } from "../support/draw-real-site.ts";

type Texts = ReadonlyMap<string, string>;

let templates: ReturnType<BuildIo["loadTemplates"]> | undefined;
const contents = new Map<string, string>();

/** The files of the real site with other words in some of its content. */
async function draw(changed: Texts = new Map()): Promise<readonly OutputFile[]> {
  const { files } = await drawRealSite({}, ({ readContent, loadTemplates }) => ({
    loadTemplates: (report) => {
      templates ??= loadTemplates(report);
      return templates;
    },
    readContent: (report) =>
      readContent(report).map((file) => {
        if (changed.size === 0) contents.set(file.path, Buffer.from(file.bytes).toString());
        const text = changed.get(file.path);
        return text === undefined ? file : { path: file.path, bytes: Buffer.from(text) };
      }),
    drawPictures: async (pictures) =>
      pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
    compress: undefined,
  }));
  return files;
}

/** The routes of pages whose HTML differs by more than fingerprints and seals. */
function comparePlainly(before: readonly OutputFile[], after: readonly OutputFile[]): readonly string[] {
  const [old, now] = [before, after].map(
    (files) =>
      new Map(
        files.flatMap(({ path, bytes }) =>
          /^(?!.*\/index\.html$).*\.html$/.test(path)
            ? [
                [
                  `/${path.replace(/(?:^index)?\.html$/, "")}`,
                  Buffer.from(bytes)
                    .toString()
                    .replace(/<meta http-equiv="Content-Security-Policy".*?>/, "")
                    .replace(/ integrity=".*?"/g, "")
                    .replace(/(assets\/[^"',\s]+?)\.[0-9a-f]{10}\./g, "$1."),
                ] as const,
              ]
            : [],
        ),
      ),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((route) => old?.get(route) !== now?.get(route))
    .sort();
}

/** A word of a sentence in one of the files becomes another. */
function changeWord(dice: ReturnType<typeof createDice>): Texts {
  for (;;) {
    const [path = "", text = ""] = [...contents][dice.next(contents.size)] ?? [];
    const lines = text.split("\n");
    const at = dice.next(lines.length);
    const line = lines[at] ?? "";
    const words = [...line.matchAll(/(?<= )\p{Ll}{5,}(?= \p{Ll})/gu)];
    if (words.length < 6 || /[{}|:[]/.test(line.replace(/^\s*[\w-]+:/, ""))) continue;
    const { index = 0, 0: word = "" } = words[dice.next(words.length)] ?? {};
    lines[at] = `${line.slice(0, index)}éternuer${line.slice(index + word.length)}`;
    return new Map([[path, lines.join("\n")]]);
  }
}

test("the pages that are told are exactly those whose HTML differs, and each says the new word", {
  timeout: 240_000,
}, async () => {
  const before = await draw();
  const dice = createDice(24);
  let seen = 0;
  for (let round = 0; round < 2; round += 1) {
    const edit = new Map([...changeWord(dice), ...changeWord(dice), ...changeWord(dice)]);
    const after = await draw(edit);
    const { pages, shared } = findChanges(before, after);
    const routes = pages.map(({ route }) => route);
    expect(routes, [...edit.keys()].join()).toEqual(comparePlainly(before, after));
    for (const { route, changes } of pages) {
      const told = [...changes, ...shared.flatMap((one) => (one.routes.includes(route) ? [one.change] : []))];
      expect(JSON.stringify(told), route).toContain("éternuer");
    }
    seen += routes.length;
  }
  expect(seen).toBeGreaterThan(2);
});
