import {
  fileCollection,
  folderCollection,
  image,
  markdown,
  publication,
  reference,
  singleEntry,
  text,
} from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { readSite } from "../../support/read-site.tsx";

const rates = z.strictObject({
  name: text("en"),
  price: z.number(),
  tags: z.array(z.string()).default([]),
  isOpen: z.boolean().default(false),
});

function readRates(table: string | Uint8Array, options: Partial<Parameters<typeof fileCollection>[0]> = {}) {
  const collection = fileCollection({ file: "rates.csv", schema: rates, ...options });
  return readSite({ rates: collection }, { "content/rates.csv": table });
}

test("a table with semicolons, decimal commas, quotes, lists and a byte-order mark is read by its schema", async () => {
  const { seen, problems } = await readRates(
    '\uFEFFcode;name;price;tags;isOpen\r\nb;"Big; ""old"" mill";1 234,5;new | large;VRAI\r\n\r\na;Small;-12;;\r\n;;;;\r\n',
    { csv: { decimal: ",", list: "|" } },
  );
  expect(problems).toEqual([]);
  expect(seen.rates).toEqual({
    b: { name: 'Big; "old" mill', price: 1234.5, tags: ["new", "large"], isOpen: true },
    a: { name: "Small", price: -12, tags: [], isOpen: false },
  });
  expect(Object.keys(seen.rates as object)).toEqual(["b", "a"]);
});

test.each([
  [",", "code,name,price\na,A,1\n"],
  [";", "code;name;price\na;A;1\n"],
  ["tabs", "code\tname\tprice\na\tA\t1\n"],
  ["|", "code|name|price\na|A|1"],
  ["commas within quotes", 'code;"name";price\na;"A";1\n'],
  ["a comma in one name only", "code;name;price\na;A, or B;1\n"],
])("the delimiter is told from the file: %s", async (_, table) => {
  const { seen, problems } = await readRates(table);
  expect(problems).toEqual([]);
  expect(seen.rates).toMatchObject({ a: { price: 1 } });
});

test("a delimiter that the file does not show is asked for, and the collection says it", async () => {
  const table = "code;name, short;price\na;A, or B;1\n";
  const schema = z.looseObject({});
  const { said } = await readRates("code;name, short\na;A, or B\n", { schema });
  expect(said).toEqual([
    'content/rates.csv:1:1 | csv/syntax | nothing shows which sign separates the cells | say it in the collection, as in csv: { delimiter: ";" }',
  ]);
  const told = await readRates(table, { schema, csv: { delimiter: ";" } });
  expect(told.problems).toEqual([]);
  expect(told.seen.rates).toEqual({ a: { "name, short": "A, or B", price: "1" } });
});

test("numbers with a decimal comma are refused with what to write where the collection does not say so", async () => {
  const { said } = await readRates("code;name;price\na;A;1 234,5\nb;B;12 €\n");
  expect(said).toEqual([
    'content/rates.csv:2:5 | entry/invalid-field | price must be a number, but it is “1 234,5” | write 1234.5, or say in the collection how its numbers are written: csv: { decimal: "," }',
    "content/rates.csv:3:5 | entry/invalid-field | price must be a number, but it is “12 €” | write a number as in 1234.5, without signs or units around it",
  ]);
});

test("every fault of the rows of a table is told at once, with its row and column", async () => {
  const { said } = await readRates("code,name,price,tags,isOpen,colour\na,,12,x,maybe,red\nb,B,,,,blue\n");
  expect(said).toEqual([
    "content/rates.csv:1:29 | entry/unknown-field | there is no field “colour” | the fields are: name, price, tags, isOpen",
    "content/rates.csv:2:3 | entry/missing-field | name is missing | fill in the cell in the column name: it is empty",
    'content/rates.csv:2:7 | entry/invalid-field | tags must be a list, but it is “x” | say in the collection what separates the items of a cell, as in csv: { list: "|" }',
    "content/rates.csv:2:9 | entry/invalid-field | isOpen must be true or false, but it is “maybe” | write true or false",
    "content/rates.csv:3:5 | entry/missing-field | price is missing | fill in the cell in the column price: it is empty",
  ]);
});

