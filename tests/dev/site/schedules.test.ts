import { expect, test } from "vitest";
import { type Audience, lookedAtFirst } from "../../../src/dev/site/looked-at-first.ts";
import type { Page, RenderedPage } from "../../../src/model/model.ts";
import { toRoute } from "../../../src/model/route.ts";
import type { Schedule } from "../../../src/model/schedule.ts";
import { allAtOnce } from "../../../src/pipeline/steps.ts";

const routes = ["/a", "/b", "/c", "/d"].flatMap((route) => toRoute(route) ?? []);
const pages = routes.map((route) => ({ route }) as Page);

const onlooker: Audience = {
  waitedFor: () => routes.slice(2),
  show: () => {},
  rest: () => Promise.resolve(),
};

const schedules: readonly (readonly [string, Schedule])[] = [
  ["all at once", allAtOnce(() => Promise.resolve())],
  ["what is looked at first", lookedAtFirst(onlooker)],
];

/** Draws the pages until `mayGoOn` is false after the given number, and returns the drawn ones. */
async function drawAs(schedule: Schedule, most: number) {
  const drawn: string[] = [];
  const rendered = await schedule.draw({
    pages,
    before: [async () => void drawn.push("texts"), async () => void drawn.push("drawings")],
    planCards: async () => {},
    draw: (page) => {
      drawn.push(page.route);
      return page.route === "/b" ? undefined : ({ page } as RenderedPage);
    },
    layOut: () => [],
    isSound: () => true,
    mayGoOn: () => drawn.filter((name) => name.startsWith("/")).length < most,
  });
  return { drawn, rendered: rendered?.map(({ page }) => page.route) };
}

test.each(schedules)(
  "%s: every page is drawn once, and the result is in the order of the plan",
  async (_, schedule) => {
    const { drawn, rendered } = await drawAs(schedule, Number.POSITIVE_INFINITY);
    expect(drawn.filter((name) => name.startsWith("/")).sort()).toEqual(routes);
    expect(rendered).toEqual(["/a", "/c", "/d"]);
  },
);

test.each(schedules)(
  "%s: when a build may not continue, no further page is drawn, and none is returned",
  async (_, schedule) => {
    const { drawn, rendered } = await drawAs(schedule, 1);
    expect(drawn.filter((name) => name.startsWith("/"))).toHaveLength(1);
    expect(rendered).toBeUndefined();
  },
);

test("pages that are looked at come before the preparations for others", async () => {
  const { drawn } = await drawAs(lookedAtFirst(onlooker), Number.POSITIVE_INFINITY);
  expect(drawn).toEqual(["/c", "/d", "texts", "drawings", "/a", "/b"]);
});
