import { expect, test } from "vitest";
import { isAuditRequest, readAuditLink } from "../../../templates/contact/audit-request.ts";
import { contactFields } from "../../../templates/contact/contact-entries.ts";
import { contactParams } from "../../../templates/contact/contact-params.ts";
import type { ContactFormWords } from "../../../templates/contact/contact-schema.ts";

const words = {
  ...Object.fromEntries(contactFields.map((name) => [name, { label: name }])),
  audit: {
    subject: { label: "Objet", value: "Audit" },
    power: { label: "Puissance", unit: "kW" },
    surface: { label: "Surface", unit: "m²" },
    permit: { label: "Permis" },
    renewal: { label: "Renouvellement" },
  },
} as unknown as ContactFormWords;

function send(fields: Readonly<Record<string, string>>, isUnfolded = false) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return contactParams(data, words, "contact@bati-utile.example", isAuditRequest(data, isUnfolded));
}

test("a visitor who gives one of two names is called by it, and the name may be empty", () => {
  expect(send({ firstName: "Jeanne", lastName: "Dupont" }).from_name).toBe("Jeanne Dupont");
  expect(send({ firstName: "", lastName: "Dupont" }).from_name).toBe("Dupont");
  expect(send({ firstName: "Jeanne", lastName: "" }).from_name).toBe("Jeanne");
  expect(send({}).from_name).toBe("");
});

test("the fields of an audit are sent in the message, not as parameters", () => {
  const sent = send({ firstName: "Jeanne", power: "310", surface: "" });
  expect(sent.message?.split("\n")).toEqual([
    "Objet : Audit",
    "firstName : Jeanne",
    ...contactFields.slice(1).map((name) => `${name} : `),
    "Puissance (kW) : 310",
    "Surface (m²) : ",
    "Permis : ",
    "Renouvellement : ",
  ]);
  expect(Object.keys(sent)).toEqual(["to_email", "from_name", ...contactFields, "message"]);
});

test("an audit is requested if its fields are unfolded or filled in, and not otherwise", () => {
  const blank = { power: " ", surface: "", permit: "", renewal: "Je ne sais pas" };
  expect(send(blank).message).not.toContain("Objet");
  expect(send(blank, true).message).toContain("Objet : Audit");
  expect(send({ ...blank, surface: "3 600" }).message).toContain("Surface (m²) : 3 600");
});

test("a link to the audit carries answers into its fields, and what it cannot carry stays empty", () => {
  const read = (fragment: string) =>
    readAuditLink(fragment, { heating: "chauffage", cooling: "climatisation" }, [
      "Je ne sais pas",
      "Aucun",
      "Fait",
      "Prévu",
    ]);
  expect(
    read(
      "#audit-bacs&usage=bureaux&permis=1998&chauffage=310&climatisation=240&surface=3600&renouvellement=aucun",
    ),
  ).toEqual({
    power: "chauffage 310, climatisation 240",
    surface: "3\u202f600",
    permit: "1998",
    renewal: "Aucun",
  });
  expect(read("#audit-bacs&permis=2021-07-22&chauffage=70.5&renouvellement=prevu&surface=beaucoup")).toEqual({
    power: "chauffage 70,5",
    permit: "22/07/2021",
    renewal: "Prévu",
  });
  expect(read("#audit-bacs")).toEqual({});
  expect(read("#questions&surface=3600")).toBeUndefined();
  expect(read("")).toBeUndefined();
});
