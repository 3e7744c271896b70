import { posix } from "node:path";
import { fieldsOf } from "../../define/fields-of.ts";
import type { EarlyPage } from "../../dev/site/looked-at-first.ts";
import type { BuiltSite } from "../../dev/site/site-state.ts";
import { digestOf } from "../../model/memory/hash.ts";
import type { RenderedPage } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type Exchange, keepExchange, takeBack } from "../../store/exchange.ts";
import { systemCode } from "../../store/failures.ts";
import { say } from "../../words/message.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { Edit, EntryName, FieldPath } from "../model/edit.ts";
import { findAddress } from "../model/entries/find-mentions.ts";
import type { KnownSite } from "../model/entries/known-site.ts";
import { listFiles, type Plan } from "../model/entries/plan.ts";
import { writeFieldLink } from "../model/field-link.ts";
import {
  createStep,
  type EntryFile,
  extendStep,
  isPlan,
  type JournalEvent,
  nextNumber,
} from "../model/journal/journal.ts";
import { labelField } from "../model/locate/label-fields.ts";
import { type Merged, mergeEdit } from "../model/merge/merge-edit.ts";
import { compareSites } from "../model/ripple/compare-sites.ts";
import type { PlanAnswer, Refused, RequestTo, RippleAnswer, SaveAnswer } from "../requests.ts";
import { followAdded } from "./added-files.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import {
  explainRefusal,
  readEdit,
  refuse,
  refuseFaults,
  refuseProblems,
  showMention,
} from "./explain-refusal.ts";
import { type EntryPlace, findEntry, labelNamed, routeOfFile } from "./page-locator.ts";

/** Reports what would change for visitors, without writing. Undefined if the site has no such entry. */
export async function findRipple(
  desk: EditDesk,
  { entry, edit: asked, old, digest }: RequestTo<"save">,
  speech: Speech,
): Promise<RippleAnswer | undefined> {
  const { tell } = speech;
  const place = findEntry(entry, drawnSite(desk));
  if (place === undefined) return undefined;
  const { file, format, within } = place;
  const read = readEdit(asked, old, speech);
  if (read.status === "faulty") return refuseFaults(read.faults, place, asked);
  const { edit } = read;
  return desk.alone(async () => {
    const bytes = desk.files.read(file);
    if (bytes === undefined) return refuse(tell(say("edit/no-file", { file })));
    const applied = mergeEdit(bytes, format, within, { digest, old }, edit);
    switch (applied.status) {
      case "conflict":
        return { status: "conflict", digest: digestOf(bytes), theirs: applied.theirs };
      case "impossible":
        return refuse(tell(applied.why));
    }
    const now = drawnSite(desk);
    const own = [{ file, before: bytes, after: applied.bytes }];
    const { tried } = await tryWithAdded(desk, own, (edits) => desk.site.tryFiles(edits));
    const path = edit.kind === "body" ? [] : edit.path;
    if (tried.status === "refused")
      return explainRefusal(tried.problems, { place, path, bytes: applied.bytes }, speech);
    const { drawn } = tried.site;
    return now === undefined || drawn === undefined ? undefined : compareSites(now, drawn);
  });
}

