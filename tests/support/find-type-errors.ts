import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { blocksIn, filesIn } from "./read-blocks.ts";
import { projectRoot } from "./run-site.ts";

type Document = { readonly name: string; readonly text: string };

/**
 * What the compiler says of the code in documents. Files whose path stands above them are one site for each document.
 * All other code stands alone, with what it leaves out written around it: see `complete`.
 */
export function findTypeErrors(documents: readonly Document[]): string {
  const folder = mkdtempSync(join(tmpdir(), "charpente-types-"));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
    put("tsconfig.json", JSON.stringify(config));
    put("around.ts", around);
    for (const { name, text } of documents) {
      const files = filesIn(text).filter(({ path }) => /\.tsx?$/.test(path));
      for (const file of files) put(join("sites", name, file.path), file.text);
      const inFiles = new Set(files.map((file) => file.text));
      for (const [index, block] of blocksIn(text).entries()) {
        if (inFiles.has(block.text) || !isWritten(name, block.language)) continue;
        put(join("parts", `${name}.${index}.tsx`), complete(block.text));
      }
    }
    return spawnSync(join(projectRoot, "node_modules/.bin/tsc"), ["--project", "."], {
      cwd: folder,
      encoding: "utf8",
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const config = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    jsx: "react-jsx",
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: {
      charpente: [join(projectRoot, "src/index.ts")],
      "charpente/search": [join(projectRoot, "src/runtime/search/start-search.ts")],
    },
  },
};

/** Pages of functions repeat declarations from `src/` as `ts`, and have their examples as `tsx`. */
function isWritten(name: string, language: string): boolean {
  return language === "tsx" || (language === "ts" && !name.startsWith("functions/"));
}

/** Adds imports, and puts fields of a site into one and a drawing into the catalogue. */
function complete(text: string): string {
  if (/^"[\w-]+": \{/.test(text)) return `${drawing} = {\n${text}};\n`;
  const { own, rest } = splitImports(text);
  if (/^\w+: /.test(rest)) return `${own}${doorImports}${fill(rest)}`;
  return own === "" ? `${doorImports}${text}` : text;
}

/** The imports at the beginning of code, and what follows. */
export function splitImports(text: string): { readonly own: string; readonly rest: string } {
  const [own = ""] = /^(?:import .*\n)*/.exec(text) ?? [];
  return { own, rest: text.slice(own.length).trimStart() };
}

const names =
  "addressOf balanceLines calendarDate colour defineSite deriveSearch devOrigin directive duration Enhancer type Environment FeedLinks fileCollection fitLine folderCollection groupBy Head image insertFacts instant Island JsonLd JsonLdGraph LanguageSwitch Link markdown mathml needs nestHeadings paginate Picture Prose publication Raised RawHtml readData readText reference relatedEntries Search SearchResults singleEntry siteSettings slugify slugifyAll source SpeculationRules text title today typeset useLanguages useSite withOptions"
    .replaceAll(" ", ", ")
    .replace("type, ", "type ");
/** All that examples of functions need. */
export const doorImports = `import { ${names} } from "charpente";\nimport { z } from "zod";\n`;

/** A site with these fields, in place of its own fields of the same names. */
function fill(fields: string): string {
  const own = new Set([...fields.matchAll(/^(\w+):/gm)].map(([, name = ""]) => name));
  const others = Object.entries(siteFields).filter(([name]) => !own.has(name));
  return `defineSite({\n${others.map(([name, value]) => `${name}: ${value},\n`).join("")}${fields}\n});\n`;
}

const siteFields = {
  language: '"en"',
  words: '{ opensNewTab: "", footnotes: "", backToText: "" }',
  settings:
    "siteSettings({ email: z.string(), founded: z.number(), clients: z.number(), mail: z.object({ origin: z.string() }) })",
  collections: `{
    articles: folderCollection({ folder: "articles", format: "yaml", schema: z.object({ floors: z.number() }) }),
    posts: folderCollection({ folder: "posts", format: "markdown", schema: postSchema }),
    authors: folderCollection({ folder: "authors", format: "yaml", schema: authorSchema }),
    terms: fileCollection({ file: "terms.yaml", schema: termSchema }),
  }`,
  pages: "{ post: { template: () => null, plan: () => [] } }",
};

const drawing = `import type { Building } from "${join(projectRoot, "templates/engine/building.ts")}";
export const drawings: { readonly [name: string]: Building }`;

/** What examples of functions take for granted: entries, and components of the site. */
const around = `import type { Entry, Figure, ImageReference, Reference, Term } from "charpente";
import type { ComponentType } from "react";
import type { z } from "zod";

type Post = {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly cover: ImageReference;
  readonly author: Reference<"authors">;
  readonly related: readonly Reference<"posts">[];
};
type Author = { readonly name: string };

declare global {
  const post: Entry<Post>;
  const posts: readonly Entry<Post>[];
  const postSchema: z.ZodType<Post>;
  const authorSchema: z.ZodType<Author>;
  const termSchema: z.ZodType<Term>;
  const HomePage: ComponentType<{ readonly posts: readonly Entry<Post>[] }>;
  const PostPage: ComponentType<{
    readonly post: Entry<Post>;
    readonly author?: Entry<Author>;
    readonly related?: readonly Entry<Post>[];
  }>;
  const PostContent: ComponentType<{ readonly post: Entry<Post> }>;
  const PlainPage: ComponentType<{ readonly title: string; readonly words: string }>;
  const ContactPage: ComponentType<{ readonly service: string }>;
  const SearchPage: ComponentType;
  const Counter: ComponentType<{ readonly start: number }>;
  const drawing: string;
}
`;
