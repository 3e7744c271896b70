import { expect, test } from "vitest";
import type { SiteContent } from "../../../templates/collections.ts";
import { planOffline } from "../../../templates/not-found/not-found-page.tsx";
import type { SiteSettings } from "../../../templates/settings.ts";

const words = { title: "Pas de connexion" };
const content = { notFoundPage: { data: { offline: words } } } as unknown as SiteContent;
const plan = (offline: SiteSettings["offline"]) => planOffline(content, { offline } as SiteSettings);

test("the offline page exists only with a service worker that shows it", () => {
  expect(plan({ worker: "visited", page: "/hors-ligne" })).toMatchObject([
    { route: "/hors-ligne", indexed: false, props: { words } },
  ]);
  expect(plan({ worker: "visited" })).toEqual([]);
  expect(plan({ worker: "none", page: "/hors-ligne" })).toEqual([]);
  expect(plan({ worker: "retired", page: "/hors-ligne" })).toEqual([]);
});
