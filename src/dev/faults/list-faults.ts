import { weighNear } from "../../check/check-budgets.ts";
import { groupBy } from "../../group-by.ts";
import type { Entry, HeldBack, MissingFact } from "../../model/model.ts";
import { encodeRoute, isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { daysBetween } from "../../text/calendar-day.ts";
import { menderOf } from "../../words/catalogue.ts";
import { compareText, type Position, type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { speakToEditors, tellEditors } from "../../words/tell.ts";
import { type LinkTo, linkToPlace } from "../panel/link-to-place.ts";
import { describeWeight, findHeavyFiles, isHeavy } from "../panel/weigh-page.ts";
import { type Fault, faultKinds, type ListedKind } from "./fault.ts";
import {
  type FaultHolder,
  type FaultHolders,
  type FaultSources,
  findNamedRoutes,
  kindOf,
  nothing,
  type RefusedWords,
} from "./fault-sources.ts";

/** How faults are told, and where their links lead. */
export type Telling = {
  readonly speech: Speech;
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The address that opens a file in a code editor. Without it, faults are told to people who open no files. */
  readonly linkTo?: LinkTo | undefined;
  readonly holders?: FaultHolders | undefined;
  /** A calendar date. */
  readonly today?: string;
  /** True while pages and fields are those of an older version, which cannot be mended. */
  readonly isBroken?: boolean;
  /** The lines of a file around a problem. */
  readonly frame?: (problem: Problem) => readonly string[];
};

/** A fault with what it is sorted by. */
type Listed = { readonly fault: Fault; readonly file: string; readonly at: Position | undefined };

/** Lists faults by kind, and scheduled entries by date. */
export function listFaults(sources: FaultSources, telling: Telling): readonly Fault[] {
  const list = createLister(sources.drawn, telling);
  const listed: readonly Listed[] = [
    ...sources.problems.map(list.problem),
    ...sources.refused.map(list.refused),
    ...sources.held.map(list.held),
    ...sources.missing.map(list.fact),
    ...listHeavy(sources, telling.base, list),
    ...listNear(sources, telling.base, list),
  ];
  return [...listed]
    .sort(
      (a, b) =>
        faultKinds.indexOf(a.fault.kind) - faultKinds.indexOf(b.fault.kind) ||
        compareText(a.fault.due?.day ?? "", b.fault.due?.day ?? "") ||
        compareText(a.file, b.file) ||
        (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
        (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
        compareText(a.fault.key, b.fault.key),
    )
    .map(({ fault }) => fault);
}

/** Lists nothing but problems; see `FaultSources` and `Telling`. */
export function listProblems(
  drawn: Drawn | undefined,
  problems: readonly Problem[],
  telling: Telling,
): readonly Fault[] {
  return listFaults({ ...nothing, drawn, problems }, telling);
}

type Place = {
  readonly file: string;
  readonly at?: Position | undefined;
  /** The routes that a message names. */
  readonly routes?: readonly string[];
  readonly holder?: FaultHolder | undefined;
};

type Lister = ReturnType<typeof createLister>;

function createLister(drawn: Drawn | undefined, telling: Telling) {
  const { speech, base, linkTo, holders, today, isBroken, frame } = telling;
  const { pages: words, tell } = speech;
  const findPage = createPageFinder(drawn, holders);
  const routes = new Set<string>(drawn?.pages.map(({ page }) => page.route));
  const editors = speakToEditors(speech);
  const opensFiles = linkTo !== undefined;

  const fault = (
    kind: ListedKind,
    { file, at, routes = [], holder = holders?.at(file, at) }: Place,
    more: Partial<Fault> & Pick<Fault, "key">,
  ): Listed => {
    const page = drawn && findPage(file, routes);
    const place = writePlace({ file, at });
    const opens = kind === "unused" ? holders?.imagesLink : holder?.link;
    const address = page === undefined ? opens && `${base}/` : base + encodeRoute(page.route);
    const listed: Fault = {
      kind,
      mender: "editor",
      tag: words[kindKeys[kind].tag],
      holder: holder?.entry ?? page?.label ?? (opensFiles ? place : words["todo.site"]),
      field: holder?.field && (holder.field.label ?? words["todo.text"]),
      page,
      href: isBroken || address === undefined ? undefined : address + (opens ?? ""),
      messages: [],
      place: opensFiles ? place : undefined,
      link: linkToPlace({ file, at }, linkTo),
      ...more,
    };
    return { fault: listed, file, at };
  };

  /** Whoever reads the label of a field never sees its key. The hint is for the file, which has keys. */
  const tellInFull = ({ message, hint }: Problem, holder: FaultHolder | undefined) => ({
    messages: [(holder === undefined ? speech : editors).tell(message)],
    hint: hint && tell(hint),
  });
  const tellApart = (problem: Problem) => {
    const { text, hint, details } = tellEditors(problem, speech);
    const place = writePlace(problem);
    return { messages: [text], hint, place, details: { label: words.details, texts: details } };
  };

  return {
    fault,
    words,
    problem: (problem: Problem): Listed => {
      const { code, file, at } = problem;
      const holder = holders?.at(file, at);
      const lines = frame?.(problem) ?? [];
      return fault(
        kindOf(problem),
        { file, at, holder, routes: findNamedRoutes(problem, routes) },
        {
          mender: menderOf(problem),
          ...(opensFiles ? tellInFull(problem, holder) : tellApart(problem)),
          frame: lines.length === 0 ? undefined : lines.join("\n"),
          code,
          key: keyOfProblem(problem, holder),
        },
      );
    },
    refused: ({ why, key, ...place }: RefusedWords): Listed =>
      fault("refused", place, { messages: why, key: keyOf("refused", key) }),
    held: ({ file, collection, id, due, part }: HeldBack): Listed => {
      const entry = drawn?.entries.find((one) => one.collection === collection && one.id === id);
      const path = (due === undefined ? "draft" : (part ?? "date"))
        .split(/[.[\]]/)
        .flatMap((step) => (step === "" ? [] : /^\d+$/.test(step) ? Number(step) : step));
      const at = entry && drawn?.places.get(entry)?.(path, "value");
      if (due === undefined) return fault("draft", { file, at }, { key: keyOf("draft", [file, id, part]) });
      const days = today === undefined ? 0 : daysBetween(today, due);
      return fault(
        "scheduled",
        { file, at },
        {
          due: {
            day: due,
            text: words["todo.day"]({ due }),
            ...(days > 0 ? { distance: words["todo.in-days"]({ days }) } : {}),
          },
          messages: part === undefined ? [] : [words["todo.part"]({ part })],
          key: keyOf("scheduled", [file, id, part]),
        },
      );
    },
    /** A fact opens its field, even where the settings do not name it yet. */
    fact: ({ name, field, file, at, waiting }: MissingFact): Listed =>
      fault(
        "fact",
        { file, at, holder: field && holders?.setting(field) },
        {
          mender: "owner",
          messages: [words[waiting.length === 0 ? "todo.fact.nothing" : "todo.fact.waits"]],
          waiting: waiting.map(({ file, at, routes, text }) =>
            opensFiles
              ? {
                  name: routes.length > 0 ? routes.join(" ") : text,
                  place: at === undefined ? file : `${file}:${at.line}`,
                }
              : {
                  name: [holders?.at(file)?.entry, ...nameBlanks(routes.length > 0 ? "" : text)].join(" · "),
                },
          ),
          key: keyOf("fact", [name]),
        },
      ),
  };
}

/** Finds the page of a file: the one that a message names, that of the entry, or the first that shows it. */
function createPageFinder(drawn: Drawn | undefined, holders: FaultHolders | undefined) {
  const pages = drawn?.pages.filter(({ page }) => !isWorkbenchRoute(page.route)) ?? [];
  const byRoute = new Map(pages.map((rendered) => [rendered.page.route as string, rendered]));
  const backwards = pages.toReversed();
  const ownPages = new Map(backwards.map(({ page }) => [page.sources[0], page.route]));
  const showing = new Map(backwards.flatMap(({ page }) => page.sources.map((file) => [file, page.route])));
  const byFile = groupBy(drawn?.entries ?? [], (entry: Entry) => entry.file);
  const labelOf = (route: string): string => {
    const { page, facts } = byRoute.get(route) ?? {};
    const own = page?.sources[0] ?? "";
    const holder = byFile.has(own) ? holders?.at(own) : undefined;
    return holder?.entry ?? facts?.title ?? route;
  };
  return (file: string, named: readonly string[]): Fault["page"] => {
    const route = named.find((one) => byRoute.has(one)) ?? ownPages.get(file) ?? showing.get(file);
    return route === undefined ? undefined : { route, label: labelOf(route) };
  };
}

/** Words with the places of values that are not known yet, instead of their names between braces. */
function nameBlanks(text: string): readonly string[] {
  const shown = text.replace(/\{[^{}]*\}/g, "[…]");
  return /\p{L}/u.test(shown) ? [shown] : [];
}

/** Heavy files that no problem names. */
function listHeavy(
  { drawn, problems, pages }: FaultSources,
  base: string,
  { fault, words }: Lister,
): readonly Listed[] {
  const files = drawn?.files.filter(isHeavy) ?? [];
  const told = new Set(problems.map(({ file }) => file));
  const heavy = new Map<string, Listed>();
  for (const rendered of files.length > 0 ? pages : []) {
    const { route, sources } = rendered.page;
    for (const { kind, path, bytes, most } of findHeavyFiles(rendered, files, base)) {
      if (heavy.has(path) || told.has(`static/${path}`)) continue;
      const listed = fault(
        "weight",
        { file: sources[0] ?? "", routes: [route] },
        {
          messages: [words[kind === "image" ? "heavy.image" : "heavy.pdf"]({ bytes, most })],
          hint: path,
          key: keyOf("weight", [path.replace(/\.[0-9a-f]{10}\./, ".")]),
        },
      );
      heavy.set(path, listed);
    }
  }
  return [...heavy.values()];
}

/** From this share of a budget on, a page is listed before it exceeds the budget. */
const nearShare = 0.95;

/** Pages that are close to a budget. Pages over a budget are among the problems. */
function listNear(
  { drawn, pages, weigh }: FaultSources,
  base: string,
  { fault, words }: Lister,
): readonly Listed[] {
  if (drawn === undefined || weigh === undefined) return [];
  const { files, settings } = drawn;
  return weighNear(pages, settings.budgets, { files, base, weigh }, nearShare).flatMap((weighed) =>
    describeWeight(weighed, settings).flatMap(({ what, unit, amount, budget, isOver }): readonly Listed[] => {
      if (budget === undefined || unit === "files" || isOver || amount < budget * nearShare) return [];
      const { route, sources } = weighed.page;
      return [
        fault(
          "weight",
          { file: sources[0] ?? "", routes: [route] },
          {
            mender: "developer",
            messages: [words["todo.near"]({ what: words[budgetKeys[what]], amount, budget })],
            key: keyOf("weight", [route, what]),
          },
        ),
      ];
    }),
  );
}

/** The key of a fault, which is the same from day to day. */
function keyOf(kind: ListedKind, parts: readonly unknown[]): string {
  return JSON.stringify([kind, ...parts]);
}

/** The key of a problem, without lines, numbers and fingerprints, which may change while the problem stays the same. */
function keyOfProblem({ severity, code, file, message }: Problem, holder: FaultHolder | undefined): string {
  const [entry, field] = holder?.key ?? [];
  return keyOf(severity, [code, file, entry, field, listWords(message)]);
}

function listWords(value: unknown): readonly string[] {
  if (typeof value === "string") return [value.replace(/\.[0-9a-f]{10}\./g, ".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listWords);
}

/** The heading of the faults of a kind that the server finds, what is said below it, and the label of one of them. */
export const kindKeys = {
  refused: { title: "todo.refused", about: "todo.refused.about", tag: "todo.tag.refused" },
  error: { title: "todo.error", about: "todo.error.about", tag: "severity.error" },
  warning: { title: "todo.warning", about: "todo.warning.about", tag: "severity.warning" },
  fact: { title: "todo.fact", about: "todo.fact.about", tag: "todo.tag.fact" },
  placeholder: { title: "todo.placeholder", about: "todo.placeholder.about", tag: "todo.tag.placeholder" },
  scheduled: { title: "todo.scheduled", about: "todo.scheduled.about", tag: "todo.tag.scheduled" },
  draft: { title: "todo.draft", about: "todo.draft.about", tag: "todo.tag.draft" },
  stale: { title: "todo.stale", about: "todo.stale.about", tag: "todo.tag.stale" },
  unused: { title: "todo.unused", about: "todo.unused.about", tag: "todo.tag.unused" },
  weight: { title: "todo.weight", about: "todo.weight.about", tag: "todo.tag.weight" },
} as const satisfies Record<ListedKind, unknown>;

const budgetKeys = {
  firstPaint: "weight.firstPaint",
  fonts: "weight.fonts",
  preloadedFonts: "weight.preloadedFonts",
  scripts: "weight.scripts",
  page: "weight.page",
} as const;
