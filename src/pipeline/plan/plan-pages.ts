import { posix } from "node:path";
import type { ContentIn, SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { groupBy } from "../../group-by.ts";
import { isNotFoundPage, toLanguageRoute } from "../../model/language.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { Alias, Entry, Page, ParsedSource, Places, Translation } from "../../model/model.ts";
import { foldPath } from "../../model/published-path.ts";
import {
  adviseOnCapitals,
  explainRoute,
  findRouteFault,
  isWorkbenchRoute,
  type RouteRules,
  slugify,
  toRoute,
  toWorkbenchRoute,
} from "../../model/route.ts";
import { type Message, Mistake, say, type Text } from "../../words/message.ts";
import { compareText, type Problem, type Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";
import type { Templates } from "../steps.ts";

type WantedPage = Omit<Page, "route" | "aliases" | "entry" | "entryId"> & {
  readonly wanted: string;
  /** The route without the path of its language. */
  readonly plannedRoute: string;
  readonly aliases: readonly string[];
  readonly entry: Entry | undefined;
  readonly workbench: boolean;
};

/**
 * Asks every group for its pages in every language, and checks that their routes are well formed and unique. All pages
 * with the same route are named. Pages are sorted by route.
 */
export function planPages(
  contents: readonly ContentIn[],
  groups: SiteDefinition["pages"],
  places: Places,
  {
    settings,
    explainThrow,
    memory,
    report,
  }: Pick<Templates, "settings" | "explainThrow" | "memory" | "report">,
): readonly Page[] {
  const wanted = Object.entries(groups).flatMap(([template, group]): readonly WantedPage[] => {
    const { workbench = false } = group;
    try {
      // The workbench is for authors, who need it in one language only.
      return contents.slice(0, workbench ? 1 : undefined).flatMap(({ content, language }) =>
        proveList(group.plan(content, settings, language)).map(
          ({ route, props, entry, updated, indexed = !workbench, card, aliases = [] }) => ({
            wanted: route.startsWith("/") ? toLanguageRoute(language.path, route) : route,
            plannedRoute: route,
            template,
            props,
            entry,
            updated,
            indexed,
            ...(card && { card }),
            ...(contents.length > 1 && { language: language.code }),
            workbench,
            sources: sourcesOf(props, entry, memory),
            aliases,
          }),
        ),
      );
    } catch (error) {
      report(explainThrow(error, say("doing.plan-pages", { template })));
      return [];
    }
  });
  const { capitals } = settings.output;
  const proving: Proving = { rules: { capitals }, places, memory, report };
  const claims = groupBy(wanted, ({ wanted }) => foldPath(wanted));
  const proved = [...claims.values()].flatMap((claimants) => {
    const valid = claimants.flatMap((page) => {
      const proved = proveRoute(page, proving);
      return proved === undefined ? [] : [{ page: proved, wanted: page }];
    });
    if (claimants.length === 1) return valid;
    for (const page of claimants) report(explainDuplicate(page, claimants, proving));
    return [];
  });
  const pages =
    contents.length > 1
      ? pairTranslations(
          proved.map(toTranslated),
          contents.map(({ language }) => language.code),
        )
      : proved.map(({ page }) => page);
  return pages.toSorted((a, b) => compareText(a.route, b.route));
}

type ProvedPage = { readonly page: Page; readonly wanted: WantedPage };

function toTranslated({
  page,
  wanted: { language = "", plannedRoute, entry, template },
}: ProvedPage): TranslatedPage {
  const shows = entry && JSON.stringify([template, entry.collection, entry.id]);
  return { page, language, plannedRoute, shows };
}

type AnyPlan = ReturnType<SiteDefinition["pages"][string]["plan"]>[number];

/** Checks the type at run time: not every editor checks types, and the build does not. */
function proveList(plans: readonly AnyPlan[]): readonly AnyPlan[] {
  if (!Array.isArray(plans)) throw refusePlan("thrown.no-list");
  if (plans.some((plan) => typeof plan?.route !== "string")) throw refusePlan("thrown.no-route");
  return plans;
}

function refusePlan(key: "thrown.no-list" | "thrown.no-route"): Mistake {
  return new Mistake(say(key), say("thrown.plan.hint"));
}

type Proving = {
  readonly rules: RouteRules;
  readonly places: Places;
  readonly memory: Memory;
  readonly report: Report;
};

function proveRoute(page: WantedPage, proving: Proving): Page | undefined {
  const { wanted, workbench, template, props, sources, entry, updated, indexed, card, language } = page;
  const route = workbench ? toWorkbenchRoute(wanted) : toRoute(wanted, proving.rules);
  if (route === undefined) {
    const { places, report } = proving;
    const explained = explainInvalid(page, proving);
    report({ code: "route/invalid", severity: "error", ...whereClaimed(page, places), ...explained });
    return undefined;
  }
  const aliases = proveAliases(page, proving);
  // Written field by field: each object made by spreading another gets its own hidden class in V8.
  return {
    route,
    template,
    props,
    sources,
    entry: entry?.file,
    entryId: entry?.id,
    updated,
    // Hosts show a not-found page for other addresses: nobody searches for it.
    indexed: indexed && !isNotFoundPage({ route, language }),
    ...(card && { card }),
    ...(aliases.length > 0 && { aliases }),
    ...(language !== undefined && { language }),
  };
}

/** The aliases that are valid routes, which may have capitals: they are older than the site. The others are reported. */
function proveAliases(page: WantedPage, proving: Proving): readonly Alias[] {
  const { places, report } = proving;
  const rules = { capitals: true };
  return page.aliases.flatMap((alias) => {
    const from = toRoute(alias, rules);
    const place = whereClaimed({ ...page, wanted: alias }, places);
    if (from !== undefined) return [{ from, place }];
    const explained = explainInvalid({ ...page, wanted: alias, workbench: false }, { ...proving, rules });
    report({ code: "route/invalid", severity: "error", ...place, ...explained });
    return [];
  });
}

function explainInvalid(
  page: WantedPage,
  { rules, memory }: Pick<Proving, "rules" | "memory">,
): Pick<Problem, "message" | "hint"> {
  const { wanted, workbench, entry, template } = page;
  const fault = explainRoute(wanted, rules);
  if (workbench || fault === undefined) {
    return {
      message: say("route/invalid.workbench", { route: wanted }),
      hint: say("address.write", { route: `/_${slugify(wanted) || "components"}` }),
    };
  }
  const message = say("route/invalid", { route: wanted, why: fault.why });
  // A title such as “?”, of which `slugify` leaves nothing.
  const isWritten = entry !== undefined && findField(entry, wanted) !== undefined;
  const isNothing = !isWritten && titlesOf(page).some((title) => slugify(title) === "");
  const hint = isNothing ? say("address.nothing.hint") : fault.hint;
  if (entry !== undefined) return { message, hint: adviseOnName(entry, wanted, rules) ?? hint };
  const from = findOrigin(page, memory);
  const isKnown = from.titles.length + from.files.length > 0;
  return {
    message: isKnown ? say("route/invalid.props", { message, template, ...from }) : message,
    hint,
  };
}

/** What a page without an entry is made from, so that its author can find it: the titles in its route, and files. */
function findOrigin(page: WantedPage, memory: Memory) {
  const files = findEntries(page.props, memory).map(({ file }) => file);
  return { titles: titlesOf(page).slice(0, mostNamed), files: [...new Set(files)].slice(0, mostNamed) };
}

const mostNamed = 3;

/** The texts in the entry, or else in the props, that `slugify` turns into the end of the route. */
function titlesOf({ entry, props, wanted }: WantedPage): readonly string[] {
  const end = wanted.slice(wanted.lastIndexOf("/") + 1);
  const isTitle = (text: string) => text !== "" && text !== end && text !== wanted && slugify(text) === end;
  return [...new Set(findTexts(entry?.data ?? props, 3).filter(isTitle))];
}

/** The texts in a value, at most `depth` levels deep. The content of an entry is not searched. */
function findTexts(value: unknown, depth: number): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth === 0 || isEntry(value)) return [];
  return Object.values(value).flatMap((part) => findTexts(part, depth - 1));
}

