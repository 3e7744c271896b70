import { loadNativeParser } from "../../markdown/load-native-parser.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Speech } from "../../words/speech.ts";
import type { BlocksAnswer, FormAnswer, PublishAnswer } from "../answers.ts";
import type { EntryName } from "../model/edit.ts";
import { answerForm, listPageless } from "../model/form/answer-form.ts";
import { describeDirectives } from "../model/form/describe-form.ts";
import { composeBlocks } from "../model/markdown/compose-blocks.ts";
import {
  createSyntax,
  cutBlocks,
  directiveNames,
  plainSyntax,
  type TextSyntax,
} from "../model/markdown/text-syntax.ts";
import { GitFailure } from "../publish/ask-git.ts";
import { readAuthor } from "../publish/author.ts";
import { type DrawingOptions, drawLook, drawState } from "../publish/publish-page.ts";
import { drawAuthor, drawConnection } from "../publish/set-up-page.ts";
import type { AnswerTo, RequestName, RequestTo } from "../requests.ts";
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
import { findInSite } from "./find-in-site.ts";
import { readHistory, restoreSteps, takeStep } from "./history.ts";
import { drawChoice, listImages, listUnused, removeUnusedImages, showAside, tellImages } from "./images.ts";
import { findRipple, saveEdit } from "./save-edit.ts";
import { describeValue, listValues, setSharedValue } from "./values.ts";

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
    form: async ({ entry }) => describeForm(desk, entry, speech),
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
    history: async (request) => readHistory(desk, request, speech),
    undo: (request) => takeStep(desk, "undo", request, speech),
    redo: (request) => takeStep(desk, "redo", request, speech),
    restore: (request) => restoreSteps(desk, request, speech),
    values: async (request) => listValues(desk, request),
    value: async (request) => describeValue(desk, request, speech),
    "set-value": (request) => setSharedValue(desk, request, speech),
    blocks: async ({ text }) => ({
      blocks: cutBlocks(text, namesOf(desk), syntaxOf(desk)).map(({ source, tree }) => ({ source, tree })),
      directives: await listDirectives(desk, speech),
      addresses: listAddresses(desk),
    }),
    compose: async ({ text, blocks }) => {
      const composed = composeBlocks(text, blocks, namesOf(desk), syntaxOf(desk));
      return composed.status === "done" ? { text: composed.text } : undefined;
    },
    "choice-picture": async ({ value }) => drawChoice(desk, value),
    find: (request) => findInSite(desk, request, speech),
    images: async () => {
      const drawn = drawnSite(desk);
      if (drawn === undefined) return { images: [] };
      const images = await tellImages(desk, drawn, listImages(desk, drawn), speech);
      return { images: await showAside(desk, images) };
    },
    drafts: async () => ({ drafts: desk.drafts.all() }),
    discard: async ({ entry, path }) => {
      desk.drafts.drop(entry, path);
      return { drafts: desk.drafts.all() };
    },
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

function syntaxOf(desk: EditDesk): TextSyntax {
  const drawn = drawnSite(desk);
  if (drawn === undefined) return plainSyntax;
  const { site, settings } = drawn;
  const plugins = site.markdown.remarkPlugins ?? [];
  if (settings.markdown.parser === "remark") return createSyntax(plugins);
  const syntax = syntaxes.get(site) ?? createSyntax(plugins, loadNativeParser());
  syntaxes.set(site, syntax);
  return syntax;
}

/** One for each version of the templates, so that a text which is saved again need not be cut again. */
const syntaxes = new WeakMap<Drawn["site"], TextSyntax>();

/** Lists the addresses under which visitors and the editor find the site. */
export function listAddresses(desk: Pick<EditDesk, "site" | "base" | "origin">): readonly string[] {
  const published = drawnSite(desk)?.settings.url;
  return [desk.origin, ...(published === undefined ? [] : [published])].map(
    (address) => new URL(address).origin + desk.base,
  );
}

/** Describes the form of an entry, or of the settings. Undefined if the last good site has no such entry. */
async function describeForm(
  desk: EditDesk,
  name: EntryName,
  speech: Speech,
): Promise<FormAnswer | undefined> {
  const [site, drawn] = [await formSite(desk, speech), drawnSite(desk)];
  const form = site && answerForm(name, site);
  return form && drawn && { ...form, others: listPageless(drawn) };
}

