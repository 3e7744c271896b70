import { findNamed, type Mention, type NamedEntry } from "../editor/model/entries/find-mentions.ts";
import type { KnownSite } from "../editor/model/entries/known-site.ts";
import {
  type FileChange,
  type Impossible,
  type LineChange,
  listFiles,
  type Plan,
} from "../editor/model/entries/plan.ts";
import { encodeRoute } from "../model/route.ts";
import { type Exchange, type Exchanged, keepExchange } from "../store/exchange.ts";
import { blame } from "../store/failures.ts";
import { inLanguage, message } from "../words/in-each-language.ts";
import type { Language } from "../words/languages.ts";
import { type Message, say } from "../words/message.ts";
import { hasErrors, type Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { listKnown, suggest, suggestionHint } from "../words/suggest.ts";
import type { OpenSite } from "./open-site.ts";
import { printable, printableName, printWords, toJsonProblem, toPrintableJson, UsageError } from "./print.ts";
import { printProblems } from "./print-problems.ts";

/** What is told of whole entries that are added, moved or removed. */
export const planWords = {
  removed: { en: "(removed)", fr: "(supprimé)" },
  redirect: message({
    en: ({ from, to }: { from: string; to: string }) => `redirect: ${from} → ${to}`,
    fr: ({ from, to }) => `redirection : ${from} → ${to}`,
  }),
  redirectChanged: message({
    en: ({ from, to }: { from: string; to: string }) => `redirect to the new address: ${from} → ${to}`,
    fr: ({ from, to }) => `redirection qui mène désormais à la nouvelle adresse : ${from} → ${to}`,
  }),
  redirectRemoved: message({
    en: ({ from, to }: { from: string; to: string }) => `redirect removed: ${from} → ${to}`,
    fr: ({ from, to }) => `redirection retirée : ${from} → ${to}`,
  }),
  kept: message({
    en: ({ folder }: { folder: string }) => `the earlier files are kept in ${folder}/before/`,
    fr: ({ folder }) => `les fichiers tels qu’ils étaient sont gardés dans ${folder}/before/`,
  }),
  refused: {
    en: "the site would get these new errors",
    fr: "le site aurait ces erreurs, qu’il n’a pas aujourd’hui",
  },
  draft: {
    en: "a draft: the page gets this address once the line draft: true is gone; site dev shows it already",
    fr: "c’est un brouillon : la page aura cette adresse quand la ligne draft: true sera retirée ; site dev la montre déjà",
  },
};

/** Finds the entry that an argument names. Throws `UsageError` when there is none, or several. */
export function findOne(written: string, site: KnownSite): NamedEntry {
  const [found, ...others] = findNamed(written, site);
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new UsageError(
      say("usage.many-entries", { name: written, names: [found, ...others].map(qualifiedName) }),
    );
  throw new UsageError(say("usage.no-entry", { name: written, hint: hintAt(written, site) }));
}

function hintAt(written: string, { pages, entries }: KnownSite): Message {
  if (written.startsWith("/"))
    return suggestionHint(
      written,
      pages.map(({ route }) => route),
      say("noun.pages"),
    );
  const names = entries.map(({ collection, id }) => `${collection}/${id}`);
  const near = suggest(written, [...names, ...entries.flatMap(({ id, file }) => [id, file])]);
  return near === undefined ? listKnown(names, say("noun.entries")) : say("near-word", { word: near });
}

/** The title among the words of a command that names an entry: its collection may stand before, as without one. */
export function titleAmong([first, ...others]: readonly string[], { entry }: NamedEntry): string {
  return (first === undefined || first === entry.collection ? others : [first, ...others]).join(" ");
}

function qualifiedName({ entry: { collection, id } }: NamedEntry): string {
  return `${collection}/${id}`;
}

export type PlanOptions = {
  /** A name for the folder with the previous files, below `.site/`, as in `move-ventilation`. */
  readonly name: string;
  readonly dryRun: boolean;
  readonly json: boolean;
};

/**
 * Writes the planned edits if a build in memory finds no new error with them. Returns the exit status. With `dryRun`,
 * prints the changed lines instead.
 */
export async function finishPlan(
  site: OpenSite,
  plan: Plan,
  options: PlanOptions,
  speech: Speech,
): Promise<number> {
  const problems = await site.findFresh(plan.edits);
  if (hasErrors(problems)) return refusePlan(site, plan, problems, options, speech);
  const kept = options.dryRun ? undefined : write(site, plan, options.name);
  if (kept !== undefined && "why" in kept) return refuse(kept, options, speech);
  const files = listFiles(plan.edits);
  if (options.json) {
    const status = options.dryRun ? "planned" : "written";
    process.stdout.write(toPrintableJson(toReport({ status, plan, problems, kept: kept?.folder }, speech)));
    return 0;
  }
  printProblems(problems, site.readText, process.stderr, speech);
  process.stdout.write(describeFiles(files, options.dryRun, speech.language));
  process.stderr.write(describeRedirects(plan, speech.language));
  const keeps = plan.edits.some(({ before }) => before !== undefined);
  if (kept === undefined) process.stderr.write(`${printWords.nothing[speech.language]}\n`);
  else if (keeps) process.stderr.write(`${planWords.kept[speech.language]({ folder: kept.folder })}\n`);
  return 0;
}

/** Says why nothing can be done, and returns the exit status. */
export function refuse(
  { why, mention }: Omit<Impossible, "status">,
  { json }: Pick<PlanOptions, "json">,
  speech: Speech,
): number {
  const { tell, language } = speech;
  if (json) {
    const links = mention === undefined ? [] : [toLink(mention)];
    process.stdout.write(toPrintableJson({ version: 1, status: "refused", why: tell(why), links }));
    return 1;
  }
  if (mention !== undefined) process.stderr.write(describeMentions([mention]));
  process.stderr.write(`${printable(tell(why))}\n${printWords.nothing[language]}\n`);
  return 1;
}

function refusePlan(
  site: OpenSite,
  plan: Plan,
  problems: readonly Problem[],
  { json }: PlanOptions,
  speech: Speech,
): number {
  if (json) {
    process.stdout.write(
      toPrintableJson(toReport({ status: "refused", plan, problems, kept: undefined }, speech)),
    );
    return 1;
  }
  const after = new Map(plan.edits.map(({ file, after }) => [file, after]));
  const readText = (file: string) => {
    const bytes = after.get(file);
    return bytes === undefined ? site.readText(file) : new TextDecoder().decode(bytes);
  };
  printProblems(problems, readText, process.stderr, speech);
  printRefused(speech.language);
  return 1;
}

/** Says that a plan would break the site. */
export function printRefused(language: Language): void {
  process.stderr.write(`${planWords.refused[language]}\n${printWords.nothing[language]}\n`);
}

type Kept = { readonly folder: string };

function write({ root }: OpenSite, { edits }: Plan, name: string): Kept | Impossible {
  const [first] = edits;
  const exchanged = blame(first?.file ?? "content", () => keepExchange(root, edits, name));
  if (exchanged.status === "written") return { folder: exchanged.kept };
  return { status: "impossible", why: explainUnwritten(exchanged) };
}

/** Says why an exchange of files wrote nothing. */
export function explainUnwritten({ status, file }: Exclude<Exchanged, { status: "written" }>): Message {
  return status === "changed" ? say("edit/changed", { file }) : say("edit/no-file", { file });
}

type Finished = {
  readonly status: "planned" | "written" | "refused";
  readonly plan: Plan;
  readonly problems: readonly Problem[];
  readonly kept: string | undefined;
};

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport({ status, plan, problems, kept }: Finished, { tell }: Speech) {
  return {
    version: 1,
    status,
    moved: plan.moved,
    redirects: plan.redirects,
    links: plan.mentions.map(toLink),
    files: listFiles(plan.edits),
    kept,
    problems: problems.map((problem) => toJsonProblem(problem, tell)),
  };
}

/** A link or reference to an entry, in the reports of `--json`. */
export function toLink({ file, line, column, kind, path, words }: Mention) {
  return { file, line, column, kind, path, words };
}

/**
 * Prints the address of the page that a new file gets, and whether it is a draft. Prints nothing where it gets none.
 */
export async function printAddress(
  site: OpenSite,
  edit: Exchange,
  isDraft: boolean,
  language: Language,
): Promise<void> {
  const { pages } = await site.draw([edit]);
  const page = pages.find(({ sources }) => sources[0] === edit.file);
  if (page === undefined) return;
  process.stdout.write(`${site.known.settings.url}${encodeRoute(page.route)}\n`);
  if (isDraft) process.stderr.write(`${planWords.draft[language]}\n`);
}

/** A line for each file. With `lines`, its changed lines follow, as in `12 - old` and `12 + new`. */
export function describeFiles(files: readonly FileChange[], lines: boolean, language: Language): string {
  return files
    .flatMap(({ file, from, action, changes }) => [
      printableName(from === undefined ? file : `${from} → ${file}`) +
        (action === "removed" ? `  ${planWords.removed[language]}` : ""),
      ...(lines ? changes.flatMap(describeChange) : []),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

function describeChange({ line, before, newLine, after }: LineChange): readonly string[] {
  return [
    ...before.map((text, at) => `  ${line + at} - ${printable(text)}`),
    ...after.map((text, at) => `  ${newLine + at} + ${printable(text)}`),
  ];
}

/** A line for each redirect that is added, changed or removed. */
function describeRedirects({ redirects }: Pick<Plan, "redirects">, language: Language): string {
  const { added, changed, removed } = redirects;
  const words = inLanguage(planWords, language);
  return [
    ...added.map((redirect) => words.redirect(redirect)),
    ...changed.map((redirect) => words.redirectChanged(redirect)),
    ...removed.map((redirect) => words.redirectRemoved(redirect)),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A line for each link or reference to an entry. */
export function describeMentions(mentions: readonly Mention[]): string {
  return mentions
    .map(({ file, line, column, words }) => {
      const flat = words
        .split("\n", 20)
        .map((each) => each.trim())
        .join(" ");
      const short = flat.length > 100 ? `${flat.slice(0, 99)}…` : flat;
      return `${printableName(`${file}:${line}:${column}`)}  ${printable(short)}\n`;
    })
    .join("");
}
