import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { StepName } from "../../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder, home } from "./edit-folder.ts";
import { makePdf } from "./make-pdf.ts";

beforeAll(prepareDevFolders);

const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
  .jpeg()
  .toBuffer();
const bodyOf = (name: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ name })}\n`), bytes]);
const octets = { "content-type": "application/octet-stream" };

type Site = Pick<Awaited<ReturnType<typeof editFolder>>, "ask" | "token">;

async function add({ ask, token }: Site, name: string, bytes: Buffer) {
  const headers = { ...octets, "x-site-edit": token };
  const { body } = await ask("/__edit/add-file", { headers, body: bodyOf(name, bytes) });
  return JSON.parse(body);
}

test("an image and a PDF file are named and kept aside, and the answer has the address for texts", async () => {
  const folder = devFolder();
  const site = await editFolder(folder);
  const isThere = (file: string) => existsSync(join(folder.root, file));
  expect(await add(site, "../../Façade (1).jpg", photograph)).toEqual({
    status: "image",
    url: "/images/facade.jpg",
    width: 40,
    height: 30,
    picture: expect.stringMatching(/^data:image\/webp/),
  });
  expect(await add(site, "Guide BACS.pdf", makePdf(3))).toEqual({
    status: "document",
    url: "/documents/guide-bacs.pdf",
    about: "PDF, 3 pages, 523 bytes",
  });
  const scripted = makePdf(1)
    .toString("latin1")
    .replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>");
  expect(await add(site, "Devis.pdf", Buffer.from(scripted, "latin1"))).toMatchObject({
    status: "document",
    url: "/documents/devis.pdf",
    remark:
      "This PDF does more than show pages: it has JavaScript and actions that run by themselves. Publish it only if you know why.",
  });
  expect(isThere("content/images/facade.jpg")).toBe(false);
  expect(isThere("static/documents")).toBe(false);
  expect(await add(site, "photo.jpg", Buffer.from("none"))).toMatchObject({ status: "refused" });
  // The picture of an image is shown although no page has it.
  await add(site, "toit.jpg", photograph);
  const { images } = await site.act("images", {});
  expect(images.find(({ value }) => value === "/images/toit.jpg")?.picture).toMatch(/^data:image\/webp/);
});

test("an added file is published with the text that names it, goes with its undo, and returns with its redo", async () => {
  const folder = devFolder();
  const site = await editFolder(folder);
  const pdf = "static/documents/guide.pdf";
  const isThere = () => existsSync(join(folder.root, pdf));
  await add(site, "guide.pdf", makePdf(1));
  const text = folder.read("content/pages/index.md");
  const old = text.slice(text.indexOf("---\n", 4) + 4);
  const body = `${old}\nVoici le [guide](/documents/guide.pdf).\n`;
  // Refused words keep it aside.
  const wrong = `${body}\nEt [rien](/nulle-part).\n`;
  expect((await site.save(home, { kind: "body", text: wrong }, old)).status).toBe("refused");
  expect(isThere()).toBe(false);
  expect((await site.save(home, { kind: "body", text: body }, old)).status).toBe("saved");
  expect(readFileSync(join(folder.root, pdf))).toEqual(makePdf(1));
  expect((await site.ask("/documents/guide.pdf", { method: "GET" })).status).toBe(200);
  const step = (name: StepName) => site.act(name, { file: "index.html" });
  expect((await step("undo")).status).toBe("saved");
  expect(isThere()).toBe(false);
  expect(folder.read("content/pages/index.md")).toBe(text);
  // The same file added again, while the text can be redone, is the same file.
  expect(await add(site, "guide.pdf", makePdf(1))).toMatchObject({ url: "/documents/guide.pdf" });
  expect((await step("redo")).status).toBe("saved");
  expect(isThere()).toBe(true);
  // A text that names it as well keeps it.
  const premier = { collection: "articles", id: "premier" };
  const article = folder.read("content/articles/premier.md");
  const words = article.slice(article.indexOf("---\n", 4) + 4);
  const named = `${words}\n[Guide](/documents/guide.pdf)\n`;
  expect((await site.save(premier, { kind: "body", text: named }, words)).status).toBe("saved");
  expect((await site.save(home, { kind: "body", text: old }, body)).status).toBe("saved");
  expect(isThere()).toBe(true);
  expect((await site.save(premier, { kind: "body", text: words }, named)).status).toBe("saved");
  expect(isThere()).toBe(false);
});

test("the image of a new entry comes with it, and goes when its creation is undone", async () => {
  const folder = devFolder();
  const next = 'next: reference("articles").optional(),';
  folder.edit("templates/site.tsx", (text) => text.replace(next, `${next} photo: image(),`));
  for (const name of readdirSync(join(folder.root, "content/articles")))
    folder.edit(`content/articles/${name}`, (text) =>
      text.replace(/^title:/m, "photo: /images/facade.png\ntitle:"),
    );
  const site = await editFolder(folder);
  const image = join(folder.root, "content/images/toit.jpg");
  await add(site, "toit.jpg", photograph);
  const values = { category: "energie", photo: "/images/toit.jpg" };
  const created = { collection: "articles", title: "Toit", values };
  expect(await site.act("create", created)).toMatchObject({ status: "written" });
  expect(existsSync(image)).toBe(true);
  const step = (name: StepName, file: string) => site.act(name, { file });
  expect((await step("undo", "blog/toit.html")).status).toBe("saved");
  expect(existsSync(image)).toBe(false);
  expect((await step("redo", "index.html")).status).toBe("saved");
  expect(existsSync(image)).toBe(true);
});

test("only a page of this session can add a file", async () => {
  const folder = devFolder();
  const before = readdirSync(join(folder.root, "content")).toSorted();
  const { ask, token } = await editFolder(folder);
  const body = bodyOf("a.jpg", photograph);
  const cases: readonly [string, number, Record<string, string | undefined>][] = [
    ["without a token", 403, { "x-site-edit": undefined }],
    ["of another origin", 403, { origin: "https://elsewhere.example" }],
    ["cross-site", 403, { "sec-fetch-site": "cross-site" }],
    ["as JSON", 415, { "content-type": "application/json" }],
    ["of a form", 415, { "content-type": "multipart/form-data; boundary=x" }],
    ["without a type", 415, { "content-type": undefined }],
  ];
  for (const [from, status, headers] of cases) {
    const answer = await ask("/__edit/add-file", {
      headers: { ...octets, "x-site-edit": token, ...headers },
      body,
    });
    expect([from, answer.status]).toEqual([from, status]);
  }
  const headers = { ...octets, "x-site-edit": token };
  for (const wrong of [
    Buffer.from("no line"),
    Buffer.from("no JSON\n"),
    Buffer.from('{"path":"x"}\n'),
    photograph,
  ])
    expect((await ask("/__edit/add-file", { headers, body: wrong })).status).toBe(400);
  expect(readdirSync(join(folder.root, "content")).toSorted()).toEqual(before);
  // No other action accepts bytes.
  expect((await ask("/__edit/save", { headers, body })).status).toBe(415);
});
