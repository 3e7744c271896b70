import { createBodyReader, type Extend, type Extension } from "../dev/extension.ts";
import { type Answer, plainAnswer } from "../http/answer.ts";
import { say } from "../words/message.ts";
import { addFileAction, editPath, picturesPath, publishPath, tokenHeader } from "./addresses.ts";
import { answerPublishPage } from "./publish/publish-page.ts";
import { createPublisher } from "./publish/publisher.ts";
import { createOwnReviews } from "./review/own-reviews.ts";
import { createReadingDesk, type ReadingPlace } from "./review/reading-desk.ts";
import { answerReadingPage, drawReviewPart } from "./review/review-page.ts";
import { mostBytes } from "./server/added-files.ts";
import { createContentFiles, createDraftFile, createJournalFile } from "./server/desk-files.ts";
import { createEditor } from "./server/editor.ts";
import { createMending } from "./server/mend-faults.ts";
import { createPageLocator } from "./server/page-locator.ts";

/** The largest request of a page, far beyond the length of a text. */
const editBytes = 2_000_000;
/** The largest request with a file. Larger than an accepted file, so that a refusal can explain what to do. */
const fileBytes = mostBytes + 10_000_000;

/**
 * Adds the editor to `site dev`: its pages in edit mode, the links from faults to their fields and the page that
 * publishes. `editing` says whether pages open in edit mode, or only offer it. Where other machines can reach the server,
 * faults only get the names of their fields. `reading` is the review that the site is checked out from.
 */
export function extendWithEditor(editing: "on" | "offered", reading?: ReadingPlace): Extend {
  return (workplace): Extension => {
    const { root, base, isLocal, onSetAside } = workplace;
    const drafts = isLocal ? createDraftFile(root, onSetAside) : undefined;
    const publisher = drafts && createPublisher(workplace);
    const alone = workplace.alone;
    const reviews =
      publisher &&
      (reading === undefined
        ? createOwnReviews({
            ...{ root, alone, publisher, onSetAside, home: publishPath },
            serve: (site, place) => workplace.serveBeside(site, extendWithEditor("on", place)),
          })
        : createReadingDesk({ ...reading, root, alone, publisher }));
    const editor =
      drafts &&
      publisher &&
      reviews &&
      createEditor({
        ...workplace,
        isOn: editing === "on",
        locator: createPageLocator(),
        files: createContentFiles(root),
        journal: createJournalFile(root, onSetAside),
        drafts,
        publisher,
        reviews,
        reading: reading?.review.asker,
      });
    const takeEdit = createBodyReader({ bodyBytes: editBytes, allBytes: 5 * editBytes });
    const takeFile = createBodyReader({ bodyBytes: fileBytes, allBytes: 2 * fileBytes });

    return {
      paths: [publishPath, picturesPath],
      show: async (path, query, { speech }): Promise<Answer> => {
        if (editor === undefined || publisher === undefined) return noEditor;
        return path === publishPath
          ? reading === undefined
            ? answerPublishPage(editor.token, base, speech, drawReviewPart(speech))
            : answerReadingPage(editor.token, base, speech)
          : publisher.picture(path.slice(picturesPath.length), query);
      },
      posts: editPath,
      accept: (action, { "content-type": type, "sec-fetch-site": site, [tokenHeader]: token }) => {
        const headers = { type, fetchSite: site?.toString(), token: token?.toString() };
        const refused = editor === undefined ? noEditor : editor.refuse(action, headers);
        return refused ?? (action === addFileAction ? takeFile : takeEdit);
      },
      answer: async (action, body, reader, tell) => editor?.answer(action, body, reader, tell) ?? noEditor,
      mending: createMending(isLocal, () => drafts?.all() ?? []),
      lookAt: async (target, reader) => editor?.lookAt(target, reader),
      begin: () => publisher?.finish(onSetAside),
      // Git works in a session of its own, which no signal of a terminal reaches.
      close: async () => {
        publisher?.close();
        await reviews?.close();
      },
    };
  };
}

const noEditor = plainAnswer(404, say("http.no-editing"));
