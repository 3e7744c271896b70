import { expect, test } from "vitest";
import { contactFields } from "../../../templates/forms/contact-entries.ts";
import { contactParams } from "../../../templates/forms/contact-params.ts";
import type { ContactFormWords } from "../../../templates/schemas/contact.ts";

const words = Object.fromEntries(
  contactFields.map((name) => [name, { label: name }]),
) as unknown as ContactFormWords;

function send(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return contactParams(data, words, "contact@bati-utile.example");
}

test("who gives one name of two is called by that one, and who gives none by nothing", () => {
  expect(send({ firstName: "Jeanne", lastName: "Dupont" }).from_name).toBe("Jeanne Dupont");
  expect(send({ firstName: "", lastName: "Dupont" }).from_name).toBe("Dupont");
  expect(send({ firstName: "Jeanne", lastName: "" }).from_name).toBe("Jeanne");
  expect(send({}).from_name).toBe("");
});
