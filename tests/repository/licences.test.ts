import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot, runSite } from "../support/run-site.ts";

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

test("visitors can read the licence of every package and font that the site’s pages load", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, "scripts/write-licences.mjs"), "--print"],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const written = readFileSync(join(projectRoot, "static/licences.txt"), "utf8");
  expect(written, "run node scripts/write-licences.mjs").toBe(stdout);

  const parts = read(written);
  expect(parts.flatMap(({ names }) => names).toSorted()).toEqual([
    "@emailjs/browser",
    "@orama/stemmers",
    "@orama/stopwords",
    "Bricolage Grotesque",
    "Figtree",
    "react",
    "react-dom",
    "scheduler",
  ]);
  expect(parts.filter(({ notice }) => !/Copyright/.test(notice) || notice.length < 700)).toEqual([]);
  // Orama’s packages hold the notice alone; their licence wants to be read as well.
  expect(parts.find(({ names }) => names.includes("@orama/stemmers"))?.notice).toContain(
    "END OF TERMS AND CONDITIONS",
  );
});

test("the command includes the licences of the packages that are bundled in it", () => {
  // It is bundled by the first start after a change.
  expect(runSite(["--version"]).status).toBe(0);
  const parts = read(readFileSync(join(projectRoot, "lib/licences.txt"), "utf8"));
  const names = parts.flatMap(({ names }) => names);
  expect(names).toEqual(
    expect.arrayContaining(["commander", "react-dom", "satteri", "unified", "yaml", "zod"]),
  );
  // These are installed beside it.
  expect(names.filter((name) => ["esbuild", "harfbuzzjs", "sharp"].includes(name))).toEqual([]);
  // The licence of idiomorph asks for no notice and names no holder.
  const named = parts.filter(({ names }) => !names.includes("idiomorph"));
  expect(named.filter(({ notice }) => !/Copyright/i.test(notice) || notice.length < 700)).toEqual([]);
});
