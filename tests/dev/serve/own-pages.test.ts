import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { servePreview } from "../../../src/http/preview/serve-preview.ts";
import { editFolder } from "../../editor/server/edit-folder.ts";
import { addCatchMail } from "../../support/add-catch-mail.ts";
import { eventually } from "../../support/eventually.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import { english } from "../../support/speech.ts";
import { devFolder, prepareDevFolders } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { statusCode: status = 0, headers: given } = answer;
        resolve({ status, headers: given, body: Buffer.concat(chunks).toString() });
      });
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The directives of a policy by name. */
function policyOf({ headers }: Answered): Readonly<Record<string, string>> {
  const written = String(headers["content-security-policy"] ?? "");
  return Object.fromEntries(
    written.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

const inert = {
  "default-src": "'none'",
  "form-action": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};
const toolPage = {
  ...inert,
  "script-src": "'self'",
  "style-src": "'self'",
  "connect-src": "'self'",
  "img-src": "data:",
};
const isHtml = ({ headers }: Answered) => String(headers["content-type"]).startsWith("text/html");

/** What every answer of both servers has. */
function expectGuarded(name: string, answer: Answered): void {
  expect([name, answer.headers["x-content-type-options"]]).toEqual([name, "nosniff"]);
  expect([name, answer.headers["x-frame-options"]]).toEqual([name, "SAMEORIGIN"]);
}

describe("a page that the tool answers by itself", () => {
  test("has a policy under `site dev` and `site edit`: no code of others, no frame of others", async () => {
    const folder = devFolder();
    addCatchMail(folder.root);
    const { serving, token } = await editFolder(folder);
    const port = Number(new URL(serving.url).port);
    const own = { host: `127.0.0.1:${port}` };
    const post = { method: "POST", headers: { ...own, origin: `http://${own.host}` } };
    const edit = (action: string, headers: Asked["headers"], body = "{}") =>
      [`/__edit/${action}`, { ...post, headers: { ...post.headers, ...headers }, body }] as const;
    const json = {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-site-edit": token ?? "",
    };

    const short: Readonly<Record<string, readonly [string, Asked?]>> = {
      "a foreign name of this host": ["/", { headers: { host: "evil.example" } }],
      "a foreign name on a tool page": ["/__dev/page", { headers: { host: "evil.example" } }],
      "a method that nothing takes": ["/", { method: "DELETE", headers: own }],
      "a get where only posts are taken": ["/__edit/save", { headers: own }],
      "a foreign origin": [
        "/__dev/page?file=index.html",
        { headers: { ...own, origin: "http://evil.example" } },
      ],
      "a malformed address": ["/%c3%28", { headers: own }],
      "an unknown tool path": ["/__dev/nothing", { headers: own }],
      "no such attachment": ["/__mail/1/1", { headers: own }],
      "no such language": ["/__dev/language?language=tlh", { headers: own }],
      "a chosen language": ["/__dev/language?language=fr&to=/", { headers: own }],
      "the description of a page": ["/__dev/page?file=index.html", { headers: own }],
      "the faults of a page": ["/__dev/faults?file=index.html", { headers: own }],
      "the changes of a page": ["/__dev/change?page=/&from=0&file=index.html&shows=page", { headers: own }],
      "the count of tasks": ["/__dev/todo", { headers: own }],
      "a save without a token": edit("save", { "content-type": "application/json" }),
      "a save that is no JSON": edit("save", { ...json, "content-type": "text/plain" }),
      "a save that follows no schema": edit("save", json),
      "an unknown action of the editor": edit("nothing", json),
      "a long save": edit("save", json, "x".repeat(3_000_000)),
      "a mail that is no form": ["/api/v1.0/email/send", { ...post, body: "{" }],
      "an emptied mailbox": ["/__mail/empty", post],
    };
    for (const [name, [path, asked]] of Object.entries(short)) {
      const answer = await ask(port, path, asked);
      expectGuarded(name, answer);
      expect([name, isHtml(answer), policyOf(answer)]).toEqual([name, false, inert]);
    }
    const pages: Readonly<Record<string, readonly [string, object]>> = {
      mail: ["/__mail", { "form-action": "'self'" }],
      tasks: ["/__todo", {}],
      // Its pictures are pages of the site, in frames.
      publishing: ["/__publish", { "frame-src": "'self'" }],
    };
    for (const [name, [path, differs]] of Object.entries(pages)) {
      const answer = await ask(port, path, { headers: own });
      expectGuarded(name, answer);
      expect([name, isHtml(answer), policyOf(answer)]).toEqual([name, true, { ...toolPage, ...differs }]);
    }

    // The page with the errors stands in for pages of the site, which may show one another in frames.
    folder.edit("content/pages/index.md", (text) => text.replace(/^title: .*$/m, "title: 42"));
    await eventually(async () => {
      const answer = await ask(port, "/", { headers: own });
      expectGuarded("errors", answer);
      expect([answer.status, isHtml(answer), policyOf(answer)]).toEqual([
        500,
        true,
        { ...toolPage, "frame-ancestors": "'self'" },
      ]);
    });
  });

  test("has a policy where a site has no page for missing addresses", async () => {
    const folder = devFolder();
    folder.edit("templates/site.tsx", (text) =>
      text.replace(/^ *missing: \{ template: MissingPage.*\n/m, ""),
    );
    const { serving } = await editFolder(folder);
    const answer = await ask(Number(new URL(serving.url).port), "/nothing-here");
    expect(answer.status).toBe(404);
    expect(policyOf(answer)).toEqual({ ...toolPage, "frame-ancestors": "'self'" });
  });

  test("has a policy under `site preview`", async () => {
    const out = join(scratchFolder(), "dist");
    mkdirSync(join(out, "a"), { recursive: true });
    writeFileSync(join(out, "a/index.html"), "A");
    for (const as of ["nginx", "netlify", "cloudflare", "github", "plain"] as const) {
      const { port, close } = await servePreview({
        ...{ out, as, host: "127.0.0.1", port: 0, base: "/sous", speech: english, onBusy: () => {} },
      });
      onTestFinished(() => close());
      const asked: Readonly<Record<string, readonly [number, string, Asked?]>> = {
        "a foreign name": [421, "/", { headers: { host: "evil.example" } }],
        "a method that nothing takes": [405, "/sous/", { method: "POST" }],
        "a malformed address": [400, "/%c3%28"],
        "an address above the base": [404, "/a"],
        "the way to the base": [302, "/"],
        "a missing page": [404, "/sous/nothing.css"],
      };
      for (const [name, [status, path, how]] of Object.entries(asked)) {
        const answer = await ask(port, path, how);
        expect([as, name, answer.status]).toEqual([as, name, status]);
        expectGuarded(name, answer);
        expect([name, policyOf(answer)]).toEqual([name, inert]);
      }
    }
  });
});
