import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const create = "../create-charpente/src/";
/** From `src/`. What begins a site is one more room, and a package of its own. */
const files = [
  ...listModules("src").map((file) => file.slice("src/".length)),
  ...listModules("create-charpente/src").map((file) => `../${file}`),
];

/** The rooms of `src/`, and the one beside it: each imports only from those that stand before it. */
const rooms = [
  "text",
  "words",
  "model",
  "hosts",
  "define",
  "runtime",
  "html",
  "store",
  "http",
  "bundle",
  "media",
  "markdown",
  "check",
  "sources",
  "pipeline",
  "changes",
  "create-charpente",
  "dev",
  "editor",
  "cli",
];
/** What touches the disk, the network, the process or a bundler. The model of the editor only decides. */
const edges =
  /^(?:store|http|bundle|media|sources|dev|editor\/(?!model\/)|cli|markdown\/(?:threads\/|load-)|pipeline\/io\/|\.\.\/create-charpente\/src\/starters\/|changes\/git\/)/;
const touchesDisk = (file: string) => edges.test(file);

/** At the root are the door of the package, and small functions that import nothing. */
function roomOf(file: string): string {
  if (file.startsWith(create)) return "create-charpente";
  const [room = "", ...rest] = file.split("/");
  if (rest.length > 0) return room;
  return file === "index.ts" ? "runtime" : "text";
}

/** In the pipeline, a folder is a stage, but for `io`, which a build asks for what is outside. Stages share `steps.ts`. */
function placeInPipeline(file: string): "build" | "steps" | "io" | "stage" | undefined {
  const [room, folder = "", ...rest] = file.split("/");
  if (room !== "pipeline") return undefined;
  if (folder === "steps.ts") return "steps";
  if (rest.length === 0) return "build";
  return folder === "io" ? "io" : "stage";
}

function listModules(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** `file` is from `src/`. */
function importsOf(file: string): readonly { readonly specifier: string; readonly isType: boolean }[] {
  return readImports(readFileSync(join(root, "src", file), "utf8"));
}

function readImports(text: string): readonly { readonly specifier: string; readonly isType: boolean }[] {
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)|^import\s+"([^"]+)"/gm,
    ),
  ].map((match) => ({
    specifier: match[2] ?? match[3] ?? match[4] ?? "",
    isType: match[1] !== undefined,
  }));
}

/** `file` is from `src/`, and so are the targets. */
function ownImports(file: string): readonly { readonly target: string; readonly isType: boolean }[] {
  return importsOf(file)
    .filter(({ specifier }) => specifier.startsWith("."))
    .map(({ specifier, isType }) => ({
      target: relative(join(root, "src"), resolve(join(root, "src"), dirname(file), specifier)).replaceAll(
        "\\",
        "/",
      ),
      isType,
    }));
}

