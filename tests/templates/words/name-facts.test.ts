import { expect, test } from "vitest";
import { describeOrganisation } from "../../../templates/home/home-page.tsx";
import { type FileSettings, settings } from "../../../templates/settings.ts";
import { nameFacts, toDial } from "../../../templates/words/name-facts.ts";
import { reviewFigures } from "../../../templates/words/review-texts.ts";

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

test("figures may be named in letters, and larger ones stay in figures", () => {
  const facts: Readonly<Record<string, unknown>> = nameFacts({
    phone: "",
    founded: 2023,
    figures: { services: 10, clients: 7, years: 27, countries: 2 },
  } as FileSettings);
  expect(facts).toMatchObject({ services: 10, founded: "2023" });
  expect([facts["services-en-lettres"], facts["clients-en-lettres"], facts["years-en-lettres"]]).toEqual([
    "dix",
    "sept",
    "27",
  ]);
});

test("a wrong number of services is reported", () => {
  const figures = { services: 10 } as FileSettings["figures"];
  expect(reviewFigures(10, { figures })).toEqual([]);
  expect(reviewFigures(11, { figures })).toMatchObject([
    { message: expect.stringContaining("compte 11 services"), setting: "figures.services" },
  ]);
});