test("a column that is missing is told once, at the header", async () => {
  const { said } = await readRates("code,name\na,A\nb,B\n");
  expect(said).toEqual([
    "content/rates.csv:1:1 | entry/missing-field | price is missing | add the column price to the table",
  ]);
});

test("quotes, uneven rows and columns that cannot be read are told with their places", async () => {
  const { said } = await readRates('code,name,price,price,\na,5" pipe,1,2,3\nb,"B" x,1,2,3\nc,"C,1\n');
  expect(said.map((one) => one.split(" | ").slice(0, 3).join(" | "))).toEqual([
    "content/rates.csv:1:17 | csv/syntax | two columns are called “price”",
    "content/rates.csv:1:23 | csv/syntax | this column has no name",
    "content/rates.csv:2:4 | csv/syntax | a quotation mark stands within a cell that has none around it",
    "content/rates.csv:3:7 | csv/syntax | text follows the quotation mark that closes this cell",
    "content/rates.csv:4:3 | csv/syntax | this quotation mark is never closed",
  ]);
  const { said: uneven } = await readRates("code,name,price\na,A\nb,B,1,2\n");
  expect(uneven.map((one) => one.split(" | ").slice(0, 3).join(" | "))).toEqual([
    "content/rates.csv:2:1 | csv/syntax | this row has 2 cells, and the table 3 columns",
    "content/rates.csv:3:7 | csv/syntax | this row has 4 cells, and the table 3 columns",
  ]);
});

test("the collection names the column of ids, and each id is there once", async () => {
  const table = "name,slug,price\nA,x,1\nB,,2\nC,x,3\n";
  const { said } = await readRates(table, { id: "slug" });
  expect(said).toEqual([
    "content/rates.csv:3:3 | entry/id | this entry has no “slug” | give it a text as its slug that no other entry has",
    "content/rates.csv:4:3 | entry/id | the entry “x” is already on line 2 | give one of the two another id",
  ]);
  const { said: none } = await readRates("name,price\nA,1\n", { id: "slug" });
  expect(none).toEqual([
    "content/rates.csv:1:1 | entry/id | there is no column “slug” with the ids of the entries | add the column slug, or name another with id: in the collection",
  ]);
  const kept = await readRates("slug,price\nx,1\n", {
    id: "slug",
    schema: z.strictObject({ slug: z.string(), price: z.int() }),
  });
  expect(kept.seen.rates).toEqual({ x: { slug: "x", price: 1 } });
});

test("another encoding of a table is told as for other files", async () => {
  const { said } = await readRates(Buffer.from("code,name,price\na,Été,1\n", "latin1"));
  expect(said[0]).toMatch(/^content\/rates\.csv:2:\d+ \| source\/not-utf8/);
});

test("rows hold references, images, texts with Markdown and drafts as other entries do", async () => {
  const collections = {
    rates: fileCollection({ file: "rates.csv", schema: z.strictObject({ name: z.string() }) }),
    offers: fileCollection({
      file: "offers.csv",
      schema: z.strictObject({
        ...publication,
        rate: reference("rates"),
        note: markdown(),
        plan: image().optional(),
      }),
    }),
  };
  const table =
    'id,date,draft,rate,note,plan\na,2025-01-02,,none,"Text\nwith ![a](no.png)<script>",x.png\nb,2025-01-02,true,x,Text,\nc,2999-01-02,,x,Text,\n';
  const { said, seen } = await readSite(collections, {
    "content/rates.csv": "id,name\nx,X\n",
    "content/offers.csv": table,
  });
  expect(said.map((one) => one.split(" | ").slice(0, 2).join(" | "))).toEqual([
    "content/offers.csv:2:15 | entry/dangling-reference",
    "content/offers.csv:3:28 | entry/missing-image",
  ]);
  expect(seen).toEqual({});
  const good = await readSite(collections, {
    "content/rates.csv": "id,name\nx,X\n",
    "content/offers.csv": table.replace("none", "x").replace("x.png", "").replace("![a](no.png)", "**a**"),
  });
  expect(good.said.map((one) => one.split(" | ").slice(0, 2).join(" | "))).toEqual([
    "content/offers.csv:3:11 | markdown/raw-html",
  ]);
  expect(good.seen).toMatchObject({ offers: { a: { rate: { collection: "rates", id: "x" } } } });
  expect(Object.keys(good.seen.offers as object)).toEqual(["a"]);
});

