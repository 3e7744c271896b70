import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { linesType } from "../../../src/dev/extension.ts";
import { faultCountPath } from "../../../src/dev/faults/fault.ts";
import { readOwnFiles } from "../../../src/dev/serve/dev-server.ts";
import { addFileAction, editPath, tokenHeader } from "../../../src/editor/addresses.ts";
import { addedFile, type EarlyLine, type SaveAnswer } from "../../../src/editor/answers.ts";
import type { EntryName, FieldPath, Value } from "../../../src/editor/model/edit.ts";
import { type RequestName, type RequestTo, requests } from "../../../src/editor/requests.ts";
import { once } from "../../../src/once.ts";
import { contentTypes } from "../serve-folder.ts";
import { answerEdit, createMemory } from "./answer.ts";
import { apply } from "./apply.ts";
import { draw } from "./draw.ts";
import { find, valueAt } from "./site.ts";

const token = "of-this-session";

/** Listens for all tests of this process, until it ends: a browser compiles the scripts of one origin once. */
const listen = once(async () => {
  const server = createServer((request, response) => answers(request, response)).unref();
  let answers: RequestListener;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (listener: RequestListener) => {
      answers = listener;
    },
    hangUp: () => server.closeAllConnections(),
  };
});
const ownFiles = once(readOwnFiles);

/**
 * Serves one small site anew, to one test at a time, and speaks what pages in edit mode speak. What another program
 * would do to its files is `change`.
 */
export async function serveEdit() {
  const own = ownFiles();
  const memory = createMemory();
  const asked: { readonly name: string; readonly body: unknown }[] = [];
  let isEditing = true;
  let held: Promise<unknown> | undefined;
  let checked: Promise<SaveAnswer | undefined> | undefined;
  let keepsEarly = false;
  const { origin, answerWith, hangUp } = await listen();
  answerWith(async (request, response): Promise<void> => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const send = (status: number, type: string, body: string | Uint8Array, cache = "no-store"): void => {
      response.writeHead(status, { "content-type": type, "cache-control": cache }).end(body);
    };
    if (path.startsWith(editPath)) {
      const name = path.slice(editPath.length);
      const read = await readBody(request);
      // A file comes behind a line of JSON.
      const body = JSON.parse(name === addFileAction ? (read.split("\n")[0] ?? "") : read);
      asked.push({ name, body });
      if (request.headers[tokenHeader] !== token && name !== "start") return send(403, "text/plain", "no");
      if (name === "start" || name === "stop") isEditing = name === "start";
      if (name === "save" && checked !== undefined) {
        const { entry, edit } = body as RequestTo<"save">;
        const after = apply(find(memory.entries, entry), edit);
        const page = draw(memory.entries.map((other) => (other.file === after.file ? after : other)));
        const early: readonly EarlyLine[] = [
          ...(keepsEarly ? [{ status: "kept", digest: "", step: 1 } as const] : []),
          page,
        ];
        const lines = early.map((told) => `${JSON.stringify(told)}\n`);
        response.writeHead(200, { "content-type": linesType }).write(lines.join(""));
        const refused = await checked;
        const answer = refused ?? { ...(answerEdit(name, body, memory) as SaveAnswer), page: "shown" };
        return void response.end(toJson(name, answer));
      }
      await held;
      return send(200, "application/json", toJson(name, answerEdit(name, body, memory)));
    }
    if (path === faultCountPath) return send(200, "application/json", "null");
    if (path.startsWith("/__dev/")) {
      const name = path.slice("/__dev/".length);
      const file = own.get(name);
      const ending = /\.\w+$/.exec(name)?.[0] ?? "";
      return file ? send(200, contentTypes[ending] ?? "", file, "max-age=3600") : send(404, "text/plain", "");
    }
    if (path === "/coupe.svg") return send(200, "image/svg+xml", picture);
    if (path !== "/")
      return send(200, "text/html", "<!DOCTYPE html><title>Ailleurs</title><h1>Ailleurs</h1>");
    const { html, ...fields } = draw(memory.entries);
    const added = isEditing
      ? `<script type="application/json" id="site-edit-fields">${JSON.stringify(fields).replaceAll("<", "\\u003c")}</script><script src="/__dev/edit.js" defer data-language="fr" data-token="${token}" data-file="index.html"></script>`
      : "";
    const shown = isEditing ? html : html.replace(/ data-edit[\w-]*="[^"]*"/g, "");
    send(200, "text/html; charset=utf-8", shown.replace("</body>", `${added}</body>`));
  });
  return {
    origin,
    asked,
    /** What the file holds. */
    read: (entry: EntryName, path: FieldPath) => valueAt(find(memory.entries, entry), path),
    /** What another program writes into it. */
    change: (entry: EntryName, path: FieldPath, value: Value) =>
      memory.write(entry, { kind: "set", path, value }),
    /**
     * Shows pages as soon as they are drawn, and answers saves once this is settled: as always, or with what it gives.
     * `isKept` tells before that they are in their file.
     */
    checkUntil: (check: typeof checked, isKept = false) => {
      checked = check;
      keepsEarly = isKept;
    },
    /** Keeps every answer waiting until this is settled. */
    holdUntil: (event: typeof held) => {
      held = event;
    },
    close: hangUp,
  };
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path d="M5 55h110M15 55V15h50v40M25 25h10m10 0h10" fill="none" stroke="#1b3fab"/></svg>';

/** Answers fit the schemas of those of the real server. */
function toJson(name: string, answer: unknown): string {
  const json = JSON.stringify(answer);
  const schema = name === addFileAction ? addedFile : requests[name as RequestName].answers;
  schema.parse(JSON.parse(json));
  return json;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? "{}" : text;
}