/** Undefined when the route does not come from the name of the file. */
function adviseOnName(entry: Entry, wanted: string, rules: RouteRules): Message | undefined {
  const { name, ext } = posix.parse(entry.file);
  const fault = findRouteFault(`/${name}`, rules);
  if (fault?.kind === "index") return undefined;
  if (findField(entry, wanted) !== undefined || !wanted.endsWith(name) || fault?.mended === undefined)
    return undefined;
  const original = originalOf(name);
  const mended = { name: `${fault.mended.slice(1)}${ext}` };
  const hint =
    original === undefined
      ? say("route/invalid.rename", mended)
      : say("route/invalid.copy", { ...mended, original: `${original}${ext}` });
  return adviseOnCapitals(fault.kind, hint);
}

/** Removes the suffix that Windows and macOS give to copies. Undefined for a name without one. */
function originalOf(name: string): string | undefined {
  return /^(.+?) ?(?:\(\d+\)|copie|copy|- Copie|- Copy)$/.exec(name)?.[1];
}

function explainDuplicate(
  page: WantedPage,
  claimants: readonly WantedPage[],
  { places, memory }: Pick<Proving, "places" | "memory">,
): Problem {
  const others = claimants.filter((other) => other !== page);
  const names = others.map((other): Text => {
    const who = nameClaimant(other, memory);
    return other.wanted === page.wanted ? who : say("route/duplicate.alike", { who, route: other.wanted });
  });
  return {
    code: "route/duplicate",
    severity: "error",
    ...whereClaimed(page, places),
    message: say("route/duplicate", { route: page.wanted, others: names }),
    hint: adviseOnDuplicate(claimants),
  };
}

