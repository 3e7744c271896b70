import { parse } from "yaml";
import { type ImportTarget, importSite } from "../../create-charpente/src/import-site.ts";
import type { Engine, OldSite } from "../../create-charpente/src/old-site.ts";
import { recogniseEngine } from "../../create-charpente/src/recognise-engine.ts";
import type { Starter } from "../../create-charpente/src/starters.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";

const sample = [
  { path: "content/home.md", text: "---\ntitle: Example\ndescription: Words.\n---\nHello.\n" },
  { path: "content/posts/example.md", text: "---\ntitle: Example\n---\n" },
  {
    path: "content/site.yaml",
    text: "name: Example\ndescription: Words.\nauthor: Robin\nurl: https://www.example.org\n# Stays.\ntimeZone: Europe/London\nnavigation:\n  - { label: Posts, href: / }\n  - { label: Topics, href: /topics }\n  - { label: About, href: /about }\n",
  },
  { path: "package.json", text: '{ "scripts": { "build": "site build" } }\n' },
  { path: "templates/page.css", text: "main { margin: auto }\n" },
  {
    path: "templates/words.ts",
    text: 'import { en } from "./words/en.ts";\nexport const language = "en";\nexport const languages = { en: "English" };\nexport const words = { en };\nexport const addresses = { posts: "/posts", topics: "/topics", search: "/search" };\n',
  },
  {
    path: "templates/words/en.ts",
    text: 'export const en = {\n  locale: "en_GB",\n  day: (date: string) => date,\n};\n',
  },
  { path: "templates/site.ts", text: "export default defineSite({\n  language,\n});\n" },
].map(({ path, text }) => ({ path, bytes: Buffer.from(text) }));

type Given = { readonly starter?: Starter } & Partial<Pick<ImportTarget, "moving" | "sitemap">>;

/** Imports a site that a test writes out, and gives the new texts by path, with what is left as `file:line what`, and the settings of the
 * example that were kept. */
export function importFiles(
  files: Readonly<Record<string, string>>,
  given: Starter | Given = "blog",
  native?: NativeParser,
  named?: Engine,
) {
  const { starter = "blog", ...more } = typeof given === "string" ? { starter: given } : given;
  const site: OldSite = {
    paths: Object.keys(files).sort(),
    readText: (path) => files[path] ?? "",
    readBytes: (path) => Buffer.from(files[path] ?? ""),
  };
  const recognised = recogniseEngine(site);
  // Most tests of texts are of a site without settings.
  const usual = site.paths.some((path) => path.startsWith("content/")) ? "hugo" : "markdown";
  const engine = named ?? (recognised.status === "one" ? recognised.engine : usual);
  const imported = importSite(site, engine, {
    ...{ starter, language: "en", sample, today: "2026-01-01", native },
    ...more,
  });
  return {
    engine,
    texts: Object.fromEntries(
      imported.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
    ),
    copies: Object.fromEntries(imported.copies.map(({ from, to }) => [from, to])),
    left: imported.left
      .filter(({ kind }) => kind !== "setting")
      .map(({ kind, file, line, what }) => `${kind} ${file}${line ? `:${line}` : ""} ${what}`),
    kept: imported.left.filter(({ kind }) => kind === "setting").map(({ what }) => what),
    unmoved: Object.fromEntries(imported.unmoved.map(({ path, why }) => [path, why])),
    unknown: Object.fromEntries(imported.unknown),
    done: Object.fromEntries(imported.done),
    addresses: Object.fromEntries(
      imported.addresses.map((each) => [
        each.address,
        each.answer === "redirect" ? each.to : each.answer === "nothing" ? each.why : each.answer,
      ]),
    ),
  };
}

/** The redirects that the new site has to pages, without those from feeds. */
export function redirectsOf(texts: Readonly<Record<string, string>>): unknown {
  const { redirects = [] } = parse(texts["content/site.yaml"] ?? "") as {
    redirects?: readonly { from: string; to: string }[];
  };
  return redirects.filter(({ from }) => !from.endsWith(".xml"));
}
