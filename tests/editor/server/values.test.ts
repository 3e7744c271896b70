import { beforeAll, expect, test } from "vitest";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { addRooms, editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

test("a shared value changes in its setting and in the texts that are told to follow it: all or none, in one step", async () => {
  const folder = devFolder();
  addRooms(folder);
  folder.edit("templates/site.tsx", (text) =>
    text.replace(
      "  facts: ",
      '  figures: ({ rooms }) => [{ name: "rooms", value: rooms, said: ["{} salles"] }],\n  facts: ',
    ),
  );
  folder.edit(
    "content/pages/index.md",
    (text) => `${text}\n{rooms} salles.\n\nEn tout, 12 salles. Et 12 mois.\n`,
  );
  const { act, read } = await editFolder(folder);
  const texts = () => [folder.read("content/site.yaml"), folder.read("content/pages/index.md")].join("");
  const before = texts();

  const field = { entry: home, path: [], name: "rooms" };
  const told = await act("value", field);
  expect(told).toMatchObject({
    named: { label: "Salles", value: "12" },
    kept: [{ path: ["rooms"], value: 12 }],
    sayings: [
      { how: "named", said: "12", after: " salles." },
      { how: "written", before: "En tout, ", said: "12", after: " salles." },
    ],
  });
  const place = told.sayings[1]?.place ?? "";

  const change = { ...field, values: ["14"], follow: [place], file: "index.html" };
  expect(await act("set-value", { ...change, values: ["beaucoup"] })).toMatchObject({ status: "refused" });
  // A text that has changed since is not followed, and then nothing is written.
  expect(await act("set-value", { ...change, follow: [place, `${place} `] })).toMatchObject({
    status: "refused",
  });
  expect(texts()).toBe(before);

  expect(await act("set-value", change)).toMatchObject({ status: "written" });
  expect(texts()).toBe(
    before.replace("rooms: 12", "rooms: 14").replace("En tout, 12 salles", "En tout, {rooms} salles"),
  );
  expect(await read()).toContain("En tout, 14");
  expect(await act("undo", { file: "index.html" })).toMatchObject({ status: "saved" });
  expect(texts()).toBe(before);
});

test("a figure with a unit changes by its number, and the unit stays", async () => {
  const folder = devFolder();
  folder.edit("templates/site.tsx", (text) =>
    text.replace(
      "settings: siteSettings({}),",
      'settings: siteSettings({ price: z.strictObject({ value: z.number(), unit: z.string() }) }),\n  facts: ({ price }) => ({ price: [price.value, price.unit].join(" ") }),',
    ),
  );
  folder.edit("content/site.yaml", (text) => `${text}price: { value: 349, unit: € }\n`);
  folder.edit("content/pages/index.md", (text) => `${text}\nPour {price}.\n`);
  const { act, read } = await editFolder(folder);
  const field = { entry: home, path: [], name: "price" };
  expect((await act("value", field)).kept).toMatchObject([{ path: ["price", "value"], value: 349 }]);
  const change = { ...field, values: ["359"], follow: [], file: "index.html" };
  expect(await act("set-value", change)).toMatchObject({ status: "written" });
  expect(folder.read("content/site.yaml")).toContain("price: { value: 359, unit: € }");
  expect(await read()).toContain("Pour 359");
});

test("a range changes at both ends, whichever of its names is opened, and a computed value at none", async () => {
  const folder = devFolder();
  folder.edit("templates/site.tsx", (text) =>
    text.replace(
      "settings: siteSettings({}),",
      `settings: siteSettings({
    audit: z.strictObject({ title: z.string(), from: z.number().meta({ title: "De" }), to: z.number().meta({ title: "À" }) }),
    rooms: z.number().meta({ title: "Salles" }),
  }),
  facts: ({ audit: { from, to }, rooms }) => ({
    audit: [from, to].join(" à "),
    "audit-debut": String(from),
    total: String(rooms * to),
  }),`,
    ),
  );
  folder.edit("content/site.yaml", (text) => `${text}audit: { title: Durée, from: 4, to: 6 }\nrooms: 2\n`);
  folder.edit("content/pages/index.md", (text) => `${text}\nEn {audit}, dès {audit-debut}, soit {total}.\n`);
  const { act, read } = await editFolder(folder);
  const field = { entry: home, path: [], name: "audit-debut" };
  const told = await act("value", field);
  expect(told.kept.map(({ end, value }) => `${end} ${value}`)).toEqual(["De 4", "À 6"]);
  expect(told.sayings.map(({ said }) => said)).toEqual(["4 à 6"]);
  const change = { ...field, values: ["5", "8"], follow: [], file: "index.html" };
  expect(await act("set-value", change)).toMatchObject({ status: "written" });
  expect(folder.read("content/site.yaml")).toContain("audit: { title: Durée, from: 5, to: 8 }");
  expect(await read()).toContain("En 5 à 8, dès 5, soit 16.");
  const computed = await act("value", { ...field, name: "total" });
  expect(computed.named.label).toBe("Durée, Salles");
  expect(computed.kept.map(({ value }) => value)).toEqual([undefined, undefined]);
});
