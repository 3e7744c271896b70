import { expect, test } from "vitest";
import { createAttackedSite } from "./build-attacked.ts";
import { listFillings } from "./fill-fields.ts";

test("empty fields are filled if they take words, and others stay empty", () => {
  const text = { type: "string" };
  const link = { type: "string", pattern: "^/" };
  const schema = {
    type: "object",
    properties: {
      title: text,
      note: text,
      kind: { type: "string", enum: ["a"] },
      day: { type: "string", format: "date" },
      cover: { type: "string", "x-stands": "image" },
      count: { type: "number" },
      next: { type: "object", properties: { to: { type: "string", "x-collection": "a" } }, required: ["to"] },
      list: {
        type: "array",
        items: { type: "object", properties: { label: text, href: link }, required: ["label"] },
      },
      empty: { type: "array", items: text },
    },
  };
  expect(listFillings(schema, { title: "A", list: [{ label: "B" }], empty: [] })).toEqual([
    { path: ["note"], value: "Mots" },
    { path: ["cover"], value: "/images/mots.png" },
    { path: ["list", 0, "href"], value: "/contact" },
    { path: ["empty"], value: ["Mots"] },
  ]);
});

test("the site with all its fields filled is built", async () => {
  const site = await createAttackedSite();
  const { files } = await site.build();
  site.close();
  expect(Buffer.from(files.get("_redirects") ?? "").toString()).toContain("/ancienne-page");
  expect(Buffer.from(files.get("questionnaire-energie.html") ?? "").toString()).toContain("Mots");
  expect(Buffer.from(files.get("blog.html") ?? "").toString()).toContain('alt="Mots"');
});
