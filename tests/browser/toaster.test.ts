import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sized, startFormSite, whenLive } from "../support/form-site.ts";
import { violationsOf } from "../support/run-axe.ts";
import { at } from "../support/site-base.ts";
import { stopClock } from "../support/stop-clock.ts";

const route = "/telecharger-guide";
const done = "Demande envoyée avec succès !";
const failed = "Erreur lors de l'envoi";

let site: Awaited<ReturnType<typeof startFormSite>>;
/** Serves one test after the other. Its clock is a fake one. */
let page: Page;
beforeAll(async () => {
  site = await startFormSite();
  page = await site.browser.newPage();
  await page.clock.install();
});
afterAll(() => page.context().close());
beforeEach(() => site.mail.reset());

const toasts = (page: Page) => page.locator(".toast");
const region = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const close = (page: Page) => region(page).getByRole("button", { name: "Fermer la notification" });
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Opens the page of a form anew, and sends the form. The clock is stopped from then on. */
async function openWithToast(answer: "done" | "failed", width = 1280): Promise<void> {
  await page.clock.resume();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(site.origin + at(route));
  await whenLive(page);
  await send(answer);
}

async function send(answer: "done" | "failed"): Promise<void> {
  if (answer === "failed") site.mail.answerWith({ status: 500, text: "Internal Server Error" });
  else site.mail.reset();
  for (const input of await page.locator("form[name=guide] input[required]").all()) {
    await input.fill("jeanne@fonciere.example");
  }
  // Before the toast appears, so that it has its whole time left however long the checks take.
  await stopClock(page);
  await page.getByRole("button", { name: "Recevoir le guide" }).click();
  await toasts(page)
    .filter({ hasText: answer === "done" ? done : failed })
    .waitFor();
  // Away from the toasts.
  await page.mouse.move(2, 2);
}

test("the close button of a toast has a tooltip, and Escape closes the tooltip before the toast", async () => {
  await openWithToast("done");
  const shown = page.locator(".tooltip:popover-open");
  await close(page).hover();
  await page.clock.runFor(690);
  expect(await shown.count()).toBe(0);
  await page.clock.runFor(20);
  expect(await shown.allTextContents()).toEqual(["Fermer la notification"]);
  await close(page).focus();
  await page.keyboard.press("Escape");
  expect([await shown.count(), await toasts(page).count()]).toEqual([0, 1]);
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).count()).toBe(0);
});

test.each([
  ["done", "status", 8, 390],
  ["failed", "alert", 10, 1280],
] as const)(
  "a toast that says “%s” is announced as %s and disappears after %i seconds",
  async (kind, role, seconds, width) => {
    await openWithToast(kind, width);
    expect(await region(page).getByRole(role).locator(".toast").count()).toBe(1);
    const box = await toasts(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const button = await close(page).boundingBox();
    expect(Math.round(Math.min(button?.width ?? 0, button?.height ?? 0))).toBeGreaterThanOrEqual(44);
    await page.clock.runFor(seconds * 1000 - 1);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => toasts(page).count()).toBe(0);
  },
);

test("a toast can be swiped away; released too soon, it returns", async () => {
  await openWithToast("done", 390);
  const box = await toasts(page).boundingBox();
  if (box === null) throw new Error("The toast is not drawn.");
  const drag = async (distance: number) => {
    const from = { x: box.x + 60, y: box.y + 20 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + distance / 2, from.y);
    await page.mouse.move(from.x + distance, from.y);
    await page.mouse.up();
  };
  await drag(40);
  expect(await toasts(page).count()).toBe(1);
  expect((await toasts(page).boundingBox())?.x).toBe(box.x);
  await drag(100);
  await expect.poll(() => toasts(page).count()).toBe(0);
});

test("a pointer released beside a toast ends the swipe", async () => {
  await openWithToast("done");
  const box = await toasts(page).boundingBox();
  if (box === null) throw new Error("The toast is not drawn.");
  const y = box.y + 20;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, y);
  await page.mouse.up();
  await page.mouse.move(box.x + 120, y);
  await page.mouse.move(box.x + 160, y);
  expect((await toasts(page).boundingBox())?.x).toBe(box.x);
});

