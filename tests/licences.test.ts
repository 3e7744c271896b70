import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot, runSite } from "./support/run-site.ts";

/** The names in a collection of notices, and the notices themselves. */
function read(text: string) {
  const [, ...parts] = text.split(/\n\n-{80}\n\n/);
  return parts.map((part) => {
    const [names = "", ...notice] = part.split("\n\n");
    return {
      names: names.split("\n").map((name) => name.replace(/ \d\S*$/, "")),
      notice: notice.join("\n\n"),
    };
  });
}

test("whoever gets the command gets the licences of the packages that are bundled in it", () => {
  // It is bundled by the first start after a change.
  expect(runSite(["--version"]).status).toBe(0);
  const parts = read(readFileSync(join(projectRoot, "lib/licences.txt"), "utf8"));
  const names = parts.flatMap(({ names }) => names);
  expect(names).toEqual(
    expect.arrayContaining(["commander", "react-dom", "satteri", "unified", "yaml", "zod"]),
  );
  // These are installed beside it.
  expect(names.filter((name) => ["esbuild", "harfbuzzjs", "sharp", "svgo"].includes(name))).toEqual([]);
  expect(parts.filter(({ notice }) => !/Copyright/i.test(notice) || notice.length < 700)).toEqual([]);
});
