import { expect, test } from "vitest";
import { describeOrganisation } from "../../../templates/home/home-page.tsx";
import { settings } from "../../../templates/settings.ts";
import { nameFigures } from "../../../templates/words/figures-schema.ts";
import { toDial } from "../../../templates/words/name-facts.ts";
import { reviewFigures } from "../../../templates/words/review-texts.ts";
import { realFigures } from "../../support/read-with-figures.ts";

test("the link of a telephone number has its digits, whatever is between them", () => {
  expect(toDial("+33 1 23.45-67 (89)")).toBe("tel:+33123456789");
});

test.each([
  ["", true],
  ["+33 1 23 45 67 89", true],
  ["01.23.45.67.89", true],
  ["à compléter", false],
  ["nous appeler", false],
])("“%s” is accepted as the telephone number: %s", (phone, fits) => {
  expect(settings.shape.phone.safeParse(phone).success).toBe(fits);
});

test("search engines get the telephone and the address when they are given, and only the town before", () => {
  const firm = { name: "Essai", about: "…", email: "a@essai.example", place: "Paris, France", founded: 2023 };
  const describe = (phone: string, address: string) =>
    describeOrganisation(
      { ...firm, phone, address, network: { url: "https://reseau.example/" } } as never,
      (path) => path,
    );
  expect(describe("", "")).toMatchObject({ address: "Paris, France" });
  expect(describe("", "")).not.toHaveProperty("telephone");
  expect(describe("01 23 45 67 89", "1 rue Haute, 75000")).toMatchObject({
    address: "1 rue Haute, 75000\u00a0Paris, France",
    telephone: "01 23 45 67 89",
  });
});

test("figures are named with their unit, in figures alone, or in letters up to sixteen", () => {
  const facts = nameFigures({
    services: { title: "Services", value: 10, said: [] },
    horizon: { title: "Horizon", value: 2050, said: [] },
    price: { title: "Prix", value: 0.5, unit: "€", said: [] },
    large: { title: "Surface", value: 10_000, unit: "m²", said: [] },
    audit: { title: "Audit", from: 4, to: 6, unit: "semaines", said: [] },
    years: { title: "Années", value: 27, said: [] },
  });
  expect(facts).toMatchObject({
    services: "10",
    "services-en-lettres": "dix",
    horizon: "2050",
    price: "0,50\u00a0€",
    "price-en-chiffres": "0,50",
    "price-en-lettres": "0,50",
    "horizon-en-lettres": "2050",
    large: "10\u202f000\u00a0m²",
    audit: "4 à 6 semaines",
    "audit-en-lettres": "quatre à six",
    "audit-debut": "4",
    "audit-fin": "6",
    "years-en-lettres": "27",
  });
});

const given = realFigures;
const withValue = (name: string, value: number) => ({ ...given, [name]: { ...given[name], value } });

test.each([
  ["surface-moyenne", 500],
  ["surface-devis", 2500],
  ["prix-forfait", 0],
])("a tariff whose %s is %d is refused", (name, value) => {
  expect(settings.shape.figures.safeParse(withValue(name, value)).error?.issues).toMatchObject([
    { path: [name, "value"] },
  ]);
});

test("a range that ends before it begins is refused", () => {
  const turned = { ...given, "duree-audit": { ...given["duree-audit"], from: 6, to: 4 } };
  expect(settings.shape.figures.safeParse(turned).error?.issues).toMatchObject([{ path: ["duree-audit"] }]);
});

test("a tariff without one of its figures is refused", () => {
  const { "prix-forfait": _, ...rest } = given;
  expect(settings.shape.figures.safeParse(rest).success).toBe(false);
});

const due = (kw: number, day: string) => ({ when: { powerAbove: kw }, due: { day } });
const contentWith = (services: number, high: number) =>
  ({
    services: { all: Array.from({ length: services }) },
    applicability: { data: { decrees: [{ cases: [due(high, "2025-01-01"), due(70, "2030-01-01")] }] } },
  }) as never;

test("a wrong number of services is reported", () => {
  expect(reviewFigures(contentWith(10, 290), { figures: given })).toEqual([]);
  expect(reviewFigures(contentWith(11, 290), { figures: given })).toMatchObject([
    { message: expect.stringContaining("compte 11 services"), setting: "figures.services.value" },
  ]);
});

test("a threshold other than that of the cases is reported", () => {
  expect(reviewFigures(contentWith(10, 300), { figures: given })).toMatchObject([
    { hint: "écrivez value: 300", setting: "figures.seuil-bacs-haut.value" },
  ]);
});
