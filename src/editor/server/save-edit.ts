import { posix } from "node:path";
import { fieldsOf } from "../../define/fields-of.ts";
import type { TriedPage } from "../../dev/site/dev-site.ts";
import type { BuiltSite } from "../../dev/site/site-state.ts";
import { digestOf } from "../../model/memory/hash.ts";
import type { RenderedPage } from "../../model/model.ts";
import { encodeAddress } from "../../model/route.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type Exchange, keepExchange, takeBack } from "../../store/exchange.ts";
import { systemCode } from "../../store/failures.ts";
import { say } from "../../words/message.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { PlanAnswer, Refused, RippleAnswer, SaveAnswer } from "../answers.ts";
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
  makePatch,
  nextNumber,
} from "../model/journal/journal.ts";
import { labelPlace } from "../model/locate/label-places.ts";
import { type Merged, mergeEdit } from "../model/merge/merge-edit.ts";
import { compareSites } from "../model/ripple/compare-sites.ts";
import { openFile, readHead } from "../model/splice/open-file.ts";
import { valueNamerOf } from "../model/values/name-values.ts";
import type { RequestTo } from "../requests.ts";
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
import { type EntryPlace, findEntry, namePage, routeOfFile } from "./page-locator.ts";

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
      const label = labelChange(drawn, place, applied, before.bytes, speech);
      const page = routeOfFile(drawn, shown);
      const pageName = page && namePage(drawn, page);
      const saved = { at: Date.now(), entry, file, label, page, pageName, edit: applied, order };
      const isOpen = last !== undefined && last.step === goesOn && last.step > journal.published;
      const longer = isOpen && !isPlan(last) ? extendStep(last, saved, before, after) : undefined;
      const kept = longer ?? createStep({ ...saved, step: nextNumber(journal) }, before, after);
      // What the rest of the site refuses was typed and taken back, as if its author had done it.
      const retracted = longer ? last : kept && { ...kept, patch: makePatch(before.bytes, before.bytes) };
      return (
        kept && {
          event: { kind: "saved", ...kept },
          retract: retracted && !isPlan(retracted) ? { kind: "saved", ...retracted } : undefined,
        }
      );
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

/** The label of a step: « Accueil · Notre expertise en chiffres · nouveaux clients · Valeur ». */
function labelChange(
  drawn: Drawn,
  { name, format, within }: EntryPlace,
  edit: Edit,
  before: Uint8Array,
  { pages }: Speech,
): string {
  const path = edit.kind === "body" ? [] : edit.path;
  const opened = openFile(before, format);
  const data = opened && valueAt(readHead(opened.head), within);
  const item = edit.kind === "add" ? edit.value : undefined;
  return valueNamerOf(drawn).tell(labelPlace(drawn, name, path, pages["edit.body"], { data, item }), name);
}

/** A change of one file. */
export type FieldChange = {
  readonly place: EntryPlace;
  /** The field, within the entry. */
  readonly path: FieldPath;
  /** Applies the change to the present file. */
  apply(file: EntryFile): Merged;
  /** Returns what the journal gets. Undefined if one of the versions cannot be read. */
  record(before: EntryFile, after: Uint8Array, edit: Edit): Recorded | undefined;
};

type Recorded = {
  readonly event: JournalEvent;
  /**
   * The event that takes the first one back. With it, the change may be written before the rest of the site is built.
   */
  readonly retract?: JournalEvent | undefined;
};

/**
 * If the file changes while the site is built with the new bytes, the change is tried again, up to this many times in
 * all.
 */
const tries = 3;

/**
 * Writes a change if the site builds with it without an error. `shown` is the file of the open page. A change of this
 * page that changes nothing for other pages is written as soon as the page is drawn. If the rest of the site refuses it
 * then, it is taken back.
 */
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
      const digest = digestOf(after);
      const record = () => change.record(before, after, applied.edit);
      const early = createEarlyPage(desk, shown, file);
      let written: Written | undefined;
      const { edits, tried } = await tryWithAdded(desk, [{ file, before: bytes, after }], (edits) => {
        const keep = () => {
          const recorded = edits.length === 1 ? record() : undefined;
          if (recorded?.retract === undefined) return false;
          const kept = write(desk, edits, recorded, speech);
          if (kept?.status !== "written") return false;
          written = kept;
          desk.tellEarly?.({ status: "kept", digest, step: kept.step });
          return true;
        };
        return desk.site.tryFiles(
          edits,
          early.page(() => written !== undefined || keep()),
        );
      });
      if (tried.status === "refused") {
        written?.takeBack();
        return explainRefusal(tried.problems, { place, path, bytes: after }, speech);
      }
      if (written === undefined) {
        const recorded = record();
        if (recorded === undefined) return refuse(tell(say("edit/unreadable")));
        const done = write(desk, edits, recorded, speech);
        if (done === undefined) continue;
        if (done.status === "refused") return done;
        written = done;
      }
      desk.onKept(
        tried.keep(),
        edits.map(({ file }) => file),
      );
      const page = early.isShown(tried.site) ? "shown" : desk.show(shown);
      return { status: "saved", digest, step: written.step, page };
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

