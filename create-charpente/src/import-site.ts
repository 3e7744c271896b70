import { dirname } from "node:path/posix";
import { stringify } from "yaml";
import { settingsFile } from "../../src/define/settings-file.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";
import { toBase, toRoute } from "../../src/model/route.ts";
import { joinFrontMatter, splitFrontMatter } from "../../src/text/front-matter.ts";
import { problems } from "../../src/words/catalogue.ts";
import type { ProblemWords } from "../../src/words/in-each-language.ts";
import { arrangeContents, type Contents } from "./arrange-contents.ts";
import { convertText, convertUsualTags, type ImportContext } from "./convert-text.ts";
import { createFileFinder } from "./find-files.ts";
import { createPageFinder } from "./find-pages.ts";
import { nameLanguage, recogniseLanguage, toLanguageCode, wordsFile, writeLanguages } from "./languages.ts";
import { familiesOf } from "./left-overs/find-tags.ts";
import { type Moving, noMoving } from "./left-overs/moving.ts";
import { proposeRules, surveyTags, type TagName } from "./left-overs/survey-tags.ts";
import { addStubs, bodiesOf, planStubs, writeStubs } from "./left-overs/write-stubs.ts";
import { listRedirects } from "./list-redirects.ts";
import { type Copy, countIn, type Done, type Left, type NewFile, readFile, toFile } from "./new-site.ts";
import {
  type Engine,
  languageOf,
  type OldLanguage,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "./old-site.ts";
import { type PlacedText, placeTexts, type TextPlace } from "./place-texts.ts";
import { chooseFeedFiles, listOldFeeds, nameFeeds, readFeedFiles } from "./proof/list-feeds.ts";
import { type ProvedAddress, proveAddresses } from "./proof/prove-addresses.ts";
import { isPattern, readRedirects, toOldAddress } from "./proof/read-redirects.ts";
import { createGate, isHidden } from "./published.ts";
import { listTexts, readSettings } from "./read-engine.ts";
import { humanise } from "./read-fields.ts";
import { createTreeReader } from "./read-tree.ts";
import { type Starter, type StarterLanguage, starterAddresses } from "./starters.ts";
import { basePathOf, createUrlReader, writeSettings } from "./write-settings.ts";

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
  /** Tags without a counterpart in Markdown, and what becomes of each. */
  readonly names: readonly TagName[];
  readonly moving: Moving;
  /** What answers now at each address of the old site. */
  readonly addresses: readonly ProvedAddress[];
};

/** What a site is imported into. */
export type ImportTarget = {
  readonly starter: Starter;
  /** The language of the starter. The texts may have another one. */
  readonly language: StarterLanguage;
  /** The files of the starter. */
  readonly sample: readonly NewFile[];
  /** The files of the same starter in each language that it is written in. */
  readonly samples?: Readonly<Partial<Record<string, readonly NewFile[]>>>;
  readonly today: string;
  readonly native?: NativeParser | undefined;
  /** What becomes of tags without a counterpart. Names that it lacks get a rule. Undefined leaves all as they are. */
  readonly moving?: Moving | undefined;
  /** The addresses in the sitemap of the old site, as they are written there. */
  readonly sitemap?: readonly string[] | undefined;
};

/** The sample content of the starters, which the imported texts replace. */
const examples = /^content\/(?:(?:posts|pages|images)\/|home\.md$|sections\.yaml$)/;

