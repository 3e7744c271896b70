import { afterEach, describe, expect, test } from "vitest";
import { createDice } from "../support/dice.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { type KnownCode, knownSite } from "./known-site.ts";

afterEach(() => {
  delete process.env.KNOWN_WORD;
  delete process.env.KNOWN_OTHER;
});

type Site = ReturnType<typeof knownSite>;

const homeOf = ({ files }: { readonly files: Readonly<Record<string, string>> }) =>
  /<body>(.*)<\/body>/
    .exec(files["index.html"] ?? "")?.[1]
    ?.replace(/<[^>]*>/g, " ")
    .trim() ?? "";

const fsHead = 'import { readFileSync } from "node:fs";';

/** What templates read behind the back of the build, how it changes, and what is said of it. */
const unknown: readonly (readonly [string, KnownCode, (site: Site) => void, string])[] = [
  [
    "an undeclared variable",
    { home: "process.env.KNOWN_OTHER" },
    () => {
      process.env.KNOWN_OTHER = "baz";
    },
    "the variable KNOWN_OTHER is read, which the site does not declare",
  ],
  [
    "an undeclared variable, taken apart in the first lines of a module",
    { head: "const { KNOWN_OTHER } = process.env;", home: "KNOWN_OTHER" },
    () => {
      process.env.KNOWN_OTHER = "baz";
    },
    "the variable KNOWN_OTHER is read, which the site does not declare",
  ],
  [
    "a variable of the global object",
    { home: 'globalThis.process.env["KNOWN_OTHER"]' },
    () => {
      process.env.KNOWN_OTHER = "baz";
    },
    "the variable KNOWN_OTHER is read, which the site does not declare",
  ],
  [
    "all variables",
    { home: 'Object.entries(process.env).filter(([name]) => name === "KNOWN_OTHER").join()' },
    () => {
      process.env.KNOWN_OTHER = "baz";
    },
    "process.env asks something that no build can compare with the last one",
  ],
  [
    "a file that a component reads",
    { head: fsHead, home: 'readFileSync(ROOT + "/data.txt", "utf8")' },
    ({ write }) => write("data.txt", "other"),
    "the file ROOT/data.txt is read unnoticed by the build",
  ],
  [
    "a file that a module reads",
    { head: `${fsHead}\nconst data = readFileSync(ROOT + "/data.txt", "utf8");`, home: "data" },
    ({ write }) => write("data.txt", "other"),
    "the file ROOT/data.txt is read unnoticed by the build",
  ],
  [
    "a file that a component reads once and keeps",
    {
      head: `${fsHead}\nlet kept: string | undefined; const data = () => (kept ??= readFileSync(ROOT + "/data.txt", "utf8"));`,
      home: "data()",
    },
    ({ write }) => write("data.txt", "other"),
    "the file ROOT/data.txt is read unnoticed by the build",
  ],
  [
    "a file that is opened piece by piece",
    {
      head: 'import * as fs from "node:fs";',
      home: 'fs.statSync(ROOT + "/data.txt").size',
    },
    ({ write }) => write("data.txt", "longer than before"),
    "fs.statSync asks something that no build can compare with the last one",
  ],
  [
    "another program",
    {
      head: 'import { execFileSync } from "child_process";',
      home: 'execFileSync("cat", [ROOT + "/data.txt"]).toString()',
    },
    ({ write }) => write("data.txt", "other"),
    "node:child_process.execFileSync asks something that no build can compare with the last one",
  ],
];

const asked = shareOf(unknown, 3);

const inRoot = ({ head = "", home = "" }: KnownCode) => {
  const site = knownSite({}, { "data.txt": "first" });
  const put = (text: string) => text.replaceAll("ROOT", JSON.stringify(site.root));
  const own = knownSite({ head: put(head), home: put(home) });
  return { ...own, write: site.write, data: site.root };
};

