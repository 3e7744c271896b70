import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { stageFolders } from "./support/stage-tests.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(join(root, "src"), join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

const stages = [
  "read",
  "parse",
  "validate",
  "link",
  "markdown",
  "plan",
  "render",
  "bundle",
  "finish",
  "check",
  "publish",
];
const edges = ["cli", "preview", "dev", "disk"];

/** Where a file stands: higher may import lower, never the other way. */
function levelOf(file: string): { readonly level: number; readonly part: string } {
  const [part = ""] = file.split("/");
  if (part === "cli") return { level: 6, part };
  if (part === "preview") return { level: 5, part };
  if (part === "dev") return { level: 4, part };
  if (part === "disk") return { level: 3, part };
  if (part === "build" || file === "build.ts" || file === "build-io.ts") return { level: 2, part: "build" };
  if (stages.includes(part)) return { level: 1, part };
  if (part === "runtime" || file === "index.ts") return { level: 1, part: "runtime" };
  return { level: 0, part: "ground" };
}

function importsOf(file: string): readonly { readonly specifier: string; readonly isType: boolean }[] {
  const text = readFileSync(join(root, "src", file), "utf8");
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/gm)].map(
    (match) => ({
      specifier: match[2] ?? match[3] ?? "",
      isType: match[1] !== undefined,
    }),
  );
}

test("imports point downhill, and stages do not import one another", () => {
  const uphill = files.flatMap((file) => {
    const from = levelOf(file);
    return importsOf(file)
      .filter(({ specifier }) => specifier.startsWith("."))
      .map(({ specifier, isType }) => ({
        target: relative(join(root, "src"), resolve(join(root, "src"), dirname(file), specifier)).replaceAll(
          "\\",
          "/",
        ),
        isType,
      }))
      .filter(({ target, isType }) => {
        const to = levelOf(target);
        if (to.part === from.part) return false;
        // The disk implements what the build asks for: it names the type, and calls nothing.
        if (from.part === "disk" && to.part === "build") return !isType;
        return to.level >= from.level;
      })
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(uphill).toEqual([]);
});

test("only the edges touch the disk, the network, the process or a bundler", () => {
  const outside = files
    .filter((file) => !edges.includes(levelOf(file).part))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) =>
          /^(?:node:(?!path|crypto|buffer$)|esbuild|sharp|svgo|chokidar|commander)/.test(specifier),
        )
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
  expect(outside).toEqual([]);
  const reads = files
    .filter((file) => !edges.includes(levelOf(file).part))
    .filter((file) =>
      /\bprocess\.(?:env|cwd|argv|exit)|Date\.now\(|new Date\(\)/.test(
        readFileSync(join(root, "src", file), "utf8"),
      ),
    );
  expect(reads).toEqual([]);
});

test("the generator names nothing of the site that is built with it", () => {
  const words = /Bâti|bati-utile|décret|promoteur|AMO\b|\/notre-metier|\/blog\b|Parlons|rapport-performance/i;
  const named = files.filter((file) =>
    words.test(stripExamples(readFileSync(join(root, "src", file), "utf8"))),
  );
  expect(named).toEqual([]);
});

test("tests that share a process replace nothing in it", () => {
  const shared = stageFolders.flatMap((folder) =>
    readdirSync(join(root, "tests", folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(shared.length).toBeGreaterThan(50);
  const replacing = shared.filter((file) =>
    /\bvi\.(?!fn\b)|\bprocess\.(?:chdir|env|exitCode|on)\b/.test(readFileSync(file, "utf8")),
  );
  expect(replacing.map((file) => relative(root, file))).toEqual([]);
});

test("every package that the command brings is asked for by the generator or by the site", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly dependencies: object;
  };
  const asking = ["src", "bin", "templates"].flatMap((folder) =>
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

test("the note on dependencies says of every package why it is here, who keeps it and what it weighs", () => {
  const wanted = ["package.json", "scripts/lighthouse/package.json"].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), "utf8"));
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const note = readFileSync(join(root, "docs/decisions/0001-dependencies.md"), "utf8");
  const rows = [...note.matchAll(/^\| `([^`]+)` \| (\d\S*) \| (.*) \|$/gm)];
  expect(rows.map(([, name, version]) => [name, version])).toEqual(wanted);
  const described = /^[^|]{5,} \| [^|]{5,} \| \[[^|]+\]\(https:[^|]+\) \| [\d,]+ \| [\d,]+ \| \d+$/;
  const lacking = rows.filter(([, , , rest = ""]) => !described.test(rest)).map(([, name]) => name);
  expect(lacking, "run node scripts/weigh-dependencies.mjs --write").toEqual([]);
});

/** Comments may show an example; code may not. */
function stripExamples(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}
