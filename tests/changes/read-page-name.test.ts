import { expect, test } from "vitest";
import { readPageName } from "../../src/changes/find-changes.ts";
import { page } from "./built-site.ts";

test.each([
  ["its heading", "<h1>Nos <em>métiers</em></h1>", "Nos métiers"],
  ["all parts of its heading", '<h1><img alt="Isère"> Nos métiers</h1>', "Isère Nos métiers"],
])("a page without a place in the navigation is named by %s", (_, heading, name) => {
  expect(readPageName(page("").replace("<h1>Titre</h1>", heading))).toBe(name);
});
