import type { Speech } from "../../words/speech.ts";
import type { EntryName } from "../model/edit.ts";
import { answerForm, listPageless } from "../model/form/answer-form.ts";
import { describeDirectives } from "../model/form/describe-form.ts";
import { composeBlocks } from "../model/markdown/compose-blocks.ts";
import { createSyntax, cutBlocks, directiveNames } from "../model/markdown/text-syntax.ts";
import { readPaste } from "../model/paste/read-paste.ts";
import { createPublishActions } from "../publish/publish-actions.ts";
import type { AnswerTo, BlocksAnswer, FormAnswer, PasteAnswer, RequestName, RequestTo } from "../requests.ts";
import { drawnSite, type EditDesk, listPages } from "./edit-desk.ts";
import {
  createEntry,
  describeBlank,
  describeCollections,
  describeEntry,
  formSite,
  moveEntry,
  removeEntry,
} from "./entries.ts";
import { readHistory, takeStep } from "./history.ts";
import { listImages, listUnused, removeUnusedImages, showAside } from "./images.ts";
import { findRipple, saveEdit } from "./save-edit.ts";

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
