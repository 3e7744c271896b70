import { expect, test } from "vitest";
import { describeAssets } from "../../src/bundle/place-in-editor.ts";
import type { SiteDefinition } from "../../src/define/define.ts";

test("a site that declares another style, enhancer or island is bundled anew, and any other change is not", () => {
  const site = { styles: ["a.css"], enhancers: ["menu"], islands: { Form: "form.tsx" } };
  const describe = (changed: object) => describeAssets({ ...site, ...changed } as unknown as SiteDefinition);
  const others = [{ styles: ["b.css"] }, { enhancers: [] }, { islands: {} }];
  expect(new Set([describe({}), ...others.map(describe)]).size).toBe(4);
  expect(describe({ language: "en" })).toBe(describe({}));
});
