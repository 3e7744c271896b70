import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepExchange, keptDays, listOld, readKept } from "../../src/store/exchange.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "charpente-kept-"));
  mkdirSync(join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const now = new Date("2026-11-26T09:00:00Z");
const daysAgo = (days: number, name = "x") =>
  `${new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 19).replaceAll(":", "-")}-${name}`;
const create = (file: string) => [{ file, before: undefined, after: new TextEncoder().encode(file) }];

test("kept files are deleted after their time, except the newest and files of other programs", () => {
  const young = Array.from({ length: 60 }, (_, day) => daysAgo(day));
  const old = Array.from({ length: 5 }, (_, day) => daysAgo(keptDays + 1 + day));
  expect(listOld([...young, ...old, "mine"], now)).toEqual([...old].reverse());
  expect(listOld(old, now)).toEqual([]);
});

test("an exchange has a folder of its own, also if two are made in one second, and old ones are deleted", () => {
  const kept = join(root, ".site/edit/kept");
  for (let day = 0; day < 51; day += 1) mkdirSync(join(kept, daysAgo(200 + day)), { recursive: true });
  const unfinished = daysAgo(400);
  mkdirSync(join(kept, unfinished));
  writeFileSync(join(kept, unfinished, "begun.json"), "{}");
  const first = keepExchange(root, create("content/a.md"), "new-a", now);
  const second = keepExchange(root, create("content/deeper/b.md"), "new-a", now);
  expect(first).toEqual({ status: "written", kept: ".site/edit/kept/2026-11-26T09-00-00-new-a" });
  expect(second).toEqual({ status: "written", kept: ".site/edit/kept/2026-11-26T09-00-00-new-a-2" });
  expect(readKept(root, ".site/edit/kept/2026-11-26T09-00-00-new-a-2")?.map(({ file }) => file)).toEqual([
    "content/deeper/b.md",
  ]);
  const names = readdirSync(kept);
  expect(names).toContain(unfinished);
  expect(names).toHaveLength(51);
});
