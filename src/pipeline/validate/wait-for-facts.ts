import { withFacts, withLanguage, withZone } from "../../define/check-scope.ts";
import { readEntryId } from "../../define/collections.ts";
import type { SiteDefinition } from "../../define/define.ts";
import { explainFact } from "../../define/explain-fact.ts";
import { nameField } from "../../define/fields-of.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { findFactField } from "../../define/schema/describe-schema.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { putTagsBack, setTagsAside } from "../../define/tagged-values.ts";
import type { CompiledEntries } from "../../markdown/compile-entries.ts";
import { factsBehind, type Open } from "../../markdown/facts-in-text.ts";
import { toLanguageRoute, toOriginalId } from "../../model/language.ts";
import { hashOf, keyOf } from "../../model/memory/hash.ts";
import { keys } from "../../model/memory/kinds.ts";
import type { Memory } from "../../model/memory/memory.ts";
import { isPlain, remember } from "../../model/memory/memory.ts";
import type {
  MissingFact,
  Page,
  ParsedSource,
  SiteLanguage,
  ValidEntry,
  Waiting,
} from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import { openFacts } from "../../text/facts.ts";
import { shorten } from "../../text/shorten.ts";
import { say } from "../../words/message.ts";
import { compareText, type Report } from "../../words/problem.ts";
import {
  findAddresses,
  findLeftOut,
  findNamed,
  findReferences,
  leaveOut,
  locateWritten,
  type Reason,
} from "./leave-out.ts";
import { applyDefaults, defaultsOf } from "./validate-entries.ts";
import type { FactsIn, SiteSettings } from "./validate-settings.ts";

/** A checked site, of which nothing is left out yet. */
type WholeSite = {
  readonly templates: Pick<LoadedTemplates, "site" | "digest">;
  readonly parsed: readonly ParsedSource[];
  readonly settings: SiteSettings;
  readonly factsIn: FactsIn;
  readonly entries: readonly ValidEntry[];
  readonly validateSettings: (parsed: readonly ParsedSource[]) => SiteSettings | undefined;
};

/** What of a site waits for facts. */
export type Waits = {
  /** The routes of pages that are not built. */
  readonly closed: ReadonlySet<string>;
  /** What texts in a language may not publish. Undefined when nothing waits. */
  readonly openIn: (code?: string) => Open | undefined;
  /** What waits in settings and fields; texts add their own. */
  readonly waiting: readonly Waiting[];
  /** The names of the facts that are not given, sorted. */
  readonly open: readonly string[];
};

/** A site without what waits for facts. */
type ReadySite = {
  readonly settings: SiteSettings;
  readonly entries: readonly ValidEntry[];
  readonly waits: Waits;
};

type Tools = {
  /** Plans all pages as if nothing waited: only plans know which pages an entry has. */
  readonly planAll: () => Promise<readonly Page[]>;
  readonly memory: Memory;
  readonly report: Report;
};

/**
 * Leaves out everything that names a fact which is not given, then what leads to a page that is left out, until nothing
 * more changes. Costs nothing while all facts are given.
 */
export async function waitForFacts(whole: WholeSite, { planAll, memory, report }: Tools): Promise<ReadySite> {
  const { templates, settings, factsIn, entries } = whole;
  const { languages, requiredFacts } = templates.site;
  const open = [...new Set(languages.flatMap(({ code }) => openFacts(factsIn(code))))].sort();
  if (open.length === 0)
    return { settings, entries, waits: { closed: new Set(), openIn: () => undefined, waiting: [], open } };
  reportRequired(
    requiredFacts.filter((name) => open.includes(name)),
    whole,
    report,
  );

  let known: Known = { gone: new Map(), closed: new Map(), live: new Set() };
  let results = judgeEntries("wait", known, whole, memory);
  let pages: readonly Page[] | undefined;
  while (results.filter(({ waits }) => waits !== undefined).length > known.gone.size) {
    pages ??= await planAll();
    known = learn(results, pages, settings);
    results = judgeEntries("wait again", known, whole, memory);
  }
  const own = judgeSettings(known, whole, memory, report);
  const routesOf = (entry: ValidEntry) =>
    (pages ?? []).flatMap((page) => (isPageOf(page, entry) ? [page.route] : []));
  return {
    settings: own.settings,
    entries: results.flatMap(({ entry, waits }) => {
      if (waits === undefined) return [entry];
      // Plans require a single entry. Its pages are left out by their routes.
      return templates.site.collections[entry.collection]?.kind === "single" ? [entry] : [];
    }),
    waits: {
      closed: new Set(known.closed.keys()),
      openIn: (code) => openFor(languages.find((each) => each.code === code) ?? languages[0], known, factsIn),
      waiting: [
        ...own.waiting,
        ...results.flatMap(({ entry, waits, waiting }) =>
          waits === undefined ? waiting : waiting.map((one) => ({ ...one, routes: routesOf(entry) })),
        ),
      ],
      open,
    },
  };
}

