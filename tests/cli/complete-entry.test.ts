import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { calendarDate, colour, duration, image, reference, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { askInTerminal, completeEntry, type FieldQuestion } from "../../src/cli/complete-entry.ts";
import type { UsageError } from "../../src/cli/print.ts";
import { pathName } from "../../src/define/fields-of.ts";
import { describeSchema, listRequiredFields } from "../../src/define/schema/describe-schema.ts";
import type { Speech } from "../../src/words/speech.ts";
import { eventually } from "../support/eventually.ts";
import { english, french } from "../support/speech.ts";

const check = z.strictObject({
  title: text("fr"),
  date: calendarDate(),
  category: reference("categories"),
  steps: z.array(z.strictObject({ name: text("fr"), minutes: z.int().positive() })).min(1),
});
const needed = {
  check,
  missing: listRequiredFields(describeSchema(check)),
  placeholder: "à compléter",
  fill: false,
  speech: english,
  idsOf: (collection: string) => (collection === "categories" ? ["energie", "cyber"] : []),
};

test("each value is asked for in turn, with its choices, and numbers become numbers", async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, string>> = {
    title: "8 idées",
    date: "2025-09-01",
    category: "cyber",
    "steps[0].name": "Mesurer",
    "steps[0].minutes": "5",
  };
  const ask = async ({ field, choices, placeholder }: FieldQuestion) => {
    const name = pathName(field.path);
    asked.push([name, ...(choices ?? []), placeholder].filter(Boolean).join(" "));
    return answers[name];
  };
  expect(await completeEntry({}, { ...needed, ask })).toEqual({
    title: "8 idées",
    date: "2025-09-01",
    category: "cyber",
    steps: [{ name: "Mesurer", minutes: 5 }],
  });
  expect(asked).toEqual([
    "title à compléter",
    "date",
    "category energie cyber",
    "steps[0].name à compléter",
    "steps[0].minutes",
  ]);
});

test("an answer that does not fit is refused with the message of the build", async () => {
  const refused: (string | undefined)[] = [];
  const ask = async ({ field, refuse }: FieldQuestion) => {
    if (field.path[0] === "date") refused.push(refuse("2025-09-31"), refuse("2025-09-30"));
    return "x";
  };
  await completeEntry({}, { ...needed, ask });
  expect(refused).toEqual(["date is “2025-09-31”, which is not a day of the calendar", undefined]);
});

test.each([
  [english, "the path of an image", 'a colour, as in "#2a4f6e"', "a duration, as in P3M for three months"],
  [french, "le chemin d’une image", 'une couleur, comme "#2a4f6e"', "une durée, comme P3M pour trois mois"],
])("without a terminal, a missing value is named with what its kind takes (%#)", async (speech, ...takes) => {
  const check = z.strictObject({ cover: image(), tint: colour(), every: duration() });
  const missing = listRequiredFields(describeSchema(check));
  const told = await completeEntry({}, { ...needed, check, missing, speech, fill: true }).catch(
    (error: UsageError) => speech.tell(error.text),
  );
  const [cover, tint, every] = takes;
  expect(String(told).split("\n").slice(1)).toEqual([
    `  --set cover=…  ${cover}`,
    `  --set tint=…  ${tint}`,
    `  --set every=…  ${every}`,
  ]);
});

test("cancelling the questions creates no entry", async () => {
  expect(await completeEntry({}, { ...needed, ask: async () => undefined })).toBe(undefined);
});

/** A terminal in which somebody types `keys` once a question stands there. */
function typing(...keys: readonly string[]) {
  return typingIn(english, ...keys);
}

function typingIn(speech: Speech, ...keys: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = "";
  output.on("data", (chunk) => {
    shown += String(chunk);
  });
  const ask = askInTerminal(input, output, speech);
  return {
    shown: () => shown,
    answer: (question: FieldQuestion) => {
      const answered = ask(question);
      void (async () => {
        let heeded = "";
        for (const key of keys) {
          await eventually(() => expect(shown).not.toBe(heeded));
          heeded = shown;
          input.write(key);
        }
      })();
      return answered;
    },
  };
}

const enter = "\r";
const question = (path: readonly string[], rest: Partial<FieldQuestion> = {}): FieldQuestion => ({
  field: { path, schema: { type: "string", description: "Shown on cards." } },
  name: path.join("."),
  choices: undefined,
  placeholder: undefined,
  refuse: () => undefined,
  ...rest,
});

test("a terminal shows the field with its note, and takes a line, a choice, or nothing for the placeholder", async () => {
  const line = typing("Un titre", enter);
  expect(await line.answer(question(["seo", "title"]))).toBe("Un titre");
  expect(line.shown()).toContain("seo.title: Shown on cards.");
  expect(await typing("\u001b[B", enter).answer(question(["lang"], { choices: ["fr", "en"] }))).toBe("en");
  expect(await typing(enter).answer(question(["title"], { placeholder: "à compléter" }))).toBe("à compléter");
  expect(await typing("\u0003").answer(question(["title"]))).toBe(undefined);
});

test("in a terminal, many choices are found by typing", async () => {
  const choices = Array.from({ length: 20 }, (_, index) => `dessin-${index}`);
  expect(await typing("dessin-17", enter).answer(question(["drawing"], { choices }))).toBe("dessin-17");
});

test("in French, a list that is searched has no word of the library’s own language", async () => {
  const choices = Array.from({ length: 20 }, (_, index) => `dessin-${index}`);
  const search = typingIn(french, "x", "\u007f", "dessin-17", enter);
  expect(await search.answer(question(["drawing"], { choices }))).toBe("dessin-17");
  const shown = stripVTControlCharacters(search.shown());
  for (const words of ["Rechercher\u00a0:", "Aucun résultat", "(1 résultat)", "Entrée\u00a0: valider"])
    expect(shown).toContain(words);
  expect(shown).not.toMatch(/Search|select|confirm|Type|match/i);
});
