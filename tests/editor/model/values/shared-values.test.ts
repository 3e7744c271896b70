import { expect, test } from "vitest";
import { settingsFile } from "../../../../src/define/settings-file.ts";
import { toKnownSite } from "../../../../src/editor/model/entries/known-site.ts";
import { settingsEntry } from "../../../../src/editor/model/locate/list-fields.ts";
import { findSayings } from "../../../../src/editor/model/values/find-said.ts";
import { valueNamerOf } from "../../../../src/editor/model/values/name-values.ts";
import { planValue } from "../../../../src/editor/model/values/plan-value.ts";
import { traceFacts } from "../../../../src/editor/model/values/trace-facts.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

const languages = [{ code: "fr" }] as never;
const path = ["figures", "clients", "value"];
const shared = { kept: [path], names: ["clients", "clients-en-lettres"] };

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
  expect(namer.tell("Chiffre · {clients-en-lettres}, {capital}", settingsEntry)).toBe(
    "Chiffre · sept, Capital social",
  );
  // The phrases of a figure name the place of its number, and no value.
  const said = ["figures", "services", "said", 0];
  expect(namer.namedIn("nos {} services", settingsEntry, said)).toEqual([
    { name: "", label: "le nombre", isBlank: true },
  ]);
  expect(namer.namedIn("tel:{phone}", settingsEntry, ["navigation", 0, "href"])).toEqual([
    { name: "phone", label: "Téléphone" },
  ]);
  expect(namer.list(settingsEntry, ["forms", "wayOut"])).toContainEqual({
    name: "email",
    label: "adresse e-mail",
    isBlank: true,
  });
  // A value of two settings is called after their group.
  expect(namer.namedIn("{duree-audit}", settingsEntry, ["about"])?.[0]?.label).toBe("Durée d'un audit");
  // What is computed from several has the titles of all of them.
  const computed = namer.namedIn("{prix-moyen-debut}", settingsEntry, ["about"])?.[0]?.label;
  expect(computed?.split(", ")).toContain("Prix du rapport au forfait");
  expect(namer.formsOf("clients")).toEqual(["clients", "clients-en-chiffres", "clients-en-lettres"]);
  // A unit beside the number makes no other value.
  expect(namer.formsOf("delai-rapport")).toContain("delai-rapport-en-chiffres");
  expect(namer.formsOf("duree-audit-fin")).toContain("duree-audit");
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

test("a value that a text writes itself is found in the phrases of its figure, and a name as it is", async () => {
  const drawn = await drawRealSite();
  const find = (about: string, names: readonly string[]) => {
    const parsed = drawn.parsed.map((source) =>
      source.file === settingsFile ? { ...source, data: { ...(source.data as object), about } } : source,
    );
    return findSayings({ ...drawn, parsed }, { kept: [], names })
      .filter(({ field, isNamed }) => field.path[0] === "about" && !isNamed)
      .map(({ index, length, name, mayName }) => [about.slice(index, index + length), name, mayName]);
  };
  const clients = ["clients", "clients-en-chiffres", "clients-en-lettres"];
  expect(find("Voici sept nouveaux clients, en sept jours, et 17 nouveaux clients.", clients)).toEqual([
    ["sept", "clients-en-lettres", true],
  ]);
  expect(find("7 nouveaux clients", clients)).toEqual([["7", "clients", true]]);
  // A name would begin the sentence without its capital.
  expect(find("Sept nouveaux clients", clients)).toEqual([["Sept", "clients-en-lettres", false]]);
  const audit = ["duree-audit", "duree-audit-en-chiffres", "duree-audit-en-lettres", "duree-audit-fin"];
  expect(find("Un audit se rend en 4 à 6 semaines. Un audit se rend en 6 semaines.", audit)).toEqual([
    ["4 à 6 semaines", "duree-audit", true],
    ["6", "duree-audit-fin", true],
  ]);
  expect(find("4 à 6\u00A0semaines", audit)).toEqual([["4 à 6\u00A0semaines", "duree-audit", true]]);
  expect(find("7", clients)).toEqual([]);
  expect(find("Écrivez à Bâti Utile", ["name"])).toEqual([["Bâti Utile", "name", true]]);
});

test("a shared value changes in its setting alone, and a sentence that writes it follows from then on", async () => {
  const drawn = await drawRealSite();
  const known = toKnownSite(drawn, { pages: [], shownDrafts: [] });
  const field = findSayings(drawn, shared).find(({ field }) => field.file.endsWith("sources.yaml"))?.field;
  if (field === undefined) throw new Error("no field");
  const index = field.value.indexOf("{clients}");
  const saying = { field, name: "clients", isNamed: false, mayName: true, index, length: "{clients}".length };
  const plan = planValue(known, [{ path, value: 9 }], []);
  const texts = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? "").toString();
  expect(plan.status === "planned" && plan.edits.map(({ file }) => file)).toEqual([settingsFile]);
  const [edit] = plan.status === "planned" ? plan.edits : [];
  expect(texts(edit?.after)).toBe(texts(edit?.before).replace("l'année, value: 7", "l'année, value: 9"));
  // Written by name already, the text stays as it is; where braces are plain signs, it gets the new value.
  expect(planValue(known, [{ path, value: 9 }], [saying])).toEqual(plan);
  const copied = planValue(known, [{ path, value: 9 }], [{ ...saying, mayName: false }]);
  const changed = copied.status === "planned" ? copied.edits.map(({ file }) => file) : [];
  expect(changed).toContain(field.file);
});
