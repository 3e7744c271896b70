import { randomBytes, timingSafeEqual } from "node:crypto";
import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import { devOrigin } from "../../define/define.ts";
import type { PageAddition, Reader } from "../../dev/extension.ts";
import type { DrawnSite } from "../../dev/site/looked-at-first.ts";
import { type BuiltSite, siteOf } from "../../dev/site/site-state.ts";
import { escapeHtml } from "../../html/escape.ts";
import { type Answer, jsonAnswer, plainAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile, findNotFound } from "../../http/find-file.ts";
import { pathBelow, readTarget } from "../../http/read-target.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";
import type { Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import { speakToEditors } from "../../words/tell.ts";
import { addFileAction } from "../addresses.ts";
import type { ShownPage } from "../answers.ts";
import { isRequestName, type RequestName, type RequestTo, requests } from "../requests.ts";
import { createEditActions } from "./edit-actions.ts";
import type { EditDesk } from "./edit-desk.ts";
import { addFile } from "./images.ts";

/** The headers by which a request proves that a page of this session sent it. */
type EditHeaders = {
  readonly type: string | undefined;
  /** `Sec-Fetch-Site`: only browsers can set it, not scripts. */
  readonly fetchSite: string | undefined;
  readonly token: string | undefined;
};

/** The only request without a token, because a page has none before editing begins. */
const beginning = "start";

/** Like JSON, `application/octet-stream` forces browsers to send a preflight request from pages of other sites. */
const typeOf = (action: string) =>
  action === addFileAction ? "application/octet-stream" : "application/json";

/**
 * Refuses requests that do not come from a page of this server in edit mode. The host and the `Origin` are checked
 * before. A form or a simple request of another site has neither the type nor the token.
 */
function guardEdit(
  action: string,
  { type, fetchSite, token }: EditHeaders,
  session: string,
): Answer | undefined {
  if (type !== typeOf(action))
    return plainAnswer(415, say(action === addFileAction ? "http.only-bytes" : "http.only-json"));
  if (fetchSite !== "same-origin") return plainAnswer(403, say("http.own-pages"));
  if (action === beginning || isSame(token ?? "", session)) return undefined;
  return plainAnswer(403, say("http.session-ended"));
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Counts the pages that show each field. The first count draws all pages again. */
type Counter = {
  /** Resolves after the first count, or after the longest wait that is acceptable for a page. */
  count(): Promise<void>;
  /** Counts again after a pause without saves. */
  countSoon(): void;
};

/** Enough for a site of a few pages. Those of a larger one are counted while nobody saves or opens a page. */
const longestWaitMs = 200;
const restMs = 3000;

function createCounter({ site, locator, calm }: Pick<EditDesk, "site" | "locator" | "calm">): Counter {
  let first: Promise<void> | undefined;
  let counted: BuiltSite | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAwaited = false;
  const giveWay = () => (isAwaited ? letOthers() : calm());
  const countAll = async () => {
    const now = siteOf(site.state());
    if (now === undefined || now === counted) return;
    counted = now;
    await locator.locateAll(now, giveWay);
  };
  let counting: Promise<void> = Promise.resolve();
  const countNext = () => {
    counting = counting.then(countAll).catch(() => {});
    return counting;
  };
  return {
    count: () => {
      isAwaited = first === undefined;
      first ??= countNext();
      return Promise.race([first, sleep(longestWaitMs)]).finally(() => {
        isAwaited = false;
      });
    },
    countSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void countNext(), restMs);
      timer.unref();
    },
  };
}

/** The editor of `site edit` and `site dev`. */
export type Editor = {
  /** The token that proves that a request comes from a page of this session. */
  readonly token: string;
  /** Returns what the page at `target` needs in edit mode, or offers it. Undefined if it is not a page. */
  lookAt(target: string, reader: Reader): Promise<PageAddition | undefined>;
  /** Refuses a request that cannot come from a page of this session. */
  refuse(action: string, headers: EditHeaders): Answer | undefined;
  /** Answers a request of a page. `tellEarly` is called with what is known before the answer. */
  answer(action: string, body: Buffer, reader: Reader, tellEarly?: EditDesk["tellEarly"]): Promise<Answer>;
};

