import { defineSite, fileCollection, siteSettings } from "charpente";
import { createElement } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { noteDrafts } from "../../src/dev/serve/respond.ts";
import type { Drawn } from "../../src/pipeline/build.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { english } from "../support/speech.ts";
import { builtSite } from "./built-site.ts";

const { pages: words } = english;

test.each(["", "/sous"])("a page that links to a draft has a note, below the base “%s”", async (base) => {
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
  const { pages, shownDrafts, problems } = outcome;
  const site = builtSite({}, { pages, shownDrafts, problems, drawn });
  expect(noteDrafts(site, "blog/un.html", base, words)).toEqual([
    { title: "Draft:", text: "visitors do not see this page" },
  ]);
  expect(noteDrafts(site, "index.html", base, words)).toEqual([
    { title: "Shows unpublished content:", text: "Un" },
  ]);
  expect(noteDrafts(site, "ici.html", base, words)).toEqual([]);
});

test("a published page has no note about an unpublished item of the same file", () => {
  const pages = [{ route: "/", template: "home", sources: ["content/home.md", "content/a.yaml"], bytes: 1 }];
  const item = { collection: "a", id: "a", file: "content/a.yaml", reason: "draft", due: undefined } as const;
  const notesOf = (part: string | undefined) =>
    noteDrafts(
      builtSite({}, { pages, shownDrafts: [{ ...item, ...(part && { part }) }] }),
      "index.html",
      "",
      words,
    );
  expect(notesOf("offers[1]")).toEqual([]);
  expect(notesOf(undefined)).toEqual([{ title: "Shows unpublished content:", text: "a" }]);
});

test("in a table, a draft is a row: pages of the other rows have no note", async () => {
  const talks = fileCollection({
    file: "talks.csv",
    schema: z.strictObject({ name: z.string(), draft: z.boolean().default(false) }),
  });
  const Talk = ({ name }: { readonly name: string }) =>
    createElement("html", { lang: "fr" }, createElement("body", null, name));
  const conference = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
    settings: siteSettings({}),
    collections: { talks },
    pages: {
      talk: {
        template: Talk,
        plan: ({ talks }) =>
          talks.all.map((entry) => ({
            route: `/talks/${entry.id}`,
            entry,
            props: { name: entry.data.name },
          })),
      },
      list: {
        template: Talk,
        plan: ({ talks }) => [
          { route: "/talks", sources: talks.all, props: { name: String(talks.all.length) } },
        ],
      },
    },
  });
  let drawn: Drawn | undefined;
  const table = "code,name,draft\nun,Un,\ndeux,Deux,true\n";
  const { outcome } = await buildInMemory({ "content/talks.csv": table }, { drafts: true }, conference, {
    onDrawn: (pages) => {
      drawn = pages;
    },
  });
  const { pages, shownDrafts, problems } = outcome;
  const site = builtSite({}, { pages, shownDrafts, problems, drawn });
  const notesOf = (file: string) => noteDrafts(site, file, "", words).map(({ text }) => text);
  expect(notesOf("talks/un.html")).toEqual([]);
  expect(notesOf("talks/deux.html")).toEqual(["visitors do not see this page"]);
  expect(notesOf("talks.html")).toEqual([]);
});
