import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressVectors, lineVectors, markupVectors } from "../vectors/text-vectors.ts";
import { type Attacked, createAttackedSite } from "./build-attacked.ts";
import { judgeFiles, withoutKnown } from "./judge-files.ts";
import { type Sight, visitPages } from "./visit-pages.ts";
import { listVisiting, type Visiting } from "./visitor.ts";

/**
 * Chromium visits every site. The others, at once, visit every third, which the seed chooses: `SEED=7`, or all by
 * `EVERY_ENGINE=1`.
 */
const seed = Number(process.env.SEED ?? 1);
const everyEngine = process.env.EVERY_ENGINE !== undefined;
const engines = listVisiting();

let site: Awaited<ReturnType<typeof createAttackedSite>>;
let clean: Attacked;
/** What each engine sees of the site without an attack. */
let usual: readonly (readonly Sight[])[];

beforeAll(async () => {
  site = await createAttackedSite();
  clean = await site.build();
  usual = await Promise.all(engines.map((engine) => visitPages(engine, clean, "contact")));
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  site?.close();
});

test("the site without an attack runs no script and sends no request, and its hosts have rules", () => {
  for (const sights of usual) {
    expect(sights.length).toBe(2 * (clean.routes.length + 1));
    expect(sights.filter(({ seen: { ran, asked } }) => ran || asked.length > 0)).toEqual([]);
    // Its own form is seen, so pages are.
    expect(sights.flatMap(({ seen }) => seen.broken)).toContain("name of <form>: contact");
  }
  for (const path of ["_headers", ".htaccess", "vercel.json", ".hosts/nginx.conf", ".hosts/Caddyfile"])
    expect(clean.files.has(path)).toBe(true);
});

/** Several at a time where a text takes them; an address is one alone. */
function inGroups(vectors: readonly string[], size: number): readonly string[] {
  return Array.from({ length: Math.ceil(vectors.length / size) }, (_, index) =>
    vectors.slice(index * size, (index + 1) * size).join(" "),
  );
}

const attacks = [
  ...inGroups(markupVectors, 7),
  ...inGroups(addressVectors, 1),
  ...inGroups(lineVectors, 1),
].map((vector, index) => ({
  vector,
  within: (everyEngine || (index + seed) % 3 === 0 ? engines : engines.slice(0, 1)).map(({ name }) => name),
}));

describe("in every field, directive and text of the site that takes it, nothing runs and nothing breaks out:", () => {
  test.each(attacks)("$vector (in $within)", async ({ vector, within }) => {
    const attacked = await site.attack(vector);
    expect(attacked.taken).toBeGreaterThan(1500);
    expect(judgeFiles(attacked.files, clean.files)).toEqual([]);
    expect(attacked.routes).toEqual(clean.routes);
    const faults = await Promise.all(
      engines.map(async (engine, at) =>
        within.includes(engine.name)
          ? findFaults(engine, usual[at] ?? [], attacked, longestWord(vector))
          : [],
      ),
    );
    expect(faults.flat()).toEqual([]);
  });
});

/** Empty where there is none: the search finds no letters that stand alone. */
function longestWord(text: string): string {
  const words = text.match(/[a-z]{3,}/gi) ?? [];
  return words.sort((a, b) => b.length - a.length)[0] ?? "";
}

async function findFaults(
  engine: Visiting,
  known: readonly Sight[],
  attacked: Attacked,
  word: string,
): Promise<readonly string[]> {
  const sights = await visitPages(engine, attacked, word);
  return sights.flatMap(({ what, seen: { ran, asked, ...seen } }, at) => {
    const broken = withoutKnown(seen.broken, known[at]?.seen.broken ?? []);
    return ran || broken.length + asked.length > 0
      ? [`${engine.name}, ${what}: ${JSON.stringify({ ran, broken, asked })}`]
      : [];
  });
}
