import type { DevService } from "../../define/dev-service.ts";
import { type Answer, plainAnswer, redirectAnswer } from "../../http/answer.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { LinkToService } from "../panel/page-description.ts";

import { drawToolPage, linkLanguages, toolPageHeaders } from "./tool-page.ts";

// biome-ignore lint/suspicious/noExplicitAny: the state is the service’s own
export type AnyDevService = DevService<any>;

/** The service of the site and its state, as the server asks them. */
export type SiteService = {
  /** Where it shows something, as the start of paths. */
  readonly page: string | undefined;
  takes(path: string): boolean;
  /** Undefined for paths of others. */
  show(path: string, speech: Speech): Answer | undefined;
  take(post: Posted): Promise<PostReply>;
  link(speech: Speech): LinkToService | undefined;
};

type Posted = {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  readonly speech: Speech;
};

/** A response, no response while the client waits, or a closed connection. */
export type PostReply =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "hang" | "reset" };

/**
 * Runs the service that `find` gives, which each change of the templates may replace. Its state stays. `onChange` is called
 * after every post that was read. `base` is `""`, or the sub-path of the deployment.
 */
export function runService(
  find: () => AnyDevService | undefined,
  onChange: () => void,
  base = "",
): SiteService {
  let kept: { readonly state: unknown } | undefined;
  const stateOf = ({ start }: AnyDevService) => (kept === undefined ? start : kept.state);
  return {
    get page() {
      return find()?.page;
    },
    takes: (path) => find()?.posts.includes(path) ?? false,
    show: (path, speech) => {
      const service = find();
      if (service === undefined) return undefined;
      if (path !== service.page && !path.startsWith(`${service.page}/`)) return undefined;
      const shown = service.show(stateOf(service), path, speech.language);
      if (shown === undefined) return plainAnswer(404, say("http.no-path"));
      return "bytes" in shown
        ? download(shown.name, shown.bytes)
        : drawPage(service.page, base, shown, speech);
    },
    take: async ({ path, type, body, speech }) => {
      const service = find();
      if (service === undefined) return { kind: "answer", answer: plainAnswer(404, say("http.no-path")) };
      const { language } = speech;
      const next = await service.take({ path, type, body: new Uint8Array(body), language });
      const { state, answer } = next(stateOf(service));
      kept = { state };
      onChange();
      switch (answer.kind) {
        case "text":
          return { kind: "answer", answer: plainAnswer(answer.status, answer.text) };
        case "page":
          return { kind: "answer", answer: redirectAnswer(303, service.page) };
        case "hang":
        case "reset":
          return { kind: answer.kind };
      }
    },
    link: ({ language }) => {
      const service = find();
      return service && { href: service.page, text: service.link(stateOf(service), language) };
    },
  };
}

function drawPage(
  here: string,
  base: string,
  { title, body }: { readonly title: string; readonly body: string },
  { language, pages: words }: Speech,
): Answer {
  const ways = `<p class="back"><a class="back" href="${base}/">${words["publish.back"]}</a> ${linkLanguages(language, here)}</p>`;
  const page = drawToolPage({ title, name: "service", body: `${ways}\n${body}` }, { language });
  return { status: 200, headers: toolPageHeaders({ forms: true }), body: page };
}

function download(name: string, body: Uint8Array): Answer {
  const headers = {
    // Always a download, so that no file runs on this origin.
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
  return { status: 200, headers, body };
}

/** https://datatracker.ietf.org/doc/html/rfc5987#section-3.2.1 */
function encodeName(name: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}
