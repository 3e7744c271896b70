import { expect, test } from "vitest";
import { paginate } from "../../../src/runtime/lists/paginate.ts";
import { mistakeOf } from "../../support/mistake-of.ts";

const routeOf = (number: number) => (number === 1 ? "/notes" : `/notes/page-${number}`);

test("a list becomes pages of equal size with links to one another", () => {
  const pages = paginate(["a", "b", "c", "d", "e"], { size: 2, routeOf });
  const routes = ["/notes", "/notes/page-2", "/notes/page-3"];
  expect(pages).toEqual([
    { number: 1, route: "/notes", items: ["a", "b"], routes, previous: undefined, next: "/notes/page-2" },
    {
      number: 2,
      route: "/notes/page-2",
      items: ["c", "d"],
      routes,
      previous: "/notes",
      next: "/notes/page-3",
    },
    { number: 3, route: "/notes/page-3", items: ["e"], routes, previous: "/notes/page-2", next: undefined },
  ]);
});

test("a list that fills its pages has no empty last page", () => {
  expect(paginate([1, 2, 3, 4], { size: 2, routeOf })).toHaveLength(2);
});

test("a list without items has one page, so that its address exists", () => {
  expect(paginate([], { size: 10, routeOf })).toMatchObject([{ route: "/notes", items: [] }]);
});

test.each([0, -1, 1.5, Number.NaN])("a size of %s is refused", (size) => {
  expect(mistakeOf(() => paginate(["a"], { size, routeOf }))).toContain(`size is ${size}`);
});
