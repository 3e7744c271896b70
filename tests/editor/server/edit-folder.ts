import { request } from "node:http";
import { onTestFinished } from "vitest";
import { linesType } from "../../../src/dev/extension.ts";
import { type DevEvent, serveSite } from "../../../src/dev/serve/serve-site.ts";
import { earlyLine } from "../../../src/editor/answers.ts";
import { extendWithEditor } from "../../../src/editor/extend.ts";
import type { Edit, EntryName } from "../../../src/editor/model/edit.ts";
import {
  type AnswerTo,
  type Asked,
  type RequestName,
  type RequestTo,
  requests,
} from "../../../src/editor/requests.ts";
import { defaults, devFolder } from "../../dev/dev-folder.ts";
import { english } from "../../support/speech.ts";

export const home: EntryName = { collection: "pages", id: "index" };
export const settings: EntryName = { collection: undefined, id: "site" };

export type Answered = { readonly status: number; readonly body: string; readonly cookie: string };

/** Serves the site that uses everything in edit mode, until the test ends. */
export async function editFolder(
  folder = devFolder(),
  host = "127.0.0.1",
  editing: "on" | "offered" = "on",
  tell: (event: DevEvent) => void = () => {},
) {
  const { root } = folder;
  const serving = await serveSite({
    ...defaults,
    root,
    host,
    port: 0,
    poll: false,
    speech: english,
    editor: undefined,
    extend: extendWithEditor(editing),
    frame: () => () => [],
    tell,
  });
  onTestFinished(() => serving.close());
  const { port } = new URL(serving.url);
  const own = `127.0.0.1:${port}`;

  /** Sends a request like a page of this server, with the given differences. Undefined headers are left out. */
  const ask = (
    path: string,
    { method = "POST", headers = {}, body = "{}" }: Sending = {},
  ): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const all = {
        host: own,
        origin: `http://${own}`,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "content-length": method === "GET" || method === "HEAD" ? undefined : String(Buffer.byteLength(body)),
        ...headers,
      };
      const kept = Object.entries(all).filter(([, value]) => value !== undefined) as [string, string][];
      const sent = request(
        { host: "127.0.0.1", port, path, method, headers: Object.fromEntries(kept) },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              cookie: String(answer.headers["set-cookie"] ?? ""),
            }),
          );
          answer.on("error", reject);
        },
      );
      sent.on("error", reject);
      if (method === "GET" || method === "HEAD") sent.end();
      else sent.end(body);
    });
  const read = async (path = "/", cookie?: string) =>
    (await ask(path, { method: "GET", headers: { cookie, origin: undefined, "content-type": undefined } }))
      .body;
  const tokenOf = (html: string) => /data-token="([0-9a-f]+)"/.exec(html)?.[1];
  const token = tokenOf(await read());
  const act = async <Name extends RequestName>(action: Name, body: Asked<Name>): Promise<AnswerTo<Name>> => {
    const answer = await ask(`/__edit/${action}`, {
      headers: { "x-site-edit": token },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${action}: ${answer.status} ${answer.body}`);
    return readAnswer(action, answer.body);
  };
  /** What is told before the answer to who accepts that, and the answer. */
  const actInLines = async <Name extends RequestName>(action: Name, body: Asked<Name>) => {
    const headers = { "x-site-edit": token, accept: linesType };
    const answer = await ask(`/__edit/${action}`, { headers, body: JSON.stringify(body) });
    const lines = answer.body.split("\n");
    const early = lines.slice(0, -1).map((line) => earlyLine.parse(JSON.parse(line)));
    return { early, answer: readAnswer(action, lines.at(-1) ?? "") };
  };
  const save = (entry: EntryName, edit: Edit, old: RequestTo<"save">["old"], digest = "") =>
    act("save", { entry, digest, old, edit, file: "index.html" });
  return { ...folder, serving, token, tokenOf, ask, read, act, actInLines, save };
}

/** Adds a setting that texts may name: {rooms}, which is 12. */
export function addRooms(folder: ReturnType<typeof devFolder>): void {
  folder.edit("templates/site.tsx", (text) =>
    text.replace(
      "settings: siteSettings({}),",
      'settings: siteSettings({ rooms: z.number().meta({ title: "Salles" }) }),\n  facts: ({ rooms }) => ({ rooms: String(rooms) }),',
    ),
  );
  folder.edit("content/site.yaml", (text) => `${text}rooms: 12 # avec le hall\n`);
}

type Sending = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
};

/** Fails if an answer does not fit its schema. */
function readAnswer<Name extends RequestName>(action: Name, body: string): AnswerTo<Name> {
  return requests[action].answers.parse(JSON.parse(body)) as AnswerTo<Name>;
}