/** The facts that are not given, each with everything that waits for it. */
export function listMissing(
  { open, waiting }: Waits,
  { settings }: Pick<SiteDefinition, "settings">,
  parsed: readonly ParsedSource[],
  { listLeftOut }: Pick<CompiledEntries, "listLeftOut">,
): readonly MissingFact[] {
  if (open.length === 0) return [];
  const source = parsed.find(({ file }) => file === settingsFile);
  const whole = new Set(waiting.flatMap(({ path, file }) => (path?.length === 0 ? [file] : [])));
  const shown = listLeftOut().filter(({ entry }) => !whole.has(entry.file));
  const inTexts = shown.map(
    ({ entry: { file, collection, id }, facts, at, text }): Waiting => ({
      facts,
      file,
      at,
      collection,
      id,
      path: undefined,
      routes: [],
      text,
    }),
  );
  const all = [...waiting, ...inTexts].sort(
    (a, b) => compareText(a.file, b.file) || (a.at?.line ?? 0) - (b.at?.line ?? 0),
  );
  return open.map((name) => {
    const field = findFactField(name, settings);
    return {
      name,
      field,
      file: settingsFile,
      at: field && (source?.locate(field, "value") ?? source?.locate(field, "key")),
      waiting: all.filter(({ facts }) => facts.includes(name)),
    };
  });
}

/** What is left out so far. */
type Known = {
  /** The facts that each entry waits for, by collection and id. */
  readonly gone: ReadonlyMap<string, readonly string[]>;
  /** The facts that each page waits for, by route or address that leads to it, and by file. */
  readonly closed: ReadonlyMap<string, readonly string[]>;
  /** The routes of the other pages. */
  readonly live: ReadonlySet<string>;
};

type Judged = {
  readonly entry: ValidEntry;
  /** The facts that the whole entry waits for. */
  readonly waits: readonly string[] | undefined;
  /** The entry or the parts that are left out. */
  readonly waiting: readonly Waiting[];
};

/** The first round and the later ones are remembered apart, because they know different things. */
type Round = "wait" | "wait again";

/** What the entries in a language are judged by. */
type Scope = {
  readonly facts: ReturnType<FactsIn>;
  readonly language: SiteLanguage;
  readonly open: Open;
  /** Identifies what is left out so far. */
  readonly state: string;
};

function judgeEntries(round: Round, known: Known, whole: WholeSite, memory: Memory): readonly Judged[] {
  const { entries, factsIn, templates } = whole;
  const scopes = new Map<string | undefined, Scope>();
  const scopeOf = (code: string | undefined): Scope => {
    const { languages } = templates.site;
    const language = languages.find((each) => each.code === code) ?? languages[0];
    const open = openFor(language, known, factsIn);
    const state = hashOf(JSON.stringify(open), JSON.stringify([...known.gone]));
    return { facts: factsIn(code), language, open, state };
  };
  return entries.map((entry) => {
    const scope = scopes.get(entry.language) ?? scopeOf(entry.language);
    scopes.set(entry.language, scope);
    return judgeEntry(round, entry, known, scope, whole, memory);
  });
}

