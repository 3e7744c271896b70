import { expect, test } from "vitest";
import { z } from "zod";
import { colour, duration, image, reference, text } from "../../../src/define/fields.ts";
import { parseYaml } from "../../../src/pipeline/parse/parse-yaml.ts";
import { validateValue } from "../../../src/pipeline/validate/validate-value.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { tellInFrench } from "../../support/french.ts";
import { locateBy } from "../../support/locate-by.ts";
import { tell, tell as tellInEnglish } from "../../support/speech.ts";

/** Checks YAML as it stands in a file, and gives what the author reads: place, message, hint. */
function mistakesIn(yaml: string, schema: z.ZodType, tell = tellInEnglish): readonly string[] {
  const problems: Problem[] = [];
  const parsed = parseYaml(yaml, "content/a.yaml", 1, (problem) => problems.push(problem));
  if (parsed === undefined) throw new Error("The test’s YAML is not well formed.");
  const source = { file: "content/a.yaml", locate: parsed.locate };
  validateValue(parsed.data, schema, source, [], (problem) => problems.push(problem));
  return problems.map(
    ({ at, message, hint }) =>
      `${at?.line}:${at?.column} ${tell(message)}${hint === undefined ? "" : ` [${hint && tell(hint)}]`}`,
  );
}

const field = (schema: z.ZodType) => z.strictObject({ a: schema });

test("a value that fits is returned as the schema gives it", () => {
  const schema = z.strictObject({ a: z.string().transform((value) => value.length), b: z.int().default(3) });
  const source = { file: "content/a.yaml", locate: () => undefined };
  expect(validateValue({ a: "quatre" }, schema, source, [], () => {})).toEqual({
    fits: true,
    value: { a: 6, b: 3 },
  });
});

test.each([
  [
    "a number for a text",
    "a: 42",
    z.string(),
    '1:4 a must be text, but it is the number 42 [put it between quotes, as in a: "42"]',
  ],
  [
    "a truth value for a text",
    "a: true",
    z.string(),
    '1:4 a must be text, but it is the value true [put it between quotes, as in a: "true"]',
  ],
  [
    "nothing for a text",
    "a:",
    z.string(),
    "1:3 a must be text, but it is empty [write it after the colon, between quotes where it begins with #]",
  ],
  ["a list for a text", "a: [x]", z.string(), "1:4 a must be text, but it is a list"],
  ["a group for a text", "a: { x: 1 }", z.string(), "1:4 a must be text, but it is a group of fields"],
  [
    "a text for a number",
    'a: "8"',
    z.number(),
    "1:4 a must be a number, but it is “8” [write the number alone, as in a: 8]",
  ],
  [
    "an infinite number",
    "a: .inf",
    z.number(),
    "1:4 a must be a finite number, but it is the number Infinity",
  ],
  ["what is no number", "a: .nan", z.number(), "1:4 a must be a finite number, but it is the number NaN"],
  [
    "a fraction for a whole number",
    "a: 3.5",
    z.int(),
    "1:4 a must be a whole number, but it is the number 3.5",
  ],
  [
    "a text for a truth value",
    "a: yes",
    z.boolean(),
    "1:4 a must be true or false, but it is “yes” [write true or false, without quotes]",
  ],
  [
    "a text for a list",
    "a: x",
    z.array(z.string()),
    "1:4 a must be a list, but it is “x” [write one item a line, each after a hyphen and a space]",
  ],
  ["a text for a pair", "a: x", z.tuple([z.number(), z.number()]), "1:4 a must be a list, but it is “x”"],
  [
    "a text for a group",
    "a: x",
    z.strictObject({}),
    "1:4 a must be a group of fields, but it is “x” [write its fields below, indented by two spaces]",
  ],
  [
    "a list for a record",
    "a: [x]",
    z.record(z.string(), z.string()),
    "1:4 a must be a group of fields, but it is a list [write its fields below, indented by two spaces]",
  ],
  [
    "nothing for a group",
    "a: ~",
    z.strictObject({}),
    "1:4 a must be a group of fields, but it is empty [write its fields below, indented by two spaces]",
  ],
  ["something for nothing", "a: 1", z.null(), "1:4 a must be empty, but it is the number 1"],
  [
    "a field that must not be there",
    "a: 1",
    z.never().optional(),
    "1:1 a must be left out [remove the line]",
  ],
])("%s is reported as a wrong type", (_, yaml, schema, expected) => {
  expect(mistakesIn(yaml, field(schema))).toEqual([expected]);
});