function nameClaimant(page: WantedPage, memory: Memory): Text {
  if (page.entry !== undefined) return page.entry.file;
  const named = say("route/duplicate.page", { template: page.template });
  const from = findOrigin(page, memory);
  const isKnown = from.titles.length + from.files.length > 0;
  return isKnown ? say("route/duplicate.props", { page: named, ...from }) : named;
}

function adviseOnDuplicate(claimants: readonly WantedPage[]): Message {
  const copy = adviseOnCopy(claimants);
  if (copy !== undefined) return copy;
  if (claimants.some(({ wanted }) => wanted !== claimants[0]?.wanted))
    return say("route/duplicate.alike.hint");
  const isFromTitles = claimants.every((page) => page.entry === undefined && titlesOf(page).length > 0);
  return isFromTitles ? say("route/duplicate.titles.hint") : say("route/duplicate.hint");
}

/** Undefined unless one of the files is named as a copy of another. */
function adviseOnCopy(claimants: readonly WantedPage[]): Message | undefined {
  const files = claimants.flatMap(({ entry }) => (entry === undefined ? [] : [entry.file]));
  for (const copy of files) {
    const { dir, name, ext } = posix.parse(copy);
    const original = posix.join(dir, `${originalOf(name) ?? ""}${ext}`);
    if (files.includes(original)) return say("route/duplicate.copy", { copy, original });
  }
  return undefined;
}

function whereClaimed({ entry, wanted }: WantedPage, places: Places): Pick<Problem, "file" | "at"> {
  if (entry === undefined) return { file: "templates/site.ts" };
  const locate = places.get(entry);
  const field = findField(entry, wanted);
  const at =
    field !== undefined ? locate?.([field], "value") : isOneOfMany(entry) ? locate?.([], "key") : undefined;
  return { file: entry.file, ...(at && { at }) };
}

