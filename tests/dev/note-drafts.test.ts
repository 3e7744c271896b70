import { expect, test } from "vitest";
import type { Drawn } from "../../src/build.ts";
import { noteDrafts } from "../../src/dev/add-client.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { builtSite } from "./built-site.ts";

test.each(["", "/sous"])("a page that links to a draft says so, below the base “%s”", async (base) => {
  let drawn: Drawn | undefined;
  const draft = "---\ntitle: Un\ndate: 2025-01-01\ncategory: energie\ndraft: true\n---\n\nTexte.\n";
  const { outcome } = await buildInMemory(
    {
      "content/articles/un.md": draft,
      "content/pages/accueil.md": "---\ntitle: Accueil\n---\n\n[Un](/blog/un) et [ici](/ici)\n",
      "content/pages/ici.md": "---\ntitle: Ici\n---\n\n[Accueil](/)\n",
    },
    { drafts: true, base },
    undefined,
    {
      onDrawn: (pages) => {
        drawn = pages;
      },
    },
  );
  const { pages, early, problems } = outcome;
  const site = builtSite({}, { pages, early, problems, drawn });
  expect(noteDrafts(site, "blog/un.html", base)).toEqual([
    "<b>Draft:</b> <code>site build</code> leaves content/articles/un.md out",
  ]);
  expect(noteDrafts(site, "index.html", base)).toEqual([
    "<b>Shows what is not published yet:</b> content/articles/un.md",
  ]);
  expect(noteDrafts(site, "ici.html", base)).toEqual([]);
});