const person = z.strictObject({ name: text("en"), age: z.int().optional(), since: z.iso.date().optional() });

test("a JSON file is a mapping from ids to entries, or a list with ids, with the places of each value", async () => {
  const mapping = await readSite(
    { people: fileCollection({ file: "people.json", schema: person }) },
    {
      "content/people.json":
        '\uFEFF{\r\n\t"ada": { "name": "Ada", "age": 36 },\r\n\t"2": { "name": "Bo" }\r\n}\r\n',
    },
  );
  expect(mapping.problems).toEqual([]);
  expect(mapping.seen.people).toEqual({ ada: { name: "Ada", age: 36 }, "2": { name: "Bo" } });

  const list = fileCollection({ file: "people.json", id: "nick", schema: person });
  const named = await readSite(
    { people: list },
    { "content/people.json": '[{ "nick": "ada", "name": "Ada" }]' },
  );
  expect(named.seen.people).toEqual({ ada: { name: "Ada" } });

  const { said } = await readSite(
    { people: list },
    {
      "content/people.json":
        '[\n  { "nick": "ada", "name": 3 },\n  { "nick": "bo" },\n  { "nick": "cy", "nam": "Cy" }\n]',
    },
  );
  expect(said.map((one) => one.split(" | ").slice(0, 3).join(" | "))).toEqual([
    "content/people.json:2:28 | entry/invalid-field | name must be text, but it is the number 3",
    "content/people.json:3:3 | entry/missing-field | name is missing",
    "content/people.json:4:19 | entry/unknown-field | there is no field “nam”",
  ]);
  const { said: ids } = await readSite(
    { people: list },
    {
      "content/people.json":
        '[\n  { "nick": "a", "name": "A" },\n  { "name": "B" },\n  { "nick": "a", "name": "C" }\n]',
    },
  );
  expect(ids).toEqual([
    "content/people.json:3:3 | entry/id | this entry has no “nick” | give it a text as its nick that no other entry has",
    "content/people.json:4:13 | entry/id | the entry “a” is already on line 2 | give one of the two another id",
  ]);
});

test("words within a text of JSON are found behind signs that are written as several", async () => {
  const notes = fileCollection({ file: "notes.json", schema: z.strictObject({ note: markdown() }) });
  const { said } = await readSite(
    { notes },
    { "content/notes.json": '{ "a": { "note": "\\"A\\"\\n\\n\\u00e9 <script>" } }' },
  );
  expect(said.map((one) => one.split(" | ").slice(0, 2).join(" | "))).toEqual([
    "content/notes.json:1:35 | markdown/raw-html",
  ]);
});