/** The field that a route comes from: `route`, or one whose text ends the route. */
function findField({ data }: Entry, wanted: string): string | undefined {
  const fields = Object.entries((data ?? {}) as Readonly<Record<string, unknown>>);
  const isRoute = ([name, value]: readonly [string, unknown]) => name === "route" && value === wanted;
  const isEnd = ([, value]: readonly [string, unknown]) =>
    typeof value === "string" &&
    value !== "" &&
    `/${wanted}`.endsWith(value.startsWith("/") ? value : `/${value}`);
  return (fields.find(isRoute) ?? fields.find(isEnd))?.[0];
}

/** True for an entry that shares its file with others: else the name of the file is the id of the entry. */
function isOneOfMany({ file, id }: Entry): boolean {
  return !file.replace(/\.[a-z]+$/, "").endsWith(`/${id}`);
}

/** The files of all entries in the props, beginning with that of the entry that gave the route. */
function sourcesOf(props: unknown, entry: Entry | undefined, memory: Memory): readonly string[] {
  const files = findEntries(props, memory).map(({ file }) => file);
  // The usual case: a page made from one entry that it shows.
  if (files.length === 1 && (entry === undefined || entry.file === files[0])) return files;
  return [...new Set(entry === undefined ? files : [entry.file, ...files])];
}

/** A page, and what identifies its versions in other languages. */
type TranslatedPage = {
  readonly page: Page;
  readonly language: string;
  /** The route that its plan gives, without the path of the language. */
  readonly plannedRoute: string;
  /** Identifies its group and its entry. Undefined when its plan names no entry. */
  readonly shows: string | undefined;
};

/**
 * Adds to each page its versions in all languages, itself included. Versions show the same entry. Pages that no entry
 * pairs are versions of each other if their plans give the same route. `codes` gives the order of the languages.
 */
function pairTranslations(pages: readonly TranslatedPage[], codes: readonly string[]): readonly Page[] {
  const byEntry = groupBy(pages, ({ shows }) => shows ?? "");
  // An entry that is shown on several pages of a language, such as a long list, does not tell them apart.
  const isPairedByEntry = ({ shows }: TranslatedPage) => {
    const members = shows === undefined ? [] : (byEntry.get(shows) ?? []);
    return members.length > 1 && new Set(members.map(({ language }) => language)).size === members.length;
  };
  const versions = groupBy(pages, (one) =>
    isPairedByEntry(one) ? `entry ${one.shows}` : `route ${one.plannedRoute}`,
  );
  return [...versions.values()].flatMap((members) => {
    const translations = members
      .map(({ language, page }): Translation => ({ language, route: page.route }))
      .sort((a, b) => codes.indexOf(a.language) - codes.indexOf(b.language));
    // A not-found page has no versions: its language switch leads to the home pages.
    return members.map(({ page }): Page => (isNotFoundPage(page) ? page : { ...page, translations }));
  });
}

/**
 * Maps files of `content/` to the routes of their pages; a file with several pages, to the shortest route. A page
 * belongs to a file when its plan names the entry, or when it is made from that file alone.
 */
export function routeFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const { route, entry, sources } of pages) {
    const file = entry ?? (sources.length === 1 ? sources[0] : undefined);
    if (file === undefined || isWorkbenchRoute(route)) continue;
    const known = routes.get(file);
    if (known === undefined || route.length < known.length) routes.set(file, route);
  }
  return routes;
}

const none: readonly Entry[] = [];

/** The entries in the props of a template, in their order. The content of an entry is not searched. */
export function findEntries(value: unknown, memory: Memory = noMemory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  if (isEntry(value)) return [value];
  // The HTML of a body, which is read from the disk, contains no entries.
  if ("digest" in value && "parts" in value) return none;
  const entries = Object.values(value).flatMap((item) => findWithin(item, memory));
  return entries.length < 2 ? entries : [...new Set(entries)];
}