test("an item of a wrong type is shown with its dash", () => {
  expect(mistakesIn("a:\n  - x\n  - 2024\n", field(z.array(z.string())))).toEqual([
    '3:5 a[1] must be text, but it is the number 2024 [put it between quotes, as in - "2024"]',
  ]);
});

test("the suggested quotes keep the quotes within a text", () => {
  const lines = field(z.array(z.string()));
  const [mistake = ""] = mistakesIn('a:\n  - Il dit "oui" : non\n', lines);
  expect(mistake).toContain('as in - "Il dit \\"oui\\": non"]');
  expect(mistakesIn('a:\n  - "Il dit \\"oui\\": non"\n', lines)).toEqual([]);
});

test.each([
  [
    "colour",
    "a: rouge",
    field(colour()),
    "1:4 a must be a colour, but it is “rouge” [write # and six digits",
  ],
  [
    "colour",
    'a: "#fff"',
    field(colour()),
    "1:4 a must be a colour, but it is “#fff” [write # and six digits",
  ],
  [
    "colour",
    "a: #2a4f6e",
    field(colour()),
    '1:4 a must be a colour, as in "#2a4f6e", but it is empty [write it after the colon, between quotes where',
  ],
  ["colour", "{}", field(colour()), '1:1 a is missing [add a line a: followed by a colour, as in "#2a4f6e"]'],
  ["duration", "a: 3 mois", field(duration()), "1:4 a must be a duration, but it is “3 mois” [write P, then"],
  ["duration", "a: P", field(duration()), "1:4 a must be a duration, but it is “P” [write P, then"],
  [
    "duration",
    "a: 3",
    field(duration()),
    "1:4 a must be a duration, as in P3M for three months, but it is the number 3",
  ],
  ["image", "{}", field(image()), "1:1 a is missing [add a line a: followed by the path of an image]"],
  ["entry", "{}", field(reference("b")), "1:1 a is missing [add a line a: followed by the name of an entry]"],
  [
    "web address with a rule of the site",
    "a: https://b.example",
    field(z.url().endsWith(".fr")),
    "1:4 a is “https://b.example”, which does not have the right form [end it with .fr]",
  ],
])("a mistake in a field of the kind %s is told by its kind", (_, yaml, schema, expected) => {
  expect(mistakesIn(yaml, schema)).toEqual([expect.stringContaining(expected)]);
});

test.each(["P3M", "P1Y6M", "P2W", "PT45M", "P1DT12H"])("%s is a duration", (iso) => {
  expect(mistakesIn(`a: ${iso}`, field(duration()))).toEqual([]);
});