/** Saves an edit if it passes all checks. Undefined if the site has no such entry. */
export async function saveEdit(
  desk: EditDesk,
  { entry, edit: asked, old, digest, goesOn, file: shown }: RequestTo<"save">,
  speech: Speech,
): Promise<SaveAnswer | undefined> {
  const drawn = drawnSite(desk);
  const place = findEntry(entry, drawn);
  if (drawn === undefined || place === undefined) return undefined;
  const read = readEdit(asked, old, speech);
  if (read.status === "faulty")
    return keepDraft(desk, { entry, asked, old }, refuseFaults(read.faults, place, asked));
  const { edit } = read;
  const { file, format, within, schema } = place;
  const path = edit.kind === "body" ? [] : edit.path;
  const order = fieldsOf(schema, path.slice(0, -1));
  const change: FieldChange = {
    place,
    path,
    apply: ({ bytes }) => mergeEdit(bytes, format, within, { digest, old }, edit, order),
    record: (before, after, applied) => {
      const journal = desk.journal.journal();
      const last = journal.steps.at(-1);
      const label = labelChange(drawn, place, path, speech);
      const page = routeOfFile(drawn, shown);
      const saved = { at: Date.now(), entry, file, label, page, edit: applied, order };
      const isOpen = last !== undefined && last.step === goesOn && last.step > journal.published;
      const longer = isOpen && !isPlan(last) ? extendStep(last, saved, before, after) : undefined;
      const kept = longer ?? createStep({ ...saved, step: nextNumber(journal) }, before, after);
      return kept && { kind: "saved", ...kept };
    },
  };
  const answer = await changeFile(desk, change, shown, speech);
  if (answer.status === "saved") desk.drafts.drop(entry, path);
  return answer.status === "refused" ? keepDraft(desk, { entry, asked, old }, answer) : answer;
}

type Typed = Pick<RequestTo<"save">, "entry" | "old"> & { readonly asked: RequestTo<"save">["edit"] };

/** Keeps a refused typed value, for every browser. Other edits, such as a move, can be repeated with a click. */
function keepDraft({ drafts }: EditDesk, { entry, asked, old }: Typed, why: Refused): Refused {
  if (asked.kind === "set" || asked.kind === "add")
    drafts.keep({ entry, path: asked.path, value: asked.value, old, why });
  else if (asked.kind === "yaml") drafts.keep({ entry, path: asked.path, value: asked.text, old, why });
  else if (asked.kind === "body") drafts.keep({ entry, path: [], value: asked.text, old, why });
  return why;
}

/** The label of a step: « Accueil · Accroche ». */
function labelChange(drawn: Drawn, { name, schema }: EntryPlace, path: FieldPath, { pages }: Speech): string {
  const field = path.length === 0 ? pages["edit.body"] : labelField(schema, path);
  return `${labelNamed(drawn, name)} · ${field}`;
}

/** A change of one file. */
export type FieldChange = {
  readonly place: EntryPlace;
  /** The field, within the entry. */
  readonly path: FieldPath;
  /** Applies the change to the present file. */
  apply(file: EntryFile): Merged;
  /** Returns the event for the journal. Undefined if one of the versions cannot be read. */
  record(before: EntryFile, after: Uint8Array, edit: Edit): JournalEvent | undefined;
};

/**
 * If the file changes while the site is built with the new bytes, the change is tried again, up to this many times in
 * all.
 */
const tries = 3;

/** Writes a change if the site builds with it without an error. `shown` is the file of the open page. */
export function changeFile(
  desk: EditDesk,
  change: FieldChange,
  shown: string,
  speech: Speech,
): Promise<SaveAnswer> {
  const { tell } = speech;
  const { place, path } = change;
  const { file, format, within } = place;
  return desk.alone(async () => {
    for (let left = tries; left > 0; left -= 1) {
      const bytes = desk.files.read(file);
      if (bytes === undefined) return refuse(tell(say("edit/no-file", { file })));
      const before = { bytes, format, within };
      const applied = change.apply(before);
      switch (applied.status) {
        case "conflict":
          return { status: "conflict", digest: digestOf(bytes), theirs: applied.theirs };
        case "impossible":
          return refuse(tell(applied.why));
      }
      const after = applied.bytes;
      const early = createEarlyPage(desk, shown);
      const { edits, tried } = await tryWithAdded(desk, [{ file, before: bytes, after }], (edits) =>
        desk.site.tryFiles(edits, early.page),
      );
      if (tried.status === "refused")
        return explainRefusal(tried.problems, { place, path, bytes: after }, speech);
      const event = change.record(before, after, applied.edit);
      if (event === undefined) return refuse(tell(say("edit/unreadable")));
      const takeBack = write(desk, edits);
      if (takeBack === undefined) continue;
      const failed = recordStep(desk, event, takeBack, speech);
      if (failed !== undefined) return failed;
      desk.onKept(
        tried.keep(),
        edits.map(({ file }) => file),
      );
      const page = early.isShown(tried.site) ? "shown" : desk.show(shown);
      return { status: "saved", digest: digestOf(after), step: event.step, page };
    }
    return refuse(tell(say("edit/busy", { file })));
  });
}

