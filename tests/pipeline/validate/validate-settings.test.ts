import { expect, test } from "vitest";
import { z } from "zod";
import type { Environment } from "../../../src/define/define.ts";
import { text } from "../../../src/define/fields.ts";
import { siteSettings } from "../../../src/define/settings.ts";
import { keepByObject, noMemory } from "../../../src/model/memory/memory.ts";
import { parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import { validateSettings, withDevValues } from "../../../src/pipeline/validate/validate-settings.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { inWords } from "../../support/in-words.ts";
import { inFrench } from "../../support/one-language.ts";
import { sourceFile } from "../../support/source-file.ts";
import { tell } from "../../support/speech.ts";

const file = "content/site.yaml";

type Given = {
  readonly url?: string;
  readonly declared?: Environment;
  readonly environment?: Readonly<Record<string, string>>;
};

function settingsOf(text: string | undefined, { url, declared = {}, environment = {} }: Given = {}) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(inWords(problem));
  const sources = text === undefined ? [] : parseSources([sourceFile(file, text)], report);
  const files = new Set(text === undefined ? [] : [file]);
  const settings = validateSettings(
    sources,
    {
      settings: siteSettings({
        motto: z.string().optional(),
        mail: z.strictObject({ key: z.string(), origin: z.url().optional() }).optional(),
      }),
      environment: declared,
      languages: inFrench,
      facts: undefined,
    },
    { url, environment },
    files,
    report,
  );
  return {
    settings,
    problems,
    messages: problems.map(({ at, message }) => `${at?.line ?? 0} ${tell(message)}`),
  };
}

test("name and url suffice: the rest has its defaults", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://www.essai.example\n");
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    name: "Essai",
    url: "https://www.essai.example",
    timeZone: "UTC",
    output: { hosts: [] },
    typography: { keep: [] },
    links: { elsewhere: [] },
    budgets: {},
  });
});

test.each([
  ["https://www.essai.example/", "https://www.essai.example"],
  ["https://WWW.Essai.Example", "https://www.essai.example"],
  ["https://www.essai.example:443", "https://www.essai.example"],
  ["http://localhost:8080/", "http://localhost:8080"],
])("the origin of %s is %s", (written, origin) => {
  expect(settingsOf(`name: Essai\nurl: ${written}\n`).settings?.url).toBe(origin);
});

test.each(["Europe/Paris", "US/Eastern", "Asia/Calcutta", "europe/paris", "UTC"])(
  "%s is a time zone",
  (timeZone) => {
    const text = `name: Essai\nurl: https://www.essai.example\ntimeZone: ${timeZone}\n`;
    expect(settingsOf(text)).toMatchObject({ settings: { timeZone }, problems: [] });
  },
);

test("the command line’s origin wins over the file’s", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://a.example\n", {
    url: "https://b.example",
  });
  expect(problems).toEqual([]);
  expect(settings?.url).toBe("https://b.example");
});

test.each([
  ["https://x{y}.org", "x{y}.org is not a valid host name", "https://www.example.org, with letters"],
  [
    "https://example.org;a",
    "example.org;a is not a valid host name",
    "https://www.example.org, with letters",
  ],
  ["https://user:pw@example.org", "it holds the name of a user or a password", "https://example.org"],
  ["https://user@example.org/a", "it holds the name of a user or a password", "https://example.org"],
  ["https://example.org/?a=b", "it goes on with ?a=b", "https://example.org"],
  ["https://example.org/#a", "it goes on with #a", "https://example.org"],
  ["https://example.org?", "it ends in ? or #", "https://example.org"],
  [
    "https://example.org:8080/a?b",
    "https://example.org:8080/a has a path",
    "--base, and write url: https://example.org:8080",
  ],
])("%s is not an origin, and the hint says what to write", (written, message, hint) => {
  const { settings, problems } = settingsOf(`name: Essai\nurl: "${written}"\n`);
  expect(settings).toBe(undefined);
  expect(problems).toMatchObject([{ code: "settings/invalid-origin", at: { line: 2, column: 6 } }]);
  expect(problems[0]?.message).toEqual(`url is the origin of the site, but ${message}`);
  expect(problems[0]?.hint).toContain(hint);
  expect(JSON.stringify(problems)).not.toContain("pw");
});

test("an address with a path is not an origin, and the hint says where the path belongs", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://a.example/sous/chemin\n");
  expect(settings).toBeUndefined();
  expect(problems).toEqual([
    {
      code: "settings/invalid-origin",
      severity: "error",
      file,
      at: { line: 2, column: 6, length: 29 },
      message: "url is the origin of the site, but https://a.example/sous/chemin has a path",
      hint: "give the path with --base, and write url: https://a.example",
    },
  ]);
});