test("in French, a mistake in a colour or a duration says how it is written", () => {
  expect(mistakesIn("a: 3 mois", field(duration()), tellInFrench)).toEqual([
    expect.stringMatching(/^1:4 a doit être une durée, et non «~3 mois~» \[écrivez P, puis des nombres/),
  ]);
  expect(mistakesIn("a: rouge", field(colour()), tellInFrench)).toEqual([
    '1:4 a doit être une couleur, et non «~rouge~» [écrivez # et six signes, de 0 à 9 et de a à f, entre guillemets droits, comme dans "#2a4f6e"]',
  ]);
});

test("a text that YAML reads as a field is reported as one that needs quotes", () => {
  const schema = z.strictObject({ a: z.string(), b: z.array(z.string()) });
  expect(mistakesIn("a:\n  « Un: deux »\nb:\n  - Un: deux\n", schema)).toEqual([
    '2:3 a must be text, but it is a group of fields [a text that holds ": " must be between quotes, as in a: "« Un: deux »"]',
    '4:5 b[0] must be text, but it is a group of fields [a text that holds ": " must be between quotes, as in - "Un: deux"]',
  ]);
});

const labelled = z.strictObject({
  excerpt: z.string().min(1).meta({ title: "Chapô" }),
  date: z.iso.date().meta({ title: "Date" }).optional(),
  tags: z.array(z.string()).meta({ title: "Mots-clés" }),
  place: z.tuple([z.number(), z.number()]).meta({ title: "Place" }).optional(),
  seo: z.strictObject({ title: z.string().transform(Number).meta({ title: "Titre" }) }).optional(),
});

test.each([
  ["that is missing", "tags: []", "1:1 Chapô (excerpt) is missing [add a line excerpt: followed by text]"],
  ["that is empty", 'excerpt: ""\ntags: []', "1:10 Chapô (excerpt) must not be empty"],
  [
    "of a wrong type",
    "excerpt: 1\ntags: []",
    '1:10 Chapô (excerpt) must be text, but it is the number 1 [put it between quotes, as in excerpt: "1"]',
  ],
  [
    "that may be left out",
    'excerpt: x\ntags: []\ndate: "1/9/25"',
    "3:7 Date (date) must be a date, but it is “1/9/25” [write the year, the month and the day, as in 2025-09-01]",
  ],
  [
    "with a wrong item",
    "excerpt: x\ntags: [a, 2]",
    '2:11 Mots-clés, item 2 (tags[1]) must be text, but it is the number 2 [put it between quotes, as in - "2"]',
  ],
  [
    "with a wrong item of a pair",
    "excerpt: x\ntags: []\nplace: [1, x]",
    "3:12 Place, item 2 (place[1]) must be a number, but it is “x” [write the number alone, as in - 8]",
  ],
  [
    "within a group",
    "excerpt: x\ntags: []\nseo: {}",
    "3:1 Titre (seo.title) is missing [add under seo: a line title: followed by text]",
  ],
  [
    "that others are taken for",
    "excerpt: x\ntags: []\nzzzzzz: 1",
    "3:1 there is no field “zzzzzz” [the fields are: excerpt (Chapô), date (Date), tags (Mots-clés), place (Place), seo]",
  ],
])("a field %s is called by its label and its name", (_, yaml, expected) => {
  expect(mistakesIn(yaml, labelled)).toEqual([expected]);
});

test.each([
  ["tags: []", "1:1 Chapô (excerpt) manque [ajoutez une ligne excerpt: et, à la suite, un texte]"],
  [
    "excerpt: 1\ntags: [a, 2]",
    '1:10 Chapô (excerpt) doit être un texte, et non le nombre 1 [mettez la valeur entre guillemets droits, comme dans excerpt: "1"]',
    '2:11 Mots-clés, élément 2 (tags[1]) doit être un texte, et non le nombre 2 [mettez la valeur entre guillemets droits, comme dans - "2"]',
  ],
  [
    "excerpt:\ntags: a",
    "1:9 Chapô (excerpt) doit être un texte, et non une valeur vide [écrivez-le après les deux-points, entre guillemets droits s’il commence par #]",
    "2:7 Mots-clés (tags) doit être une liste, et non «~a~» [écrivez un élément par ligne, après un tiret et une espace]",
  ],
  [
    "excerpt: x\ntags: []\nexerpt: 1",
    "3:1 il n’y a pas de champ «~exerpt~» [vouliez-vous écrire Chapô (excerpt)^?]",
  ],
  ["exerpt: x\ntags: []", "1:1 il n’y a pas de champ «~exerpt~» [vouliez-vous écrire Chapô (excerpt)^?]"],
])("in French, %j is reported with the same places and labels", (yaml, ...expected) => {
  expect(mistakesIn(yaml, labelled, tellInFrench)).toEqual(expected);
});

test("a list at the top of a file that needs fields is reported as such", () => {
  expect(mistakesIn("- x\n", field(z.string()))).toEqual([
    "1:1 the file must be a group of fields, but it is a list [write its fields one a line, as in name: value]",
  ]);
});

test("an entry of a file of many is called by its name", () => {
  const problems: Problem[] = [];
  const parsed = parseYaml("energie:\neau: 12\n", "content/c.yaml", 1, () => {});
  const source = { file: "content/c.yaml", locate: parsed?.locate ?? (() => undefined) };
  validateValue(null, z.strictObject({}), source, ["energie"], (problem) => problems.push(problem));
  validateValue(12, z.string(), source, ["eau"], (problem) => problems.push(problem));
  expect(
    problems.map(({ at, message, hint }) => `${at?.line} ${tell(message)} [${hint && tell(hint)}]`),
  ).toEqual([
    "1 the entry “energie” must be a group of fields, but it is empty [write its fields one a line, as in name: value]",
    '2 the entry “eau” must be text, but it is the number 12 [put it between quotes, as in "12"]',
  ]);
});

test.each([
  ["a text", z.string(), "text"],
  ["a number", z.number(), "a number"],
  ["a whole number", z.int(), "a number"],
  ["a truth value", z.boolean(), "true or false"],
  ["a list", z.array(z.string()), "a list"],
  ["a group", z.strictObject({}), "a group of fields"],
  ["a record", z.record(z.string(), z.string()), "a group of fields"],
  ["a choice", z.enum(["un", "deux"]), "one of un, deux"],
  ["a constant", z.literal(2), "one of 2"],
  ["either", z.union([z.string(), z.number()]), "its value"],
  ["an optional text that is not", z.nonoptional(z.string().optional()), "its value"],
])("if %s is missing, the hint says what to write", (_, schema, expected) => {
  expect(mistakesIn("b: 1", z.strictObject({ a: schema, b: z.int() }))).toEqual([
    `1:1 a is missing [add a line a: followed by ${expected}]`,
  ]);
});

test("a field missing within a group is shown at the group, within a list at its item", () => {
  const schema = z.strictObject({
    seo: z.strictObject({ og: z.strictObject({ title: z.string() }) }),
    faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  });
  expect(
    mistakesIn("x: &x 1\nseo:\n  og: {}\nfaq:\n  - question: Un\n", z.looseObject(schema.shape)),
  ).toEqual([
    "3:3 seo.og.title is missing [add under seo.og: a line title: followed by text]",
    "5:5 faq[0].answer is missing [add to item 1 of faq a line answer: followed by text]",
  ]);
});

test("a whole missing group is one mistake", () => {
  expect(
    mistakesIn("b: 1", z.strictObject({ b: z.int(), seo: z.strictObject({ title: z.string() }) })),
  ).toEqual(["1:1 seo is missing [add a line seo: followed by a group of fields]"]);
});

test("an optional group reports missing fields once it has one", () => {
  const schema = z.strictObject({
    output: z.strictObject({ pages: z.enum(["both"]).default("both") }).prefault({}),
  });
  expect(mistakesIn("{}", schema)).toEqual([]);
  expect(mistakesIn("output: { page: both }", schema)).toEqual([
    "1:11 there is no field “output.page” [did you mean “pages”?]",
  ]);
});

test.each([
  ["an optional group", z.strictObject({ title: z.string() }).optional()],
  ["a group with a default", z.strictObject({ title: z.string() }).default({ title: "x" })],
  ["a group that may be null", z.strictObject({ title: z.string() }).nullable()],
  [
    "a group that is changed afterwards",
    z.strictObject({ title: z.string() }).transform(({ title }) => title),
  ],
  ["a group that is prepared before", z.preprocess((value) => value, z.strictObject({ title: z.string() }))],
  ["a group that is refined", z.strictObject({ title: z.string() }).refine(() => true)],
  ["a group that is read only", z.strictObject({ title: z.string() }).readonly()],
  ["a group declared later", z.lazy(() => z.strictObject({ title: z.string() }))],
  [
    "two groups in one",
    z.intersection(z.strictObject({ title: z.string() }), z.strictObject({ b: z.int().optional() })),
  ],
  ["one of two groups", z.discriminatedUnion("title", [z.strictObject({ title: z.literal("x") })])],
  ["a record with known names", z.record(z.enum(["title"]), z.string())],
])("an unknown field of %s gets the near one as a hint", (_, schema) => {
  expect(mistakesIn("a:\n  title: x\n  titel: y\n", field(schema))).toContain(
    "3:3 there is no field “a.titel” [did you mean “title”?]",
  );
});

test("an unknown field without a near one gets the list", () => {
  expect(mistakesIn("a: x\nzzzzzz: 1\n", z.strictObject({ a: z.string(), b: z.int().optional() }))).toEqual([
    "2:1 there is no field “zzzzzz” [the fields are: a, b]",
  ]);
});

test("several unknown fields are each shown at their place", () => {
  expect(mistakesIn("x: 1\na: y\nz: 2\n", field(z.string())).map((line) => line.slice(0, 27))).toEqual([
    "1:1 there is no field “x” [",
    "3:1 there is no field “z” [",
  ]);
});

test("names that every object inherits are unknown, missing and wrong like others", () => {
  expect(mistakesIn("a: x\n__proto__: 1\nconstructor: 2\n", field(z.string()))).toEqual([
    "2:1 there is no field “__proto__” [the fields are: a]",
    "3:1 there is no field “constructor” [the fields are: a]",
  ]);
  const schema = z.strictObject({ constructor: z.string(), toString: z.string() });
  expect(mistakesIn("toString: 3\n", schema)).toEqual([
    "1:1 constructor is missing [add a line constructor: followed by text]",
    '1:11 toString must be text, but it is the number 3 [put it between quotes, as in toString: "3"]',
  ]);
});

test("an unknown field below a name that every object inherits is explained like others", () => {
  const schema = z.object({}).catchall(z.strictObject({ name: z.string().optional() }));
  expect(mistakesIn("constructor: { nam: x }\n", schema)).toEqual([
    "1:16 there is no field “constructor.nam” [did you mean “name”?]",
  ]);
});

test.each([
  [
    "a text that is too long",
    'a: "abcd"',
    z.string().max(3),
    "1:4 a must have at most 3 characters, but it has 4",
  ],
  [
    "a text that is too long by its spaces",
    'a: "abc "',
    z.string().max(3),
    "1:4 a must have at most 3 characters, but it has 4",
  ],
  [
    "a text that is too short",
    "a: ab",
    z.string().min(3),
    "1:4 a must have at least 3 characters, but it has 2",
  ],
  [
    "a text of the wrong length",
    "a: ab",
    z.string().length(3),
    "1:4 a must have exactly 3 characters, but it has 2",
  ],
  ["an empty text", 'a: ""', z.string().min(1), "1:4 a must not be empty"],
  ["a blank text", 'a: "  "', text("fr"), "1:4 a must not be empty"],
  ["a number that is too small", "a: 0", z.int().min(1), "1:4 a must be at least 1, but it is 0"],
  ["a number that is too big", "a: 11", z.number().max(10), "1:4 a must be at most 10, but it is 11"],
  [
    "nought for a number that must be more",
    "a: 0",
    z.number().positive(),
    "1:4 a must be more than 0, but it is 0",
  ],
  [
    "the bound of a number that must be less",
    "a: 5",
    z.number().lt(5),
    "1:4 a must be less than 5, but it is 5",
  ],
  [
    "a number between two steps",
    "a: 7",
    z.number().multipleOf(5),
    "1:4 a must be a multiple of 5, but it is the number 7",
  ],
  ["an empty list", "a: []", z.array(z.string()).min(1), "1:4 a must not be empty"],
  [
    "a list that is too short",
    "a: [x]",
    z.array(z.string()).min(2),
    "1:4 a must have at least 2 items, but it has 1",
  ],
  [
    "a list that is too long",
    "a: [x, y]",
    z.array(z.string()).max(1),
    "1:4 a must have at most 1 item, but it has 2",
  ],
  [
    "a pair of one",
    "a: [1]",
    z.tuple([z.number(), z.number()]),
    "1:4 a must have at least 2 items, but it has 1",
  ],
  [
    "a pair of three",
    "a: [1, 2, 3]",
    z.tuple([z.number(), z.number()]),
    "1:4 a must have at most 2 items, but it has 3",
  ],
])("the message about %s gives its size", (_, yaml, schema, expected) => {
  expect(mistakesIn(yaml, field(schema))).toEqual([expected]);
});

test.each([
  [
    "which is not a day of the calendar",
    "2026-02-30",
    z.iso.date(),
    "is “2026-02-30”, which is not a day of the calendar [check the month and the day]",
  ],
  [
    "a 29 February of another year",
    "2025-02-29",
    z.iso.date(),
    "is “2025-02-29”, which is not a day of the calendar [check the month and the day]",
  ],
  [
    "a date in the French order",
    "01/09/2025",
    z.iso.date(),
    "must be a date, but it is “01/09/2025” [write the year, the month and the day, as in 2025-09-01]",
  ],
  [
    "an address without scheme",
    "www.example.org",
    z.url(),
    "must be a web address, but it is “www.example.org” [write it whole, as in https://www.example.org]",
  ],
  [
    "an address of another scheme",
    "ftp://example.org",
    z.url({ protocol: /^https?$/ }),
    "must be a web address, but it is “ftp://example.org” [write it whole, as in https://www.example.org]",
  ],
  [
    "an e-mail address without at sign",
    "nom.example.org",
    z.email(),
    "must be an e-mail address, but it is “nom.example.org” [write it as in name@example.org]",
  ],
  [
    "a text that starts wrong",
    "blog",
    z.string().startsWith("/"),
    "is “blog”, which does not have the right form [begin it with /]",
  ],
  [
    "a text of the wrong pattern",
    "12",
    z.string().regex(/^a/),
    "is “12”, which does not have the right form [it must fit the pattern /^a/]",
  ],
  [
    "a text that ends wrong",
    "a",
    z.string().endsWith("/"),
    "is “a”, which does not have the right form [end it with /]",
  ],
  [
    "a text without a part",
    "a",
    z.string().includes("-"),
    "is “a”, which does not have the right form [it must hold -]",
  ],
  [
    "a text of a form that only zod knows",
    "a",
    z.uuid(),
    "is “a”, which does not have the right form [the schema says: “Invalid UUID”]",
  ],
  [
    "a text of a form that the site explains",
    "a",
    z.string().regex(/^b/, "commencez par b"),
    "is “a”, which does not have the right form [commencez par b]",
  ],
])("%s is refused", (_, written, schema, expected) => {
  expect(mistakesIn(`a: "${written}"`, field(schema))).toEqual([`1:4 a ${expected}`]);
});

test.each([
  ["a date left empty", "", z.iso.date(), "must be a day, as in 2025-09-01, but it is empty"],
  ["a year for a date", "2025", z.iso.date(), "must be a day, as in 2025-09-01, but it is the number 2025"],
  [
    "an address left empty",
    "",
    z.url(),
    "must be a web address, as in https://www.example.org, but it is empty",
  ],
])("the message for %s says what is wanted", (_, written, schema, expected) => {
  expect(mistakesIn(`a: ${written}`, field(schema))).toEqual([expect.stringContaining(`a ${expected}`)]);
});

test("a 29 February of a leap year is a date", () => {
  expect(mistakesIn("a: 2024-02-29", field(z.iso.date()))).toEqual([]);
});

test.each([
  [
    "near one of the choices",
    "a: avance",
    "1:4 a is “avance”, which is not one of its values [did you mean “avancé”?]",
  ],
  [
    "far from every choice",
    "a: xyz",
    "1:4 a is “xyz”, which is not one of its values [the values are: simple, avancé]",
  ],
  [
    "of another type",
    "a: 3",
    "1:4 a is the number 3, which is not one of its values [the values are: simple, avancé]",
  ],
  ["empty", "a:", "1:3 a is empty, which is not one of its values [the values are: simple, avancé]"],
])("a wrong choice %s gets a hint", (_, yaml, expected) => {
  expect(mistakesIn(yaml, field(z.enum(["simple", "avancé"])))).toEqual([expected]);
});

test("a value that no form of a union accepts is shown as a whole", () => {
  expect(mistakesIn("a: true", field(z.union([z.string(), z.number()])))).toEqual([
    "1:4 a is the value true, which has none of the forms that are allowed here",
  ]);
});

test("if one form of a union has the right kind, its own mistakes are shown", () => {
  const link = z.union([z.string(), z.strictObject({ label: z.string(), href: z.string() })]);
  expect(mistakesIn("a:\n  label: 3\n  href: /x\n", field(link))).toEqual([
    '2:10 a.label must be text, but it is the number 3 [put it between quotes, as in label: "3"]',
  ]);
  expect(mistakesIn("a:\n  - label: L\n", field(z.array(link)))).toEqual([
    "2:5 a[0].href is missing [add to item 1 of a a line href: followed by text]",
  ]);
});

test("a kind that no form has, and a kind that is missing, are explained", () => {
  const block = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("quote"), by: z.string() }),
    z.strictObject({ kind: z.literal("figure") }),
  ]);
  expect(mistakesIn("a: { kind: quot }", field(block))).toEqual([
    "1:12 a.kind is “quot”, which is not one of its values [did you mean “quote”?]",
  ]);
  expect(mistakesIn("a: { by: x }", field(block))).toEqual([
    "1:1 a.kind is missing [add under a: a line kind: followed by one of quote, figure]",
  ]);
  expect(mistakesIn("a: { kind: quote }", field(block))).toEqual([
    "1:1 a.by is missing [add under a: a line by: followed by text]",
  ]);
});

