import { randomBytes } from "node:crypto";
import { devOrigin } from "../../define/define.ts";
import { addFileAction, type ShownPage } from "../../edit/protocol.ts";
import { type Answer, jsonAnswer, plainAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile } from "../../http/find-file.ts";
import { findNotFound } from "../../http/find-not-found.ts";
import { readTarget } from "../../http/read-target.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { speakToEditors } from "../../words/tell.ts";
import { answerPublishPage } from "../publish/publish-page.ts";
import type { LocatedSite } from "../site/page-locator.ts";
import { siteOf } from "../site/site-state.ts";
import { addFile } from "./add-file.ts";
import { createCounter } from "./count-pages.ts";
import { createEditActions } from "./edit-actions.ts";
import type { EditDesk } from "./edit-desk.ts";
import { type EditAction, editRequests, isEditAction } from "./edit-requests.ts";
import { type EditHeaders, guardEdit } from "./guard-edit.ts";
import type { PageEditing } from "./page-editing.ts";

/** The editor of `site edit` and `site dev`. */
export type Editor = {
  /** Returns what the page at `target` needs in edit mode. Undefined if it is not a page. */
  lookAt(target: string, reader: Reader): Promise<PageEditing | undefined>;
  /** Refuses a request that cannot come from a page of this session. */
  refuse(action: string, headers: EditHeaders): Answer | undefined;
  /** The publish page. */
  showPublication(speech: Speech): Answer;
  /** Answers a request of a page. `showEarly` is called with the viewed page as soon as it is drawn. */
  answer(action: string, body: Buffer, reader: Reader, showEarly?: EditDesk["showEarly"]): Promise<Answer>;
};

/** The person who requests a page. */
export type Reader = {
  readonly cookie: string | undefined;
  /** The `Host` header of the request. */
  readonly host: string | undefined;
  readonly destination: string | undefined;
  readonly speech: Speech;
};

type EditorOptions = Omit<EditDesk, "show" | "showEarly" | "origin"> & {
  /** True if pages open in edit mode until the reader ends it. */
  readonly isOn: boolean;
};

const cookieName = "site-edit";

export function createEditor({ isOn, ...desk }: EditorOptions): Editor {
  const { base } = desk;
  const { state } = desk.site;
  const token = randomBytes(32).toString("hex");
  // A cookie is sent to servers on all ports of this machine, so it contains only the mode and a mark of this session.
  const mark = randomBytes(8).toString("hex");
  const cookieOf = (wish: "on" | "off") => `${wish}-${mark}`;
  const isEditing = (cookies: string) => {
    const wishes = cookies.split(/;\s*/);
    const wants = (wish: "on" | "off") => wishes.includes(`${cookieName}=${cookieOf(wish)}`);
    return isOn ? !wants("off") : wants("on");
  };
  const fileAt = (target: string): string | undefined => {
    const read = readTarget(target);
    const files = siteOf(state())?.files;
    if (read.status === "refused" || files === undefined || !read.path.startsWith(`${base}/`))
      return undefined;
    // The paths of the server itself are not pages of the site.
    if (read.path.startsWith("/__")) return undefined;
    const path = read.path.slice(base.length);
    const file = findFile(path, files) ?? findNotFound(path, files);
    return file.endsWith(".html") && files.has(file) ? file : undefined;
  };
  const show = (
    file: string,
    { host, speech }: Reader,
    site: LocatedSite | undefined = siteOf(state()),
  ): ShownPage | undefined => {
    const bodyLabel = speech.pages["edit.body"];
    const page = site && desk.site.locator.locate(site, file, bodyLabel);
    counter.countSoon();
    return page && { ...page, html: withoutSeal(page.html).replaceAll(devOrigin, `http://${host}`) };
  };
  const counter = createCounter(desk.site);
  const keepWish = (wish: "on" | "off"): Answer => ({
    ...jsonAnswer({}),
    headers: {
      "Content-Type": contentTypeOf(".json"),
      "Set-Cookie": `${cookieName}=${cookieOf(wish)}; Path=/; SameSite=Strict; HttpOnly`,
    },
  });

  return {
    lookAt: async (target, reader) => {
      const { cookie = "", destination = "" } = reader;
      // A page in a frame is not edited: it belongs to the page around it.
      if (/^i?frame$/.test(destination)) return undefined;
      const { status } = state();
      if (status === "starting") return { token, page: undefined, isDue: isEditing(cookie) };
      if (status !== "good") return undefined;
      const file = fileAt(target);
      if (file === undefined) return undefined;
      if (!isEditing(cookie)) return { token, page: undefined };
      await counter.count();
      return { token, page: show(file, reader) };
    },
    showPublication: (speech) => answerPublishPage(token, base, speech),
    refuse: (action, headers) => guardEdit(action, headers, token),
    answer: async (action, body, reader, showEarly) => {
      if (action === addFileAction) {
        const added = await addFile(desk, body, reader.speech);
        return added === undefined ? notTaken : jsonAnswer(added);
      }
      if (!isEditAction(action)) return plainAnswer(404, say("http.no-path"));
      const read = readRequest(action, body);
      if (read === undefined) return notTaken;
      if (action === "start" || action === "stop") return keepWish(action === "start" ? "on" : "off");
      const own = {
        origin: `http://${reader.host}`,
        show: (file: string, site?: LocatedSite) => show(file, reader, site),
        showEarly,
      };
      const actions = createEditActions({ ...desk, ...own }, speakToEditors(reader.speech));
      const answered = await actions[action](read as never);
      return answered === undefined ? plainAnswer(404, say("http.no-entry")) : jsonAnswer(answered);
    },
  };
}

const notTaken = plainAnswer(400, say("http.no-request"));

function readRequest(action: EditAction, body: Buffer): unknown {
  try {
    const { success, data } = editRequests[action].safeParse(JSON.parse(body.toString()));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}
