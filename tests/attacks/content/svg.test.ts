import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanSvg } from "../../../src/media/clean-svg.ts";
import { svgOf, svgVectors } from "../vectors/svg-vectors.ts";
import { serveFiles } from "./serve-files.ts";
import { listVisiting, type Visitor } from "./visitor.ts";

describe.each(listVisiting())("in $name", (engine) => {
  let server: Awaited<ReturnType<typeof serveFiles>>;
  let visitor: Visitor;

  beforeAll(async () => {
    [server, visitor] = await Promise.all([serveFiles(), engine.visit()]);
  });
  afterAll(async () => {
    await visitor?.close();
    await engine.close();
    await server?.close();
  });

  test("a drawing that is opened by its own address, on a host without headers, runs no script, requests nothing and frames nothing", async () => {
    const faults: string[] = [];
    for (const vector of svgVectors) {
      server.show(new Map([["a.svg", (await cleanSvg(Buffer.from(svgOf(vector)))).svg]]));
      const { ran, broken, asked } = await visitor.open(`${server.origin}/a.svg`);
      if (ran || broken.length + asked.length > 0)
        faults.push(`${vector[0]}: ${JSON.stringify({ ran, broken, asked })}`);
    }
    expect(faults).toEqual([]);
  });

  const seen: readonly (readonly [name: string, expected: object])[] = [
    ["a frame with a document of its own", { ran: true, broken: ["<iframe>", "srcdoc of <iframe>"] }],
    ["a script", { ran: true }],
    ["an entity that is a script", { ran: true }],
    ["a picture of elsewhere", { ran: false, asked: ["http://evil.example"] }],
    ["styles that are fetched", { ran: false, asked: ["http://evil.example"] }],
  ];
  test.each(seen)("%s, as it was written, does so, and this test sees it", async (name, expected) => {
    const vector = svgVectors.find(([each]) => each === name) ?? ["", ""];
    server.show(new Map([["a.svg", svgOf(vector)]]));
    expect(await visitor.open(`${server.origin}/a.svg`), engine.name).toMatchObject(expected);
  });
});
