import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

test("the design system lists the tokens, components and drawings of the code", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, "scripts/write-design-system.mjs"), "--print"],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const written = readFileSync(join(projectRoot, "docs/design-system.md"), "utf8");
  expect(written, "run node scripts/write-design-system.mjs").toBe(stdout);
});

test("no column of the design system’s tables is empty", () => {
  const text = readFileSync(join(projectRoot, "docs/design-system.md"), "utf8");
  const tables = [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([lines]) =>
    lines.trim().split("\n").map(toCells),
  );
  expect(tables).toHaveLength(4);
  const empty = tables.flatMap(([head = [], , ...rows]) =>
    head.filter((_, column) => rows.every((cells) => cells[column] === "")),
  );
  expect(empty).toEqual([]);
});

function toCells(line: string): readonly string[] {
  const [, ...cells] = line.split("|").map((cell) => cell.trim());
  return cells.slice(0, -1);
}
