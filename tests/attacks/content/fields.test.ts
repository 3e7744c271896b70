import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHeaderFile } from "../../support/read-header-file.ts";
import { addressVectors, lineVectors, markupVectors } from "../vectors/text-vectors.ts";
import { type Attacked, createAttackedSite } from "./build-attacked.ts";
import { judgeFiles } from "./judge-files.ts";
import { serveFiles } from "./serve-files.ts";
import { type Visitor, visitWithChromium } from "./visitor.ts";

let site: Awaited<ReturnType<typeof createAttackedSite>>;
let visitor: Visitor;

beforeAll(async () => {
  [site, visitor] = await Promise.all([createAttackedSite(), visitWithChromium()]);
});
afterAll(async () => {
  await visitor?.close();
  site?.close();
});

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Each page once with the headers of the host, and once without any and without the policy within. */
async function visitAll({ files, routes }: Attacked): Promise<readonly string[]> {
  const text = (path: string) => Buffer.from(files.get(path) ?? "").toString();
  const guarded = await serveFiles(readHeaderFile(text("_headers")));
  const bare = await serveFiles();
  guarded.show(files);
  bare.show(
    new Map(
      [...files].map(([path, bytes]) => [
        path,
        path.endsWith(".html") ? Buffer.from(bytes).toString().replace(policyMeta, "") : bytes,
      ]),
    ),
  );
  const faults: string[] = [];
  for (const { origin } of [guarded, bare])
    for (const route of routes) {
      const { ran, broken, asked } = await visitor.open(origin + route);
      if (ran || broken.length + asked.length > 0)
        faults.push(
          `${origin === bare.origin ? "without" : "with"} the policy, ${route}: ${JSON.stringify({ ran, broken, asked })}`,
        );
    }
  await Promise.all([guarded.close(), bare.close()]);
  return faults;
}

/** Several at a time where a text takes them; an address is one alone. */
function inGroups(vectors: readonly string[], size: number): readonly (readonly [string])[] {
  return Array.from({ length: Math.ceil(vectors.length / size) }, (_, index) => [
    vectors.slice(index * size, (index + 1) * size).join(" "),
  ]);
}

describe("in every field, directive and text of the site that takes it, nothing runs and nothing breaks out:", () => {
  test.each([...inGroups(markupVectors, 7), ...inGroups(addressVectors, 1), ...inGroups(lineVectors, 1)])(
    "%j",
    async (vector) => {
      const attacked = await site.attack(vector);
      expect(attacked.taken).toBeGreaterThan(400);
      expect(judgeFiles(attacked.files)).toEqual([]);
      expect(await visitAll(attacked)).toEqual([]);
    },
  );
});