function judgeEntry(
  round: Round,
  entry: ValidEntry,
  known: Known,
  { facts, language, open, state }: Scope,
  { templates: { site, digest }, parsed: sources, settings }: WholeSite,
  memory: Memory,
): Judged {
  const zone = settings.published.timeZone;
  const names = openFacts(facts);
  return memory.getFor<Judged>(round, entry, [state, site, zone], () => {
    const whole: Judged = { entry, waits: undefined, waiting: [] };
    if (site.sources[entry.collection]?.kind === "file") {
      // What leads to a missing entry cannot be left out of a result that somebody else has written.
      const led = findReferences(entry.data, known.gone, language).flatMap((one) => one.facts);
      const waits = [...new Set(led)].sort();
      return waits.length === 0 ? whole : { ...whole, waits, waiting: [wholeOf(entry, waits)] };
    }
    const collection = site.collections[entry.collection];
    if (collection === undefined) return whole;
    const mayWait =
      entry.names?.some((name) => names.includes(name)) ||
      findAddresses(entry.data, (address) => factsBehind(address, open)).length > 0 ||
      findReferences(entry.data, known.gone, language).length > 0;
    const source = mayWait ? sources.find(({ file }) => file === entry.file) : undefined;
    if (source === undefined) return whole;
    const isOneOfMany = collection.kind === "file";
    const written = isOneOfMany
      ? valueAt(source.data, [readEntryId(entry.id, collection).key])
      : applyDefaults(source.data, defaultsOf(entry.file, collection));
    const parse = (data: unknown) =>
      withFacts(facts, () =>
        withLanguage(language.code, () => withZone(zone, () => collection.schema.safeParse(data))),
      );
    const schema = keyOf(digest, entry.collection, language.code, zone);
    const key = keys.waiting(schema, entry.file, entry.digest, state, JSON.stringify(facts));
    const left = remember(memory, "waiting", key, () => {
      const found = findLeftOut(written, {
        countIssues: (data) => parse(data).error?.issues.length ?? 0,
        find: (data) => [
          ...findNamed(data, collection.schema, facts, language.code),
          ...findAddresses(data, (address) => factsBehind(address, open)),
          ...(known.gone.size === 0 ? [] : findReferences(parse(data).data, known.gone, language)),
        ],
      });
      const { success, data } = parse(leaveOut(written, found).data);
      const untagged = success ? setTagsAside(data) : undefined;
      return { ...found, ...(untagged && isPlain(untagged.value) && { rest: untagged }) };
    });
    if (left.stuck.length > 0) {
      const waits = [...new Set(left.stuck.flatMap((one) => one.facts))].sort();
      const [first] = left.stuck;
      const at = entry.locate(["needs"], "key") ?? entry.locate(first?.path ?? [], "value");
      return { ...whole, waits, waiting: [{ ...wholeOf(entry, waits), at }] };
    }
    if (left.removed.length === 0) return whole;
    const { data, toWritten } = leaveOut(written, left);
    const parsed = left.rest ? { success: true, data: putTagsBack(left.rest) } : parse(data);
    if (!parsed.success) return whole;
    const rest: ValidEntry = {
      ...entry,
      digest: hashOf(entry.digest, JSON.stringify(left.removed)),
      data: parsed.data,
      locate: locateWritten(entry.locate, toWritten),
    };
    const toWaiting = ({ path, facts: waited }: Reason): Waiting => ({
      ...wholeOf(entry, waited),
      at: entry.locate(path, "value") ?? entry.locate(path, "key"),
      path,
      text: shorten(firstWords(valueAt(written, path)), 80),
    });
    return { entry: rest, waits: undefined, waiting: left.removed.map(toWaiting) };
  });
}

function wholeOf({ collection, id, file, data }: ValidEntry, facts: readonly string[]): Waiting {
  return {
    facts,
    file,
    at: undefined,
    collection,
    id,
    path: [],
    routes: [],
    text: shorten(titleOf(data), 80),
  };
}

function titleOf(data: unknown): string {
  const title = valueAt(data, ["title"]);
  return typeof title === "string" ? title : "";
}

function firstWords(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return (
    Object.values(value)
      .map(firstWords)
      .find((text) => text !== "") ?? ""
  );
}

