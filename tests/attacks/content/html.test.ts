import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadNativeParser } from "../../../src/markdown/load-native-parser.ts";
import type { BodyPart } from "../../../src/model/model.ts";
import { compile } from "../../markdown/compile.ts";
import published from "../vectors/dompurify.json" with { type: "json" };
import { mutationVectors } from "../vectors/mutation-vectors.ts";
import { addressVectors, directivesOf, markdownOf, markupVectors } from "../vectors/text-vectors.ts";
import { serveFiles } from "./serve-files.ts";
import { listVisiting, type Visitor } from "./visitor.ts";

const vectors = [...published.vectors, ...mutationVectors, ...markupVectors, ...addressVectors];
/** The same for each engine. */
const drawn = new Map<string, string>();

describe.each(listVisiting())("in $name", (engine) => {
  let server: Awaited<ReturnType<typeof serveFiles>>;
  let visitor: Visitor;

  beforeAll(async () => {
    [server, visitor] = await Promise.all([serveFiles(), engine.visit()]);
  });
  afterAll(async () => {
    await visitor?.close();
    await engine.close();
    await server?.close();
  });

  const visit = (html: string) => {
    server.show(new Map([["a.html", pageOf(html)]]));
    return visitor.open(`${server.origin}/a.html`);
  };

  test("HTML in Markdown runs no script, requests nothing and leaves nothing behind in a page without a policy", async () => {
    const faults: string[] = [];
    for (const vector of vectors) {
      const html = drawn.get(vector) ?? draw(vector);
      drawn.set(vector, html);
      const { ran, broken, asked } = await visit(html);
      if (ran || broken.length + asked.length > 0)
        faults.push(`${JSON.stringify(vector)}: ${JSON.stringify({ ran, broken, asked })}`);
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ["a script", "<script>alert(1)</script>", { ran: true }],
    ["a handler", "<img src=x onerror=prompt(1)>", { ran: true, broken: ["onerror of <img>"] }],
    ["foreign content", "<svg onload=top.ran=1>", { ran: true }],
    ["an address that runs", '<a href="javascript:a">b</a>', { broken: ["href of <a>: javascript"] }],
    ["a picture of elsewhere", "<img src=http://evil.example/a>", { asked: ["http://evil.example"] }],
  ])("%s as it was written does something, and this test sees it", async (_, vector, seen) => {
    expect(await visit(vector)).toMatchObject(seen);
  });
});

/** A page in which nothing protects from the HTML. What the published vectors call counts as run. */
function pageOf(html: string): string {
  const calls =
    "for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => { top.ran = 1; };";
  return `<!doctype html><html><head><meta charset="utf-8"><script>${calls}</script></head><body><div>${html}</div></body></html>`;
}

/** The vector as each form of Markdown that takes it, each compiled by itself, by both parsers. */
function draw(vector: string): string {
  const texts = [vector, ...markdownOf(vector), ...directivesOf(vector)];
  return [undefined, loadNativeParser()]
    .flatMap((native) => texts.map((text) => drawParts(compile(text, { html: "safe", native }).body.parts)))
    .join("<hr>");
}

/** Texts may show pictures of elsewhere, so none has its address here. */
function drawParts(parts: readonly BodyPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === "html") return part.html;
      return part.kind === "image" ? "<img alt>" : `<aside>${drawParts(part.parts)}</aside>`;
    })
    .join("");
}
