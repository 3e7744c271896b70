import { expect, test } from "vitest";
import { listPages } from "../../../src/editor/server/edit-desk.ts";
import type { Drawn } from "../../../src/pipeline/build.ts";

const page = (route: string, title?: string, language?: string) =>
  ({ page: { route, language }, facts: { title } }) as Drawn["pages"][number];

test("links are offered the pages of visitors, not the workbench and the not-found pages", () => {
  const pages = [
    page("/", "Accueil", "fr"),
    page("/404", "Introuvable", "fr"),
    page("/_composants", "Composants", "fr"),
    page("/en", "Home", "en"),
    page("/en/404", "Not found", "en"),
    page("/sans-titre"),
  ];
  expect(listPages({ pages })).toEqual([
    { route: "/", title: "Accueil" },
    { route: "/en", title: "Home" },
    { route: "/sans-titre", title: "/sans-titre" },
  ]);
});