/** Imports the texts of a site into a starter. Reads nothing but `site`, and writes nothing. */
export function importSite(
  site: OldSite,
  engine: Engine,
  {
    starter,
    language,
    sample,
    samples = { [language]: sample },
    today,
    native,
    moving: given,
    sitemap = [],
  }: ImportTarget,
): ImportedSite {
  const settings = readSettings(site, engine);
  const listed = leaveHidden(listTexts(engine, site, settings));
  const languages = listLanguages({ languages: settings.languages, ...listed }, settings, language);
  const left: Left[] = [];
  const done: Done = new Map(listed.done);
  for (const { file, line, text } of listed.untold ?? [])
    left.push({ kind: "untold", file, line, what: text });
  const addresses = { ...starterAddresses[language], ...findTopics(listed, languages) };
  const place = { starter, addresses, languages, capitals: hasCapitals(listed), today };
  const [missing, texts] = partition(listed.texts, ({ address }) => isOfMissing(address, languages));
  const [replaced, moved] = partition(texts, (text) => isReplaced(text, place));
  const placed = placeTexts(moved, place);
  const contents = arrangeContents(placed, listed, languages);
  const readUrl = createUrlReader(settings);
  const gate = createGate(site, engine, settings, listed, today);
  const files = createFileFinder(site.paths, gate, settings.publicFolders, readUrl);
  const hostRedirects = readRedirects(site, readUrl);
  const known = [...(listed.redirects ?? []), ...hostRedirects.filter(({ from }) => !isPattern(from))];
  const found = listRedirects(placed, { ...listed, redirects: known }, place, left);
  const context: ImportContext = {
    starter,
    pages: createPageFinder(placed, readUrl, found),
    files,
    readTree: createTreeReader(native),
    note: countIn(done),
    left,
    placeOf: contents.placeOf,
    siteTitle: settings.title,
    today,
  };
  const usual = placed.map((text) => convertUsualTags(text, context));
  const surveyed = placed.map(({ old }, place) => ({
    path: old.path,
    text: usual[place] ?? "",
    source: site.readText(old.path),
  }));
  const isOwn = (name: string) => ownDirectives.includes(name);
  const names = surveyTags(surveyed, familiesOf[engine], context.readTree, isOwn);
  const moving = given === undefined ? noMoving : proposeRules(names, given, ownDirectives);
  const stubs = planStubs(names, moving, ownDirectives);
  const tagMoving = { families: familiesOf[engine], moving, bodies: bodiesOf(stubs, ownDirectives) };
  // Drafts come last, as `createFileFinder` asks.
  const inTurn = [...placed.entries()].sort(([, a], [, b]) => Number(a.isDraft) - Number(b.isDraft));
  const written = inTurn.map(([place, text]) =>
    toFile(text.file, convertText(text, usual[place] ?? "", place + 1, tagMoving, context)),
  );
  const feeds = chooseFeedFiles(engine, site, readFeedFiles(readSample(sample, "templates/site.ts")));
  const { addresses: proved, redirects } = proveAddresses({
    ...{ placed, listed, place, found, feeds },
    written: [...(listed.redirects ?? []), ...hostRedirects],
    sitemap: sitemap.map((url) => toOldAddress(readUrl(pathOf(url)))),
    oldFeeds: listOldFeeds(engine, site, listed),
  });
  const content = { placed, redirects, menus: listed.menus, place, samples, readUrl };
  const translated = writeLanguages(readSample(sample, "templates/words.ts"), addresses.topics, {
    languages,
    words: (code) => samples[code]?.find(({ path }) => path === wordsFile(code)),
  });
  const subPath = basePathOf(settings.url);
  const base = toBase(subPath);
  const kept = sample
    .filter(({ path }) => !examples.test(path) && !translated.files.some((file) => file.path === path))
    .map((file) => {
      if (file.path === "templates/site.ts")
        return toFile(file.path, easeChecks(addStubs(nameFeeds(readFile(file), feeds), stubs)));
      if (file.path === "package.json") return toFile(file.path, importScripts(readFile(file), base));
      if (file.path === settingsFile)
        return toFile(file.path, writeSettings(readFile(file), settings, content, left));
      return file;
    });
  if (base === undefined) left.push({ kind: "address", file: "package.json", what: `${subPath} → /` });
  else if (base !== "") left.push({ kind: "base", file: "package.json", what: `--base ${base}` });
  for (const host of settings.moved ?? []) left.push({ kind: "address", file: settingsFile, what: host });
  for (const { file, what } of translated.left) left.push({ kind: "language", file, what });
  const others = addMissing(placed, settings, place, contents, sample);
  return {
    engine,
    files: [...kept, ...translated.files, ...written, ...others, ...writeStubs(stubs)].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    copies: files.copies(),
    texts: placed,
    redirects: redirects.length,
    done,
    left,
    unmoved: [
      ...listed.unmoved,
      ...missing.map(({ path }) => ({ path, why: "missing" as const })),
      ...replaced.map(({ path }) => ({ path, why: "list" as const })),
      ...files.leftBehind(),
    ],
    unknown: countUnknown(placed),
    names,
    moving,
    addresses: proved,
  };
}

