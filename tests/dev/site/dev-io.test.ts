import { expect, test } from "vitest";
import { z } from "zod";
import { digestsOfAll } from "../../../src/define/renderer.ts";
import { createDevIo } from "../../../src/dev/site/dev-io.ts";
import { defineSite, directive, siteSettings } from "../../../src/index.ts";
import { createBodyCompiler } from "../../../src/markdown/create-body-compiler.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

/** Compiles texts like `site dev`, and counts how often each is compiled. */
function compiler() {
  let compiled = 0;
  // The compiler reads it at each directive.
  const attributes = z.strictObject({}).refine(() => {
    compiled += 1;
    return true;
  });
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
    settings: siteSettings({}),
    collections: {},
    directives: { plan: directive({ attributes, body: "none", component: () => null }) },
    pages: {},
  });
  const edge = createDevIo({
    root: scratchFolder(),
    cache: false,
    onLateResults: () => {},
    onLateWeights: () => {},
    onWeighed: () => {},
  });
  const compile = (text: string) => {
    const bodies = createBodyCompiler({
      site,
      digests: digestsOfAll("templates"),
      settings: { typography: { keep: [] }, markdown: { parser: "remark", anchors: "plain", html: "few" } },
      base: "",
      ...edge.io,
      loadNativeParser: () => undefined,
    });
    const source = {
      text,
      line: 1,
      digest: text,
      mayHold: (...some: string[]) => some.some((each) => text.includes(each)),
    };
    return bodies.compile(source, "content/pages/a.md").words;
  };
  return { edge, compile, compiled: () => compiled };
}

test("a text is compiled once, at the start and after each save", () => {
  const { edge, compile, compiled } = compiler();
  expect([compile("Un texte.\n\n::plan\n"), compiled()]).toEqual([2, 1]);
  edge.tidy(true);
  expect([compile("Un texte.\n\n::plan\n"), compiled()]).toEqual([2, 1]);
  expect([compile("Un autre texte.\n\n::plan\n"), compiled()]).toEqual([3, 2]);
});