type Written = {
  readonly status: "written";
  readonly step: number;
  /** Takes the change back, unless the file has changed since. */
  takeBack(): void;
};

/** Writes the edit of a file and its step. Undefined, without writing, if one of the files has changed since. */
function write(
  desk: EditDesk,
  edits: readonly Exchange[],
  { event, retract }: Recorded,
  speech: Speech,
): Written | Refused | undefined {
  const takeFilesBack = writeFiles(desk, edits);
  if (takeFilesBack === undefined) return undefined;
  const takeBack = () => {
    if (!takeFilesBack() || retract === undefined) return;
    // If the journal cannot be written, the step stays in it: its undo then finds nothing to do.
    try {
      desk.journal.add(retract);
    } catch {}
  };
  const failed = recordStep(desk, event, takeFilesBack, speech);
  return failed ?? { status: "written", step: event.step, takeBack };
}

/** Writes the edit of a file, with added files all or none. Returns a function that takes it back. */
function writeFiles(desk: EditDesk, edits: readonly Exchange[]): (() => boolean) | undefined {
  const [{ file = "", before, after } = {}, ...added] = edits;
  if (before === undefined || after === undefined) return undefined;
  if (added.length === 0)
    return desk.files.exchange(file, before, after)
      ? () => desk.files.exchange(file, after, before)
      : undefined;
  const exchanged = keepExchange(desk.root, edits, "added-files");
  if (exchanged.status !== "written") return undefined;
  return () => {
    takeBack(desk.root, exchanged.kept);
    return true;
  };
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

/** The viewed page, sent as soon as it is drawn. */
type SentPage = {
  /**
   * Undefined if the site does not draw it, or the request does not accept it early. `keep` writes the edit, and is
   * called if it changes the page, but nothing of it that other pages may need.
   */
  page(keep: () => boolean): TriedPage | undefined;
  /** True if the page that was sent is that of the site. */
  isShown(site: BuiltSite): boolean;
};

/** `shown` is the file of the page, a path from the root of `dist/`, and `edited` that of the change, from the root. */
function createEarlyPage(desk: EditDesk, shown: string, edited: string): SentPage {
  const { tellEarly } = desk;
  const drawn = drawnSite(desk);
  const route = drawn && routeOfFile(drawn, shown);
  if (tellEarly === undefined || route === undefined) return { page: () => undefined, isShown: () => false };
  const before = drawn?.pages.find(({ page }) => page.route === route);
  let sent: Uint8Array | undefined;
  return {
    page: (keep) => ({
      route,
      keep: (page) => {
        const isOwn = page.page.sources.includes(edited) && isSameForOthers(before, page);
        // In strict builds each warning refuses the edit.
        return isOwn && !desk.strict && keep();
      },
      show: (site) => {
        const page = desk.show(shown, site);
        if (page === undefined) return;
        tellEarly(page);
        sent = site.files.get(shown);
      },
    }),
    isShown: ({ files }) => {
      const bytes = files.get(shown);
      return sent !== undefined && bytes !== undefined && Buffer.compare(sent, bytes) === 0;
    },
  };
}

/** True if a page has the links, ids and faults that it had. */
function isSameForOthers(before: RenderedPage | undefined, after: RenderedPage): boolean {
  const describe = ({ facts: { ids, links, faults } }: RenderedPage) => JSON.stringify([ids, links, faults]);
  return before !== undefined && describe(before) === describe(after);
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
  const made = await tryPlan(desk, plan.edits);
  if (made.tried.status === "good" && !writes) return showPlan(site, plan, speech);
  return keepPlan(desk, made, purpose, speech);
}

/** Writes edits with which the site was built, in one step. */
export function keepPlan(
  desk: EditDesk,
  { edits, tried }: Awaited<ReturnType<typeof tryPlan>>,
  purpose: Purpose,
  speech: Speech,
): PlanAnswer {
  if (tried.status !== "good") return refuseProblems(tried.problems, edits, purpose.place, speech);
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
  const { drawn } = tried.site;
  const pageName = page && drawn && namePage(drawn, page);
  const failed = recordStep(
    desk,
    { kind: "planned", step, at, entry, label, kept, before, after, page, pageName, isUndone: false },
    () => void takeBack(desk.root, kept),
    speech,
  );
  if (failed !== undefined) return failed;
  desk.onKept(
    tried.keep(),
    edits.map(({ file }) => file),
  );
  return { status: "written", step, address: desk.base + encodeAddress(address) };
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
