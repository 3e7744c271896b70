import { posix } from "node:path";
import { fieldsOf } from "../../define/fields-of.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { checkUnusedImages } from "../../pipeline/check/check-unused-images.ts";
import { readPlain } from "../../store/exchange.ts";
import { say } from "../../words/message.ts";
import { hasErrors } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import { type FileEdit, toKnownSite } from "../model/entries/known-site.ts";
import { planOf } from "../model/entries/plan.ts";
import { beginMove, planMove, renameOnly } from "../model/entries/plan-move.ts";
import { answerForm } from "../model/form/answer-form.ts";
import { describeDirectives } from "../model/form/describe-form.ts";
import { listPageless } from "../model/form/list-pageless.ts";
import { isPlan, nextNumber } from "../model/journal/journal.ts";
import { createStep, extendStep } from "../model/journal/steps.ts";
import { labelField } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { composeBlocks } from "../model/markdown/compose-blocks.ts";
import { cutBlocks } from "../model/markdown/cut-blocks.ts";
import { directiveNames } from "../model/markdown/directive-names.ts";
import { createSyntax } from "../model/markdown/text-syntax.ts";
import { mergeEdit } from "../model/merge/merge-edit.ts";
import { readPaste } from "../model/paste/read-paste.ts";
import { compareSites } from "../model/ripple/compare-sites.ts";
import { createPublishActions } from "../publish/publish-actions.ts";
import type {
  AnswerTo,
  BlocksAnswer,
  FormAnswer,
  PasteAnswer,
  PlanAnswer,
  Refused,
  RequestName,
  RequestTo,
  RippleAnswer,
  SaveAnswer,
  UnusedImagesAnswer,
} from "../requests.ts";
import { type Change, changeFile, tryWithAdded } from "./change-file.ts";
import { createEntry, describeBlank, describeCollections } from "./create-entry.ts";
import { drawThumbnail } from "./draw-thumbnail.ts";
import { buildKnownSite, drawnSite, type EditDesk } from "./edit-desk.ts";
import { explainRefusal, refuse, refuseFaults, refuseImpossible, refuseProblems } from "./explain-refusal.ts";
import { type EntryPlace, findEntry, findNamedEntry, labelNamed } from "./find-entry.ts";
import { formSite } from "./form-site.ts";
import { listImages, showAside } from "./list-images.ts";
import { listPages } from "./list-pages.ts";
import { routeOfFile } from "./page-locator.ts";
import { readEdit } from "./read-typed.ts";
import { describeEntry, removeEntry } from "./remove-entry.ts";
import { readHistory, takeStep } from "./take-step.ts";
import { writePlan } from "./write-plan.ts";

/** Each answer is undefined if the site has no such entry or step. */
type Actions = {
  readonly [Name in Exclude<RequestName, "start" | "stop">]: (
    request: RequestTo<Name>,
  ) => Promise<AnswerTo<Name> | undefined>;
};

/** Answers what a page in edit mode asks. */
export function createEditActions(desk: EditDesk, speech: Speech): Actions {
  return {
    ...createPublishActions(desk, speech),
    form: async ({ entry }) => describeForm(desk, entry),
    collections: async () => describeCollections(desk),
    blank: async (request) => describeBlank(desk, request, speech),
    create: (request) => createEntry(desk, request, speech),
    entry: ({ entry }) => describeEntry(desk, entry, speech),
    move: (request) => moveEntry(desk, request, speech),
    remove: (request) => removeEntry(desk, request, speech),
    "unused-images": () => listUnused(desk),
    "drop-images": (request) => removeUnusedImages(desk, request, speech),
    save: (request) => saveEdit(desk, request, speech),
    ripple: (request) => findRipple(desk, request, speech),
    history: async (request) => readHistory(desk, request),
    undo: (request) => takeStep(desk, "undo", request, speech),
    redo: (request) => takeStep(desk, "redo", request, speech),
    restore: (request) => takeStep(desk, "restore", request, speech),
    blocks: async ({ text }) => ({
      blocks: cutBlocks(text, namesOf(desk), syntaxOf(desk)).map(({ source, tree }) => ({ source, tree })),
      directives: listDirectives(desk),
    }),
    compose: async ({ text, blocks }) => {
      const composed = composeBlocks(text, blocks, namesOf(desk), syntaxOf(desk));
      return composed.status === "done" ? { text: composed.text } : undefined;
    },
    images: async () => {
      const drawn = drawnSite(desk);
      return { images: drawn ? await showAside(desk, listImages(desk, drawn)) : [] };
    },
    drafts: async () => ({ drafts: desk.drafts.all() }),
    discard: async ({ entry, path }) => {
      desk.drafts.drop(entry, path);
      return { drafts: desk.drafts.all() };
    },
    paste: async (request) => convertPaste(desk, request, speech),
    pages: async () => {
      const drawn = drawnSite(desk);
      return { pages: drawn ? listPages(drawn) : [] };
    },
  };
}

function namesOf(desk: EditDesk): readonly string[] | undefined {
  const drawn = drawnSite(desk);
  return drawn && directiveNames(drawn.site);
}

function syntaxOf(desk: EditDesk) {
  return createSyntax(drawnSite(desk)?.site.markdown.remarkPlugins ?? []);
}

/** Converts clipboard content for a text of the site, and lists the losses in words. */
export function convertPaste(
  desk: Pick<EditDesk, "site" | "base" | "origin">,
  { html, text, depth, notes: taken }: RequestTo<"paste">,
  { pages }: Speech,
): PasteAnswer {
  const published = drawnSite(desk)?.settings.url;
  const addresses = [desk.origin, ...(published === undefined ? [] : [published])].map(
    (address) => new URL(address).origin + desk.base,
  );
  const { blocks, notes, losses } = readPaste({ html, text }, { addresses, depth, notes: taken });
  const what = losses.map(({ kind, count }) => pages[lossKeys[kind]]({ count }));
  return { blocks, notes, ...(what.length > 0 && { lost: pages["paste.lost"]({ what }) }) };
}

