import { expect, test } from "vitest";
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
