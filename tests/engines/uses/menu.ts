import { expect } from "vitest";
import { until } from "../../support/engines/serve-to.ts";
import type { Visitor } from "../../support/engines/visitor.ts";
import { afterClick, phone, type Use } from "./use.ts";

const isOpen = () => document.querySelector("dialog.menu")?.matches("[open]") === true;
const isClosed = () => document.querySelector("dialog.menu")?.matches("[open]") === false;
const isToldToClose = () => document.querySelector("dialog.menu .tooltip:popover-open") !== null;
const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

async function scrolled(visitor: Visitor): Promise<number> {
  // WebKit scrolls in a separate thread, which needs a frame to learn whether the page may scroll.
  await visitor.ask(twoFrames);
  await visitor.wheel({ x: 20, y: 400 }, 600);
  await visitor.ask(twoFrames);
  return visitor.ask(() => scrollY);
}

export const holdsThePage: Use = {
  title: "the page behind the open menu does not scroll, but does after it is closed",
  route: "/services",
  setting: phone,
  async run(visitor) {
    await visitor.click(".menu-button");
    await until(visitor, isOpen);
    expect(await scrolled(visitor)).toBe(0);
    await visitor.press("Escape");
    await until(visitor, isClosed);
    // Also by key: under GTK, the wheel has no effect on any page after it was used where nothing scrolls.
    await visitor.press("PageDown");
    await visitor.wheel({ x: 20, y: 400 }, 600);
    await until(visitor, () => scrollY > 0);
  },
};

export const menuByKeyboard: Use = {
  title: "with the keyboard alone the menu opens, keeps the focus and restores it",
  route: "/services",
  setting: phone,
  async run(visitor) {
    await visitor.ask(() => document.querySelector<HTMLElement>(".menu-button")?.focus());
    await visitor.press("Enter");
    await until(visitor, isOpen);
    for (let stop = 0; stop < 12; stop += 1) {
      const isInside = await visitor.ask(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
      await visitor.press("Tab");
    }
    await visitor.press("Escape");
    await until(visitor, isClosed);
    await until(visitor, () => document.activeElement?.matches(".menu-button") === true);
  },
};

export const menuClosedOverTooltip: Use = {
  title: "the menu closes by keyboard although the tooltip of its button is shown",
  route: "/services",
  setting: phone,
  async run(visitor) {
    await visitor.click(".menu-button");
    await until(visitor, isOpen);
    await visitor.press("Tab", "Shift+Tab");
    // Goes around once: under GTK, scripts do not recognize Shift+Tab as Tab.
    for (let stop = 0; stop < 24 && !(await visitor.ask(isToldToClose)); stop += 1)
      await visitor.press("Tab");
    expect(await visitor.ask(isToldToClose)).toBe(true);
    await visitor.press("Enter");
    await until(visitor, isClosed);
  },
};

export const menuLeads: Use = {
  title: "with the keyboard alone the menu leads to a page",
  route: "/services",
  setting: phone,
  async run(visitor) {
    await visitor.click(".menu-button");
    await until(visitor, isOpen);
    await visitor.ask(() => document.querySelector<HTMLElement>("dialog.menu a[href$='/blog']")?.focus());
    await visitor.press("Enter");
    await until(visitor, () => location.pathname.endsWith("/blog") && document.readyState === "complete");
  },
};

export const menuWithoutScripts: Use = {
  title: "without scripts the menu opens",
  route: "/",
  setting: { ...phone, scripts: false },
  not: { Firefox: afterClick },
  async run(visitor) {
    await visitor.click(".menu-button");
    await until(visitor, () => document.querySelector("dialog.menu a")?.checkVisibility() === true);
  },
};

export const menuLeadsWithoutScripts: Use = {
  title: "without scripts the menu leads to a page",
  route: "/",
  setting: { ...phone, scripts: false },
  not: { Firefox: afterClick },
  async run(visitor) {
    await visitor.click(".menu-button");
    await visitor.click("dialog.menu a[href$='/blog']");
    await until(visitor, () => location.pathname.endsWith("/blog") && document.readyState === "complete");
  },
};

const slideOf = () => {
  const menu = document.querySelector("dialog.menu");
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return [isReduced, menu && getComputedStyle(menu).transitionDuration.split(",")[0]];
};

export const menuAtOnce: Use = {
  title: "with reduced motion the menu opens at once",
  route: "/services",
  setting: phone,
  run: async (visitor) => expect(await visitor.ask(slideOf)).toEqual([true, "0s"]),
};

export const menuSlides: Use = {
  title: "with motion the menu slides, and closes again",
  route: "/services",
  setting: { ...phone, motion: true },
  async run(visitor) {
    expect(await visitor.ask(slideOf)).toEqual([false, "0.24s"]);
    await visitor.click(".menu-button");
    await until(visitor, isOpen);
    await visitor.press("Escape");
    await until(visitor, isClosed);
    await until(visitor, () => document.querySelector("dialog.menu")?.checkVisibility() === false);
  },
};
