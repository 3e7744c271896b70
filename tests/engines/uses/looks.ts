import { expect } from "vitest";
import { until } from "../../support/engines/serve-to.ts";
import { phone, type Use } from "./use.ts";

export const titlesUnderlined: Use = {
  title: "a title that is a link is underlined, two pixels thick",
  route: "/",
  async run(visitor) {
    const lines = await visitor.ask(() =>
      [...document.querySelectorAll("main h3 a")].map((link) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
        return `${textDecorationLine} ${textDecorationThickness}`;
      }),
    );
    expect(new Set(lines)).toEqual(new Set(["underline 2px"]));
  },
};

export const cardsClear: Use = {
  title: "no line of a card covers its drawing",
  route: "/blog",
  setting: phone,
  async run(visitor) {
    for (const width of [390, 600, 800]) {
      await visitor.resize(width, 800);
      const overlaps = await visitor.ask(() =>
        [...document.querySelectorAll(".card")]
          .filter((card) => card.checkVisibility())
          .map((card) => {
            const { bottom = 0 } = card.querySelector("img")?.getBoundingClientRect() ?? {};
            const { top = 0 } = card.querySelector(".meta")?.getBoundingClientRect() ?? {};
            return Math.round(bottom - top);
          }),
      );
      expect(overlaps).not.toEqual([]);
      expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
    }
  },
};

export const towerWhole: Use = {
  title: "a phone shows the tower of the home page down to its ground",
  route: "/",
  setting: phone,
  async run(visitor) {
    const hidden = await visitor.ask(() => {
      const { bottom = 0 } = document.querySelector(".hero-drawing")?.getBoundingClientRect() ?? {};
      return (document.querySelector(".hero-drawing svg")?.getBoundingClientRect().bottom ?? -1) - bottom;
    });
    expect(Math.abs(hidden)).toBeLessThan(1);
  },
};

const shownFiles = async () => {
  const images = [...document.querySelectorAll<HTMLImageElement>("main picture img")];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
  return images.map(({ currentSrc }) => /-night\.\w+\.svg$/.test(currentSrc));
};

const tellsImages = "it tells an image the theme, so that one file has both";

/** Before the end of 2025, WebKit did not pass the theme to an SVG in an image, so each theme has its own file. */
export const drawingsByNight: Use = {
  title: "in the dark theme, drawings come from their files for the dark theme",
  route: "/projets",
  setting: { dark: true },
  not: { Chromium: tellsImages, Firefox: tellsImages },
  run: async (visitor) => expect(await visitor.ask(shownFiles)).toEqual([true, true, true, true]),
};

export const drawingsByDay: Use = {
  title: "in the light theme, drawings come from their files for the light theme",
  route: "/projets",
  run: async (visitor) => expect(await visitor.ask(shownFiles)).toEqual([false, false, false, false]),
};

const openSheets = () =>
  [...document.querySelectorAll(".sheet details")].map((sheet) => sheet.hasAttribute("open"));

export const projectsToggled: Use = {
  title:
    "projects unfold and fold each for itself, and are as they were after a way to another page and back",
  route: "/projets",
  async run(visitor) {
    const press = async (place: number) => visitor.click(`.sheet:nth-of-type(${place}) summary`);
    await press(1);
    await press(3);
    expect(await visitor.ask(openSheets)).toEqual([true, false, true, false]);
    await press(1);
    expect(await visitor.ask(openSheets)).toEqual([false, false, true, false]);
    await visitor.click(".site-footer a[href$='/services']");
    await until(visitor, () => location.pathname.endsWith("/services") && document.readyState === "complete");
    // Delayed, so that the page can still answer.
    await visitor.ask(() => void setTimeout(() => history.back()));
    await until(visitor, () => location.pathname.endsWith("/projets") && document.readyState === "complete");
    await until(visitor, () => document.querySelectorAll("details")[2]?.open === true);
    expect(await visitor.ask(openSheets)).toEqual([false, false, true, false]);
  },
};

export const searchKeyToggled: Use = {
  title: "the checkbox of the key « / » turns it off, and on again",
  route: "/recherche",
  async run(visitor) {
    await until(visitor, () => document.querySelector("#recherche-touche")?.checkVisibility() === true);
    await visitor.click("#recherche-touche");
    const press = async () => {
      await visitor.ask(() => (document.activeElement as HTMLElement | null)?.blur());
      await visitor.press("/");
      return visitor.ask(() => document.activeElement?.matches("[role=search] input[name]") === true);
    };
    expect(await press()).toBe(false);
    await visitor.click("#recherche-touche");
    expect(await press()).toBe(true);
  },
};

export const consentToggled: Use = {
  title: "the checkbox of consent shows the questionnaire, and hides it again",
  route: "/questionnaire-energie",
  setting: phone,
  async run(visitor) {
    await visitor.click("[name=consent]");
    await until(visitor, () => document.querySelector("[name=adresse]")?.checkVisibility() === true);
    await visitor.click("[name=consent]");
    await until(visitor, () => document.querySelector("[name=adresse]")?.checkVisibility() === false);
  },
};
