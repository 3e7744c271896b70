import {
  fileCollection,
  folderCollection,
  image,
  markdown,
  reference,
  singleEntry,
  text,
  title,
} from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Collection } from "../../../../src/define/define.ts";
import type { NamedEntry } from "../../../../src/editor/model/entries/find-mentions.ts";
import {
  composeTranslation,
  placeInLanguage,
  startTranslation,
} from "../../../../src/editor/model/entries/start-translation.ts";

const languages = ["en", "ar"];
const schema = z.strictObject({
  title: title("fr"),
  order: z.int().optional(),
  minutes: z.int().optional(),
  author: reference("authors").optional(),
  cover: z.strictObject({ image: image(), shows: text("fr") }).optional(),
  facts: z.array(z.strictObject({ unit: z.string(), says: markdown() })).default([]),
  draft: z.boolean().default(false),
});
const notes = {
  ...folderCollection({ folder: "notes", format: "markdown", schema, readTimeField: "minutes" }),
  languages,
};

function named(collection: Collection, id: string, file: string, data: unknown): NamedEntry {
  const within = collection.kind === "file" ? [id] : [];
  return {
    entry: { collection: "notes", id, file: `content/${file}` },
    collection,
    within,
    data,
    route: undefined,
  };
}

function compose(one: NamedEntry, files: { readonly [file: string]: string }, data: unknown, body = "") {
  const sources = Object.entries(files).map(([file, text]) => ({
    file,
    text,
    bytes: new TextEncoder().encode(text),
    digest: "",
  }));
  const edit = composeTranslation({ sources } as never, one, placeInLanguage(one, "en"), { data, body });
  return "status" in edit ? edit.status : { file: edit.file, text: new TextDecoder().decode(edit.after) };
}

test("words are left out at any depth; numbers, names of entries, images and other values stay", () => {
  const data = {
    title: "La pluie",
    order: 2,
    minutes: 8,
    author: "ada",
    cover: { image: "./rain.jpg", shows: "Une averse" },
    facts: [{ unit: "mm", says: "Il *pleut*." }],
  };
  const one = named(notes, "rain", "notes/rain.md", data);
  const started = startTranslation(one, placeInLanguage(one, "en"));
  expect(started).toMatchObject({ id: "rain.en", file: "content/notes/rain.en.md" });
  expect(started.data).toEqual({
    order: 2,
    minutes: 1,
    author: "ada",
    cover: { image: "./rain.jpg" },
    facts: [{ unit: "mm" }],
    draft: true,
  });
  expect(started.words).toEqual([["title"], ["cover", "shows"], ["facts", 0, "says"]]);
});

test("the file is written as its original, with its comments, and with other words", () => {
  const written =
    "---\ntitle: La pluie # court\norder: 2\n# De loin.\ncover: { image: ./rain.jpg, shows: Une averse }\n---\nIl pleut.\n";
  const data = { title: "La pluie", order: 2, cover: { image: "./rain.jpg", shows: "Une averse" } };
  const one = named(notes, "rain", "notes/rain.md", data);
  const wanted = { title: "to do", order: 2, cover: { image: "./rain.jpg", shows: "to do" }, draft: true };
  expect(compose(one, { "content/notes/rain.md": written }, wanted, "to do")).toEqual({
    file: "content/notes/rain.en.md",
    text: "---\ntitle: to do # court\norder: 2\n# De loin.\ncover: { image: ./rain.jpg, shows: to do }\ndraft: true\n---\n\nto do\n",
  });
});

test("an entry of a file of many begins the file of the language, or joins it", () => {
  const people = { ...fileCollection({ file: "people.yaml", schema }), languages };
  const one = named(people, "ada", "people.yaml", { title: "Ada" });
  expect(compose(one, { "content/people.yaml": "ada: { title: Ada }\n" }, { title: "Ada" })).toEqual({
    file: "content/people.en.yaml",
    text: "ada:\n  title: Ada\n",
  });
  expect(compose(one, { "content/people.en.yaml": "bo: { title: Bo }\n" }, { title: "Ada" })).toEqual({
    file: "content/people.en.yaml",
    text: "bo: { title: Bo }\nada: { title: Ada }\n",
  });
});

test("a translation may be the model of another, and of the original that a language lacks", () => {
  const one = named(notes, "rain.en", "notes/rain.en.md", {});
  expect(placeInLanguage(one, "ar")).toEqual({ id: "rain.ar", file: "content/notes/rain.ar.md" });
  expect(placeInLanguage(one, "fr")).toEqual({ id: "rain", file: "content/notes/rain.md" });
  const home = { ...singleEntry({ file: "home.yaml", schema }), languages };
  expect(placeInLanguage(named(home, "home", "home.yaml", {}), "en")).toEqual({
    id: "home.en",
    file: "content/home.en.yaml",
  });
});
