import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makePdf } from "../../system/added/make-pdf.ts";
import { devFolder, prepareDevFolders } from "../dev-folder.ts";
import { editFolder } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
  .jpeg()
  .toBuffer();
const bodyOf = (name: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ name })}\n`), bytes]);
const octets = { "content-type": "application/octet-stream" };

test("an image and a PDF file are named and stored, and the answer has the address for texts", async () => {
  const folder = devFolder();
  const { ask, token } = await editFolder(folder);
  const add = async (name: string, bytes: Buffer) => {
    const headers = { ...octets, "x-site-edit": token };
    const { body } = await ask("/__edit/add-file", { headers, body: bodyOf(name, bytes) });
    return JSON.parse(body);
  };
  expect(await add("../../Façade (1).jpg", photograph)).toEqual({
    status: "image",
    url: "/images/facade.jpg",
    width: 40,
    height: 30,
  });
  expect(existsSync(join(folder.root, "content/images/facade.jpg"))).toBe(true);
  expect(await add("Guide BACS.pdf", makePdf(3))).toEqual({
    status: "document",
    url: "/documents/guide-bacs.pdf",
    about: "PDF, 3 pages, 523 bytes",
  });
  expect(readFileSync(join(folder.root, "static/documents/guide-bacs.pdf"))).toEqual(makePdf(3));
  const scripted = makePdf(1)
    .toString("latin1")
    .replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>");
  expect(await add("Devis.pdf", Buffer.from(scripted, "latin1"))).toMatchObject({
    status: "document",
    url: "/documents/devis.pdf",
    remark:
      "This PDF does more than show pages: it has JavaScript and actions that run by themselves. Publish it only if you know why.",
  });
  expect(await add("photo.jpg", Buffer.from("none"))).toMatchObject({ status: "refused" });
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
