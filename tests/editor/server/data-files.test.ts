import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runHere } from "../../support/run-here.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";
import { editFolder } from "./edit-folder.ts";

let root = "";
const read = (path: string) => readFileSync(join(root, path), "utf8");

const table = '\uFEFFcode;name;price;starts\r\na;"Pose";1 200,50;2026-01-15 09:00\r\nb;Dépose;;\r\n';
const people = '{\n\t"ada": { "name": "Ada", "rate": "a" }\n}\n';
const towns = '[\n  { "slug": "lyon", "name": "Lyon" }\n]\n';
const rooms = '# Salles\n[nord]\nname = "Nord" # au premier\n';

beforeEach(() => {
  root = join(scratchFolder(), "site");
  mkdirSync(root);
  putFiles(root, {
    "content/site.yaml": "name: Essai\nurl: https://www.example.org\ntimeZone: Europe/Paris\n",
    "content/rates.csv": table,
    "content/people.json": people,
    "content/towns.json": towns,
    "content/rooms.toml": rooms,
    "templates/site.tsx": template,
    "package.json": '{ "type": "module" }\n',
  });
});

const template = `import { defineSite, fileCollection, folderCollection, Head, instant, reference, siteSettings, text } from "charpente";
import { z } from "zod";

const named = z.strictObject({ name: text("fr") });
export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  collections: {
    rates: fileCollection({
      file: "rates.csv",
      csv: { decimal: "," },
      schema: named.extend({ price: z.number().optional(), starts: instant().optional() }),
    }),
    people: fileCollection({ file: "people.json", schema: named.extend({ rate: reference("rates") }) }),
    towns: fileCollection({ file: "towns.json", id: "slug", schema: named }),
    rooms: fileCollection({ file: "rooms.toml", schema: named }),
    notes: folderCollection({ folder: "notes", format: "json", schema: named }),
    memos: folderCollection({ folder: "memos", format: "toml", schema: named }),
  },
  pages: {
    home: {
      template: Home,
      plan: ({ rates, people, towns, rooms }) => [
        { route: "/", props: { names: [rates, people, towns, rooms].flatMap(({ all }) => all.map(({ data }) => data.name)), starts: rates.all.map(({ data }) => data.starts?.local ?? "") } },
      ],
    },
    missing: { template: Missing, plan: () => [{ route: "/404", props: {}, indexed: false }] },
  },
});

function Home({ names, starts }: { readonly names: readonly string[]; readonly starts: readonly string[] }) {
  return (
    <html lang="fr">
      <Head title="Accueil" description="" />
      <body>
        <h1>Accueil</h1>
        {names.map((name) => <p key={name}>{name}</p>)}
        <p>{starts.join()}</p>
      </body>
    </html>
  );
}

function Missing() {
  return (
    <html lang="fr">
      <Head title="Rien" description="" indexed={false} />
      <body><h1>Rien</h1></body>
    </html>
  );
}
`;

