import { expect, test } from "vitest";
import type { SiteContent } from "../../templates/collections.ts";
import { framePages } from "../../templates/frame-pages.ts";
import type { FileSettings, SiteSettings } from "../../templates/settings.ts";

test("every page links to all profiles, a new file in content/profiles/ included, in the order of the home page", () => {
  const profiles = [
    { id: "architecte", data: { name: "Architecte" } },
    { id: "hotelier", data: { name: "Hôtelier" } },
    { id: "promoteur", data: { name: "Promoteur" } },
  ];
  const order = ["promoteur", "architecte"].map((id) => ({ collection: "profiles", id }));
  const content = { profiles: { all: profiles }, homePage: { data: { profiles: { order } } } };
  const { contact } = framePages<{ contact: { settings: SiteSettings } }>(
    {},
    {
      contact: { template: () => null, plan: (_, settings) => [{ route: "/contact", props: { settings } }] },
    },
  );
  const [page] = contact.plan(content as unknown as SiteContent, { name: "Bâti Utile" } as FileSettings);
  expect(page?.props.settings).toMatchObject({
    name: "Bâti Utile",
    profiles: [
      { label: "Promoteur", href: "/profil/promoteur" },
      { label: "Architecte", href: "/profil/architecte" },
      { label: "Hôtelier", href: "/profil/hotelier" },
    ],
  });
});