test.each([
  [
    "an address of another scheme",
    "url: ftp://a.example",
    "2 url must be a web address, but it is “ftp://a.example”",
  ],
  ["a bare host", "url: a.example", "2 url must be a web address, but it is “a.example”"],
  [
    "a zone that is none",
    "url: https://a.example\ntimeZone: Europe/Pari",
    "3 timeZone must be a time zone such as Europe/Paris",
  ],
  [
    "an unknown way of writing pages",
    "url: https://a.example\noutput: { pages: files }",
    "3 output.pages is “files”, which is not one of its values",
  ],
  [
    "a budget of nothing",
    "url: https://a.example\nbudgets:\n  fonts: 0",
    "4 budgets.fonts must be more than 0, but it is 0",
  ],
  [
    "a budget of nothing for one group of pages",
    "url: https://a.example\nbudgets:\n  firstPaint:\n    article: 0",
    "5 budgets.firstPaint.article must be more than 0, but it is 0",
  ],
  [
    "a route elsewhere without slash",
    "url: https://a.example\nlinks:\n  elsewhere:\n    - app",
    "5 links.elsewhere[0] is “app”, which does not have the right form",
  ],
  ["a missing origin", "motto: x", "1 url is missing"],
])("%s is refused at its line", (_, lines, message) => {
  const { settings, messages } = settingsOf(`name: Essai\n${lines}\n`);
  expect(settings).toBeUndefined();
  expect(messages).toEqual([message]);
});

test("an unknown setting gets a similar one of the site or the generator as a hint", () => {
  const { problems } = settingsOf("name: Essai\nurl: https://a.example\nmoto: x\ntimezone: UTC\n");
  expect(problems.map(({ hint }) => hint)).toEqual(["did you mean “motto”?", "did you mean “timeZone”?"]);
});

test("for missing settings the message says what to write; unreadable settings are already reported", () => {
  expect(settingsOf(undefined).problems).toMatchObject([
    { code: "entry/missing-file", file, hint: "create the file with at least name: and url:" },
  ]);
  expect(settingsOf("name: [").problems.map(({ code }) => code)).not.toContain("entry/missing-file");
});

const declared: Environment = {
  MAIL_KEY: "mail.key",
  MAIL_ORIGIN: "mail.origin",
  MAIL_PRIVATE_KEY: { refused: "it is a private key, which pages must not hold: revoke it" },
};
const written = "name: Essai\nurl: https://a.example\n";

test("a variable of the environment wins over the file, also where the file has no such field", () => {
  const fromFile = settingsOf(`${written}mail: { key: file }\n`, { declared });
  expect(fromFile.settings).toMatchObject({ mail: { key: "file" } });
  const environment = { MAIL_KEY: "variable" };
  for (const text of [`${written}mail: { key: file }\n`, `${written}mail:\n`, written]) {
    const { settings, problems } = settingsOf(text, { declared, environment });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ mail: { key: "variable" } });
  }
});

test("a variable that does not fit is named, without a line of the file", () => {
  const { settings, problems } = settingsOf(`${written}mail: { key: file, origin: "https://b.example" }\n`, {
    declared,
    environment: { MAIL_ORIGIN: "b.example" },
  });
  expect(settings).toBeUndefined();
  expect(problems).toEqual([
    {
      code: "entry/invalid-field",
      severity: "error",
      file,
      message:
        "mail.origin must be a web address, but it is “b.example”; the variable MAIL_ORIGIN of the environment says so",
      hint: "correct MAIL_ORIGIN, or unset it to let content/site.yaml decide",
    },
  ]);
});

test("a value of the file where variables need fields is reported as a mistake of the file", () => {
  const { problems } = settingsOf(`${written}mail: none\n`, { declared, environment: { MAIL_KEY: "k" } });
  expect(problems).toMatchObject([{ code: "entry/invalid-field", at: { line: 3 } }]);
});

test("a variable that must not be set refuses the build with the reason, and its value is not printed", () => {
  const { settings, problems } = settingsOf(written, {
    declared,
    environment: { MAIL_PRIVATE_KEY: "do-not-print" },
  });
  expect(settings).toBeUndefined();
  expect(problems).toEqual([
    {
      code: "settings/refused-variable",
      severity: "error",
      file,
      message:
        "the variable MAIL_PRIVATE_KEY of the environment is set, but it is a private key, which pages must not hold: revoke it",
      hint: "unset MAIL_PRIVATE_KEY",
    },
  ]);
});

test("a variable with a value for site dev is read like any other, and has that value there whatever is set", () => {
  const dev = { ...declared, MAIL_KEY: { setting: "mail.key", dev: "stand-in" } };
  const set = { MAIL_KEY: "variable", OTHER: "kept" };
  expect(settingsOf(written, { declared: dev, environment: set }).settings).toMatchObject({
    mail: { key: "variable" },
  });
  expect(withDevValues(dev, set)).toEqual({ MAIL_KEY: "stand-in", OTHER: "kept" });
  expect(withDevValues(dev, {})).toEqual({ MAIL_KEY: "stand-in" });
});

test("after a change of the language of a site, texts of its settings have the typography of the new one", () => {
  const source = sourceFile(file, `${written}motto: Quoi ?\n`);
  const sources = parseSources([source], () => {});
  const site = { settings: siteSettings({ motto: text() }), environment: {}, facts: undefined };
  const memory = { ...noMemory, getFor: keepByObject() };
  const mottoIn = (code: string) => {
    const languages = [{ ...inFrench[0], code }] as const;
    const given = { url: undefined, environment: {} };
    return validateSettings(sources, { ...site, languages }, given, new Set([file]), () => {}, memory);
  };
  expect(mottoIn("fr")).toMatchObject({ motto: "Quoi\u202F?" });
  expect(mottoIn("en")).toMatchObject({ motto: "Quoi ?" });
});
