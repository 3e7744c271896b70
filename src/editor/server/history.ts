import { hasDotsOrGaps } from "../../model/published-path.ts";
import { encodeAddress } from "../../model/route.ts";
import { keepExchange, readKept, readPlain, takeBack } from "../../store/exchange.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { HistoryAnswer, Refused, RestoreAnswer, SaveAnswer, StepAnswer } from "../answers.ts";
import {
  createStep,
  findStep,
  followPages,
  isPlan,
  type Journal,
  type JournalEvent,
  makePatch,
  nextNumber,
  nextToRedo,
  nextToUndo,
  type PlanStep,
  pageOf,
  type Step,
  toggleStep,
} from "../model/journal/journal.ts";
import {
  layExchanges,
  type PresentFiles,
  type TakenBack,
  takeStepsBack,
} from "../model/journal/take-back.ts";
import { dayOf, tellHistory } from "../model/journal/tell-history.ts";
import { formatOfFile } from "../model/splice/open-file.ts";
import type { RequestTo, StepName } from "../requests.ts";
import { withoutAdded } from "./added-files.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuse, refuseProblems } from "./explain-refusal.ts";
import { findEntry, namePage, routeOfFile } from "./page-locator.ts";
import { changeFile, type FieldChange, recordStep, tryPlan } from "./save-edit.ts";

/** Undoes or redoes the last step of the open page. Undefined if its entry is gone. */
export async function takeStep(
  desk: EditDesk,
  action: StepName,
  { step: number, file: shown }: { readonly step?: number | undefined; readonly file: string },
  speech: Speech,
): Promise<StepAnswer | undefined> {
  const page = routeOfShown(desk, shown);
  const step = chooseStep(desk.journal.journal(), action, { page, number });
  if (step === undefined) return { status: "nothing" };
  const { entry, label } = step;
  const taken = { entry, label, isPublished: step.step <= desk.journal.journal().published };
  if (isPlan(step)) {
    const answer = await togglePlan(desk, step, { file: shown, leads: number === undefined }, speech);
    return answer.status === "saved" ? { ...answer, taken } : answer;
  }
  const place = findEntry(entry, drawnSite(desk));
  if (place === undefined) return undefined;
  const { edit } = step.isUndone ? step.forth : step.back;
  const path = edit.kind === "body" ? [] : edit.path;
  const change: FieldChange = {
    place,
    path,
    apply: (file) => toggleStep(step, file),
    record: (before, after) => ({
      event: {
        kind: action === "undo" ? "undone" : "redone",
        step: step.step,
        patch: makePatch(before.bytes, after),
      },
    }),
  };
  const answer = await changeFile(desk, change, shown, speech);
  return answer.status === "saved" ? { ...answer, taken: { ...taken, path } } : answer;
}

type Asked = { readonly page: string | undefined; readonly number: number | undefined };

function chooseStep(journal: Journal, action: StepName, { page, number }: Asked): Step | undefined {
  if (action === "undo") return nextToUndo(journal, page);
  if (number === undefined) return nextToRedo(journal, page);
  const step = findStep(journal, number);
  return step?.isUndone ? step : undefined;
}

/** The route of the open page. Undefined if the site has none in this file. */
function routeOfShown(desk: Pick<EditDesk, "site">, file: string): string | undefined {
  const drawn = drawnSite(desk);
  return drawn && routeOfFile(drawn, file);
}

/** Lists the steps by day and page, the newest first. */
export function readHistory(
  desk: Pick<EditDesk, "journal" | "site">,
  { file, search, most }: RequestTo<"history">,
  { tell }: Speech,
): HistoryAnswer {
  const kept = desk.journal.journal();
  const drawn = drawnSite(desk);
  const page = file === undefined ? undefined : routeOfShown(desk, file);
  const [undo, redo] = [nextToUndo(kept, page)?.step, nextToRedo(kept, page)?.step];
  return {
    ...tellHistory(kept, {
      search,
      most,
      nameOf: (route) => drawn && namePage(drawn, route),
      nameItem: (words, place) => tell(say("edit/step.place", { words, place })),
    }),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
  };
}

/**
 * Takes steps back as one step, all or none. Refused if a later step stands on one of them, or the checks refuse the
 * site without them. Undefined if there are no such steps.
 */
export async function restoreSteps(
  desk: EditDesk,
  { steps: numbers, writes, file: shown }: RequestTo<"restore">,
  speech: Speech,
): Promise<RestoreAnswer | undefined> {
  return desk.alone(async () => {
    const journal = desk.journal.journal();
    const taken = takeStepsBack(journal, numbers, presentFiles(desk));
    if (taken.status !== "done") return explainBlocked(taken, speech);
    const { steps } = taken;
    if (steps.length === 0) return undefined;
    if (!writes) return { status: "planned", count: steps.length };
    const plans = steps.some(isPlan);
    const own = plans ? withoutAdded(desk.root, taken.edits) : taken.edits;
    const { edits, tried } = await tryPlan(desk, own);
    if (tried.status !== "good") return refuseProblems(tried.problems, edits, undefined, speech);
    const step = nextNumber(journal);
    const exchanged = keepExchange(desk.root, edits, `restore-${step}`);
    if (exchanged.status !== "written") return refuseExchange(exchanged, speech);
    const event = recordRestored(desk, taken, { step, kept: exchanged.kept }, speech);
    const failed = recordStep(desk, event, () => void takeBack(desk.root, exchanged.kept), speech);
    if (failed !== undefined) return failed;
    desk.onKept(
      tried.keep(),
      edits.map(({ file }) => file),
    );
    const page = desk.show(shown);
    const first = steps.find(isPlan);
    const target = first && pageOf({ ...first, isUndone: true });
    const address = desk.base + encodeAddress(target ?? "/");
    return { status: "saved", digest: "", step, page, ...(page === undefined && { address }) };
  });
}