test.each([
  ['{\n  "a": { "name": "A", }\n}', "2:21 | no value follows this comma"],
  ["{\n  'a': {}\n}", "2:3 | names and texts stand between double quotation marks"],
  ["{\n  a: {}\n}", "2:3 | names and texts stand between double quotation marks"],
  ['{ "a" {} }', "1:7 | a name is not followed by its colon"],
  ['{ "a": {}\n  "b": {} }', "2:3 | a comma is missing before this"],
  ['{ "a": {}', "1:1 | this bracket is never closed"],
  ['{ "a": { "name": "A } }', "1:18 | a text is not closed on its line"],
  ["// A\n{}", "1:1 | JSON has no comments"],
  ['{ "a": 01 }', "1:8 | 01 is no value of JSON"],
  ['{ "a": NaN }', "1:8 | NaN is no value of JSON"],
  ['{ "a": {} } x', "1:13 | the JSON ends before this"],
  ['{ "a": "\\x" }', "1:9 | \\x means nothing in a text of JSON"],
  ['{ "a": "\t" }', "1:9 | a text has a tab or another sign that JSON does not take"],
  ['{ "a": {}, "b": {}, "a": {} }', "1:21 | the name “a” stands twice in this group"],
  [`${"[".repeat(300)}`, "1:201 | lists and groups are nested too deep"],
])("a mistake of JSON is told at its place: %s", async (json, expected) => {
  const { said } = await readSite(
    { people: fileCollection({ file: "people.json", schema: z.looseObject({}) }) },
    { "content/people.json": json },
  );
  const [first = ""] = said;
  const [place, code, message] = first.split(" | ");
  expect(code).toBe("json/syntax");
  expect(`${place?.slice("content/people.json:".length)} | ${message}`).toBe(expected);
});

test("TOML holds entries as tables, as a list, or one entry a file, and its dates are those of the site", async () => {
  const { seen, problems } = await readSite(
    {
      people: fileCollection({ file: "people.toml", schema: person }),
      list: fileCollection({ file: "list.toml", id: "nick", schema: person }),
      notes: folderCollection({ folder: "notes", format: "toml", schema: person }),
      data: folderCollection({ folder: "data", format: "json", schema: person }),
      one: singleEntry({ file: "one.toml", schema: person }),
    },
    {
      "content/people.toml": '[ada]\nname = "Ada"\nsince = 1850-01-02\n',
      "content/list.toml": '[[people]]\nnick = "bo"\nname = "Bo"\n',
      "content/notes/a/b.toml": 'name = "Note"\n',
      "content/data/c.json": '{ "name": "Data" }',
      "content/one.toml": 'name = "One"\n',
    },
  );
  expect(problems).toEqual([]);
  expect(seen).toMatchObject({
    people: { ada: { name: "Ada", since: "1850-01-02" } },
    list: { bo: { name: "Bo" } },
    notes: { "a/b": { name: "Note" } },
    data: { c: { name: "Data" } },
    one: { name: "One" },
  });
  const { said } = await readSite(
    { people: fileCollection({ file: "people.toml", schema: person }) },
    { "content/people.toml": "[ada]\nname = Ada\n" },
  );
  expect(said[0]).toMatch(/^content\/people\.toml:2:8 \| yaml\/syntax \| this is not valid TOML: /);
});

test("a list of YAML gets its ids from a field too", async () => {
  const { seen, problems } = await readSite(
    { people: fileCollection({ file: "people.yaml", id: "nick", schema: person }) },
    { "content/people.yaml": "- nick: bo\n  name: Bo\n- nick: ada\n  name: Ada\n" },
  );
  expect(problems).toEqual([]);
  expect(Object.entries(seen.people as object)).toEqual([
    ["bo", { name: "Bo" }],
    ["ada", { name: "Ada" }],
  ]);
});

test("data that no collection reads is not looked into, whatever it holds", async () => {
  const { said } = await readSite(
    {},
    {
      "content/export.csv": Buffer.from("Été;1\n", "latin1"),
      "content/tool.json": "{ broken",
      "content/x.toml": "=",
    },
  );
  expect(said.map((one) => one.split(" | ").slice(0, 3).join(" | "))).toEqual([
    "content/export.csv:undefined:undefined | source/unclaimed | no collection reads this file",
    "content/tool.json:undefined:undefined | source/unclaimed | no collection reads this file",
    "content/x.toml:undefined:undefined | source/unclaimed | no collection reads this file",
  ]);
});
