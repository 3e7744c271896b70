import type { Speech } from "../../words/speech.ts";
import type { PublishAnswer } from "../answers.ts";
import type { RequestTo } from "../requests.ts";
import { drawnSite, type EditDesk } from "../server/edit-desk.ts";
import { type DrawingOptions, drawLook, drawState } from "./publish-page.ts";

type ActionsDesk = Pick<EditDesk, "site" | "base" | "drafts" | "publisher" | "journal">;

/** The actions of the publish page, which answer in the language of its reader. */
export function createPublishActions(desk: ActionsDesk, speech: Speech) {
  const { publisher, base, drafts, journal } = desk;
  const options = (): DrawingOptions => ({
    base,
    speech,
    drawn: drawnSite(desk),
    unsaved: drafts.all().length,
  });
  const show = async (): Promise<PublishAnswer> => {
    const state = publisher.state();
    const isRunning = state.is === "running";
    const drawing =
      state.is === "idle" ? drawLook(await publisher.look(), options()) : drawState(state, options());
    return { ...drawing, isRunning };
  };
  return {
    "publish-look": () => {
      publisher.forget();
      return show();
    },
    "publish-state": show,
    publish: ({ tree, message, choices }: RequestTo<"publish">) => {
      // A save during the publication makes it end without sending anything, so this is the last step that is sent.
      const { step } = journal.journal().steps.at(-1) ?? { step: 0 };
      publisher.begin({
        tree,
        message: message?.trim() === "" ? speech.pages["publish.subject.none"] : message,
        mergeMessage: speech.pages["publish.merge-subject"],
        choices: new Map(choices.map(({ key, take }) => [key, take])),
        onSent: () => notePublished(journal, step),
      });
      return show();
    },
    "publish-stop": () => {
      publisher.stop();
      return show();
    },
  };
}

/** Without this note, undo only does not say that a step was published, so a failure to write it is no failure. */
function notePublished(journal: ActionsDesk["journal"], step: number): void {
  try {
    journal.add({ kind: "published", step });
  } catch {}
}