describe("what templates read by themselves", () => {
  test.each(asked)("never gives a stale page, and is reported: %s", async (_, code, change, said) => {
    const site = inRoot(code);
    process.env.KNOWN_OTHER = "bar";
    const first = await site.build();
    expect(first.status).toBe("written");
    change(site);
    const second = await site.build();
    expect(homeOf(second)).not.toBe(homeOf(first));
    expect(homeOf(second)).toBe(homeOf(await site.build({ cache: false })));
    const reported = [expect.stringContaining(`template/unknown-read ${said.replaceAll("ROOT", site.data)}`)];
    for (const { problems } of [first, second, await site.build()]) expect(problems).toEqual(reported);
    expect((await site.build({ strict: true })).status).toBe("refused");
  });

  test.each([
    ["the year", "new Date().getFullYear()", "new Date() asks the clock"],
    ["the moment", "String(Date.now())", "Date.now() asks the clock"],
    [
      "the moment, from an option",
      "new Intl.DateTimeFormat('fr').format()",
      "Intl.DateTimeFormat asks the clock",
    ],
    ["the age of the process", "performance.now()", "performance.now() asks the clock"],
    ["chance", "Math.random()", "Math.random() gives another value in each build"],
    ["a new id", "crypto.randomUUID()", "crypto.randomUUID() gives another value in each build"],
  ])("is reported at its line in every build: %s", async (_, home, said) => {
    const site = knownSite({ home });
    for (let build = 0; build < 2; build += 1) {
      const { problems, counts } = await site.build();
      expect(problems).toEqual([
        expect.stringMatching(/^templates\/site\.tsx:7:\d+ template\/unknown-read /),
      ]);
      expect(problems[0]).toContain(said);
      expect(counts.pages).toBeGreaterThan(0);
    }
  });

  test("is reported at the line of the site that leads to it, with the name of the package", async () => {
    const site = knownSite(
      { head: 'import { age } from "ages";', home: "age()" },
      {
        "node_modules/ages/package.json": '{ "name": "ages", "main": "index.js" }',
        "node_modules/ages/index.js":
          "const seed = Math.random(); const start = Date.now(); const level = process.env.KNOWN_OTHER; exports.age = () => Date.now() > start - seed ? level : 'young';",
      },
    );
    process.env.KNOWN_OTHER = "1";
    expect((await site.build()).problems).toEqual([
      expect.stringMatching(/^templates\/site\.tsx:7:.*in the package ages, Date\.now\(\) asks the clock$/),
    ]);
  });

  test("is reported with the name of a package whose component asks while a page is drawn", async () => {
    const site = knownSite(
      { head: 'import { Age } from "ages";', home: "<Age />" },
      {
        "node_modules/ages/package.json": '{ "name": "ages", "type": "module", "main": "index.js" }',
        "node_modules/ages/index.js": "export const Age = () => String(Date.now());",
      },
    );
    for (let build = 0; build < 2; build += 1)
      expect((await site.build()).problems).toEqual([
        "templates/site.tsx template/unknown-read in the package ages, Date.now() asks the clock",
      ]);
  });

  test("may be asked by a package while it loads; variables and files that it reads are part of the key", async () => {
    const site = knownSite(
      { head: 'import { level } from "levels";', home: "level()" },
      {
        "node_modules/levels/package.json": '{ "name": "levels", "type": "module", "main": "index.js" }',
        "node_modules/levels/index.js":
          "const seed = Math.random() + Date.now(); export const level = () => process.env.KNOWN_OTHER + (seed > 0 ? '!' : '?');",
      },
    );
    process.env.KNOWN_OTHER = "1";
    await site.build();
    await site.build();
    const unchanged = await site.build({ strict: true });
    expect([unchanged.status, unchanged.counts.pages ?? 0]).toEqual(["written", 0]);
    process.env.KNOWN_OTHER = "2";
    expect(homeOf(await site.build({ strict: true }))).toContain("2!");
  });

  test.each<readonly [string, KnownCode]>([
    ["a plug-in of texts", { head: fsHead, text: "readFileSync(process.env.KNOWN_WORD!, 'utf8')" }],
    [
      "a schema",
      {
        head: fsHead,
        schema: ".transform((title) => title + readFileSync(process.env.KNOWN_WORD!, 'utf8'))",
      },
    ],
    ["a plug-in of texts, through the package", { text: "readText('data.txt')" }],
    ["a schema, through the package", { schema: ".transform((title) => title + readText('data.txt'))" }],
  ])("is as new in every page where %s reads it", async (_, code) => {
    const site = knownSite(code, { "data.txt": "premier" });
    process.env.KNOWN_WORD = `${site.root}/data.txt`;
    const isReported = code.head !== undefined;
    for (const word of ["premier", "deuxième", "troisième", "premier"]) {
      site.write("data.txt", word);
      for (let build = 0; build < 2; build += 1) {
        const { files, problems } = await site.build();
        expect(files["un/index.html"] ?? files["un.html"]).toContain(word);
        expect(problems.length).toBe(isReported ? 1 : 0);
      }
    }
  });

  test("leaves dates, numbers and hashes alone that are made from the content", async () => {
    const site = knownSite({
      head: 'import { createHash } from "node:crypto"; import { join } from "node:path";\nclass Day extends Date {}',
      home: '[new Date("2026-01-02").toISOString(), new Day(0).getTime(), new Date(0) instanceof Date, Math.max(1, 2), Date.parse("2026-01-01"), createHash("sha256").update("a").digest("hex").slice(0, 4), join("a", "b"), process.env.NODE_ENV, typeof globalThis.Math.round, new Intl.NumberFormat("fr").format(1.5), Intl.DateTimeFormat("fr", { timeZone: "UTC" }).format(0)].join(" ")',
    });
    const { problems, files } = await site.build({ strict: true });
    expect(problems).toEqual([]);
    expect(homeOf({ files })).toContain(
      "2026-01-02T00:00:00.000Z 0 true 2 1767225600000 ca97 a/b production function 1,5 01/01/1970",
    );
    expect((await site.build()).counts.pages ?? 0).toBe(0);
  });
});

