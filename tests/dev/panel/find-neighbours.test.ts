import { expect, test } from "vitest";
import { createNeighbours } from "../../../src/dev/panel/describe-page.ts";

/** Pages whose layout links to the home page, the blog and the contact page. */
function site(own: Readonly<Record<string, readonly string[]>>, base = "") {
  const layout = ["/", "/blog", "/contact"].map((link) => base + link);
  const pages = Object.entries(own).map(([route, links]) => ({ route, links: [...layout, ...links] }));
  return createNeighbours(pages, base);
}

test("links of the layout are separated from a page’s own links", () => {
  const neighboursOf = site({
    "/": ["/a"],
    "/blog": ["/a#suite", "/b?x=1", "/a"],
    "/contact": [],
    "/a": ["/contact", "#haut"],
    "/b": ["/a/", "/nulle-part", "/note.txt"],
  });
  expect(neighboursOf("/a")).toEqual({
    to: ["/contact"],
    shared: ["/", "/blog"],
    from: ["/", "/blog", "/b"],
    isLinkedByAll: false,
  });
  expect(neighboursOf("/contact")).toMatchObject({ from: ["/a"], isLinkedByAll: true });
  expect(neighboursOf("/nulle-part")).toBeUndefined();
});

test("one page without the layout does not turn the links of the layout into own links of the others", () => {
  const pages = Array.from({ length: 20 }, (_, index) => ({
    route: index === 0 ? "/" : `/p-${index}`,
    links: index === 7 ? [] : ["/"],
  }));
  expect(createNeighbours(pages, "")("/p-3")).toMatchObject({ to: [], shared: ["/"] });
});

test("two pages that link to each other have no layout", () => {
  const neighboursOf = createNeighbours(
    [
      { route: "/", links: ["/a"] },
      { route: "/a", links: ["/"] },
    ],
    "",
  );
  expect(neighboursOf("/")).toMatchObject({ to: ["/a"], from: ["/a"], isLinkedByAll: false });
});

test("with a base, addresses are read without it", () => {
  const neighboursOf = site(
    { "/": [], "/blog": [], "/contact": [], "/a": ["/sous/contact", "/contact"] },
    "/sous",
  );
  expect(neighboursOf("/a")?.to).toEqual(["/contact"]);
});
