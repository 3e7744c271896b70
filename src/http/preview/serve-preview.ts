import type { IncomingMessage } from "node:http";
import { type PreviewedName, previewRules } from "../../hosts/hosts.ts";
import type { Speech } from "../../words/speech.ts";
import { bracket, hostOf } from "../host-names.ts";
import { ownFrames, sendAnswer } from "../send-answer.ts";
import { createSpeakTo } from "../speak-to.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { answerRequest } from "./answer-request.ts";
import { createDistFiles } from "./dist-files.ts";
import { type HostFiles, readHostFiles } from "./rule-files.ts";

type PreviewOptions = {
  /** Absolute folder that was published. */
  readonly out: string;
  readonly as: PreviewedName;
  /** The address to listen on, and the first port to try; 0 takes any. */
  readonly host: string;
  readonly port: number;
  readonly base: string;
  /** For readers whose language is unknown. */
  readonly speech: Speech;
  /** Called for each port that is in use. */
  readonly onBusy: (port: number) => void;
};

export type ServedPreview = Pick<RunningServer, "close" | "port"> & {
  /** The address of the site’s home page. */
  readonly url: string;
  /** Lines of `_headers` and `_redirects` that the host would ignore. */
  readonly ignored: HostFiles["ignored"];
};

/** Serves a published folder as a host would. Rejects with the error of Node when no port is free. */
export async function servePreview(options: PreviewOptions): Promise<ServedPreview> {
  const { out, as, host: listening, port, base, onBusy } = options;
  const speakTo = createSpeakTo(options.speech);
  const preview = { files: createDistFiles(out), host: previewRules[as], listening, base };
  const server = await startServer({
    host: listening,
    port,
    onBusy,
    handle: async (request, response) => {
      const { tell } = await speakTo(request.headers);
      sendAnswer(answerRequest(toAsked(request), preview), request, response, tell, ownFrames);
    },
  });
  return {
    url: `http://${bracket(listening)}:${server.port}${base}/`,
    port: server.port,
    ignored: readHostFiles(preview.files, preview.host).ignored,
    close: server.close,
  };
}

function toAsked(request: IncomingMessage) {
  const { method = "", url: target = "", headers } = request;
  return {
    method,
    target,
    host: hostOf(request),
    acceptEncoding: headers["accept-encoding"]?.toString(),
  };
}
