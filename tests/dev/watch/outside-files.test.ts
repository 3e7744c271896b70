import { expect, test } from "vitest";
import { createOutsideFiles } from "../../../src/dev/watch/watch-site.ts";

test("a file outside the site is followed with the folders above it, and files of packages are not", () => {
  const outside = createOutsideFiles();
  const read = ["../shared/words/a.ts", "../shared/words/b.ts", "../node_modules/react/index.js"];
  expect(outside.add(read)).toEqual(["../shared/words"]);
  expect(outside.add(["../shared/words/a.ts"])).toEqual([]);
  for (const known of ["../shared/words/b.ts", "../shared/words", "../shared"])
    expect(outside.has(known), known).toBe(true);
  for (const unknown of ["../shared/words/c.ts", "../node_modules/react/index.js", "../node_modules"])
    expect(outside.has(unknown), unknown).toBe(false);
});
