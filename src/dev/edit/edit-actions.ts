import type {
  BlankAnswer,
  CollectionsAnswer,
  EntryAnswer,
  PlanAnswer,
  UnusedImagesAnswer,
} from "../../edit/entry-protocol.ts";
import { composeBlocks } from "../../edit/markdown/compose-blocks.ts";
import { cutBlocks } from "../../edit/markdown/cut-blocks.ts";
import { directiveNames } from "../../edit/markdown/directive-names.ts";
import { createSyntax } from "../../edit/markdown/text-syntax.ts";
import type {
  DraftsAnswer,
  FormAnswer,
  HistoryAnswer,
  Refused,
  RippleAnswer,
  SaveAnswer,
  StepAnswer,
} from "../../edit/protocol.ts";
import type { PublishAnswer } from "../../edit/publish-protocol.ts";
import type {
  BlocksAnswer,
  ComposeAnswer,
  ImagesAnswer,
  PagesAnswer,
  PasteAnswer,
} from "../../edit/text-protocol.ts";
import type { Speech } from "../../words/speech.ts";
import { createPublishActions } from "../publish/publish-actions.ts";
import { convertPaste } from "./convert-paste.ts";
import { createEntry, describeBlank, describeCollections } from "./create-entry.ts";
import { describeForm, listDirectives } from "./describe-form.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import type { EditAction, EditRequest } from "./edit-requests.ts";
import { findRipple } from "./find-ripple.ts";
import { listImages, showAside } from "./list-images.ts";
import { listPages } from "./list-pages.ts";
import { moveEntry } from "./move-entry.ts";
import { describeEntry, removeEntry } from "./remove-entry.ts";
import { listUnused, removeUnusedImages } from "./remove-unused-images.ts";
import { saveEdit } from "./save-edit.ts";
import { readHistory, takeStep } from "./take-step.ts";

type Answers = {
  collections: CollectionsAnswer;
  blank: BlankAnswer;
  create: PlanAnswer;
  entry: EntryAnswer | Refused;
  move: PlanAnswer;
  remove: PlanAnswer;
  "unused-images": UnusedImagesAnswer;
  "drop-images": PlanAnswer;
  form: FormAnswer;
  save: SaveAnswer;
  ripple: RippleAnswer;
  history: HistoryAnswer;
  undo: StepAnswer;
  redo: StepAnswer;
  restore: StepAnswer;
  blocks: BlocksAnswer;
  compose: ComposeAnswer;
  paste: PasteAnswer;
  pages: PagesAnswer;
  images: ImagesAnswer;
  drafts: DraftsAnswer;
  discard: DraftsAnswer;
  "publish-look": PublishAnswer;
  "publish-state": PublishAnswer;
  "publish-stop": PublishAnswer;
  publish: PublishAnswer;
};

export type EditActions = {
  readonly [Action in Exclude<EditAction, "start" | "stop">]: (
    request: EditRequest<Action>,
  ) => Promise<Answers[Action] | undefined>;
};

/** The actions that a page in edit mode can request. An answer is undefined if the site has no such entry or step. */
export function createEditActions(desk: EditDesk, speech: Speech): EditActions {
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
