import { digestOf } from "../../src/model/memory/hash.ts";
import type { Page, PageFacts, RenderedPage } from "../../src/model/model.ts";
import { factsOf } from "./facts-of.ts";

/** A page as it leaves its template. */
export function renderedPage(page: Page, html: string, facts: PageFacts = factsOf(html)): RenderedPage {
  const bytes = Buffer.from(html);
  return { page, html, facts, bytes, digest: digestOf(bytes), sizeBytes: bytes.byteLength };
}
