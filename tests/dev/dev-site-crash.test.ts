import { beforeAll, expect, test, vi } from "vitest";
import type { createDevIo } from "../../src/dev/site/dev-io.ts";
import { siteOf } from "../../src/dev/site/site-state.ts";
import { devFolder, prepareDevFolders } from "./dev-folder.ts";

type Edge = ReturnType<typeof createDevIo>;

/** What throws: a function of the edge, or the comparison with the last site. */
let broken: keyof Edge | "record" | undefined;

vi.mock(import("../../src/dev/site/site-state.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createChangeLedger: () => {
      const ledger = original.createChangeLedger();
      return {
        ...ledger,
        record: (...args: Parameters<typeof ledger.record>) => {
          if (broken === "record") throw new Error("record went wrong");
          return ledger.record(...args);
        },
      };
    },
  };
});

vi.mock(import("../../src/dev/site/dev-io.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createDevIo: (options) => {
      const edge = original.createDevIo(options);
      const breakable =
        <Args extends readonly unknown[], Result>(name: keyof Edge, run: (...args: Args) => Result) =>
        (...args: Args): Result => {
          if (broken === name) throw new Error(`${name} went wrong`);
          return run(...args);
        };
      return {
        ...edge,
        confirm: breakable("confirm", edge.confirm),
        tidy: breakable("tidy", edge.tidy),
      };
    },
  };
});

beforeAll(prepareDevFolders);

test.each(["confirm", "tidy", "record"] as const)(
  "an unexpected failure of a build is reported, and the next save shows the site again (%s)",
  async (name) => {
    const { site, edit, built } = devFolder();
    await site.rebuild();
    broken = name;
    edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
    const { state } = await site.rebuild();
    expect(state).toMatchObject({
      status: "broken",
      problems: [{ code: "dev/crash", message: `the build crashed: ${name} went wrong` }],
    });
    expect(siteOf(state)?.pages.length).toBeGreaterThan(1);
    broken = undefined;
    expect((await site.rebuild()).state.status).toBe("good");
    expect(built("blog/premier.html")).toContain("Encore.");
  },
);