/** The event of steps that were taken back. It belongs to their page, or, for those of several pages, to none. */
function recordRestored(
  desk: EditDesk,
  { steps, edits, edit }: Extract<TakenBack, { readonly status: "done" }>,
  { step, kept }: { readonly step: number; readonly kept: string },
  { tell }: Speech,
): JournalEvent {
  const [first] = steps as readonly [Step, ...Step[]];
  const drawn = drawnSite(desk);
  const pages = followPages(desk.journal.journal());
  const page = steps.every((each) => pages.get(each.step) === pages.get(first.step))
    ? pages.get(first.step)
    : undefined;
  const pageName = page === undefined ? undefined : ((drawn && namePage(drawn, page)) ?? first.pageName);
  const { entry, label, at: since } = first;
  const restored = steps.map((each) => each.step);
  const about = { step, at: Date.now(), entry, page, pageName, restored };
  const [changed] = edits;
  const place = steps.length === 1 && !isPlan(first) ? findEntry(entry, drawn) : undefined;
  if (place !== undefined && changed?.before && changed.after && edit !== undefined && edits.length === 1) {
    const before = { ...place, bytes: changed.before };
    const saved = createStep({ ...about, label, file: place.file, edit }, before, changed.after);
    if (saved !== undefined) return { kind: "saved", ...saved };
  }
  const day = dayOf(first) === dayOf(steps.at(-1) ?? first) ? since : undefined;
  const what =
    steps.length === 1
      ? say("edit/step.restored", { what: label })
      : say("edit/step.restored.many", { count: steps.length, day });
  return { kind: "planned", ...about, label: tell(what), kept, before: "", after: "", isUndone: false };
}

/** The files of the site as they are, for steps that are taken back. */
function presentFiles(desk: EditDesk): PresentFiles {
  const drawn = drawnSite(desk);
  const collections = drawn?.site.collections ?? {};
  const plans = new Map<string, ReturnType<typeof readKept>>();
  return {
    read: (file) => readPlain(desk.root, file),
    find: ({ entry, file }) => {
      const isNamed = file.startsWith("content/") && !hasDotsOrGaps(file);
      const former = isNamed ? { file, format: formatOfFile(file, collections), within: [] } : undefined;
      return findEntry(entry, drawn) ?? former;
    },
    formatOf: (file) => formatOfFile(file, collections),
    readPlan: ({ kept }) => {
      if (!plans.has(kept)) plans.set(kept, readKept(desk.root, kept));
      return plans.get(kept);
    },
  };
}

/** Names each later step that stands on one that was to be taken back. */
function explainBlocked(
  taken: Exclude<TakenBack, { readonly status: "done" }>,
  { tell }: Pick<Speech, "tell">,
): Refused {
  if (taken.status === "gone") return refuse(tell(say("edit/step.gone")));
  const { step, by } = taken;
  if (by.length === 0) return refuse(tell(say("edit/step.overwritten", { what: step.label })));
  const later = by.map(({ label, at }) => say("edit/step.at", { what: label, at }));
  return refuse(tell(say("edit/step.later", { later })));
}

/** The file of the open page, and whether the author is led to the page to which the plan belongs afterwards. */
type Shown = { readonly file: string; readonly leads: boolean };

/** Undoes or redoes a plan with all its files. Refused if a later change stands on it. */
function togglePlan(desk: EditDesk, plan: PlanStep, shown: Shown, speech: Speech): Promise<SaveAnswer> {
  const { tell } = speech;
  const { step, kept, isUndone, label } = plan;
  return desk.alone(async () => {
    const files = presentFiles(desk);
    if (!isUndone) {
      const taken = takeStepsBack(desk.journal.journal(), [step], files);
      if (taken.status !== "done") return explainBlocked(taken, speech);
    }
    const written = readKept(desk.root, kept);
    if (written === undefined) return refuse(tell(say("edit/step.gone")));
    const asked = withoutAdded(desk.root, written).map(({ file, before, after }) =>
      isUndone ? { file, before, after } : { file, before: after, after: before },
    );
    const own = layExchanges(asked, files.read, files.formatOf);
    if (own === undefined) return refuse(tell(say("edit/step.overwritten", { what: label })));
    const { edits, tried } = await tryPlan(desk, own);
    if (tried.status !== "good") return refuseProblems(tried.problems, edits, undefined, speech);
    const exchanged = keepExchange(desk.root, edits, `${isUndone ? "redo" : "undo"}-${step}`);
    if (exchanged.status !== "written") return refuseExchange(exchanged, speech);
    const failed = recordStep(
      desk,
      { kind: isUndone ? "redone" : "undone", step },
      () => void takeBack(desk.root, exchanged.kept),
      speech,
    );
    if (failed !== undefined) return failed;
    desk.onKept(
      tried.keep(),
      edits.map(({ file }) => file),
    );
    const target = pageOf({ ...plan, isUndone: !isUndone }) ?? "/";
    const isElsewhere = shown.leads && target !== pageOf(plan);
    const page = isElsewhere ? undefined : desk.show(shown.file);
    const address = desk.base + encodeAddress(target);
    return { status: "saved", digest: "", step, page, ...(page === undefined && { address }) };
  });
}

function refuseExchange(
  { status, file }: { readonly status: "changed" | "elsewhere"; readonly file: string },
  { tell }: Pick<Speech, "tell">,
): Refused {
  return refuse(tell(say(status === "changed" ? "edit/step.changed" : "edit/no-file", { file })));
}