/** Describes the form of an entry, or of the settings. Undefined if the last good site has no such entry. */
function describeForm(desk: EditDesk, name: EntryName): FormAnswer | undefined {
  const [site, drawn] = [formSite(desk), drawnSite(desk)];
  const form = site && answerForm(name, site);
  return form && drawn && { ...form, others: listPageless(drawn) };
}

/** Describes the directives of the last good site, with their forms. */
function listDirectives(desk: EditDesk): BlocksAnswer["directives"] {
  const site = formSite(desk);
  return site === undefined ? {} : describeDirectives(site);
}

/** Reports what would change for visitors, without writing. Undefined if the site has no such entry. */
async function findRipple(
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

/** Gives an entry another name or address, and corrects all links to it. Undefined if the site has no such entry. */
function moveEntry(
  desk: EditDesk,
  { entry: name, to, redirects, writes }: RequestTo<"move">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const begun = beginMove(known, named, to.trim());
    if (begun.status === "impossible") return refuseImpossible(begun, known, speech);
    const renamed = renameOnly(known, begun);
    if ("status" in renamed) return refuseImpossible(renamed, known, speech);
    const tried = await desk.site.tryFiles(renamed, true);
    // Links broken by the new name do not count, because the plan corrects them.
    const outcome = tried.status === "good" ? tried.site : tried;
    if (outcome.pages.length === 0 && hasErrors(outcome.problems))
      return refuseProblems(outcome.problems, renamed, undefined, speech);
    const plan = planMove(known, begun, outcome, { redirects });
    if (plan.status === "impossible") return refuseImpossible(plan, known, speech);

    const { entry, route } = named;
    const answer = await writePlan(
      desk,
      known,
      plan,
      {
        name: `move-${entry.id.replaceAll("/", "-")}`,
        label: speech.tell(say("edit/step.move", { what: labelNamed(known, name) })),
        entry: { collection: entry.collection, id: begun.id },
        file: begun.file,
        before: route ?? entry.id,
        ...(route === undefined && { after: begun.id }),
        writes,
      },
      speech,
    );
    if (answer.status === "written") desk.drafts.follow(name, { collection: entry.collection, id: begun.id });
    return answer;
  });
}

/** Saves an edit if it passes all checks. Undefined if the site has no such entry. */
async function saveEdit(
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
  const change: Change = {
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

/** Finds the images that no page shows and no text names. Returns paths from the root, sorted. */
function findUnused({ pages, sources, files, unaudited }: Drawn): readonly string[] {
  const { names, images, copied } = unaudited;
  const rendered = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const unused: string[] = [];
  const staticFiles = copied.map(({ path }) => path);
  checkUnusedImages({ names, images, sources, rendered, files, staticFiles }, ({ file }) =>
    unused.push(file),
  );
  return unused.sort();
}

/** Lists the unused images with thumbnails. Reads them one by one, so that only one is in memory. */
async function listUnused(desk: EditDesk): Promise<UnusedImagesAnswer> {
  const drawn = drawnSite(desk);
  const images: UnusedImagesAnswer["images"][number][] = [];
  for (const file of drawn === undefined ? [] : findUnused(drawn)) {
    const bytes = readPlain(desk.root, file) ?? new Uint8Array();
    const picture = await drawThumbnail(bytes);
    images.push({
      value: file,
      label: posix.basename(file),
      bytes: bytes.length,
      ...(picture !== undefined && { picture }),
    });
  }
  return { images };
}

/** Removes unused images. Undefined if one of them is in use by now, or is not an image of the site. */
function removeUnusedImages(
  desk: EditDesk,
  { files }: RequestTo<"drop-images">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const tried = await desk.site.tryFiles([], true);
    if (tried.status === "refused") return refuseProblems(tried.problems, [], undefined, speech);
    const { drawn } = tried.site;
    const unused = new Set(drawn && findUnused(drawn));
    if (drawn === undefined || !files.every((file) => unused.has(file))) return undefined;
    const edits = [...new Set(files)].map(
      (file): FileEdit => ({ file, before: readPlain(desk.root, file), after: undefined }),
    );
    const purpose = {
      name: "drop-images",
      label: speech.tell(say("edit/step.drop", { count: edits.length })),
      entry: settingsEntry,
      file: edits[0]?.file ?? "",
      before: edits.map(({ file }) => file).join("\n"),
      after: "",
      address: "/",
      writes: true,
    };
    return writePlan(desk, toKnownSite(drawn, tried.site), planOf(edits), purpose, speech);
  });
}

/** The words for each loss. */
export const lossKeys = {
  colours: "paste.colours",
  highlights: "paste.highlights",
  underlines: "paste.underlines",
  fonts: "paste.fonts",
  alignments: "paste.alignments",
  raised: "paste.raised",
  comments: "paste.comments",
  deletions: "paste.deletions",
  ownImages: "paste.ownImages",
  otherImages: "paste.otherImages",
  textBoxes: "paste.textBoxes",
  objects: "paste.objects",
  equations: "paste.equations",
  mergedCells: "paste.mergedCells",
  cellLines: "paste.cellLines",
  cellTables: "paste.cellTables",
  contents: "paste.contents",
  headingNumbers: "paste.headingNumbers",
  notes: "paste.notes",
  localLinks: "paste.localLinks",
  innerLinks: "paste.innerLinks",
  signatures: "paste.signatures",
  controls: "paste.controls",
  pageBreaks: "paste.pageBreaks",
  symbols: "paste.symbols",
} as const;
