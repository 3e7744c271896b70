import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createDice } from "../support/dice.ts";
import { isWhole } from "../support/is-whole.ts";
import { projectRoot } from "../support/run-site.ts";
import { buildClean } from "./build-clean.ts";
import { devFolder, prepareDevFolders, textsOf } from "./dev-folder.ts";

beforeAll(prepareDevFolders);

/** Sass for one style; for the others a step that reads a file and a folder which no bundle is made from. */
const transform = `import { readdirSync, readFileSync } from "node:fs";
import { compileStringAsync } from "sass";
import { rule } from "./rule.ts";

export default async ({ file, url, text, root }) => {
  if (file.endsWith(".scss")) {
    const { css, loadedUrls } = await compileStringAsync(text, { url });
    return { css, inputs: loadedUrls };
  }
  if (!file.endsWith("list.css")) return undefined;
  const ink = readFileSync(root + "/shared/ink.txt", "utf8").trim();
  const names = readdirSync(root + "/content/articles").join(" ");
  if (ink === "") throw Object.assign(new Error("no ink"), { line: 1, column: 2 });
  const css = text.replace("@names;", () => rule(names)).replace("INK", ink);
  return { css, inputs: ["shared/ink.txt", "content/articles"] };
};
`;

type Folder = ReturnType<typeof devFolder>;

function addStyles({ root, create, edit }: Folder): void {
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  create("templates/styles/compile.ts", transform);
  create(
    "templates/styles/rule.ts",
    'export const rule = (names) => "a::after { content: \\"" + names + "\\" }";\n',
  );
  create("templates/styles/look.scss", '@use "ink";\nh1 { color: ink.$colour; &:hover { color: red } }\n');
  create("templates/styles/_ink.scss", "$colour: teal;\n");
  create("templates/styles/list.css", "a { color: INK }\n@names;\n");
  create("templates/islands/mark.module.css", ".mark { color: tan }\n.other { composes: mark }\n");
  create("templates/islands/extra.css", "b { color: red }\n");
  create("shared/ink.txt", "green");
  edit("templates/islands/counter.tsx", (text) =>
    text
      .replace('import { useState } from "react";', '$&\nimport mark from "./mark.module.css";')
      .replace('<button type="button"', '<button type="button" className={mark.other}'),
  );
  edit("templates/site.tsx", (text) =>
    text
      .replace("import { Counter }", 'import mark from "./islands/mark.module.css";\nimport { Counter }')
      .replaceAll("<h1>{", "<h1 className={mark.mark}>{")
      .replace(
        'styles: ["styles/site.css"]',
        'styles: { files: ["styles/site.css", "styles/look.scss", "styles/list.css"], transform: "styles/compile.ts" }',
      ),
  );
}

const byTurns = (text: string, wrong: string, right: string) =>
  text.includes(wrong) ? text.replace(wrong, right) : text.replace(right, wrong);

/** Those named “by turns” make a change and take it back the next time. */
const edits: Readonly<Record<string, (folder: Folder, step: number) => void>> = {
  "a part of a style": ({ write }, step) =>
    write("templates/styles/_ink.scss", `$colour: rgb(${step} 0 0);\n`),
  "a part of a style that is wrong by turns": ({ edit }) =>
    edit("templates/styles/look.scss", (text) => byTurns(text, "ink.$none", "ink.$colour")),
  "a style that is compiled": ({ edit }, step) =>
    edit("templates/styles/list.css", (text) => `${text}.s${step} { color: INK }\n`),
  "what no browser knows by turns": ({ edit }) =>
    edit("templates/styles/list.css", (text) => byTurns(text, "@include names;", "@names;")),
  "an input from elsewhere": ({ write }, step) => write("shared/ink.txt", `rgb(0 ${step} 0)`),
  "an input from elsewhere that is refused by turns": ({ edit }) =>
    edit("shared/ink.txt", (text) => (text === "" ? "blue" : "")),
  "a file of a folder": ({ root, write }, step) => {
    const file = `content/articles/n-${step % 3}.md`;
    if (existsSync(join(root, file))) rmSync(join(root, file));
    else write(file, `---\ntitle: Article ${step}\ndate: 2025-01-01\ncategory: energie\n---\n\nUn texte.\n`);
  },
  "the compiler": ({ edit }, step) =>
    edit("templates/styles/rule.ts", (text) => text.replace(/a::?[\w()-]*after/, `a:not(.n${step})::after`)),
  "a compiler that is no code by turns": ({ edit }) =>
    edit("templates/styles/rule.ts", (text) => byTurns(text, "export const = ", "export const rule = ")),
  "a class of a module": ({ edit }, step) =>
    edit("templates/islands/mark.module.css", (text) => `${text}.m${step} { color: red }\n`),
  "a class that a template uses by turns": ({ edit }) =>
    edit("templates/islands/mark.module.css", (text) => byTurns(text, ".marked {", ".mark {")),
  "an imported style by turns": ({ edit }) =>
    edit("templates/site.tsx", (text) =>
      byTurns(text, 'import "./islands/extra.css";\nimport mark', "import mark"),
    ),
  "a style that an island imports by turns": ({ edit }) =>
    edit("templates/islands/counter.tsx", (text) =>
      byTurns(text, 'import "./extra.css";\nimport mark', "import mark"),
    ),
  "an imported style’s words": ({ write }, step) =>
    write("templates/islands/extra.css", `b { color: rgb(0 0 ${step}) }\n`),
  words: ({ edit }, step) => edit("content/articles/premier.md", (text) => `${text}\nEncore ${step}.\n`),
};

test.each(isWhole ? [1, 2, 3] : [2026])(
  "after any sequence of edits of compiled and imported styles, a rebuild equals a clean build (seed %i)",
  { timeout: 400_000 },
  async (seed) => {
    const folder = devFolder();
    mkdirSync(join(folder.root, "shared"), { recursive: true });
    addStyles(folder);
    const { next: dice } = createDice(seed);
    const names = Object.keys(edits);
    const story: string[] = [];
    const standing = new Set<string>();
    const apply = (name: string, step: number) => {
      story.push(name);
      edits[name]?.(folder, step);
      if (name.endsWith("by turns") && !standing.delete(name)) standing.add(name);
    };
    let good = 0;
    await folder.site.rebuild();
    for (let step = 1; step < (isWhole ? 25 : 9); step += 1) {
      for (let several = dice(4) === 0 ? 3 : 1; several > 0; several -= 1)
        apply(names[dice(names.length)] ?? "words", step);
      if (dice(2) === 0) for (const name of standing) apply(name, step);
      if (dice(2) === 0) await folder.site.warm();
      if (dice(3) === 0) folder.site.expect("templates/styles/_ink.scss");
      const { state } = await folder.site.rebuild();
      const clean = await buildClean(folder.root);
      if (state.status === "good") {
        good += 1;
        expect(textsOf(state.site), story.join(", ")).toEqual(clean.files);
        expect(state.site.problems, story.join(", ")).toEqual(clean.problems);
      } else {
        expect(state.status, story.join(", ")).toBe("broken");
        expect("problems" in state && state.problems, story.join(", ")).toEqual(clean.problems);
      }
    }
    expect(good).toBeGreaterThan(isWhole ? 5 : 2);
    expect(good).toBeLessThan(isWhole ? 24 : 8);
  },
);