/**
 * Tries edits together with the added files that they bring in or leave. A file that a template needs in a way that
 * only a build shows stays where it is.
 */
export async function tryWithAdded<Tried extends { readonly status: string }>(
  { root }: Pick<EditDesk, "root">,
  own: readonly Exchange[],
  tryEdits: (edits: readonly Exchange[]) => Promise<Tried>,
): Promise<{ readonly edits: readonly Exchange[]; readonly tried: Tried }> {
  const added = await followAdded(root, own);
  const edits = [...own, ...added];
  const tried = await tryEdits(edits);
  const brought = added.filter(({ after }) => after !== undefined);
  if (tried.status === "good" || brought.length === added.length) return { edits, tried };
  const kept = [...own, ...brought];
  return { edits: kept, tried: await tryEdits(kept) };
}

/**
 * Writes the edit of a file, with added files all or none. Returns a function that takes it back. Undefined, without
 * writing, if one of the files has changed since.
 */
function write(desk: EditDesk, edits: readonly Exchange[]): (() => void) | undefined {
  const [{ file = "", before, after } = {}, ...added] = edits;
  if (before === undefined || after === undefined) return undefined;
  if (added.length === 0)
    return desk.files.exchange(file, before, after)
      ? () => void desk.files.exchange(file, after, before)
      : undefined;
  const exchanged = keepExchange(desk.root, edits, "added-files");
  return exchanged.status === "written" ? () => void takeBack(desk.root, exchanged.kept) : undefined;
}

/**
 * Adds a step to the journal. If that fails, takes back what was written: what cannot be undone is not saved. Returns
 * the reason then.
 */
export function recordStep(
  { journal }: Pick<EditDesk, "journal">,
  event: JournalEvent,
  takeBack: () => void,
  { tell }: Speech,
): Refused | undefined {
  try {
    journal.add(event);
    return undefined;
  } catch (error) {
    takeBack();
    return refuse(tell(say("edit/no-journal", { code: systemCode(error) ?? String(error) })));
  }
}

/** The viewed page, sent as soon as it is drawn. The edit is saved only after all checks have passed. */
type SentPage = {
  /** Undefined if the site does not draw it, or the request does not accept it early. */
  readonly page: EarlyPage | undefined;
  /** True if the page that was sent is that of the site. */
  isShown(site: BuiltSite): boolean;
};

/** `file` is the file of the page, a path from the root of `dist/`. */
function createEarlyPage(desk: EditDesk, file: string): SentPage {
  const { showEarly } = desk;
  const drawn = drawnSite(desk);
  const route = drawn && routeOfFile(drawn, file);
  if (showEarly === undefined || route === undefined) return { page: undefined, isShown: () => false };
  let shown: Uint8Array | undefined;
  const show: EarlyPage["show"] = (site) => {
    const page = desk.show(file, site);
    if (page === undefined) return;
    showEarly(page);
    shown = site.files.get(file);
  };
  return {
    page: { route, show },
    isShown: ({ files }) => {
      const bytes = files.get(file);
      return shown !== undefined && bytes !== undefined && Buffer.compare(shown, bytes) === 0;
    },
  };
}

