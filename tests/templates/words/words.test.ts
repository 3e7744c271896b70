import { expect, test } from "vitest";
import { auditPage } from "../../../templates/audit/audit-page-schema.ts";
import { guidePage } from "../../../templates/guide/guide-schema.ts";
import { profiles } from "../../../templates/profiles/profiles-schema.ts";
import { rolePage } from "../../../templates/role/role-schema.ts";
import { tradePage } from "../../../templates/trade/trade-schema.ts";
import { address, siteAddress } from "../../../templates/words/words.ts";

test.each([
  "/",
  "/services",
  "/#vous-etes",
  "#prix",
  "https://cyber.gouv.fr",
  "http://exemple.fr/a?b=c",
  "mailto:contact@exemple.fr",
  "tel:+33123456789",
])("a link leads to %s", (href) => {
  expect(address.safeParse(href).success).toBe(true);
});

test.each([
  "",
  "services",
  "//ailleurs.fr",
  "https://",
  "https:///services",
  "javascript:alert(1)",
  "data:text/html,x",
  "java\tscript:alert(1)",
  "/une page",
  "tel:nous",
])("a link does not lead to “%s”", (href) => {
  expect(address.safeParse(href).success).toBe(false);
});

test.each(["javascript:alert(1)", "ftp://exemple.fr", "mailto:contact@exemple.fr"])(
  "“%s” is not another site",
  (url) => {
    expect(siteAddress.safeParse(url).success).toBe(false);
  },
);

test.each([
  ["benefits of the audit", auditPage.schema.shape.benefits.shape.list],
  ["steps of the audit", auditPage.schema.shape.steps.shape.list],
  ["chapters of the guide", guidePage.schema.shape.contents.shape.list],
  ["reasons of a profile", profiles.schema.shape.reasons.unwrap()],
  ["qualities of the role", rolePage.schema.shape.qualities.shape.list],
  ["points of the role", rolePage.schema.shape.beyond.shape.points],
  ["traits of the trade", tradePage.schema.shape.definition.shape.traits],
])("the %s, which are not links, refuse an address", (_, { element }) => {
  const words = { title: "Un titre", text: "Un texte." };
  expect(element.safeParse(words).success).toBe(true);
  expect(element.safeParse({ ...words, href: "/contact" }).success).toBe(false);
});
