import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const request = {
  entry: home,
  digest: "",
  old: "Accueil : tout y est",
  edit: { kind: "set", path: ["title"], value: "Pris" },
  file: "index.html",
};
const body = JSON.stringify(request);
/** The actions that change more than one field, or only report about it. */
const others = {
  create: { collection: "articles", title: "Pris", values: { category: "energie" } },
  move: { entry: { collection: "articles", id: "premier" }, to: "/blog/pris", redirects: true, writes: true },
  remove: { entry: { collection: "articles", id: "second" }, decided: {}, writes: true },
  entry: { entry: home },
  "unused-images": {},
  "drop-images": { files: ["content/images/facade.png"] },
  blank: { collection: "articles" },
};

const publishing = [
  ["publish-look", "{}"],
  ["publish-state", "{}"],
  ["publish-stop", "{}"],
  ["publish", '{"choices":[]}'],
] as const;

describe("a request to save or to publish", () => {
  const cases: readonly [string, number, Record<string, string | undefined>][] = [
    ["without a token", 403, { "x-site-edit": undefined }],
    ["with another token", 403, { "x-site-edit": "0".repeat(64) }],
    ["with half of the token", 403, { "x-site-edit": "half" }],
    ["of another origin", 403, { origin: "https://elsewhere.example" }],
    ["of another port of this machine", 403, { origin: "http://127.0.0.1:1" }],
    ["of no origin", 403, { origin: undefined }],
    ["of an opaque origin", 403, { origin: "null" }],
    ["that a browser calls cross-site", 403, { "sec-fetch-site": "cross-site" }],
    ["that a browser calls same-site", 403, { "sec-fetch-site": "same-site" }],
    ["that was typed into the address bar", 403, { "sec-fetch-site": "none" }],
    ["that no browser sent", 403, { "sec-fetch-site": undefined }],
    ["under another name of this machine", 421, { host: "attacker.example" }],
    ["of a form", 415, { "content-type": "application/x-www-form-urlencoded" }],
    ["of a form with files", 415, { "content-type": "multipart/form-data; boundary=x" }],
    ["as plain text", 415, { "content-type": "text/plain" }],
    ["as JSON with a parameter", 415, { "content-type": "application/json; charset=utf-8" }],
    ["without a type", 415, { "content-type": undefined }],
  ];

  test("is refused from anywhere except a page of this session, and nothing is written", async () => {
    const folder = devFolder();
    const { ask, token } = await editFolder(folder);
    const text = folder.read(index);
    for (const [from, status, headers] of cases) {
      const given = headers["x-site-edit"] === "half" ? { "x-site-edit": token?.slice(0, 32) } : headers;
      const answer = await ask("/__edit/save", { headers: { "x-site-edit": token, ...given }, body });
      expect([from, answer.status]).toEqual([from, status]);
      for (const [action, asked] of Object.entries(others)) {
        const other = { headers: { "x-site-edit": token, ...given }, body: JSON.stringify(asked) };
        expect([from, action, (await ask(`/__edit/${action}`, other)).status]).toEqual([
          from,
          action,
          status,
        ]);
      }
    }
    expect(folder.read(index)).toBe(text);
    expect(readdirSync(join(folder.root, "content/articles"))).toHaveLength(4);
    expect((await ask("/__edit/save", { headers: { "x-site-edit": token }, body })).status).toBe(200);
    expect(folder.read(index)).toContain("Pris");
  });

  test("of the page “Publish” is refused too", async () => {
    const { ask, token } = await editFolder();
    for (const [action, body] of publishing) {
      for (const [from, status, headers] of cases) {
        const given = headers["x-site-edit"] === "half" ? { "x-site-edit": token?.slice(0, 32) } : headers;
        const answer = await ask(`/__edit/${action}`, { headers: { "x-site-edit": token, ...given }, body });
        expect([action, from, answer.status]).toEqual([action, from, status]);
      }
      const own = await ask(`/__edit/${action}`, { headers: { "x-site-edit": token }, body });
      expect([action, own.status]).toEqual([action, 200]);
    }
  });

  test("to publish with other data is refused", async () => {
    const { ask, token } = await editFolder();
    const bodies = [
      {},
      { choices: [], tree: "main" },
      { choices: [], tree: "--force" },
      { choices: [], message: "x".repeat(20_000) },
      { choices: [{ key: "a", take: "both" }] },
      { choices: [], remote: "https://elsewhere.example" },
    ];
    for (const each of bodies) {
      const body = JSON.stringify(each);
      const { status } = await ask("/__edit/publish", { headers: { "x-site-edit": token }, body });
      expect([body.slice(0, 80), status]).toEqual([body.slice(0, 80), 400]);
    }
  });

  test("by another method is refused", async () => {
    const { ask, token } = await editFolder();
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status } = await ask("/__edit/save", { method, headers: { "x-site-edit": token }, body });
      expect([method, status]).toEqual([method, 405]);
    }
  });

  test("with other data than an edit is refused", async () => {
    const folder = devFolder();
    const { ask, token } = await editFolder(folder);
    const text = folder.read(index);
    const edit = (value: object) => JSON.stringify({ ...request, edit: { ...request.edit, ...value } });
    const bodies = [
      "",
      "{",
      "[]",
      "null",
      JSON.stringify({ ...request, path: "/etc/passwd" }),
      JSON.stringify({ ...request, entry: "content/pages/index.md" }),
      JSON.stringify({ ...request, entry: { collection: "pages", id: "index", file: "x" } }),
      edit({ kind: "write" }),
      edit({ path: ["title", -1] }),
      edit({ path: ["title", 0.5] }),
      edit({ path: "title" }),
      edit({ path: Array.from({ length: 50 }, () => "a") }),
      edit({ kind: "move", from: -1, to: 0 }),
      Buffer.from([0xff, 0xfe, 0x00]),
    ];
    for (const each of bodies) {
      const { status } = await ask("/__edit/save", { headers: { "x-site-edit": token }, body: each });
      expect([String(each).slice(0, 80), status]).toEqual([String(each).slice(0, 80), 400]);
    }
    expect(folder.read(index)).toBe(text);
  });

  test("with an endless body is refused, and the server continues", async () => {
    const { ask, token } = await editFolder();
    const long = JSON.stringify({ ...request, old: "x".repeat(3_000_000) });
    expect((await ask("/__edit/save", { headers: { "x-site-edit": token }, body: long })).status).toBe(413);
    expect((await ask("/__edit/save", { headers: { "x-site-edit": token }, body })).status).toBe(200);
  });

  test("for an unknown entry, or one whose name is a path, finds nothing", async () => {
    const { ask, token } = await editFolder();
    const names = [
      { collection: "pages", id: "../articles/premier" },
      { collection: "pages", id: "/etc/passwd" },
      { collection: "pages", id: "index.md" },
      { collection: "pages", id: "" },
      { collection: "__proto__", id: "index" },
      { collection: "constructor", id: "index" },
      { collection: "nowhere", id: "index" },
    ];
    for (const entry of names) {
      const { status } = await ask("/__edit/save", {
        headers: { "x-site-edit": token },
        body: JSON.stringify({ ...request, entry }),
      });
      expect([entry.id, status]).toEqual([entry.id, 404]);
    }
  });

  test("for a file behind a symbolic link is refused", async () => {
    const folder = devFolder();
    folder.write("content/images/other.md", folder.read("content/articles/premier.md"));
    symlinkSync(
      join(folder.root, "content/images/other.md"),
      join(folder.root, "content/articles/linked.md"),
    );
    const { save } = await editFolder(folder);
    const answer = await save({ collection: "articles", id: "linked" }, setTitle, "Premier article");
    expect(answer).toMatchObject({
      status: "refused",
      atField: [expect.stringContaining("is not there any more")],
    });
    expect(folder.read("content/images/other.md")).not.toContain("Pris");
  });
});

