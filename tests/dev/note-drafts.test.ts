import { expect, test } from "vitest";
import { noteDrafts } from "../../src/dev/serve/add-client.ts";
import type { Drawn } from "../../src/pipeline/build.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { builtSite } from "./built-site.ts";

test.each(["", "/sous"])("a page that links to a draft says so, below the base “%s”", async (base) => {
  let drawn: Drawn | undefined;
  const draft = "---\ntitle: Un\ndate: 2025-01-01\ncategory: energie\ndraft: true\n---\n\n## Texte\n";
  const { outcome } = await buildInMemory(
    {
      "content/articles/un.md": draft,
      "content/pages/accueil.md": "---\ntitle: Accueil\n---\n\n[Un](/blog/un#texte) et [ici](/ici)\n",
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

test("a page of what is published says nothing of an item beside it that is not", () => {
  const pages = [{ route: "/", template: "home", sources: ["content/home.md", "content/a.yaml"], bytes: 1 }];
  const item = { collection: "a", id: "a", file: "content/a.yaml", reason: "draft", due: undefined } as const;
  const notesOf = (part: string | undefined) =>
    noteDrafts(builtSite({}, { pages, early: [{ ...item, ...(part && { part }) }] }), "index.html", "");
  expect(notesOf("offers[1]")).toEqual([]);
  expect(notesOf(undefined)).toEqual(["<b>Shows what is not published yet:</b> content/a.yaml"]);
});
