import { expect, test } from "vitest";
import { large, serveBuiltSite } from "../support/built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("the brochure stands on one line beside the button of the last call, clear of the building", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/"));
    const brochure = await page.locator(".closing .dimension-link").boundingBox();
    const tower = await page.locator(".tower-floors").boundingBox();
    expect(brochure?.height).toBeLessThan(50);
    expect((brochure?.x ?? Number.NaN) + (brochure?.width ?? Number.NaN)).toBeLessThan(
      tower?.x ?? Number.NaN,
    );
  });
});
