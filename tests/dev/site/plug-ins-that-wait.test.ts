import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type SiteState, siteOf } from "../../../src/dev/site/site-state.ts";
import { toRoute } from "../../../src/model/route.ts";
import { tell } from "../../support/speech.ts";
import { buildClean } from "../build-clean.ts";
import { devFolder, prepareDevFolders, textsOf } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

/** Adds a coloured line to each text after a while. Fails for texts with the word “refus”, and as long as it is down. */
const plugin = (colour: string) => `import type { TextPlugins } from "charpente";
import type { Root } from "hast";

function rehypeLine() {
  return async (tree: Root) => {
    await new Promise((resolve) => setTimeout(resolve, 3));
    const { isDown } = globalThis as { isDown?: boolean };
    if (isDown || JSON.stringify(tree).includes("refus")) throw new Error("503");
    const style = "color: ${colour}";
    tree.children.push({ type: "element", tagName: "p", properties: { style }, children: [{ type: "text", value: "Fin" }] });
  };
}

export const plugins: TextPlugins = { rehypePlugins: [rehypeLine], allow: "all" };
`;

function pluggedFolder() {
  const shown: SiteState[] = [];
  const folder = devFolder({
    viewedPages: { routes: () => [toRoute("/blog/premier")].flatMap((route) => route ?? []) },
    onShown: (state) => void shown.push(state),
  });
  folder.create("templates/plugins.ts", plugin("red"));
  folder.edit(
    "templates/site.tsx",
    (text) =>
      `import { plugins } from "./plugins.ts";\n${text.replace("  directives: {", "  markdown: plugins,\n$&")}`,
  );
  onTestFinished(() => void delete (globalThis as { isDown?: boolean }).isDown);
  return { ...folder, shown };
}

type Folder = ReturnType<typeof pluggedFolder>;

async function rebuild({ root, site }: Folder): Promise<SiteState> {
  const { state } = await site.rebuild();
  const clean = await buildClean(root);
  if (state.status === "good") {
    expect(clean.status).toBe("written");
    expect(textsOf(state.site)).toEqual(clean.files);
  } else {
    expect(clean.status).toBe("refused");
    expect(state).toMatchObject({ problems: clean.problems });
  }
  return state;
}

test("after edits of texts and of the plug-in, a rebuild equals a clean build, and the open page is shown first", async () => {
  const folder = pluggedFolder();
  expect((await rebuild(folder)).status).toBe("good");
  expect(folder.built("blog/premier.html")).toMatch(/<p class="style-[0-9a-f]{10}">Fin<\/p>/);
  const [early] = folder.shown;
  expect(early).toBeDefined();
  folder.edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
  expect((await rebuild(folder)).status).toBe("good");
  expect(folder.built("blog/premier.html")).toContain("Encore.");
  folder.write("templates/plugins.ts", plugin("blue"));
  const state = await rebuild(folder);
  const style = [...(siteOf(state)?.files.keys() ?? [])].find((path) => /^assets\/texts\./.test(path));
  expect(folder.built(style ?? "")).toMatch(/:not\(#_\)\{color:blue\}\n$/);
});

test("a plug-in that was down works again at the next build, although no file has changed", async () => {
  const folder = pluggedFolder();
  expect((await rebuild(folder)).status).toBe("good");
  folder.edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
  Object.assign(globalThis, { isDown: true });
  const broken = await folder.site.rebuild();
  expect(broken.state.status === "broken" && broken.state.problems.map(({ file }) => file)).toEqual([
    "content/articles/premier.md",
  ]);
  Object.assign(globalThis, { isDown: false });
  expect((await rebuild(folder)).status).toBe("good");
  expect(folder.built("blog/premier.html")).toContain("Encore.");
});

test("a save waits for plug-ins, and is refused where one rejects", async () => {
  const folder = pluggedFolder();
  await rebuild(folder);
  const file = "content/articles/premier.md";
  const before = folder.read(file);
  const save = (words: string) => {
    const after = `${before}\n${words}\n`;
    return [{ file, before: Buffer.from(before), after: Buffer.from(after) }];
  };
  const refused = await folder.site.tryFiles(save("Un refus."));
  expect(refused.status === "refused" && refused.problems.map(({ message }) => tell(message))).toEqual([
    "the plug-in rehypeLine has failed: 503",
  ]);
  const tried = await folder.site.tryFiles(save("Enregistré."));
  if (tried.status !== "good") throw new Error(JSON.stringify(tried.problems));
  folder.write(file, `${before}\nEnregistré.\n`);
  tried.keep();
  expect(folder.built("blog/premier.html")).toMatch(/Enregistré\.<\/p>\n<p class="style-[0-9a-f]{10}">Fin/);
  expect(textsOf(siteOf(folder.site.state()))).toEqual((await buildClean(folder.root)).files);
});

test("a build that waits for a plug-in is overtaken by the next one", async () => {
  const folder = pluggedFolder();
  folder.edit("templates/plugins.ts", (text) =>
    text.replace(
      /await new Promise.*/,
      "const { onWait } = globalThis as { onWait?: () => void };\n    if (onWait) await new Promise(() => onWait());",
    ),
  );
  const overtaken = new AbortController();
  Object.assign(globalThis, { onWait: () => overtaken.abort() });
  expect(await folder.site.rebuild(overtaken.signal)).toBeUndefined();
  Object.assign(globalThis, { onWait: undefined });
  expect((await rebuild(folder)).status).toBe("good");
});