/** Leaves out what waits in the settings. Something that they require cannot wait. */
function judgeSettings(
  known: Known,
  { templates: { site, digest }, parsed, settings, factsIn, validateSettings }: WholeSite,
  memory: Memory,
  report: Report,
): { readonly settings: SiteSettings; readonly waiting: readonly Waiting[] } {
  const source = parsed.find(({ file }) => file === settingsFile);
  if (source === undefined) return { settings, waiting: [] };
  const facts = factsIn();
  const opens = site.languages.map((language) => openFor(language, known, factsIn));
  const state = hashOf(JSON.stringify(opens), JSON.stringify(facts));
  const behind = (address: string) => opens.flatMap((open) => factsBehind(address, open));
  const { left, rest } = memory.getFor("wait", source, [state, site], () => {
    const { code } = site.languages[0];
    const parse = (data: unknown) =>
      withFacts(facts, () => withLanguage(code, () => site.settings.safeParse(data)));
    const schema = keyOf(digest, settingsFile, code);
    const key = keys.waiting(schema, source.file, source.digest, state, JSON.stringify(facts));
    const left = remember(memory, "waiting", key, () =>
      findLeftOut(source.data, {
        countIssues: (data) => parse(data).error?.issues.length ?? 0,
        find: (data) => [...findNamed(data, site.settings, facts, code), ...findAddresses(data, behind)],
      }),
    );
    const { data, toWritten } = leaveOut(source.data, left);
    const locate = locateWritten(source.locate, toWritten);
    return { left, rest: { file: source.file, digest: source.digest, data, locate, body: undefined } };
  });
  for (const { path, facts: names } of left.stuck) {
    const name = names.find((each) => String(valueAt(source.data, path)).includes(`{${each}}`));
    const at = source.locate(path, "value");
    if (name !== undefined)
      report({ severity: "error", file: settingsFile, ...(at && { at }), ...explainFact(name, facts ?? {}) });
  }
  if (left.removed.length === 0) return { settings, waiting: [] };
  const others = parsed.map((one) => (one === source ? rest : one));
  return {
    settings: validateSettings(others) ?? settings,
    waiting: left.removed.map(({ path, facts: waited }) => ({
      facts: waited,
      file: settingsFile,
      at: source.locate(path, "value") ?? source.locate(path, "key"),
      collection: undefined,
      id: "site",
      path,
      routes: [],
      text: shorten(firstWords(valueAt(source.data, path)), 80),
    })),
  };
}

function isPageOf(page: Page, entry: ValidEntry): boolean {
  return page.entry === entry.file && page.entryId === toOriginalId(entry);
}

function learn(judged: readonly Judged[], pages: readonly Page[], { published }: SiteSettings): Known {
  const gone = new Map<string, readonly string[]>();
  const closed = new Map<string, readonly string[]>();
  const live = new Set<string>();
  const waits = judged.flatMap(({ entry, waits }) => (waits === undefined ? [] : [{ entry, waits }]));
  for (const { entry, waits: facts } of waits) {
    gone.set(`${entry.collection} ${entry.id}`, facts);
    if (entry.file.endsWith(".md")) closed.set(entry.file, facts);
  }
  for (const page of pages) {
    const found = waits.find(({ entry }) => isPageOf(page, entry));
    if (found === undefined) live.add(page.route);
    else
      for (const route of [page.route, ...(page.aliases ?? []).map(({ from }) => from)])
        closed.set(route, found.waits);
  }
  for (const { from, to } of published.redirects) {
    const facts = closed.get(to);
    if (facts !== undefined) closed.set(from, facts);
  }
  return { gone, closed, live };
}

/** What a text in this language may not publish: a link leads to the page in the same language, if there is one. */
function openFor({ code, path }: SiteLanguage, { closed, live }: Known, factsIn: FactsIn): Open {
  const facts = openFacts(factsIn(code));
  const routes = Object.fromEntries(
    [...closed].flatMap(([address, waited]) => {
      if (!address.startsWith("/")) return [[address, waited] as const];
      if (live.has(toLanguageRoute(path, address))) return [];
      const planned = address.startsWith(`${path}/`) ? address.slice(path.length) : address;
      return [address, ...(live.has(planned) ? [] : [planned])].map((each) => [each, waited] as const);
    }),
  );
  return { facts, routes };
}

/** One warning with the names of all required facts that are not given. */
function reportRequired(
  names: readonly string[],
  { templates: { site }, parsed }: WholeSite,
  report: Report,
): void {
  const [first] = names;
  if (first === undefined) return;
  const source = parsed.find(({ file }) => file === settingsFile);
  const nameFact = (name: string) => {
    const path = findFactField(name, site.settings);
    return path === undefined ? name : nameField(path, site.settings);
  };
  const field = findFactField(first, site.settings);
  const at = field && (source?.locate(field, "value") ?? source?.locate(field.slice(0, -1), "key"));
  report({
    code: "content/missing-fact",
    severity: "warning",
    file: settingsFile,
    ...(at && { at }),
    message: say("content/missing-fact", { names: names.map(nameFact) }),
    hint: say("content/missing-fact.hint", { file: settingsFile }),
  });
}
