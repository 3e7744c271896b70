import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { areIslandsLive, until } from "../../support/engines/serve-to.ts";
import type { Visitor } from "../../support/engines/visitor.ts";
import { phone, type Use } from "./use.ts";

/** Types into a field like a visitor, after a click on it. */
export async function fill(visitor: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await visitor.click(`main [name=${name}]`);
    await visitor.type(value);
  }
}

/** Files of these names and sizes, removed when the test ends. */
export function writeFiles(files: Readonly<Record<string, number>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "charpente-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return Object.entries(files).map(([name, bytes]) => {
    writeFileSync(join(folder, name), Buffer.alloc(bytes, 65));
    return join(folder, name);
  });
}

export const calculator: Use = {
  title: "the price follows the typing, and the summary of an order with a file gets the focus",
  route: "/rapport-performance",
  // Without the e-mail service, an order is only logged.
  allowed: [/log: /],
  async run(visitor) {
    await until(visitor, areIslandsLive);
    await fill(visitor, { surface: "1850" });
    await until(
      visitor,
      () => document.querySelector(".price-figure")?.textContent?.includes("1\u202f024") === true,
    );
    await fill(visitor, { address: "12 rue de l'Exemple", email: "jeanne@agence.example" });
    await visitor.choose("[name=file]", writeFiles({ "factures.zip": 2048 }));
    await until(visitor, () => document.querySelector(".file-list li") !== null);
    await visitor.click(".order [type=submit]");
    await until(visitor, () => document.activeElement?.closest(".order-done") != null);
    expect(await visitor.ask(() => document.querySelector(".order-done")?.textContent)).toContain(
      "factures.zip",
    );
  },
};

export const tooltip: Use = {
  title: "a tooltip appears beside its button within the window, and closes with Escape",
  route: "/rapport-performance",
  setting: phone,
  async run(visitor) {
    await visitor.ask(() =>
      document.querySelector<HTMLElement>("main .help-button")?.scrollIntoView({ block: "center" }),
    );
    await visitor.click("main .help-button");
    await until(visitor, () => document.querySelector(".tooltip:popover-open") !== null);
    const gaps = await visitor.ask(() => {
      const words = document.querySelector(".tooltip:popover-open")?.getBoundingClientRect();
      const button = document.querySelector("main .help-button")?.getBoundingClientRect();
      if (!words || !button) return undefined;
      const apart = Math.max(words.top - button.bottom, button.top - words.bottom);
      return { apart, left: words.left, right: innerWidth - words.right };
    });
    expect(gaps?.left).toBeGreaterThanOrEqual(0);
    expect(gaps?.right).toBeGreaterThanOrEqual(0);
    expect(gaps?.apart).toBeGreaterThanOrEqual(-1);
    expect(gaps?.apart).toBeLessThan(24);
    await visitor.press("Escape");
    await until(visitor, () => document.querySelector(".tooltip:popover-open") === null);
  },
};

export const preparedMail: Use = {
  title: "the note about the prepared message gets the focus",
  route: "/contact",
  not: { WebKit: "its browser has no program for mail, and shows an error in place of the page" },
  async run(visitor) {
    await until(visitor, areIslandsLive);
    await visitor.click("form[name=contact] [type=submit]");
    await until(visitor, () => document.activeElement?.matches(".prepared-mail") === true);
  },
};

export const mailWithoutScripts: Use = {
  title: "without scripts the forms show the address to write to",
  route: "/contact",
  setting: { scripts: false },
  // The scripts that the page would load.
  allowed: [/\.js/],
  async run(visitor) {
    expect(
      await visitor.ask(() => document.querySelector("form [data-mail-note] a")?.checkVisibility()),
    ).toBe(true);
  },
};
