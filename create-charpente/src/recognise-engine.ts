import { type Engine, engines, type OldSite } from "./old-site.ts";
import { readData } from "./read-head.ts";
import { toMapping } from "./read-values.ts";

/** What a generator leaves in the folder of its site: `paths` in it, or a package that its `package.json` asks for. */
type Marks = {
  /** Each pattern with what it says. Two are enough to recognise the generator. */
  readonly paths: readonly (readonly [RegExp, number])[];
  readonly packages: readonly string[];
};

const marks: Readonly<Record<Exclude<Engine, "markdown">, Marks>> = {
  hugo: {
    paths: [
      [/^hugo\.(?:toml|ya?ml|json)$/, 3],
      [/^config\/_default\/.+\.(?:toml|ya?ml|json)$/, 3],
      [/^config\.(?:toml|ya?ml|json)$/, 2],
      [/^content\/(?:.+\/)?_index\.\w+/, 2],
      [/^archetypes\//, 1],
      [/^layouts\//, 1],
    ],
    packages: ["hugo-bin", "hugo-extended"],
  },
  jekyll: {
    paths: [
      [/^_config\.ya?ml$/, 3],
      [/^_posts\//, 2],
      [/^_layouts\//, 1],
    ],
    packages: [],
  },
  eleventy: {
    paths: [
      [/^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/, 3],
      [/(?:^|\/)[\w.-]+\.11tydata\.(?:json|[cm]?js)$/, 2],
      [/^\.eleventyignore$/, 2],
    ],
    packages: ["@11ty/eleventy"],
  },
  astro: {
    paths: [
      [/^astro\.config\.[cm]?[jt]s$/, 3],
      [/^src\/content(?:\.config\.|\/config\.)[cm]?[jt]s$/, 2],
      [/^src\/pages\/.+\.astro$/, 1],
    ],
    packages: ["astro"],
  },
  vitepress: {
    paths: [[/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, 3]],
    packages: ["vitepress"],
  },
  docusaurus: {
    paths: [
      [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, 3],
      [/(?:^|\/)sidebars\.[cm]?[jt]s$/, 1],
    ],
    packages: ["@docusaurus/core"],
  },
};

export type Recognised =
  | { readonly status: "one"; readonly engine: Engine }
  | { readonly status: "none" }
  /** Several fit about as well. Each with the marks that it left. */
  | { readonly status: "several"; readonly found: readonly Found[] };

type Found = { readonly engine: Engine; readonly marks: readonly string[]; readonly weight: number };

const enough = 2;
/** So much more than any other one, a generator has to be the one that made the site. */
const clearly = 2;

/** Recognises the generator of a site by what it has: configuration, packages and folders. */
export function recogniseEngine(site: Pick<OldSite, "paths" | "readText">): Recognised {
  const packages = listPackages(site);
  const found = engines
    .flatMap((engine) => (engine === "markdown" ? [] : [weigh(engine, site.paths, packages)]))
    .filter(({ weight }) => weight >= enough)
    .sort((a, b) => b.weight - a.weight);
  const [best] = found;
  if (best === undefined) return { status: "none" };
  const near = found.filter(({ weight }) => weight > best.weight - clearly);
  return near.length === 1 ? { status: "one", engine: best.engine } : { status: "several", found: near };
}

/** True for a folder with the configuration of a generator. `paths` are its files, or only the names at its top. */
export function hasSettings(paths: readonly string[]): boolean {
  return Object.values(marks).some((each) =>
    each.paths.some(([pattern, weight]) => weight >= enough && paths.some((path) => pattern.test(path))),
  );
}

function weigh(
  engine: Exclude<Engine, "markdown">,
  paths: readonly string[],
  packages: ReadonlySet<string>,
): Found {
  const left = marks[engine].paths.flatMap(([pattern, weight]) => {
    const path = paths.find((each) => pattern.test(each));
    return path === undefined ? [] : [{ name: path, weight }];
  });
  const asked = marks[engine].packages.filter((name) => packages.has(name));
  const all = [...left, ...asked.slice(0, 1).map((name) => ({ name, weight: 3 }))];
  return {
    engine,
    marks: all.map(({ name }) => name),
    weight: all.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** The packages that the site asks for, at its top or, in a repository of several packages, one or two folders below. */
function listPackages({ paths, readText }: Pick<OldSite, "paths" | "readText">): ReadonlySet<string> {
  const manifests = paths.filter((path) => /^(?:[^/]+\/){0,2}package\.json$/.test(path));
  return new Set(
    manifests.flatMap((path) => {
      const { dependencies, devDependencies } = readData(readText(path), "json") ?? {};
      return Object.keys({ ...toMapping(dependencies), ...toMapping(devDependencies) });
    }),
  );
}
