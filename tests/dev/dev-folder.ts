import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { createDevSite } from "../../src/dev/site/dev-site.ts";
import { type BuiltSite, siteOf } from "../../src/dev/site/site-state.ts";
import { everything, rememberEverything } from "../support/copy-everything.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

let remembered: string | undefined;

/** For `beforeAll`: the folders begin with what a build of the site remembers. */
export async function prepareDevFolders(): Promise<void> {
  remembered = await rememberEverything();
}

export const defaults = {
  base: "",
  url: undefined,
  drafts: true,
  strict: false,
  cache: true,
  onLateResults: () => {},
};

/** A copy of the site that uses everything, to be edited and rebuilt in memory. */
export function devFolder(
  options: Partial<typeof defaults> &
    Pick<Parameters<typeof createDevSite>[0], "viewedPages" | "onShown"> = {},
) {
  const root = join(scratchFolder(), "site");
  cpSync(everything, root, { recursive: true });
  if (remembered !== undefined) cpSync(remembered, join(root, ".site"), { recursive: true });
  const site = createDevSite({ ...defaults, ...options, root });
  onTestFinished(() => site.dispose());
  return {
    root,
    site,
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** With the folders that it needs. */
    create: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path: string) => rmSync(join(root, path)),
    edit: (path: string, change: (text: string) => string) => {
      const file = join(root, path);
      writeFileSync(file, change(readFileSync(file, "utf8")));
    },
    /** The text of a built file. Undefined if there is none. */
    built: (path: string) => toText(siteOf(site.state())?.files.get(path)),
  };
}

/** The texts of a built site by path, for comparison. */
export function textsOf(site: BuiltSite | undefined): Readonly<Record<string, string>> {
  const files = site?.files;
  const texts = [...(files?.keys() ?? [])].map((path) => [
    path,
    Buffer.from(files?.get(path) ?? "").toString("latin1"),
  ]);
  return Object.fromEntries(texts.sort());
}

/** Adds a service whose address is on the home page, and differs under `site dev`. */
export function addService({ edit }: ReturnType<typeof devFolder>): void {
  edit("templates/site.tsx", (text) =>
    text
      .replace("  defineSite,", "  defineSite,\n  devOrigin,")
      .replace(
        "settings: siteSettings({}),",
        'settings: siteSettings({ service: z.url({ protocol: /^https?$/ }).default("https://service.example") }),\n  environment: { ESSAI_SERVICE: { setting: "service", dev: devOrigin } },',
      )
      .replace("plan: ({ pages }) => pages", "plan: ({ pages }, { service }) => pages")
      .replace("props: { page } }))", "props: { page, service } }))")
      .replace(
        "HomePage({ page }: { readonly page: PageEntry })",
        "HomePage({ page, service }: { readonly page: PageEntry; readonly service: string })",
      )
      .replace("<h1>{page.data.title}</h1>", "<h1>{page.data.title}</h1>\n<p data-service={service} />"),
  );
}

/** Moves the drawings and a directive into modules of several kinds, in a package of type `module`. */
export function addModules({ root, write, edit }: ReturnType<typeof devFolder>): void {
  write("package.json", '{ "type": "module" }');
  write("tsconfig.json", '{ "compilerOptions": { "useDefineForClassFields": false } }');
  mkdirSync(join(root, "templates/parts"));
  write("templates/parts/shade.ts", 'export default (count: number) => "#".repeat(count % 3);\n');
  write("templates/parts/words.json", '{ "plan": "Plan", "default": "Rien" }');
  write("templates/parts/note.js", "Ceci n’est pas du code.\n");
  write("templates/parts/kinds.ts", "export type Count = number;\n");
  write(
    "templates/parts/draw-plan.ts",
    `import note from "./note.js" with { type: "text" };
import { type Count } from "./kinds.ts";
import shade, * as shades from "./shade.ts";
import words from "./words.json";

class Plan {
  declare count: Count;
  name;
  constructor(name: string) { this.name = name; }
}
let drawn = 0;
export const drawPlan = (count: Count) => {
  const { name } = new Plan(words.plan);
  (globalThis as { drawn?: number }).drawn = drawn += 1;
  return \`<svg xmlns="http://www.w3.org/2000/svg"><!-- \${name} \${shade.name} \${shades.default(count)} \${note.trim()} \${Object.keys(shades)} \${count} --></svg>\`;
};
`,
  );
  edit("templates/site.tsx", (text) =>
    text
      .replace(/draw: \(count\) => `.*`/, "draw: drawPlan")
      .replace(
        "\nimport { Counter }",
        '\nimport { drawPlan } from "./parts/draw-plan.ts";\nimport { Counter }',
      ),
  );
}

/** Makes the templates, a script and a style use files outside `templates/`, or hidden files in it. */
export function addOutside({ root, write, edit }: ReturnType<typeof devFolder>): void {
  mkdirSync(join(root, "shared"));
  write("shared/word.json", '{ "word": "un" }');
  write("shared/sign.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write("shared/styles.json", '["styles/site.css"]');
  write("templates/styles/more.css", "q { color: green }\n");
  write("templates/.hidden.ts", 'export const hidden = "caché";\n');
  edit("templates/site.tsx", (text) =>
    text
      .replace(
        "\nimport { z }",
        '\nimport styles from "../shared/styles.json";\nimport { word } from "../shared/word.json";\nimport { hidden } from "./.hidden.ts";\nimport { z }',
      )
      .replace(/styles: \[.*\]/, "styles")
      .replace(
        "<h1>{article.data.title}</h1>",
        "<h1>{article.data.title}</h1>\n<q title={hidden}>{word}</q>",
      ),
  );
  edit(
    "templates/enhancers/hello.ts",
    (text) =>
      `import { word } from "../../shared/word.json";\nimport { hidden } from "../.hidden.ts";\n${text}document.title += word + hidden;\n`,
  );
  edit("templates/styles/site.css", (text) => `${text}\nq { background: url(../../shared/sign.svg?v=1) }\n`);
}

function toText(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString();
}
