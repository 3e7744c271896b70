import { expect } from "vitest";
import { until } from "../../support/engines/serve-to.ts";
import type { Visitor } from "../../support/engines/visitor.ts";
import { afterClick, phone, type Use } from "./use.ts";

/** Scrolls until the title of a section is at this share of the height of the window. */
const bringTitle = (visitor: Visitor, place: number, share: number) =>
  visitor.ask(
    async ([wanted, part]) => {
      const link = document.querySelectorAll<HTMLAnchorElement>(".contents a")[wanted];
      const title = document.getElementById(decodeURIComponent(link?.hash.slice(1) ?? ""));
      const top = (title?.getBoundingClientRect().top ?? 0) - innerHeight * part;
      scrollBy({ top, behavior: "instant" });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    },
    [place, share] as const,
  );

const isMarked = (place: number) =>
  document.querySelectorAll(".contents a")[place]?.getAttribute("aria-current") === "true";

export const titleBesideDrawing: Use = {
  title: "the title of the home page ends before the drawing beside it",
  route: "/",
  async run(visitor) {
    const gap = await visitor.ask(async () => {
      await document.fonts.ready;
      const words = document.createRange();
      const ends = [...document.querySelectorAll(".hero h1 span")].map((line) => {
        words.selectNodeContents(line);
        return words.getBoundingClientRect().right;
      });
      const { left = 0 } = document.querySelector(".hero-drawing")?.getBoundingClientRect() ?? {};
      return left - Math.max(...ends);
    });
    expect(gap).toBeGreaterThan(0);
  },
};

export const missingPage: Use = {
  title: "an unknown path gets the not-found page, which fits a phone",
  route: "/nulle-part",
  setting: phone,
  // The error status, and the path that the page logs.
  allowed: [/nulle-part|404/],
  async run(visitor) {
    expect(await visitor.ask(() => document.body.textContent)).toContain("Oops! Page not found");
    expect(await visitor.ask(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
};

export const datesOnOneLine: Use = {
  title: "a date is on one line",
  route: "/decret-bacs-2026",
  setting: phone,
  async run(visitor) {
    const counts = await visitor.ask(() =>
      [...document.querySelectorAll("main time")].map((date) => date.getClientRects().length),
    );
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.filter((count) => count > 1)).toEqual([]);
  },
};

export const contentsByJump: Use = {
  title: "a jump from the table of contents marks its entry",
  route: "/flexibilite-electrique",
  async run(visitor) {
    for (const place of [5, 1, 3]) {
      await visitor.click(`.contents li:nth-child(${place + 1}) a`);
      await until(visitor, isMarked, place);
    }
  },
};

export const contentsAtTheLine: Use = {
  title: "a section is marked when its title stops just above the reading line and then moves on",
  route: "/flexibilite-electrique",
  async run(visitor) {
    for (const share of [0.345, 0.338, 0.335, 0.33, 0.2]) await bringTitle(visitor, 2, share);
    await until(visitor, isMarked, 2);
  },
};

export const numbersByKeyboard: Use = {
  title: "every number in the drawing of the services is visible and outlined when it has the focus",
  route: "/services",
  setting: phone,
  async run(visitor) {
    const count = await visitor.ask(() => document.querySelectorAll(".plan a").length);
    expect(count).toBeGreaterThan(8);
    await visitor.ask(() => document.querySelector<SVGElement>(".plan a")?.focus({ preventScroll: true }));
    await visitor.press("Shift+Tab");
    const faults: string[] = [];
    for (let stop = 0; stop < count; stop += 1) {
      await visitor.press("Tab");
      faults.push(
        ...(await visitor.ask(() => {
          const link = document.activeElement;
          const { top = -1, bottom = -1 } = link?.getBoundingClientRect() ?? {};
          const ring = link?.querySelector(".mark-reach");
          const { stroke = "none" } = ring ? getComputedStyle(ring) : {};
          const name = link?.getAttribute("data-place") ?? link?.outerHTML.slice(0, 80);
          return [
            ...(top < 0 || bottom > innerHeight ? [`${name} is out of sight`] : []),
            ...(stroke === "none" ? [`${name} has no outline`] : []),
          ];
        })),
      );
    }
    expect(faults).toEqual([]);
  },
};

export const projectsByKeyboard: Use = {
  title: "a project unfolds by keyboard",
  route: "/projets",
  async run(visitor) {
    await visitor.ask(() => document.querySelectorAll<HTMLElement>("summary")[2]?.focus());
    await visitor.press("Enter");
    await until(visitor, () => document.querySelectorAll("details")[2]?.open === true);
  },
};

export const projectsWithoutScripts: Use = {
  title: "without scripts a project unfolds",
  route: "/projets",
  setting: { ...phone, scripts: false },
  not: { Firefox: afterClick },
  async run(visitor) {
    await visitor.click("summary");
    await until(visitor, () => document.querySelector("details")?.open === true);
  },
};

export const filter: Use = {
  title: "the categories of the blog filter it in place, and the button shows the rest",
  route: "/blog",
  async run(visitor) {
    const shown = () =>
      [...document.querySelectorAll(".blog-list .card")].filter((card) => card.checkVisibility()).length;
    expect(await visitor.ask(shown)).toBe(7);
    await visitor.click("nav.filter a[href*='cyber']");
    await until(visitor, () => location.search === "?categorie=cyber");
    expect(await visitor.ask(shown)).toBe(2);
    await visitor.click("nav.filter a:not([href*='categorie'])");
    await until(visitor, () => location.search === "");
    await visitor.ask(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("button")];
      buttons.find(({ textContent }) => textContent?.includes("Voir plus"))?.focus();
    });
    await visitor.press("Enter");
    await until(visitor, () =>
      [...document.querySelectorAll(".blog-list .card")].every((card) => card.checkVisibility()),
    );
    expect(await visitor.ask(shown)).toBe(10);
  },
};

export const search: Use = {
  title: "« / » leads to the search, which finds while the visitor types and marks the words",
  route: "/notre-metier",
  async run(visitor) {
    await visitor.press("/");
    await until(
      visitor,
      () => location.pathname.endsWith("/recherche") && document.readyState === "complete",
    );
    // On devices without hover, such as phones, the field does not get the focus by itself.
    await visitor.click("[role=search] input");
    await visitor.type("decret tertiaire");
    await until(
      visitor,
      () =>
        document
          .querySelector(".search-results h3 a")
          ?.getAttribute("href")
          ?.endsWith("/decret-bacs-2026") === true && document.querySelector(".search-passage mark") !== null,
    );
  },
};
