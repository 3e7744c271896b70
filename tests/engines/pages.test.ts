import { describe, expect, inject, test } from "vitest";
import { listEngines } from "../support/engines/engines.ts";
import { areIslandsLive, serveTo, until } from "../support/engines/serve-to.ts";

const { routes } = inject("realSite");
const settings = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((theme) => ({ width, theme, dark: theme === "dark" })),
);

describe.each(listEngines())("in $name", (engine) => {
  const site = serveTo(engine);

  test.each(settings)(
    "at $width px and $theme, every page is shown without complaints, in its own fonts, and never scrolls sideways",
    async (setting) => {
      const faults: string[] = [];
      await site.visit("/", setting, async (visitor) => {
        for (const route of routes.filter((each) => each !== "/404")) {
          await visitor.open(site.addressOf(route));
          const facts = await visitor.ask(async () => {
            await document.fonts.ready;
            for (const island of document.querySelectorAll("[data-island]"))
              island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
            return {
              families: [...document.fonts].filter(({ status }) => status === "loaded").length,
              // A fallback face uses a font of the machine, which may be missing.
              failed: [...document.fonts].filter(
                ({ status, family }) => status === "error" && !family.includes("Fallback"),
              ).length,
              overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              isDark: matchMedia("(prefers-color-scheme: dark)").matches,
              width: innerWidth,
            };
          });
          await until(visitor, areIslandsLive);
          await until(visitor, hasSearchData);
          if (facts.families < 2 || facts.failed > 0) faults.push(`${route}: fonts ${JSON.stringify(facts)}`);
          if (facts.overflow > 0) faults.push(`${route}: ${facts.overflow} px too wide`);
          expect(facts).toMatchObject({ isDark: setting.dark, width: setting.width });
        }
      });
      expect(faults).toEqual([]);
    },
  );
});

/** Runs in the page. The search complains if the page is left while it loads its data. */
function hasSearchData(): boolean {
  const form = document.querySelector<HTMLFormElement>("form.search[data-index]");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return form === null || loaded.some((name) => name.endsWith(form.dataset.index ?? ""));
}