test.each(["reduce", "no-preference"] as const)(
  "on a phone, a failure toast covers neither the button nor the message beside it (motion: %s)",
  async (reducedMotion) => {
    const { page } = await site.open(route, { ...sized(390), reducedMotion });
    await whenLive(page);
    for (const input of await page.locator("form[name=guide] input[required]").all()) {
      await input.fill("jeanne@fonciere.example");
    }
    const button = page.getByRole("button", { name: "Recevoir le guide" });
    await button.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 10, behavior: "instant" });
    });
    site.mail.answerWith({ status: 500, text: "Internal Server Error" });
    await button.click();
    await toasts(page).waitFor();
    const inline = page.locator(".send-failure");
    await expect
      .poll(async () => {
        const [said, toast] = await Promise.all([inline.boundingBox(), toasts(page).boundingBox()]);
        return (said?.y ?? 0) + (said?.height ?? 0) < (toast?.y ?? 0);
      })
      .toBe(true);
    expect((await button.boundingBox())?.y).toBeGreaterThan(60);
    await site.leave(page);
  },
);

test("its time stops under the pointer, with the focus on it, and while the window is inactive", async () => {
  await openWithToast("done");
  await page.clock.runFor(5000);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  await close(page).focus();
  await page.clock.runFor(20_000);
  await page.locator("[name=nom]").focus();
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.clock.runFor(20_000);
  expect(await toasts(page).count()).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  // Six of its eight seconds have passed.
  await page.clock.runFor(1999);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => toasts(page).count()).toBe(0);
});

test("Alt+T moves the focus to the notifications, Tab to their button, and closing one restores the focus", async () => {
  await openWithToast("failed");
  await page.locator("[name=societe]").focus();
  await page.keyboard.press("Alt+t");
  expect(await isFocused(page, "[aria-label=Notifications]")).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isFocused(page, ".toast > button")).toBe(true);
  // axe needs time to pass; with the focus on it, the toast stays.
  await page.clock.resume();
  expect(await violationsOf(page, { within: "[aria-label=Notifications]" })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => toasts(page).count()).toBe(0);
  expect(await isFocused(page, "[name=societe]")).toBe(true);
});

test("Escape closes the toast whose button has the focus, and from anywhere else the newest one", async () => {
  await openWithToast("done");
  await send("failed");
  await toasts(page).filter({ hasText: done }).getByRole("button").focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).allTextContents()).toEqual([expect.stringContaining(failed)]);
  await page.locator("[name=societe]").focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).count()).toBe(0);
  expect(await isFocused(page, "[name=societe]")).toBe(true);
});

test("Escape closes the newest toast, and the focus stays among the others", async () => {
  await openWithToast("done");
  await send("failed");
  expect(await toasts(page).count()).toBe(2);
  await page.locator("[name=nom]").focus();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).allTextContents()).toEqual([expect.stringContaining(done)]);
  expect(await isFocused(page, "[aria-label=Notifications]")).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => toasts(page).count()).toBe(0);
  expect(await isFocused(page, "[name=nom]")).toBe(true);
});

test("a repeated failure is announced again, in the same toast", async () => {
  await openWithToast("failed");
  const first = await toasts(page).elementHandle();
  await page.getByRole("button", { name: "Recevoir le guide" }).click();
  await expect.poll(() => site.mail.requests.length).toBe(2);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await toasts(page).count()).toBe(1);
});

test("without toasts, the region is still there for Alt+T and says that it is empty, and is invisible otherwise", async () => {
  const { page, noise } = await site.open(route);
  const empty = region(page).getByText("Aucune notification");
  expect(await empty.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Demander le guide" }).focus();
  await page.keyboard.press("Alt+t");
  expect(await isFocused(page, "[aria-label=Notifications]")).toBe(true);
  expect(await empty.isVisible()).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await empty.isVisible()).toBe(false);
  expect(noise).toEqual([]);
  await site.leave(page);
});

test("nothing moves with reduced motion", async () => {
  const { page } = await site.open(route, { reducedMotion: "reduce" });
  await whenLive(page);
  for (const input of await page.locator("form[name=guide] input[required]").all()) {
    await input.fill("jeanne@fonciere.example");
  }
  await page.getByRole("button", { name: "Recevoir le guide" }).click();
  await toasts(page).waitFor();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest(".toaster"))
        .length,
  );
  expect(moving).toBe(0);
  await site.leave(page);
});