/** Values in props are often the same objects from build to build; the props themselves are new objects. */
function findWithin(value: unknown, memory: Memory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  return isEntry(value) ? [value] : memory.getFor("entries", value, [], () => findEntries(value, memory));
}

function isEntry(value: object): value is Entry {
  return "collection" in value && "digest" in value && "file" in value;
}

type Redirects = GeneratorSettings["redirects"];
type Fault = Pick<Problem, "code" | "message" | "hint"> & { readonly field: "from" | "to" };

/**
 * Returns the valid redirects: those of the settings, then the aliases of pages. In a valid redirect the old address is
 * not a page, occurs once, and leads directly to a page. The others are reported.
 */
export function proveRedirects(
  redirects: Redirects,
  pages: readonly Page[],
  sources: readonly ParsedSource[],
  report: Report,
): Redirects {
  const source = sources.find(({ file }) => file === settingsFile);
  const routes = new Set<string>(pages.map(({ route }) => route));
  const aliases = pages.flatMap(({ route, aliases = [] }) =>
    aliases.map(({ from, place }) => ({ from, to: route, place })),
  );
  const all: readonly PlacedRedirect[] = [...redirects, ...aliases];
  // The first redirect from each address.
  const firsts = new Map(all.map((redirect, index) => [foldPath(redirect.from), index] as const).reverse());
  const alike = new Map(pages.map(({ route }) => [foldPath(route), route] as const));
  const proved = all.filter((redirect, index) => {
    const next = all[firsts.get(foldPath(redirect.to)) ?? all.length];
    const fault = findFault(redirect, {
      isRepeated: firsts.get(foldPath(redirect.from)) !== index,
      alike: alike.get(foldPath(redirect.from)),
      next,
      routes,
    });
    if (fault === undefined) return true;
    const { field, ...problem } = fault;
    const at = source?.locate(["redirects", index, field], "value");
    const place = redirect.place ?? { file: settingsFile, ...(at && { at }) };
    report({ severity: "error", ...place, ...problem });
    return false;
  });
  return proved.map(({ from, to }) => ({ from, to }));
}

/** A redirect of the settings, or an alias of a page with its place. */
type PlacedRedirect = Redirects[number] & { readonly place?: Alias["place"] };

type Surroundings = {
  /** True when another redirect begins at the same address. */
  readonly isRepeated: boolean;
  /** The page at the address where it begins, or one that differs in case or in normal form only. */
  readonly alike: string | undefined;
  /** The redirect from the address to which it leads. */
  readonly next: Redirects[number] | undefined;
  readonly routes: ReadonlySet<string>;
};

function findFault(
  { from, to }: Redirects[number],
  { isRepeated, alike, next, routes }: Surroundings,
): Fault | undefined {
  if (routes.has(from)) {
    return {
      field: "from",
      code: "redirect/taken",
      message: say("redirect/taken", { from }),
      hint: say("redirect/taken.hint"),
    };
  }
  if (alike !== undefined) {
    return {
      field: "from",
      code: "redirect/taken",
      message: say("redirect/taken.alike", { from, route: alike }),
      hint: say("redirect/taken.hint"),
    };
  }
  if (isRepeated) {
    return {
      field: "from",
      code: "redirect/duplicate",
      message: say("redirect/duplicate", { from }),
      hint: say("redirect/duplicate.hint"),
    };
  }
  if (routes.has(to)) return undefined;
  if (next !== undefined && routes.has(next.to)) {
    return {
      field: "to",
      code: "redirect/broken",
      message: say("redirect/broken.chain", { to }),
      hint: say("redirect/broken.chain.hint", { to: next.to }),
    };
  }
  return {
    field: "to",
    code: "redirect/broken",
    message: say("redirect/broken", { to }),
    hint: suggestionHint(to, [...routes], say("noun.pages")),
  };
}
