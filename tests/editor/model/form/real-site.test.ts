import { beforeAll, expect, test } from "vitest";
import { isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { FormAnswer, FormField } from "../../../../src/editor/answers.ts";
import type { EntryName, FieldPath, Value } from "../../../../src/editor/model/edit.ts";
import { answerForm } from "../../../../src/editor/model/form/answer-form.ts";
import { describeDirectives, type FormSite } from "../../../../src/editor/model/form/describe-form.ts";
import { openFile } from "../../../../src/editor/model/splice/open-file.ts";
import { valueAt } from "../../../../src/model/value-at.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

let site: FormSite;
let forms: readonly { readonly name: EntryName; readonly form: FormAnswer }[];

beforeAll(async () => {
  const drawn = await drawRealSite();
  site = { ...drawn, images: [], base: "", today: "2026-01-15", pagesOf: () => undefined };
  const names = [
    { collection: undefined, id: "site" },
    ...drawn.entries.map(({ collection, id }) => ({ collection, id })),
  ];
  forms = names.flatMap((name) => {
    const form = answerForm(name, site);
    return form === undefined ? [] : [{ name, form }];
  });
  expect(forms).toHaveLength(names.length);
});

/** The fields without inner fields. */
function leavesOf(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    const { takes } = field;
    if (takes.kind === "group") return leavesOf(takes.fields);
    return takes.kind === "list" ? leavesOf(takes.items) : [field];
  });
}

const isWithin = (path: FieldPath, group: FieldPath) => group.every((key, index) => path[index] === key);

test("every value of every file of content/ belongs to one field of one form", () => {
  const reached = new Map<string, number>();
  for (const { name, form } of forms) {
    const isOneOfMany =
      name.collection !== undefined && site.site.collections[name.collection]?.kind === "file";
    for (const { path, takes, value } of leavesOf(form.fields)) {
      if (value === undefined) continue;
      const whole = isOneOfMany ? [name.id, ...path] : path;
      const key = JSON.stringify([form.file, whole, takes.kind === "yaml" ? "and within" : "alone"]);
      reached.set(key, (reached.get(key) ?? 0) + 1);
    }
  }
  const fields = [...reached].map(([key, count]) => {
    const [file, path, reach] = JSON.parse(key) as [string, FieldPath, string];
    return { file, path, reach, count };
  });
  let scalars = 0;
  for (const { file, bytes } of site.sources) {
    const yaml = openFile(bytes, file.endsWith(".md") ? "markdown" : "yaml")?.head.text ?? "";
    for (const path of scalarsOf(yaml)) {
      scalars += 1;
      const reaching = fields.filter(
        (field) =>
          field.file === file &&
          isWithin(path, field.path) &&
          (field.reach === "and within" || field.path.length === path.length),
      );
      expect(
        reaching.map(({ count }) => count),
        `${file} ${path.join(".")}`,
      ).toEqual([1]);
    }
  }
  expect(scalars).toBeGreaterThan(1500);
});

function scalarsOf(yaml: string): readonly FieldPath[] {
  const paths: FieldPath[] = [];
  visit(parseDocument(yaml), {
    Scalar: (key, _node, ancestors) => {
      if (key === "key") return;
      const chain = [...ancestors, _node];
      const path = chain.flatMap((node, index): FieldPath => {
        const inner = chain[index + 1];
        if (isSeq(node)) return [node.items.indexOf(inner as never)];
        if (!isMap(node)) return [];
        const pair = node.items.find((one) => one === inner);
        return isScalar(pair?.key) ? [String(pair.key.value)] : [];
      });
      paths.push(path);
    },
  });
  return paths;
}

test("few fields are shown as YAML: numbers with free names, and unions", () => {
  const shown = forms.flatMap(({ form }) =>
    leavesOf(form.fields).flatMap(({ path, takes }) =>
      takes.kind === "yaml" ? [`${form.file} ${path.join(".")}`] : [],
    ),
  );
  expect(shown).toEqual(["content/site.yaml budgets.firstPaint", "content/site.yaml budgets.scripts"]);
});

test("each field has a label in the site’s language, and its own help", () => {
  const lacking = forms.flatMap(({ form }) =>
    leavesOf(form.fields).flatMap(({ path, label, help = "" }) => {
      // An item of a list of texts has the label of the list and a number.
      const lacks =
        label === String(path.at(-1)) ||
        (typeof path.at(-1) === "string" && help === "") ||
        /^(?:The |Markdown\.)/.test(help);
      return lacks ? [`${form.file} ${path.join(".")} ${label} ${help}`] : [];
    }),
  );
  expect(lacking).toEqual([]);
});

const listsOf = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => {
    const { takes } = field;
    if (takes.kind === "group") return listsOf(takes.fields);
    return takes.kind === "list" ? [field, ...listsOf(takes.items)] : [];
  });

