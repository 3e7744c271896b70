import { expect, test } from "vitest";
import { large, serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("the table of contents marks the section being read, and none above the first", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/flexibilite-electrique"));
    const links = page.locator(".contents a");
    const marked = () => page.locator(".contents a[aria-current]").allTextContents();
    expect(await links.count()).toBeGreaterThan(2);
    expect(await marked()).toEqual([]);
    const [, second = ""] = await links.allTextContents();
    const title = page.getByRole("heading", { level: 2, name: second, exact: true });
    // Its title is in the upper third of the window, then below it.
    await title.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 4, behavior: "instant" });
    });
    await expect.poll(marked).toEqual([second]);
    await page.evaluate(() => window.scrollBy({ top: -innerHeight / 4, behavior: "instant" }));
    await expect.poll(marked).toEqual([await links.first().textContent()]);
  });
});
