import { expect, test } from "vitest";
import { readTarget } from "../../src/http/read-target.ts";

test.each([
  ["/", "/"],
  ["/blog/premier", "/blog/premier"],
  ["/a%20b", "/a b"],
  ["/d%C3%A9cret", "/décret"],
  // A decomposed name is another name, as on every host.
  ["/de%CC%81cret", "/de\u0301cret"],
  ["/a?b=/../c", "/a"],
  ["/..a", "/..a"],
])("%s asks for %s", (target, path) => {
  expect(readTarget(target)).toMatchObject({ status: "read", path });
});

test.each([
  ["http://localhost/"],
  ["//localhost:80/../x"],
  ["*"],
  [""],
  ["/.."],
  ["/a/../b"],
  ["/./a"],
  ["/%2e%2e/a"],
  ["/a%2fb"],
  ["/a%5Cb"],
  ["/a\\b"],
  ["/a%00"],
  ["/a%0d%0ab"],
  ["/a#b"],
  ["/a%"],
  ["/%C3"],
  ["/%zz"],
])("%s is refused", (target) => {
  expect(readTarget(target).status).toBe("refused");
});