type EditorOptions = Omit<EditDesk, "show" | "tellEarly" | "origin"> & {
  /** True if pages open in edit mode until the reader ends it. */
  readonly isOn: boolean;
  /** Whose changes this server shows to be read. Undefined for the reader’s own copy. */
  readonly reading: string | undefined;
};

const cookieName = "site-edit";

export function createEditor({ isOn, reading, ...desk }: EditorOptions): Editor {
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
    // The paths of the server itself are not pages of the site.
    if (read.status === "refused" || files === undefined || read.path.startsWith("/__")) return undefined;
    const path = pathBelow(base, read.path);
    if (path === undefined) return undefined;
    const file = findFile(path, files) ?? findNotFound(path, files);
    return file.endsWith(".html") && files.has(file) ? file : undefined;
  };
  const show = (
    file: string,
    { host, speech }: Reader,
    site: DrawnSite | undefined = siteOf(state()),
  ): ShownPage | undefined => {
    const bodyLabel = speech.pages["edit.body"];
    const page = site && desk.locator.locate(site, file, bodyLabel);
    counter.countSoon();
    return page && { ...page, html: withoutSeal(page.html).replaceAll(devOrigin, `http://${host}`) };
  };
  const counter = createCounter(desk);
  const keepWish = (wish: "on" | "off"): Answer => ({
    ...jsonAnswer({}),
    headers: {
      "Content-Type": contentTypeOf(".json"),
      "Set-Cookie": `${cookieName}=${cookieOf(wish)}; Path=/; SameSite=Strict; HttpOnly`,
    },
  });

  return {
    token,
    lookAt: async (target, reader) => {
      const { cookie = "", destination = "", speech } = reader;
      // A page in a frame is not edited: it belongs to the page around it.
      if (/^i?frame$/.test(destination)) return undefined;
      const offered = { attributes: { "data-edit": speech.pages["edit.begin"] } };
      const { status } = state();
      if (status === "starting") return { ...offered, isDue: isEditing(cookie) };
      if (status !== "good") return undefined;
      const file = fileAt(target);
      if (file === undefined) return undefined;
      if (!isEditing(cookie)) return offered;
      await counter.count();
      let page = show(file, reader);
      if (page === undefined) {
        // The site may have moved on between the drawing of the page and the search for its fields.
        await desk.calm();
        page = show(file, reader);
      }
      return page === undefined
        ? offered
        : { html: page.html, end: drawScripts(page, { token, file, reading, language: speech.language }) };
    },
    refuse: (action, headers) => guardEdit(action, headers, token),
    answer: async (action, body, reader, tellEarly) => {
      if (action === addFileAction) {
        const added = await addFile(desk, body, reader.speech);
        return added === undefined ? notTaken : jsonAnswer(added);
      }
      if (!isRequestName(action)) return plainAnswer(404, say("http.no-path"));
      const read = readRequest(action, body);
      if (read === undefined) return notTaken;
      if (action === "start" || action === "stop") return keepWish(action === "start" ? "on" : "off");
      const own = {
        origin: `http://${reader.host}`,
        show: (file: string, site?: DrawnSite) => show(file, reader, site),
        tellEarly,
      };
      const actions = createEditActions({ ...desk, ...own }, speakToEditors(reader.speech));
      const answered = await actions[action](read as never);
      return answered === undefined ? plainAnswer(404, say("http.no-entry")) : jsonAnswer(answered);
    },
  };
}

/** The fields of a page in edit mode, and its script. */
function drawScripts(
  { fields, entries, elsewhere, html }: ShownPage,
  {
    token,
    file,
    reading,
    language,
  }: {
    readonly token: string;
    readonly file: string;
    readonly reading: string | undefined;
    readonly language: Language;
  },
): string {
  const json = JSON.stringify({ fields, entries, elsewhere }).replaceAll("<", "\\u003c");
  return (
    `<script type="application/json" id="site-edit-fields">${json}</script>` +
    `<script src="/__dev/edit.js" defer data-language="${language}" data-token="${token}" data-page="${hashOf("page", html)}" data-file="${escapeHtml(file)}"${reading === undefined ? "" : ` data-reading="${escapeHtml(reading)}"`}></script>`
  );
}

const notTaken = plainAnswer(400, say("http.no-request"));

function readRequest(name: RequestName, body: Buffer): RequestTo<RequestName> | undefined {
  try {
    const { success, data } = requests[name].asks.safeParse(JSON.parse(body.toString()));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}
