import { expect, test } from "vitest";
import { convertPaste } from "../../../src/editor/server/edit-actions.ts";
import type { EditDesk } from "../../../src/editor/server/edit-desk.ts";
import { english } from "../../support/speech.ts";

test("a pasted link to a page of this site, published or shown by the editor, is one within the site", () => {
  const desk = {
    base: "/essai",
    origin: "http://127.0.0.1:4321",
    site: {
      state: () => ({ status: "good", site: { drawn: { settings: { url: "https://www.essai.example" } } } }),
    },
  } as unknown as EditDesk;
  const addressOf = (href: string) => {
    const html = `<p><a href="${href}">a</a></p>`;
    const { blocks } = convertPaste(desk, { html, text: "", depth: 2, notes: [] }, english);
    return /"url":"([^"]*)"/.exec(JSON.stringify(blocks))?.[1];
  };
  expect(addressOf("http://127.0.0.1:4321/essai/contact")).toBe("/contact");
  expect(addressOf("https://www.essai.example/essai/contact")).toBe("/contact");
  expect(addressOf("https://ailleurs.example/essai/contact")).toBe("https://ailleurs.example/essai/contact");
});