const setTitle = { kind: "set", path: ["title"], value: "Pris" } as const;

describe("editing", () => {
  test("begins and ends at the request of the page, and other pages load nothing of the editor", async () => {
    const { ask, read, tokenOf } = await editFolder(devFolder(), "127.0.0.1", "offered");
    const plain = await read();
    expect(tokenOf(plain)).toBeUndefined();
    expect(plain).not.toMatch(/edit\.\w+\.js|site-edit-fields|data-edit-|data-edit="\d/);
    expect(plain).toContain('data-edit="Edit"');
    const { status, cookie } = await ask("/__edit/start");
    expect(status).toBe(200);
    expect(cookie).toMatch(/; Path=\/; SameSite=Strict; HttpOnly$/);
    const [wish = ""] = cookie.split(";");
    const edited = await read("/", wish);
    expect(tokenOf(edited)).toMatch(/^[0-9a-f]{64}$/);
    expect(edited).toMatch(/<h1[^>]* data-edit="\d+"/);
    const stopped = await ask("/__edit/stop", { headers: { "x-site-edit": tokenOf(edited) } });
    const [end = ""] = stopped.cookie.split(";");
    expect(tokenOf(await read("/", end))).toBeUndefined();
  });

  test("cannot be started by a page of another site", async () => {
    const { ask } = await editFolder(devFolder(), "127.0.0.1", "offered");
    expect((await ask("/__edit/start", { headers: { origin: "https://elsewhere.example" } })).status).toBe(
      403,
    );
    expect((await ask("/__edit/start", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await ask("/__edit/start", { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  test("is off when other machines can reach the server", async () => {
    const { ask, read, tokenOf } = await editFolder(devFolder(), "0.0.0.0");
    expect(tokenOf(await read())).toBeUndefined();
    expect((await ask("/__edit/start")).status).toBe(404);
    expect((await ask("/__edit/save", { body })).status).toBe(404);
    for (const [action, asked] of publishing)
      expect((await ask(`/__edit/${action}`, { body: asked })).status).toBe(404);
    expect(await read("/__publish")).not.toContain("data-token");
  });

  test("is off in a frame", async () => {
    const { ask, tokenOf } = await editFolder();
    const { body: framed } = await ask("/", {
      method: "GET",
      headers: { origin: undefined, "content-type": undefined, "sec-fetch-dest": "iframe" },
    });
    expect(tokenOf(framed)).toBeUndefined();
    expect(framed).not.toMatch(/data-edit="\d/);
  });
});
