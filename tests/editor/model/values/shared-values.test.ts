import { expect, test } from "vitest";
import { settingsFile } from "../../../../src/define/settings-file.ts";
import { toKnownSite } from "../../../../src/editor/model/entries/known-site.ts";
import { settingsEntry } from "../../../../src/editor/model/locate/list-fields.ts";
import { findLiteral, findSayings } from "../../../../src/editor/model/values/find-said.ts";
import { valueNamerOf } from "../../../../src/editor/model/values/name-values.ts";
import { planValue } from "../../../../src/editor/model/values/plan-value.ts";
import { traceFacts } from "../../../../src/editor/model/values/trace-facts.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

const languages = [{ code: "fr" }] as never;
const path = ["figures", "clients", "value"];
const shared = { path, label: "Nouveaux clients", names: ["clients", "clients-en-lettres"] };

test("the settings of a fact are found without a declaration, also where the site refuses some values", () => {
  const settings = {
    firm: { capital: "" },
    figures: { clients: 7 },
    place: "Paris",
    street: "1 rue",
    menu: ["a"],
  };
  const facts = ({ firm, figures, place, street }: typeof settings) => {
    if (figures.clients > 7) throw new Error("no more than seven");
    return { ...firm, clients: figures.clients, address: `${street}, ${place}`, place, fixed: "x" };
  };
  expect(Object.fromEntries(traceFacts({ facts: facts as never, languages }, settings))).toEqual({
    capital: [["firm", "capital"]],
    clients: [["figures", "clients"]],
    address: [["place"], ["street"]],
    place: [["place"]],
  });
});

test("a field says what it names as visitors read it, what is not given, and what the page fills in", async () => {
  const namer = valueNamerOf(await drawRealSite());
  const text = "{clients-en-lettres}, {capital}, \\{years} et {inconnu}";
  expect(namer.namedIn(text, settingsEntry, ["about"])).toEqual([
    { name: "capital", label: "Capital social" },
    { name: "clients-en-lettres", label: "Nouveaux clients de l'année", value: "sept" },
  ]);
  // A field that is kept to the letter names nothing.
  expect(namer.list(settingsEntry, ["booking", "label"])).toBeUndefined();
  expect(namer.list(settingsEntry, ["forms", "wayOut"])).toContainEqual({
    name: "email",
    label: "adresse e-mail",
    isBlank: true,
  });
  // A value of two settings is called after their group.
  expect(namer.namedIn("{duree-audit}", settingsEntry, ["about"])?.[0]?.label).toBe("Durée d'un audit");
  expect(namer.formsOf("clients")).toEqual(["clients", "clients-en-chiffres", "clients-en-lettres"]);
});

test("a shared value is found in figures and in words, on every page that names it", async () => {
  const sayings = findSayings(await drawRealSite(), shared);
  const named = sayings.filter(({ isNamed }) => isNamed);
  expect(named.map(({ field, name }) => `${field.file} ${name}`).sort()).toEqual([
    "content/pages/home.yaml clients",
    "content/pages/notre-histoire.yaml clients-en-lettres",
    "content/pages/sources.yaml clients",
  ]);
  for (const { field, index, length, name } of named)
    expect(field.value.slice(index, index + length)).toBe(`{${name}}`);
});

test("a value that a text writes itself is found where its sentence speaks of it, and nowhere else", () => {
  const find = (text: string) =>
    findLiteral(text, "sept", ["Nouveaux clients"]).map(({ index, length }) =>
      text.slice(index, index + length),
    );
  expect(find("Cette année, sept clients nous ont rejoints. Sept jours suffisent.")).toEqual(["sept"]);
  expect(find("Sept nouveaux clients")).toEqual(["Sept"]);
  expect(find("Dix-sept clients, septembre, {sept} clients")).toEqual([]);
  const figures = (text: string) => findLiteral(text, "7", ["Nouveaux clients"]).length;
  expect([
    figures("7 clients"),
    figures("7,5 clients"),
    figures("17 clients"),
    figures("7 % des clients"),
  ]).toEqual([1, 0, 0, 0]);
});

test("a shared value changes in its setting alone, and a sentence that writes it follows from then on", async () => {
  const drawn = await drawRealSite();
  const known = toKnownSite(drawn, { pages: [], shownDrafts: [] });
  const field = findSayings(drawn, shared).find(({ field }) => field.file.endsWith("sources.yaml"))?.field;
  if (field === undefined) throw new Error("no field");
  const index = field.value.indexOf("{clients}");
  const saying = { field, name: "clients", isNamed: false, mayName: true, index, length: "{clients}".length };
  const plan = planValue(known, { path, value: 9 }, []);
  const texts = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? "").toString();
  expect(plan.status === "planned" && plan.edits.map(({ file }) => file)).toEqual([settingsFile]);
  const [edit] = plan.status === "planned" ? plan.edits : [];
  expect(texts(edit?.after)).toBe(texts(edit?.before).replace("l'année, value: 7", "l'année, value: 9"));
  // Written by name already, the text stays as it is; where braces are plain signs, it gets the new value.
  expect(planValue(known, { path, value: 9 }, [saying])).toEqual(plan);
  const copied = planValue(known, { path, value: 9 }, [{ ...saying, mayName: false }]);
  const changed = copied.status === "planned" ? copied.edits.map(({ file }) => file) : [];
  expect(changed).toContain(field.file);
});