test("the edit mode edits a cell, a field of JSON, an item of a list and a table of TOML in place", async () => {
  const { save, read: readPage, act } = await editFolder({ root } as Parameters<typeof editFolder>[0]);
  const html = await readPage();
  for (const name of ["Pose", "Ada", "Lyon", "Nord"]) expect(html).toContain(name);
  const set = (path: readonly string[], value: string | number) => ({ kind: "set", path, value }) as const;
  const cases = [
    [
      "rates",
      "a",
      set(["name"], "Pose; à neuf"),
      "Pose",
      "content/rates.csv",
      table.replace('"Pose"', '"Pose; à neuf"'),
    ],
    [
      "people",
      "ada",
      set(["name"], "Ada L."),
      "Ada",
      "content/people.json",
      people.replace('"Ada"', '"Ada L."'),
    ],
    [
      "towns",
      "lyon",
      set(["name"], "Lyon 2"),
      "Lyon",
      "content/towns.json",
      towns.replace('"Lyon"', '"Lyon 2"'),
    ],
    [
      "rooms",
      "nord",
      set(["name"], "Nord 2"),
      "Nord",
      "content/rooms.toml",
      rooms.replace('"Nord"', '"Nord 2"'),
    ],
  ] as const;
  for (const [collection, id, edit, old, file, expected] of cases) {
    const answer = await save({ collection, id }, edit, old);
    expect(answer, file).toMatchObject({ status: "saved" });
    expect(read(file)).toBe(expected);
  }
  const form = await act("form", { entry: { collection: "rates", id: "b" } });
  expect(form).toMatchObject({
    file: "content/rates.csv",
    fields: [{ value: "Dépose" }, { takes: { kind: "number" } }, { takes: { kind: "instant" } }],
  });
  const refused = await save(
    { collection: "rates", id: "b" },
    { kind: "add", path: ["starts"], value: "demain" } as never,
    undefined as never,
  );
  expect(JSON.stringify(refused)).toContain("a day and a time");
  const added = await save(
    { collection: "rates", id: "b" },
    { kind: "add", path: ["starts"], value: "2026-02-01 10:30" } as never,
    undefined as never,
  );
  expect(added).toMatchObject({ status: "saved" });
  expect(read("content/rates.csv")).toContain("b;Dépose;;2026-02-01 10:30\r\n");
  expect(await readPage()).toContain("2026-02-01T10:30:00");
});

const run = (...args: readonly string[]) => runHere([...args, "--root", root]);

test("site new adds rows, members, items and files, and site where, move and remove know them", async () => {
  const done = async (...args: readonly string[]) => {
    const { status, stdout, stderr } = await run(...args);
    expect([args.join(" "), status, stderr]).toEqual([args.join(" "), 0, stderr]);
    return stdout;
  };
  expect(await done("new", "--list")).toMatch(/rates +content\/rates\.csv/);
  await done("new", "rates", "Réglage", "--set", "price=12.5");
  expect(read("content/rates.csv")).toBe(`${table}reglage;Réglage;12,5;\r\n`);
  await done("new", "people", "Bo", "--set", "rate=reglage");
  expect(read("content/people.json")).toBe(
    '{\n\t"ada": { "name": "Ada", "rate": "a" },\n\t"bo": {\n\t\t"name": "Bo",\n\t\t"rate": "reglage"\n\t}\n}\n',
  );
  await done("new", "towns", "Nice");
  expect(JSON.parse(read("content/towns.json"))).toEqual([
    { slug: "lyon", name: "Lyon" },
    { slug: "nice", name: "Nice" },
  ]);
  await done("new", "rooms", "Sud");
  expect(read("content/rooms.toml")).toContain(rooms.trimEnd());
  await done("new", "notes", "Une note");
  expect(read("content/notes/une-note.json")).toBe('{\n  "name": "Une note"\n}\n');
  await done("new", "memos", "Un mémo");
  expect(read("content/memos/un-memo.toml")).toBe('name = "Un mémo"\n');

  expect(await done("where", "Dépose")).toMatch(/content\/rates\.csv:3:3/);
  expect(await done("where", "Lyon")).toMatch(/content\/towns\.json:2:\d+/);
  // A new name is corrected where another entry refers to it.
  await done("move", "rates/reglage", "mise-au-point");
  expect(read("content/rates.csv")).toContain("\r\nmise-au-point;Réglage;12,5;\r\n");
  expect(read("content/people.json")).toContain('"rate": "mise-au-point"');
  await done("remove", "people/bo");
  expect(JSON.parse(read("content/people.json"))).toEqual(JSON.parse(people));
  await done("remove", "rates/mise-au-point");
  expect(read("content/rates.csv")).toBe(table);
  expect((await run("check")).status).toBe(0);
});

test("site changes says what visitors see of a cell", async () => {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: root });
  writeFileSync(join(root, ".gitignore"), ".site/\ndist/\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "Begin");
  writeFileSync(join(root, "content/rates.csv"), table.replace("Dépose", "Dépose soignée"));
  const { status, stdout } = await run("changes", "--since", "HEAD");
  expect(status).toBe(0);
  expect(stdout).toContain("Dépose soignée");
});
