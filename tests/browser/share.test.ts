import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { securityHeaders } from "../../src/hosts/host.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/run-axe.ts";
import { serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit, origin } = serveBuiltSite();

const route = "/ia-immobilier-hypes";
const shared = `https://www.bati-utile.example${at(route)}`;
const said = (page: Page) => page.getByRole("status").textContent();

async function share(page: Page): Promise<void> {
  await page.goto(at(route));
  await page.getByRole("button", { name: "Partager" }).focus();
  await page.keyboard.press("Enter");
}

/** Complaints, except about the clipboard that the test itself reads. */
const told = Object.fromEntries(
  securityHeaders("http://127.0.0.1").map(([name, value]) => [
    name,
    value.replace("clipboard-read=()", "clipboard-read=(self)"),
  ]),
);

test("« Partager » passes title and address to the system if it can share", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        Object.assign(window, { handed: data });
      };
    });
    await share(page);
    expect(await page.evaluate(() => (window as unknown as { handed: unknown }).handed)).toEqual({
      title: await page.title(),
      url: shared,
    });
    expect(await said(page)).toBe("");
  });
});

test("elsewhere « Partager » copies the address and says so, under the headers of the hosts", async () => {
  await visit({ viewport: small, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await page.addInitScript("navigator.share = undefined");
    await page.route(`**${route}`, async (asked) => {
      const response = await asked.fetch();
      await asked.fulfill({ response, headers: { ...response.headers(), ...told } });
    });
    await share(page);
    await eventually(async () => expect(await said(page)).toBe("Le lien est copié."));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
  });
});

test("if copying is refused, a message says where the address is", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: () => Promise.reject(new DOMException("no", "NotAllowedError")),
      });
    });
    await share(page);
    await expect
      .poll(() => said(page))
      .toBe("Le lien n’a pas pu être copié\u00a0: il reste dans la barre d’adresse.");
  });
});

test("closing the share sheet of the system shows no message", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
    });
    await share(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await said(page)).toBe("");
  });
});

test("without scripts there is no button", async () => {
  await visit({ viewport: small, javaScriptEnabled: false }, async (page) => {
    await page.goto(origin() + at(route));
    expect(await page.getByText("Partager").isVisible()).toBe(false);
  });
});
