import { expect, test } from "vitest";
import { buildInMemory } from "../support/build-in-memory.ts";
import { smallSite } from "../support/small-site.tsx";

test("two generated files of one path are refused: pages could not tell which one they get", async () => {
  const site = {
    ...smallSite,
    assets: () => [
      { path: "index.json", text: "1" },
      { path: "index.json", text: "2" },
    ],
  };
  const { problems, written } = await buildInMemory({}, {}, site);
  expect(problems).toMatchObject([
    { code: "asset/duplicate", message: expect.stringContaining("index.json") },
  ]);
  expect(written.size).toBe(0);
});
