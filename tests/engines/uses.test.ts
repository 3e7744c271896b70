import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listEngines } from "../support/engines/engines.ts";
import { serveTo } from "../support/engines/serve-to.ts";
import * as looks from "./uses/looks.ts";
import * as menu from "./uses/menu.ts";
import * as reading from "./uses/reading.ts";
import { calculator, mailWithoutScripts, preparedMail, tooltip } from "./uses/report.ts";
import { phone } from "./uses/use.ts";

const uses = [
  ...Object.values(menu),
  ...Object.values(reading),
  ...Object.values(looks),
  calculator,
  tooltip,
  preparedMail,
  mailWithoutScripts,
];

describe.each(listEngines())("in $name", (engine) => {
  const site = serveTo(engine);

  for (const { title, route, setting = {}, not, allowed, run } of uses) {
    const reason = not?.[engine.name];
    const name = reason === undefined ? title : `${title} (left out: ${reason})`;
    test.skipIf(reason !== undefined)(name, () => site.visit(route, setting, run, allowed));
  }
});

describe.each(listEngines())("in $name", (engine) => {
  const site = serveTo(engine);

  test("the strokes of a slab are five pixels apart, over the whole width", async () => {
    await site.visit("/notre-metier", { width: 1280 }, async (visitor) => {
      const slab = await visitor.ask(() => {
        const found = document.querySelector(".slab");
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        const { top = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return Math.round(top + height / 2);
      });
      const row = { left: 200, top: slab, width: 900, height: 1 };
      const countStrokes = async () => {
        const shades = await sharp(await visitor.picture())
          .extract(row)
          .greyscale()
          .raw()
          .toBuffer();
        return shades.filter((shade, x) => shade < 200 && (shades[x - 1] ?? 0) >= 200).length;
      };
      // WebKit draws the new scroll position in a later frame.
      await expect.poll(countStrokes).toBeGreaterThan(160);
    });
  });
});

/** Styles as engines without these selectors read them: such an engine drops a whole rule with one outside `:is()`. */
const withoutNewSelectors = (styles: string) =>
  styles.replaceAll(":has(", ":unheard-of(").replaceAll(":popover-open", ":unheard-of");

describe.each(listEngines())("in $name, without `:has()` and `:popover-open`", (engine) => {
  const site = serveTo(engine, { restyle: withoutNewSelectors });
  const { title, not, run } = menu.holdsThePage;

  test.skipIf(not?.[engine.name] !== undefined)(title, () => site.visit("/services", phone, run));
});

/** Applies the print styles to the screen, because only Chromium can emulate print. */
const onPaper = (text: string) =>
  text.replaceAll(/@media print\b/g, "@media all").replaceAll('media="print', 'media="all');

describe.each(listEngines())("on paper, in $name", (engine) => {
  const site = serveTo(engine, { restyle: onPaper });

  test("an article shows its address, and has neither menu nor buttons", async () => {
    await site.visit("/decret-bacs-2026", { width: 740, height: 980 }, async (visitor) => {
      const seen = await visitor.ask(() =>
        [".printed-address", ".menu-button", ".share button"].map(
          (part) => document.querySelector(part)?.checkVisibility() ?? false,
        ),
      );
      expect(seen).toEqual([true, false, false]);
      const sheets = await visitor.print();
      if (sheets !== undefined) expect(Buffer.from(sheets.slice(0, 5)).toString()).toBe("%PDF-");
    });
  });
});