test("a name that a record does not allow is reported at the name, a wrong value at the value", () => {
  const schema = field(z.record(z.string().regex(/^[a-z]+$/), z.number()));
  expect(mistakesIn("a:\n  ok: 1\n  B2: 2\n  c: x\n", schema)).toEqual([
    "3:3 a.B2 is not a name that is allowed here [it must fit the pattern /^[a-z]+$/]",
    "4:6 a.c must be a number, but it is “x” [write the number alone, as in c: 8]",
  ]);
});

test("a rule of the site has its own message, at the field that it names", () => {
  const schema = z
    .strictObject({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => from < to, { path: ["to"], message: "must be more than from" });
  expect(mistakesIn("from: 2\nto: 1\n", schema)).toEqual(["2:5 to must be more than from"]);
});

test("a rule without a message still names the refused value", () => {
  expect(mistakesIn("a: x", field(z.string().refine(() => false)))).toEqual([
    "1:4 a is “x”, which is not allowed here",
  ]);
});

test("a long text is not quoted whole", () => {
  expect(mistakesIn(`a: ${"x".repeat(80)}`, field(z.email()))).toEqual([
    `1:4 a must be an e-mail address, but it is “${"x".repeat(57)}…” [write it as in name@example.org]`,
  ]);
});

test("all mistakes of a file are shown at once", () => {
  expect(mistakesIn("b: x\nc: y\n", z.strictObject({ a: z.string(), b: z.int() }))).toHaveLength(3);
});

test("of thousands of unknown fields the first are looked up, and the next says how many follow", () => {
  const problems: Problem[] = [];
  let looked = 0;
  const locate = locateBy(() => {
    looked += 1;
    return { line: 1, column: 1 };
  });
  const data = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
  validateValue(
    data,
    z.strictObject({}),
    { file: "content/a.yaml", locate },
    [],
    (problem) => void problems.push(problem),
  );
  expect(problems).toHaveLength(101);
  expect(problems[100]?.message).toEqual("there is no field “k100”; and 4,899 more like this one");
  expect(looked).toBe(101);
});

test("a limit that a schema reports by itself is one that a value may reach", () => {
  const schema = field(
    z.number().superRefine((value, { addIssue }) => {
      if (value > 9) addIssue({ code: "too_big", origin: "number", maximum: 9, input: value });
    }),
  );
  expect(mistakesIn("a: 10\n", schema)).toEqual(["1:4 a must be at most 9, but it is 10"]);
});
