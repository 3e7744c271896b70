import { expect, test } from "vitest";
import { large, serveBuiltSite } from "../support/built-site.ts";
import { at, siteBase } from "../support/site-base.ts";

const { visit } = serveBuiltSite();
const origin = "https://www.bati-utile.example";

test.each(["/decret-bacs-2026", "/politique-confidentialite"])(
  "on paper, the addresses of %s can be followed",
  async (route) => {
    await visit({ viewport: large }, async (page) => {
      await page.goto(at(route));
      const foot = page.locator(".printed-address");
      expect(await foot.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await foot.isVisible()).toBe(true);
      const text = await foot.innerText();
      expect(text).toContain(`depuis ${origin}${siteBase}${route}.`);
      expect(text).toMatch(new RegExp(`se lit à la suite de ${origin}\\.$`));
    });
  },
);
