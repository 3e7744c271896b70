import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRealSite } from "../support/copy-real-site.ts";
import { listEngines } from "../support/engines/engines.ts";
import { until } from "../support/engines/serve-to.ts";
import { eventually } from "../support/eventually.ts";
import { projectRoot } from "../support/run-site.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-engines-dev-"));
const article = join(root, "content/articles/intensite-usage.md");
let server: ChildProcess;
let origin = "";

beforeAll(async () => {
  copyRealSite(root);
  const command = [join(projectRoot, "bin/site"), "dev", "--root", root, "--port", "0", "--base", at("/")];
  server = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr?.on("data", (chunk) => {
    said += String(chunk);
  });
  await eventually(() => {
    origin = /http:\/\/[^/]+/.exec(said)?.[0] ?? "";
    expect(origin, said).not.toBe("");
  });
});
afterAll(async () => {
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
  rmSync(root, { recursive: true, force: true });
});

function edit(change: (text: string) => string): void {
  writeFileSync(article, change(readFileSync(article, "utf8")));
}

const shows = (words: string) => document.body?.textContent?.includes(words) === true;

describe.each(listEngines())("in $name", (engine) => {
  afterAll(() => engine.close());

  test("in site dev a saved article is shown at once, and an error replaces it until it is corrected", async () => {
    await engine.visit({}, async (visitor) => {
      await visitor.open(origin + at("/intensite-usage"));
      const words = `Un mot pour ${engine.name}.`;
      edit((text) => `${text}\n\n${words}\n`);
      await until(visitor, shows, words);
      edit((text) => text.replace("category: intensite-usage", "category: <b>intensite</b>"));
      await until(visitor, shows, "One thing to fix");
      edit((text) => text.replace("<b>intensite</b>", "intensite-usage"));
      await until(visitor, shows, words);
      expect(await visitor.ask(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  });

  test("the panel of site dev describes the page, and closes with Escape", async () => {
    await engine.visit({ width: 390 }, async (visitor) => {
      await visitor.open(origin + at("/contact"));
      // Beside it is the button that starts the edit mode.
      const focusButton = () => {
        const { shadowRoot } = document.querySelector("site-dev-panel") ?? {};
        shadowRoot?.querySelector<HTMLElement>(".fab[aria-controls]")?.focus();
        return shadowRoot?.activeElement != null;
      };
      await until(visitor, focusButton);
      await visitor.press("Enter");
      const isOpen = () => {
        const panel = document
          .querySelector("site-dev-panel")
          ?.shadowRoot?.querySelector("[role=dialog], dialog");
        return panel?.checkVisibility() === true && panel.textContent?.includes("/contact") === true;
      };
      await until(visitor, isOpen);
      const overflow = await visitor.ask(() => {
        const panel = document
          .querySelector("site-dev-panel")
          ?.shadowRoot?.querySelector("[role=dialog], dialog");
        const { left = 0, right = 0 } = panel?.getBoundingClientRect() ?? {};
        return { left, right: innerWidth - right };
      });
      expect(overflow.left).toBeGreaterThanOrEqual(0);
      expect(overflow.right).toBeGreaterThanOrEqual(0);
      await visitor.press("Escape");
      await until(
        visitor,
        () =>
          document
            .querySelector("site-dev-panel")
            ?.shadowRoot?.querySelector("[role=dialog], dialog")
            ?.checkVisibility() !== true,
      );
    });
  });

  test.each(["/__mail", "/_composants", "/nulle-part"])(
    "%s of site dev is shown and fits a phone",
    async (route) => {
      await engine.visit({ width: 390, dark: true }, async (visitor) => {
        await visitor.open(origin + (route.startsWith("/__") ? route : at(route)));
        await until(visitor, () => document.body.textContent?.trim() !== "");
        expect(
          await visitor.ask(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    },
  );
});