describe("what templates read through the package", () => {
  test("a file is read anew when it changes, and an unchanged build draws nothing", async () => {
    const site = knownSite(
      { home: '(readData("data/prices.yaml") as any).one + readText("data/word.txt")' },
      { "data/prices.yaml": "one: 12\n", "data/word.txt": "\uFEFFmot" },
    );
    expect(homeOf(await site.build({ strict: true }))).toContain("12mot");
    await site.build();
    expect((await site.build({ strict: true })).counts.pages ?? 0).toBe(0);
    site.write("data/prices.yaml", "one: 13\n");
    expect(homeOf(await site.build({ strict: true }))).toContain("13mot");
    site.write("data/word.txt", "autre");
    expect(homeOf(await site.build({ strict: true }))).toContain("13autre");
  });

  test("a declared variable may be read, and changes what is drawn", async () => {
    const site = knownSite({ home: "process.env.KNOWN_WORD" });
    process.env.KNOWN_WORD = "bar";
    expect(homeOf(await site.build({ strict: true }))).toContain("bar");
    process.env.KNOWN_WORD = "baz";
    expect(homeOf(await site.build({ strict: true }))).toContain("baz");
  });

  test("today is the day of the build in the time zone of the site", async () => {
    const site = knownSite({ home: "today()" });
    expect(homeOf(await site.build({ strict: true }))).toContain("2026-03-10");
    await site.build();
    expect((await site.build()).counts.pages ?? 0).toBe(0);
    expect(homeOf(await site.build({ day: "2026-03-11", strict: true }))).toContain("2026-03-11");
  });

  test.each([
    [
      "a missing file",
      'readText("data/none.txt")',
      "there is no file data/none.txt in the folder of the site",
    ],
    ["a file above the site", 'readText("../secret.txt")', "../secret.txt is not in the folder of the site"],
    ["an absolute path", 'readText("/etc/hostname")', "/etc/hostname is not in the folder of the site"],
    [
      "a file of another kind",
      'readData("data/a.csv")',
      "readData knows JSON and YAML by their endings, but not that of data/a.csv",
    ],
    ["broken JSON", 'readData("data/a.json")', "data/a.json cannot be read: "],
    ["broken YAML", 'readData("data/a.yaml")', "data/a.yaml cannot be read: "],
  ])("%s is reported at its line", async (_, home, said) => {
    const site = knownSite(
      { home: `String(${home})` },
      { "data/a.csv": "a", "data/a.json": "{", "data/a.yaml": "a: [" },
    );
    const { status, problems } = await site.build();
    expect(status).toBe("refused");
    expect(problems).toEqual([expect.stringMatching(/^templates\/site\.tsx:7:\d+ template\/throws /)]);
    expect(problems[0]).toContain(said);
  });

  test("today in the first lines of a module says where it is known", async () => {
    const { problems } = await knownSite({ head: "const day = today();", home: "day" }).build();
    expect(problems).toEqual([expect.stringContaining("today() is not known before the settings are read")]);
  });
});

const edits = isWhole ? 100 : 30;

test(`after any of ${edits} edits of files, variables and days, a build equals one without memory (seed 47)`, async () => {
  const { next, pick } = createDice(47);
  const site = knownSite(
    {
      head: [
        fsHead,
        "const once = <T,>(make: () => T) => { let made: { of: T } | undefined; return () => (made ??= { of: make() }).of; };",
        'const words = once(() => readText("data/word.txt"));',
      ].join("\n"),
      home: '[words(), (readData("data/prices.json") as any).one, today(), process.env.KNOWN_WORD, readText("data/word.txt") === "b" ? process.env.KNOWN_OTHER + readFileSync(readText("data/where.txt"), "utf8") : ""].join(" ")',
      note: 'of + (process.env.KNOWN_WORD === "b" ? today() : words())',
    },
    { "data/word.txt": "a", "data/prices.json": '{ "one": 1 }', "data/raw.txt": "a" },
  );
  site.write("data/where.txt", `${site.root}/data/raw.txt`);
  const letters = ["a", "b", "c"] as const;
  let day = 10;
  const changes = [
    () => site.write("data/word.txt", pick(letters)),
    () => site.write("data/raw.txt", pick(letters)),
    () => site.write("data/prices.json", `{ "one": ${next(3)} }`),
    () => {
      process.env.KNOWN_WORD = pick(letters);
    },
    () => {
      delete process.env.KNOWN_WORD;
    },
    () => {
      process.env.KNOWN_OTHER = pick(letters);
    },
    () => {
      day = 10 + next(4);
    },
    () => site.write("content/posts/un.md", `---\ntitle: Un ${next(4)}\n---\n`),
    () => {},
  ] as const;
  let remembered = 0;
  for (let step = 0; step < edits; step += 1) {
    pick(changes)();
    const when = { day: `2026-03-${day}` };
    const { status, files, problems, counts } = await site.build(when);
    if (counts.pages === 0) remembered += 1;
    const clean = await site.build({ ...when, cache: false });
    expect({ step, status, files, problems }).toEqual({
      step,
      status: "written",
      files: clean.files,
      problems: clean.problems,
    });
  }
  expect(remembered).toBeGreaterThan(edits / 20);
}, 120_000);