/** How a plan is named in the journal, and where the author continues. */
export type Purpose = {
  /** The name of the folder that keeps its files, such as `move-ventilation`. */
  readonly name: string;
  /** « Article · Ventilation : nouvelle adresse ». */
  readonly label: string;
  /** The entry under its new name, and its file. `place` is set for a new entry. */
  readonly entry: EntryName;
  readonly file: string;
  readonly place?: EntryPlace;
  /** The former and the new address or name, for the journal. `after` defaults to the page or the file of the entry. */
  readonly before: string;
  readonly after?: string;
  /** The page to open next, for an entry that is removed. */
  readonly address?: string;
};

/**
 * Shows a plan, or writes all of it. Requires that the site builds with it without new errors, with drafts and without.
 */
export async function writePlan(
  desk: EditDesk,
  site: KnownSite,
  plan: Plan,
  { writes, ...purpose }: Purpose & { readonly writes: boolean },
  speech: Speech,
): Promise<PlanAnswer> {
  const { edits, tried } = await tryPlan(desk, plan.edits);
  if (tried.status !== "good") return refuseProblems(tried.problems, edits, purpose.place, speech);
  if (!writes) return showPlan(site, plan, speech);

  const exchanged = keepExchange(desk.root, edits, purpose.name);
  if (exchanged.status !== "written") {
    const { status, file } = exchanged;
    return refuse(speech.tell(say(status === "changed" ? "edit/changed" : "edit/no-file", { file })));
  }
  const { kept } = exchanged;
  const { entry, label, before } = purpose;
  const address = purpose.address ?? findEntryAddress(tried.site.drawn?.pages ?? [], purpose);
  const step = nextNumber(desk.journal.journal());
  const after = purpose.after ?? (address.includes("#") ? purpose.file : address);
  const at = Date.now();
  const [page] = address.split("#");
  const failed = recordStep(
    desk,
    { kind: "planned", step, at, entry, label, kept, before, after, page, isUndone: false },
    () => void takeBack(desk.root, kept),
    speech,
  );
  if (failed !== undefined) return failed;
  desk.onKept(
    tried.keep(),
    edits.map(({ file }) => file),
  );
  return { status: "written", step, address: desk.base + address };
}

/** Tries the files of a plan, with the added files that they bring in or leave, in builds with drafts and without. */
export function tryPlan(desk: Pick<EditDesk, "site" | "root">, own: readonly Exchange[]) {
  return tryWithAdded(desk, own, async (edits) => {
    const problems = await findOtherErrors(desk, edits);
    // This build comes last, because its result becomes the site that is served.
    return problems.length > 0 ? { status: "refused" as const, problems } : desk.site.tryFiles(edits);
  });
}

/** Finds the new errors of a build without drafts if the server shows drafts, and of a build with drafts otherwise. */
async function findOtherErrors(
  { site }: Pick<EditDesk, "site">,
  edits: readonly Exchange[],
): Promise<readonly Problem[]> {
  const drafts = !site.hasDrafts;
  const tried = await site.tryPublished(edits, drafts);
  if (tried.status === "good") return [];
  const now = await site.tryPublished([], drafts);
  const known = now.status === "refused" ? now.problems : [];
  return compareProblems(known, tried.problems).fresh.filter(({ severity }) => severity === "error");
}

/** The address of the page of an entry, or of its form on a page that shows it. */
function findEntryAddress(
  rendered: readonly RenderedPage[],
  { entry, file }: Pick<Purpose, "entry" | "file">,
): string {
  const address = findAddress(rendered, file, posix.basename(entry.id)) ?? "/";
  const [page = "/"] = address.split("#");
  const isOwn = rendered.some(({ page: { sources } }) => sources[0] === file);
  return isOwn ? page : page + writeFieldLink({ entry, path: [] });
}

function showPlan(site: KnownSite, plan: Plan, speech: Speech): PlanAnswer {
  const { added, changed } = plan.redirects;
  return {
    status: "planned",
    redirects: [...added, ...changed],
    mentions: plan.mentions.map((mention) => showMention(site, mention, speech)),
    files: listFiles(plan.edits).map(({ file, from, action }) => ({
      file,
      ...(from !== undefined && { from }),
      action,
    })),
  };
}