/** What scripts in browsers import, but for types. */
function loadedInBrowsers(): readonly string[] {
  const loaded = new Set(files.filter((file) => /^(?:dev|editor)\/client\//.test(file)));
  for (const file of loaded)
    for (const { target, isType } of ownImports(file))
      if (!isType && /\.tsx?$/.test(target)) loaded.add(target);
  return [...loaded];
}

test("scripts in browsers load nothing of the server, and no zod", () => {
  const foreign = loadedInBrowsers().flatMap((file) =>
    importsOf(file)
      .filter(
        ({ specifier, isType }) =>
          !isType && /^(?:node:|zod|yaml|unified|remark|satteri|sharp)/.test(specifier),
      )
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );
  expect(foreign).toEqual([]);
});

test("src/ has the rooms that the documents name, and no others", () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
});

test("a room imports only from the rooms below it", () => {
  const uphill = files.flatMap((file) => {
    const from = roomOf(file);
    return ownImports(file)
      .filter(({ target }) => /\.tsx?$/.test(target) && rooms.indexOf(roomOf(target)) > rooms.indexOf(from))
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(uphill).toEqual([]);
});

test("only the command that begins a site asks for create-charpente", () => {
  const asking = files.filter(
    (file) =>
      !file.startsWith(create) &&
      ownImports(file).some(({ target }) => roomOf(target) === "create-charpente"),
  );
  expect(asking).toEqual(["cli/ask-init.ts", "cli/commands/init.ts"]);
});

test("a room that does not touch the disk calls nothing of store/", () => {
  const calling = files
    .filter((file) => !touchesDisk(file))
    .flatMap((file) =>
      ownImports(file)
        .filter(({ target, isType }) => roomOf(target) === "store" && !isType)
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(calling).toEqual([]);
});

test("stages import neither each other nor the files that run them", () => {
  const crossing = files
    .filter((file) => ["stage", "steps"].includes(placeInPipeline(file) ?? ""))
    .flatMap((file) =>
      ownImports(file)
        .filter(({ target, isType }) => {
          const to = placeInPipeline(target);
          if (to === "io") return !isType;
          return to !== undefined && to !== "steps" && dirname(target).split("/")[1] !== file.split("/")[1];
        })
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(crossing).toEqual([]);
});

test("what a build asks of the outside never calls the build", () => {
  const calling = files
    .filter((file) => placeInPipeline(file) === "io")
    .flatMap((file) =>
      ownImports(file)
        .filter(({ target, isType }) => placeInPipeline(target) === "build" && !isType)
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(calling).toEqual([]);
});

test.each(["src", "create-charpente/src", "templates"])(
  "no files of %s/ import each other in a circle, types included",
  (folder) => {
    const modules = listModules(folder);
    const known = new Set(modules);
    const imports = new Map(
      modules.map((file) => {
        const targets = readImports(readFileSync(join(root, file), "utf8")).flatMap(({ specifier }) => {
          const target = relative(root, resolve(root, dirname(file), specifier)).replaceAll("\\", "/");
          return [target, `${target}.ts`, `${target}.tsx`].filter((path) => known.has(path));
        });
        return [file, targets] as const;
      }),
    );
    expect(findCircles(imports)).toEqual([]);
  },
);

/** The folders of `templates/` that any feature may use. Every other folder is a feature. */
const sharedFolders = [
  "applicability",
  "cards",
  "components",
  "drawings",
  "engine",
  "forms",
  "layout",
  "lists",
  "mail",
  "plots",
  "pricing",
  "section",
  "styles",
  "toasts",
  "words",
];

test("a feature of templates/ imports no other feature, and shared folders import only schemas from features", () => {
  const folderOf = (file: string) => (file.split("/").length > 2 ? file.split("/")[1] : undefined);
  const crossing = listModules("templates").flatMap((file) => {
    const from = folderOf(file);
    // The site is put together at the root, and shown part by part in the workbench.
    if (from === undefined || from === "workbench") return [];
    return readImports(readFileSync(join(root, file), "utf8"))
      .filter(({ specifier }) => specifier.startsWith("."))
      .map(({ specifier }) => relative(root, resolve(root, dirname(file), specifier)).replaceAll("\\", "/"))
      .filter((target) => {
        const to = folderOf(target);
        // The drawing engine knows nothing of the site.
        if (from === "engine") return to !== "engine";
        if (to === undefined || to === from || sharedFolders.includes(to)) return false;
        if (to === "workbench") return !file.endsWith(".examples.tsx");
        return !sharedFolders.includes(from) || !target.endsWith("-schema.ts");
      })
      .map((target) => `${file} imports ${target}`);
  });
  expect(crossing).toEqual([]);
});

/**
 * What is left once every file is taken away that imports none of the others: files in circles, and what leads to them.
 */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}

test("a type has one name, and no two files export a type of the same name", () => {
  const homes = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ""] of readFile(file).matchAll(/^export (?:type|interface|class|enum) (\w+)/gm))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  expect(homes.size).toBeGreaterThan(400);
  expect([...homes].filter(([, home]) => home.length > 1)).toEqual([]);
});

test("only the outer rooms use the disk, the network, the process or a bundler", () => {
  const outside = files
    .filter((file) => !touchesDisk(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) =>
          /^(?:node:(?!path|crypto|buffer$)|esbuild|sharp|svgo|chokidar|commander)/.test(specifier),
        )
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
  expect(outside).toEqual([]);
  const reads = files
    .filter((file) => !touchesDisk(file))
    .filter((file) =>
      /\bprocess\.(?:env|cwd|argv|exit)|Date\.now\(|new Date\(\)/.test(
        readFileSync(join(root, "src", file), "utf8"),
      ),
    );
  expect(reads).toEqual([]);
});

test("the generator contains no name of this site", () => {
  const words = /Bâti|bati-utile|décret|promoteur|AMO\b|\/notre-metier|\/blog\b|Parlons|rapport-performance/i;
  const named = files.filter((file) =>
    words.test(stripExamples(readFileSync(join(root, "src", file), "utf8"))),
  );
  expect(named).toEqual([]);
});

test("the generator or the site imports every package that the command installs", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly dependencies: object;
  };
  const asking = ["src", "create-charpente/src", "bin", "templates"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (/\.[cm]?tsx?$|\.cjs$/.test(entry.name) || folder === "bin"))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  // Types are asked for by nobody in words: the declarations of templates are written with them.
  const named = Object.keys(manifest.dependencies).filter((name) => !name.startsWith("@types/"));
  const unused = named.filter(
    (name) => !asking.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
  );
  expect(unused).toEqual([]);
});

test("the note on dependencies gives for every package its use and the reason for it", () => {
  const wanted = ["package.json", "scripts/lighthouse/package.json", "templates/package.json"].flatMap(
    (file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), "utf8"));
      return Object.keys({ ...dependencies, ...devDependencies });
    },
  );
  const note = readFileSync(join(root, "docs/decisions/0001-dependencies.md"), "utf8");
  const rows = [...note.matchAll(/^\| `([^`]+)` \| [^|]{5,} \| [^|]{5,} \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(wanted);
});

/** Comments may show an example; code may not. */
function stripExamples(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}

/** The words of documents and messages may name a host as an example. */
test("the name of a host stands in its own file and in the list, and nowhere else", () => {
  const home = /^(?:hosts|words)\//;
  const names = files
    .filter((file) => file.startsWith("hosts/") && /sendsPolicies: (?:true|false)/.test(readFile(file)))
    .map((file) => /name: "(\w+)"/.exec(readFile(file))?.[1] ?? file);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(files).toContain(`hosts/${name}.ts`);
  // `github` is also a way to name headings, `nginx` also a language of code.
  const others = new Set([
    "define/settings.ts github",
    "model/helper.ts github",
    "markdown/compilation.ts github",
    "markdown/write-body.ts github",
    "markdown/load-highlighter.ts nginx",
  ]);
  const named = files
    .filter((file) => !home.test(file))
    .flatMap((file) => {
      const code = stripExamples(readFile(file));
      return names
        .filter((name) => new RegExp(`["'\`]${name}["'\`]|\\b${name}:`).test(code))
        .map((name) => `${file} ${name}`);
    });
  expect(named.filter((each) => !others.has(each))).toEqual([]);
  const inHosts = files
    .filter((file) => file.startsWith("hosts/") && !["hosts/hosts.ts", "hosts/names.ts"].includes(file))
    .flatMap((file) =>
      names
        .filter((name) => file !== `hosts/${name}.ts` && readFile(file).includes(`"${name}"`))
        .map((name) => `${file} ${name}`),
    );
  expect(inHosts).toEqual([]);
});

/** `file` is from `src/`. */
function readFile(file: string): string {
  return readFileSync(join(root, "src", file), "utf8");
}
