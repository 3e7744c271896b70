import { median } from "../median.mjs";
import { act } from "./act.mjs";
import { findControls } from "./find-controls.mjs";
import { repeat } from "./repeat.mjs";
import { watchPage } from "./watch-page.mjs";

export const slowdown = 4;
/** The project’s targets, in ms. */
export const targets = { interaction: 100, blocked: 0, answers: 300 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** Long enough for the answer of the service and the pictures far down the page. */
const restMs = 200;
/** Longer than any page has tasks, on the slowest machine. */
const quietMs = 1500;

/** Functions that measure in `browser` the site served at `origin`; `mail` imitates the e-mail service. */
export function createMeasure(browser, origin, mail) {
  return { measureLoad, measureControls, measureFirstKey };

  /** A page without interaction. Times in ms from the start of its navigation. */
  function measureLoad(route, rate) {
    return withPage(async (page, slow) => {
      await slow(rate);
      await page.goto(origin + route);
      await page.waitForTimeout(quietMs);
      return page.evaluate(() => {
        const { firstPaint, loaded, live, shifts, tasks } = window.notes;
        const late = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
        // For a task that the first paint interrupts, only the part after the paint counts.
        const blocked = ({ startTime, duration }) =>
          startTime + duration - Math.max(startTime, firstPaint) - 50;
        const blockedMs = late.reduce((sum, task) => sum + Math.max(0, blocked(task)), 0);
        return { blockedMs, answersMs: Math.max(0, live - loaded), shifts };
      });
    });
  }

  /**
   * Every control of a page in one state, each on a newly loaded page: `{ name, action, ms }`, with the `ms` of each
   * run.
   */
  async function measureControls({ route, state, prepare, again = [] }, isKnown) {
    const found = await withPage(async (page) => {
      await bringTo(page, route, prepare);
      return (await page.evaluate(findControls)).filter(({ name, action }) => !isKnown(name, action));
    });
    const controls = [
      ...found.map(({ number, name, action }) => ({ name, action, selector: `[data-control="${number}"]` })),
      ...again.map(([selector, action]) => ({ name: undefined, action, selector })),
    ];
    const rows = [];
    for (const control of controls) rows.push(await measureControl({ route, state, prepare }, control));
    return rows;
  }

  async function measureControl({ route, state, prepare }, { name, action, selector }) {
    let words = name;
    const run = () =>
      withPage(async (page, slow) => {
        await bringTo(page, route, prepare);
        await page.evaluate(findControls);
        const target = page.locator(selector).first();
        words ??= await labelOf(target);
        await target.scrollIntoViewIfNeeded();
        await slow(slowdown);
        return measureAct(page, () => act(page, target, action));
      });
    const ms = await repeat(run, (results) => median(results) > targets.interaction);
    return { route, state, name: words, action, ms };
  }

  /** A key pressed in the first field as soon as it exists, on a slow machine, during hydration. */
  function measureFirstKey(route) {
    return withPage(async (page, slow) => {
      await slow(slowdown);
      await page.goto(origin + route, { waitUntil: "commit" });
      const field = page.locator("main input:visible").first();
      return measureAct(page, () => act(page, field, route.includes("questionnaire") ? " " : "type"));
    });
  }

  async function bringTo(page, route, prepare) {
    await page.goto(origin + route);
    await page.waitForFunction(() => window.notes.live !== undefined);
    await prepare?.(page, mail);
    await page.waitForTimeout(restMs);
  }

  /** The longest interaction of an action, in ms: a tap consists of a press, a release and a click. */
  async function measureAct(page, run) {
    await page.evaluate(() => {
      window.notes.interactions.length = 0;
      window.counted = performance.interactionCount;
    });
    await run();
    await page.waitForTimeout(restMs);
    const { durations, count } = await page.evaluate(() => ({
      durations: window.notes.interactions,
      count: performance.interactionCount - window.counted,
    }));
    if (durations.length === 0 && count === 0) throw new Error("The browser noticed no interaction.");
    // Interactions that the browser does not report are shorter than its minimum.
    return Math.max(16, ...durations);
  }

  async function withPage(look) {
    const context = await browser.newContext(phone);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      const session = await context.newCDPSession(page);
      return await look(page, (rate) => session.send("Emulation.setCPUThrottlingRate", { rate }));
    } finally {
      await context.close();
    }
  }
}

function labelOf(target) {
  return target.evaluate((element) =>
    (element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent)
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 60),
  );
}
