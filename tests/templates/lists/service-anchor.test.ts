import { expect, test } from "vitest";
import { serviceAnchor, serviceLink } from "../../../templates/lists/cards.ts";

test("the anchor of a service is its title in lower case with hyphens for spaces, accents kept", () => {
  expect(serviceAnchor("Conception de services aux occupants")).toBe("conception-de-services-aux-occupants");
  expect(serviceAnchor("Décret tertiaire")).toBe("décret-tertiaire");
});

test("every space becomes a hyphen, no-break ones and several in a row too", () => {
  expect(serviceAnchor("Énergie  et\u00a0données")).toBe("énergie--et-données");
});

test("a link to a service is percent-encoded and leads back to its anchor", () => {
  expect(serviceLink("Décret tertiaire")).toBe("#d%C3%A9cret-tertiaire");
  expect(decodeURIComponent(serviceLink("Cybersécurité du bâtiment").slice(1))).toBe(
    serviceAnchor("Cybersécurité du bâtiment"),
  );
});
