import { expect, test } from "vitest";
import { buildInMemory } from "../support/build-in-memory.ts";

test("a build counts the HTML that it leaves out of all texts", async () => {
  const { outcome } = await buildInMemory({
    "content/pages/accueil.md": "---\ntitle: Accueil\n---\n<div>\n\nUn.\n\n</div>\n",
    "content/articles/un.md":
      '---\ntitle: Un\ndate: 2025-01-01\ncategory: energie\n---\n<div>\n\nDeux.\n\n</div>\n\n<kbd class="a">b</kbd>\n',
  });
  expect(outcome.dropped).toEqual({ "<div>": 2, "class=": 1 });
});