/** Describes the directives of the last good site, with their forms. */
async function listDirectives(desk: EditDesk, speech: Speech): Promise<BlocksAnswer["directives"]> {
  const site = await formSite(desk, speech);
  return site === undefined ? {} : describeDirectives(site);
}

type ActionsDesk = Pick<
  EditDesk,
  "site" | "base" | "drafts" | "publisher" | "journal" | "reviews" | "origin"
>;

/** The actions of the publish page, which answer in the language of its reader. */
export function createPublishActions(desk: ActionsDesk, speech: Speech) {
  const { publisher, base, drafts, journal, reviews } = desk;
  const reading = "prepare" in reviews ? reviews : undefined;
  const options = (): DrawingOptions => ({
    base,
    speech,
    drawn: drawnSite(desk),
    unsaved: drafts.all().length,
    ...(reading && { drawForm: (tree) => reading.drawForm(tree, speech) }),
  });
  const show = async (without?: readonly string[]): Promise<PublishAnswer> => {
    const state = publisher.state();
    const isRunning = state.is === "running";
    const count = desk.site.imagesLeft();
    // A comparison would encode them as well. The page asks again, and a choice on it is answered with what it has.
    if (state.is === "idle" && count > 0 && without === undefined)
      return { state: speech.pages["publish.images"]({ count }), html: "", isRunning: true };
    const drawing =
      state.is === "idle"
        ? drawLook(await publisher.look(new Set(without)), { ...options(), sent: publisher.sent() })
        : drawState(state, options());
    const isSent =
      state.is === "ended" && (state.end.status === "published" || state.end.status === "nothing");
    return { ...drawing, state: (isSent && reading?.tellSent(speech)) || drawing.state, isRunning };
  };
  const look = async (without?: readonly string[]) => {
    publisher.forget();
    await reading?.look();
    return show(without);
  };
  return {
    "publish-look": ({ without }: RequestTo<"publish-look">) => look(without),
    "publish-state": () => show(),
    publish: async ({ tree, message, choices, without, gives = false }: RequestTo<"publish">) => {
      const isFresh = reading !== undefined && tree !== undefined;
      const prepared = isFresh ? await reading.prepare(message ?? "", gives, speech) : undefined;
      if (isFresh && prepared === undefined) return look();
      // A save during the publication makes it end without sending anything, so this is the last step that is sent.
      const { step } = journal.journal().steps.at(-1) ?? { step: 0 };
      publisher.begin({
        tree,
        message: message?.trim() === "" ? speech.pages["publish.subject.none"] : message,
        mergeMessage: prepared?.message ?? speech.pages["publish.merge-subject"],
        without: without && new Set(without),
        choices: new Map(choices.map(({ key, take }) => [key, take])),
        ...prepared,
        onSent: () => {
          notePublished(journal, step);
          // What this leaves at the remote is removed by the next look.
          void reviews.sent().catch(() => {});
        },
      });
      return show();
    },
    "publish-stop": () => {
      publisher.stop();
      return show();
    },
    review: (request: RequestTo<"review">) => reviews.act(request, options(), desk.origin),
    sign: async ({ name, email, everywhere }: RequestTo<"sign">): Promise<PublishAnswer> => {
      const author = readAuthor({ name, email });
      if ("wrong" in author)
        return { ...drawAuthor({ name, email, everywhere }, speech, author.wrong), isRunning: false };
      await publisher.sign(author, everywhere ? "everywhere" : "here");
      publisher.forget();
      return show();
    },
    connect: async (asked: RequestTo<"connect">): Promise<PublishAnswer> => {
      if (publisher.state().is === "running") return show();
      publisher.forget();
      const connection = await publisher.connect(asked).catch(toFailure);
      const drawing =
        connection.is === "closed" || connection.is === "open"
          ? drawConnection(connection, speech)
          : drawLook(
              connection.is === "missing" ? { status: "missing", ...connection } : connection,
              options(),
            );
      return { ...drawing, isRunning: false };
    },
  };
}

function toFailure(error: unknown) {
  if (!(error instanceof GitFailure)) throw error;
  return { is: "failed", status: "failed", reason: error.message } as const;
}

/** Without this note, undo only does not say that a step was published, so a failure to write it is no failure. */
function notePublished(journal: ActionsDesk["journal"], step: number): void {
  try {
    journal.add({ kind: "published", step });
  } catch {}
}
