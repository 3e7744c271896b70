import { stringify } from "yaml";
import { settingsFile } from "../define/settings-file.ts";
import type { NativeParser } from "../pipeline/markdown/adapt-native-parser.ts";
import { convertText, humanise, type ImportContext } from "./convert-text.ts";
import { easeChecks } from "./ease-checks.ts";
import { listAstro } from "./engines/astro.ts";
import { listEleventy } from "./engines/eleventy.ts";
import { listHugo } from "./engines/hugo.ts";
import { listJekyll } from "./engines/jekyll.ts";
import { createFileFinder } from "./find-files.ts";
import { createPageFinder } from "./find-pages.ts";
import {
  basePathOf,
  createUrlReader,
  importScripts,
  importSettings,
  listRedirects,
} from "./import-settings.ts";
import type { Copy, Done, Left, NewFile } from "./new-site.ts";
import {
  type Engine,
  languageOf,
  type OldSettings,
  type OldSite,
  type OldTexts,
  type Unmoved,
} from "./old-site.ts";
import { type PlacedText, placeTexts } from "./place-texts.ts";
import { createGate, isHidden } from "./published.ts";
import { readSettings } from "./read-settings.ts";
import { createTreeReader } from "./read-tree.ts";
import { type Starter, type StarterLanguage, starterAddresses } from "./starters.ts";

export type ImportedSite = {
  readonly engine: Engine;
  /** The files of the new site, except those that are copied. */
  readonly files: readonly NewFile[];
  readonly copies: readonly Copy[];
  readonly texts: readonly PlacedText[];
  readonly redirects: number;
  readonly done: Done;
  readonly left: readonly Left[];
  readonly unmoved: readonly Unmoved[];
  /** Fields that were left out, and how often each occurred. */
  readonly unknown: ReadonlyMap<string, number>;
};

const listTexts: Readonly<Record<Engine, (site: OldSite, settings: OldSettings) => OldTexts>> = {
  hugo: listHugo,
  jekyll: listJekyll,
  eleventy: listEleventy,
  astro: listAstro,
};

/** What a site is imported into. */
export type Target = {
  readonly starter: Starter;
  /** The language of the starter. The texts may have another one. */
  readonly language: StarterLanguage;
  /** The files of the starter. */
  readonly sample: readonly NewFile[];
  readonly today: string;
  readonly native?: NativeParser | undefined;
};

/** The sample content of the starters, which the imported texts replace. */
const examples = /^content\/(?:(?:posts|pages|images)\/|home\.md$|sections\.yaml$)/;

/** Imports the texts of a site into a starter. Reads nothing but `site`, and writes nothing. */
export function importSite(
  site: OldSite,
  engine: Engine,
  { starter, language, sample, today, native }: Target,
): ImportedSite {
  const settings = readSettings(site, engine);
  const listed = leaveHidden(listTexts[engine](site, settings));
  const left: Left[] = [];
  const done: Done = new Map();
  const [missing, texts] = partition(listed.texts, ({ address }) => address === "/404");
  const addresses = starterAddresses[language];
  const placed = placeTexts(texts, { starter, addresses }, left);
  const readUrl = createUrlReader(settings);
  const gate = createGate(site, engine, settings, listed, today);
  const files = createFileFinder(site.paths, gate, settings.publicFolders, readUrl);
  const context: ImportContext = {
    starter,
    pages: createPageFinder(placed, readUrl),
    files,
    readTree: createTreeReader(native),
    note: (kind) => void done.set(kind, (done.get(kind) ?? 0) + 1),
    left,
    siteTitle: settings.title,
    today,
  };
  const written = placed.map((text, place) => toFile(text.file, convertText(text, place + 1, context)));
  const redirects = listRedirects(placed, left);
  const kept = sample
    .filter(({ path }) => !examples.test(path))
    .map((file) => {
      if (file.path === "templates/site.ts") return toFile(file.path, easeChecks(read(file)));
      if (file.path === "package.json") return toFile(file.path, importScripts(read(file), settings));
      if (file.path !== settingsFile) return file;
      const place = { starter, addresses };
      return toFile(file.path, importSettings(read(file), settings, placed, redirects, place, left));
    });
  const base = basePathOf(settings.url);
  if (base !== "") left.push({ kind: "base", file: "package.json", what: `--base ${base}` });
  const locale = languageOf(settings);
  if (locale !== undefined && locale !== language)
    left.push({ kind: "language", file: "templates/words.ts", what: `${language} → ${locale}` });
  const others = addMissing(placed, settings, starter, sample);
  return {
    engine,
    files: [...kept, ...written, ...others].sort((a, b) => (a.path < b.path ? -1 : 1)),
    copies: files.copies(),
    texts: placed,
    redirects: redirects.length,
    done,
    left,
    unmoved: [
      ...listed.unmoved,
      ...missing.map(({ path }) => ({ path, why: "missing" as const })),
      ...files.leftBehind(),
    ],
    unknown: countUnknown(placed),
  };
}

/** No engine publishes texts with a full stop in front of their names or folders. */
function leaveHidden({ texts, unmoved }: OldTexts): OldTexts {
  const [hidden, others] = partition(texts, ({ path }) => isHidden(path));
  return {
    texts: others,
    unmoved: [...unmoved, ...hidden.map(({ path }) => ({ path, why: "hidden" as const }))],
  };
}

function partition<T>(all: readonly T[], fits: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(fits), all.filter((each) => !fits(each))];
}

/** The files that the templates require: a first page, and the names of sections. */
function addMissing(
  placed: readonly PlacedText[],
  { title, description }: OldSettings,
  starter: Starter,
  sample: readonly NewFile[],
): readonly NewFile[] {
  const files: NewFile[] = [];
  if (!placed.some(({ address }) => address === "/")) {
    const path = starter === "blog" ? "content/home.md" : "content/pages/index.md";
    const example = sample.find((file) => file.path === path);
    const head = {
      title,
      description: description ?? title,
      ...(starter === "documentation" && { order: 0 }),
    };
    if (title !== undefined) files.push(toFile(path, `---\n${stringify(head, { lineWidth: 0 })}---\n`));
    else if (example !== undefined) files.push({ ...example, bytes: toBytes(headOf(read(example))) });
  }
  if (starter === "documentation") files.push(toFile("content/sections.yaml", listSections(placed)));
  return files;
}

/** The front matter of a text, with its fences. */
function headOf(text: string): string {
  const fence = "\n---\n";
  return text.slice(0, text.indexOf(fence) + fence.length);
}

/** The names of the sections by folder, in the order of their texts. */
function listSections(placed: readonly PlacedText[]): string {
  const folders = new Set(placed.flatMap(({ file }) => /^content\/pages\/([^/]+)\//.exec(file)?.[1] ?? []));
  const titleOf = (folder: string) =>
    placed.find(({ old, file }) => old.kind === "section" && file === `content/pages/${folder}/overview.md`)
      ?.fields.title;
  return [...folders]
    .map(
      (folder) =>
        `${JSON.stringify(folder)}: { title: ${JSON.stringify(titleOf(folder) ?? humanise(folder))} }\n`,
    )
    .join("");
}

function countUnknown(placed: readonly PlacedText[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of placed)
    for (const field of fields.unknown) counts.set(field, (counts.get(field) ?? 0) + 1);
  return new Map([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

function toFile(path: string, text: string): NewFile {
  return { path, bytes: toBytes(text) };
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read({ bytes }: NewFile): string {
  return new TextDecoder().decode(bytes);
}