/** The directives that both starters have. */
const ownDirectives = ["note", "alert"];

/** No engine publishes texts with a full stop in front of their names or folders. */
function leaveHidden({ texts, unmoved, ...more }: OldTexts): OldTexts {
  const [hidden, others] = partition(texts, ({ path }) => isHidden(path));
  return {
    ...more,
    texts: others,
    unmoved: [...unmoved, ...hidden.map(({ path }) => ({ path, why: "hidden" as const }))],
  };
}

function partition<T>(all: readonly T[], fits: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(fits), all.filter((each) => !fits(each))];
}

/** As many texts tell the language of a site. */
const fewTexts = 50;

/** The languages of the new site: those of the old one, or that of its readers, or else that of the starter. */
function listLanguages(
  { languages = [], texts }: OldTexts,
  settings: OldSettings,
  language: StarterLanguage,
): readonly OldLanguage[] {
  if (languages.length > 0) return languages;
  const heads = texts.slice(0, fewTexts).map(({ head, body }) => `${String(head.title)}\n${body}`);
  const words = [settings.title, ...heads.map(dropCode)];
  const spoken = languageOf(settings) ?? recogniseLanguage(words.join("\n"));
  const code = toLanguageCode(spoken ?? language, language);
  return [{ code, name: nameLanguage(code), path: "" }];
}

