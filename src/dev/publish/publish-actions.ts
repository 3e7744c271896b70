import type { Speech } from "../../catalogue/speech.ts";
import type { PublishAnswer, PublishAsked } from "../../edit/publish-protocol.ts";
import { drawnSite, type EditDesk } from "../edit/edit-desk.ts";
import { drawLook } from "./draw-look.ts";
import { drawState } from "./draw-state.ts";
import type { DrawingOptions } from "./drawing.ts";

type ActionsDesk = Pick<EditDesk, "site" | "base" | "drafts" | "publisher">;

/** The actions of the publish page, which answer in the language of its reader. */
export function createPublishActions(desk: ActionsDesk, speech: Speech) {
  const { publisher, base, drafts } = desk;
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
    publish: ({ tree, message, choices }: PublishAsked) => {
      publisher.begin({
        tree,
        message: message?.trim() === "" ? speech.pages["publish.subject.none"] : message,
        mergeMessage: speech.pages["publish.merge-subject"],
        choices: new Map(choices.map(({ key, take }) => [key, take])),
      });
      return show();
    },
    "publish-stop": () => {
      publisher.stop();
      return show();
    },
  };
}
