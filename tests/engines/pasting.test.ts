import { readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { clipboards, expectedOf, pasteScript, showPasted, toPaste } from "../support/edit/paste-page.ts";
import type { Clip, Options } from "../support/edit/paste-page-script.ts";
import { serveEdit } from "../support/edit/serve-edit.ts";
import { listEngines } from "../support/engines/engines.ts";
import type { Sent } from "../support/engines/visitor.ts";

let server: Awaited<ReturnType<typeof serveEdit>>;
beforeEach(async () => {
  server = await serveEdit();
  onTestFinished(() => server.close());
});

describe.each(listEngines())("in $name", (engine) => {
  afterAll(() => engine.close());

  test("the clipboards of other programs keep their blocks", async () => {
    await engine.visit({}, async (visitor) => {
      await visitor.open(`${server.origin}/ailleurs`);
      await visitor.ask(
        (code: string) => {
          const script = document.createElement("script");
          script.textContent = code;
          document.head.append(script);
        },
        await pasteScript(),
      );
      for (const [file, clip] of clipboards) {
        const given = toPaste(clip) as unknown as Sent[];
        const pasted = await visitor.ask(
          (given: Sent[]) => window.pasteHere(...(given as unknown as [Clip, Options])),
          given,
        );
        expect(showPasted(pasted), file).toBe(readFileSync(expectedOf(file), "utf8"));
      }
    });
  });
});