/** Code, addresses and tags are in no language. */
function dropCode(text: string): string {
  const parts = text.split(/^(?:`{3}|~{3}).*$/m).filter((_, place) => place % 2 === 0);
  return parts.join("\n").replace(/`[^`\n]*`|\]\([^()\n]*\)|https?:\S+|<[^<>\n]*>/g, "");
}

/** True if the addresses of the old site have capitals, which the settings of the new one then allow. */
function hasCapitals({ texts }: OldTexts): boolean {
  return texts.some(({ address }) => /[\p{Lu}\p{Lt}]/u.test(address));
}

/** The lists of tags keep their addresses as well: those of the field with the most tags, if there are several. */
function findTopics({ texts, lists = [] }: OldTexts, [main]: readonly OldLanguage[]) {
  const { path = "" } = main ?? {};
  const folders = lists.flatMap(({ of, language, address }) =>
    typeof of === "object" && "topic" in of && language === undefined
      ? [dirname(address).slice(path.length)]
      : [],
  );
  const counts = new Map(folders.map((folder) => [folder, folders.filter((each) => each === folder).length]));
  const [topics = "/"] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isTaken = texts.some(({ address, body }) => address === path + topics && body.trim() !== "");
  return topics !== "/" && !isTaken && toRoute(topics) !== undefined ? { topics } : {};
}

/** True for the text of the page for missing addresses. */
function isOfMissing(address: string, languages: readonly OldLanguage[]): boolean {
  return address === "/404" || languages.some(({ path }) => address === `${path}/404`);
}

/** True for a text without words in the place of a list or of the search, which the starter makes itself. */
function isReplaced({ address, body }: OldText, { starter, addresses, languages }: TextPlace): boolean {
  const own = [addresses.search, ...(starter === "blog" ? [addresses.topics] : [])];
  return body.trim() === "" && languages.some(({ path }) => own.some((page) => address === path + page));
}

/** The files that the templates require: a first page in each language, and the names of sections. */
function addMissing(
  placed: readonly PlacedText[],
  { title, description }: OldSettings,
  { starter, languages }: TextPlace,
  contents: Contents,
  sample: readonly NewFile[],
): readonly NewFile[] {
  const home = starter === "blog" ? "content/home.md" : "content/pages/index.md";
  const example = sample.find(({ path }) => path === home);
  const isThere = (path: string) => placed.some(({ file }) => file === path);
  const homes = languages.map((language, place) => {
    const path = place === 0 ? home : home.replace(/\.md$/, `.${language.code}.md`);
    const own = place === 0 ? { title, description } : language;
    const named = own.title ?? title;
    if (isThere(path) || (named === undefined && place > 0)) return undefined;
    if (named === undefined) return example && toFile(path, headOf(readFile(example)));
    const about = own.description ?? description ?? named;
    const head = { title: named, description: about, ...(starter === "documentation" && { order: 0 }) };
    return toFile(path, joinFrontMatter(stringify(head, { lineWidth: 0 }), ""));
  });
  const sections = languages.map((language, place) => {
    const code = place === 0 ? undefined : language.code;
    const path = code === undefined ? "content/sections.yaml" : `content/sections.${code}.yaml`;
    const titles =
      contents.sections.get(language.code) ?? listSections(placed.filter(({ old }) => old.language === code));
    // An empty file has no fields; the first language needs one all the same.
    if (titles.size > 0) return toFile(path, writeSections(titles));
    return code === undefined ? toFile(path, "{}\n") : undefined;
  });
  return [...homes, ...(starter === "documentation" ? sections : [])].filter((file) => file !== undefined);
}

/** The front matter of a text, with its fences. */
function headOf(text: string): string {
  const parts = splitFrontMatter(text);
  return parts.status === "split" ? text.slice(0, text.length - parts.body.length) : "";
}

/** The names of the sections by folder, in the order of their texts. */
function listSections(placed: readonly PlacedText[]): ReadonlyMap<string, string> {
  const folders = new Set(placed.flatMap(({ file }) => /^content\/pages\/([^/]+)\//.exec(file)?.[1] ?? []));
  const titleOf = (folder: string) =>
    placed.find(
      ({ old, file }) =>
        old.kind === "section" &&
        file.replace(/\.[\w-]+(?=\.md$)/, "") === `content/pages/${folder}/overview.md`,
    )?.fields.title;
  return new Map([...folders].map((folder) => [folder, titleOf(folder) ?? humanise(folder)]));
}

function writeSections(titles: ReadonlyMap<string, string>): string {
  return [...titles]
    .map(([name, title]) => `${JSON.stringify(name)}: { title: ${JSON.stringify(title)} }\n`)
    .join("");
}

function countUnknown(placed: readonly PlacedText[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of placed)
    for (const field of fields.unknown) counts.set(field, (counts.get(field) ?? 0) + 1);
  return new Map([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

function readSample(sample: readonly NewFile[], path: string): string {
  const file = sample.find((each) => each.path === path);
  return file === undefined ? "" : readFile(file);
}

/** Makes what texts of other generators often contain warnings in the new site, so that its author can look at it while correcting them. */
function easeChecks(site: string): string {
  const lines = Object.entries<ProblemWords>(problems)
    .filter(([, { isEasedByImport }]) => isEasedByImport)
    .map(([code]) => `    "${code}": "warning",\n`)
    .sort()
    .join("");
  const comment = "  // Warnings until the list in MOVED.md is done. Then delete this block.\n";
  return site.replace(/^export default defineSite\(\{\n/m, `$&${comment}  checks: {\n${lines}  },\n`);
}

/**
 * The scripts of the new site: it is built below the sub-path of the old one. `base` stands in a
 * shell without quotes, so it must come from `toBase`.
 */
function importScripts(written: string, base = ""): string {
  return written.replace('"site build"', () => `"site build${base && ` --base ${base}`}"`);
}

/** The path of a whole address. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