test("the first value of a new list item fits its schema", () => {
  const refused = new Map<string, string>();
  let count = 0;
  for (const { name, form } of forms) {
    const collection = name.collection === undefined ? undefined : site.site.collections[name.collection];
    const schema = collection?.schema ?? site.site.settings;
    const whole = site.parsed.find(({ file }) => file === form.file)?.data;
    const data = collection?.kind === "file" ? valueAt(whole, [name.id]) : whole;
    for (const { path, takes } of listsOf(form.fields)) {
      if (takes.kind !== "list") continue;
      count += 1;
      expect(takes.fresh.path).toEqual([...path, takes.items.length]);
      const longer = withItem(data, path, takes.blank);
      const { error } = schema.safeParse(longer);
      const issue = error?.issues.find((one) => isWithin(one.path as FieldPath, takes.fresh.path));
      const group = `${name.collection} ${path.map((key) => (typeof key === "number" ? "*" : key)).join(".")}`;
      if (issue !== undefined) refused.set(group, issue.message);
    }
  }
  expect(count).toBeGreaterThan(100);
  // Only the schema itself can check that a text is the route of a page.
  expect([...refused.keys()]).toEqual(["undefined redirects"]);
});

/** Creates missing groups on the path. */
function withItem(data: unknown, [key = 0, ...rest]: FieldPath, item: Value): unknown {
  const group = data ?? (typeof key === "number" ? [] : {});
  const inner = (group as Readonly<Record<string | number, unknown>>)[key];
  const changed =
    rest.length > 0 ? withItem(inner, rest, item) : [...((inner as Value[] | undefined) ?? []), item];
  return Array.isArray(group) ? group.with(Number(key), changed) : { ...group, [key]: changed };
}

const fieldAt = (form: FormAnswer | undefined, path: FieldPath) => {
  const all = (fields: readonly FormField[]): readonly FormField[] =>
    fields.flatMap((field) => {
      const { takes } = field;
      if (takes.kind === "group") return [field, ...all(takes.fields)];
      return takes.kind === "list" ? [field, ...all(takes.items)] : [field];
    });
  return all(form?.fields ?? []).find((field) => JSON.stringify(field.path) === JSON.stringify(path));
};
const formOf = (collection: string | undefined, id: string) =>
  forms.find(({ name }) => name.collection === collection && name.id === id)?.form;

test("an entry is chosen by its visible name, a drawing by its picture", () => {
  const article = formOf("articles", "decret-bacs-2026");
  expect(fieldAt(article, ["category"])).toMatchObject({
    label: "Catégorie",
    isRequired: true,
    value: "reglementation",
    takes: { kind: "entry", choices: expect.arrayContaining([{ value: "evenement", label: "Événement" }]) },
  });
  const drawing = fieldAt(article, ["drawing"]);
  const choices = drawing?.takes.kind === "choice" ? drawing.takes.choices : [];
  expect(choices.find(({ value }) => value === drawing?.value)?.picture).toBe(`choice:${drawing?.value}`);
});

test("a date, a web address, an address, a number and a switch have their own controls; missing fields are present", () => {
  const article = formOf("articles", "decret-bacs-2026");
  const kinds = [["date"], ["readTime"], ["draft"], ["updates", 0, "text"], ["author"]].map((path) => {
    const field = fieldAt(article, path);
    return [field?.takes.kind, field?.value === undefined];
  });
  expect(kinds).toEqual([
    ["date", false],
    ["number", false],
    ["switch", true],
    ["markdown", false],
    ["words", true],
  ]);
  expect(fieldAt(formOf(undefined, "site"), ["network", "url"])?.takes.kind).toBe("url");
  expect(fieldAt(formOf(undefined, "site"), ["email"])?.takes.kind).toBe("email");
  expect(fieldAt(formOf("homePage", "homePage"), ["hero", "services", "href"])?.takes.kind).toBe("address");
});

test("titles, addresses of pages, and settings used in facts are marked as showing on other pages", () => {
  const ripples = (form: FormAnswer | undefined, path: FieldPath) => fieldAt(form, path)?.ripples ?? false;
  const article = formOf("articles", "decret-bacs-2026");
  const settings = formOf(undefined, "site");
  expect([["title"], ["route"], ["excerpt"]].map((path) => ripples(article, path))).toEqual([
    true,
    true,
    false,
  ]);
  const paths = [["email"], ["figures"], ["founded"], ["copyrightYear"], ["labels", "skip"]];
  expect(paths.map((path) => ripples(settings, path))).toEqual([true, true, true, false, false]);
});

test("every directive has a label, a help and a form of its attributes", () => {
  const directives = describeDirectives(site);
  expect(Object.keys(directives)).toEqual(Object.keys(site.site.directives));
  for (const [name, { label, help }] of Object.entries(directives)) {
    expect(label).not.toBe(name);
    expect(help).toMatch(/\S/);
  }
  const takes = directives.figure?.fields.map((field) => [field.label, field.takes.kind, field.isRequired]);
  expect(takes).toEqual([
    ["Graphique", "choice", true],
    ["Légende", "words", true],
  ]);
  expect(directives.cta?.fields.map((field) => field.takes.kind)).toEqual(["words", "address", "words"]);
});
