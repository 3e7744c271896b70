import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRealSite } from "../support/copy-real-site.ts";
import { runHere } from "../support/run-here.ts";
import {
  type Put,
  type Slip,
  slipsOfAddress,
  slipsOfFiles,
  slipsOfForm,
  slipsOfPage,
  slipsOfText,
  slipsOfValue,
} from "./slips.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-slips-"));
beforeAll(async () => {
  copyRealSite(root);
  const photograph = sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } });
  await photograph.jpeg().toFile(join(root, "content/articles/facade.jpg"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Told = {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly at?: { readonly line: number };
  readonly message: string;
  readonly hint?: string;
};
const languages = ["fr", "en"] as const;
type Language = (typeof languages)[number];

/** What a check says in each language, but for what it says of the site as it is. */
async function checkSite(): Promise<Readonly<Record<Language, readonly Told[]>>> {
  const told = { fr: [] as readonly Told[], en: [] as readonly Told[] };
  for (const language of languages) {
    const { stdout } = await runHere(["check", "--json", "--root", root, "--language", language]);
    told[language] = (JSON.parse(stdout) as { readonly problems: readonly Told[] }).problems.filter(
      ({ code, message }) =>
        code !== "content/review-due" && code !== "page/orphan" && !/EMAILJS|emailService/.test(message),
    );
  }
  return told;
}

/** An article in which nothing is wrong. */
const article = (name: string) => `---
route: /${name}
title: "Essai ${name}"
seo:
  title: "Titre ${name}"
  description: "Description ${name}."
excerpt: "Chapô ${name}."
category: innovation
label: { text: "Innovation" }
date: 2025-10-06
readTime: 1
drawing: proprietaire
related: [decret-bacs-2026]
---

Une nuit fraîche vaut parfois une climatisation.
`;

/** Puts files, and gives the function that puts back what was there. */
function put(files: Readonly<Record<string, Put>>): () => void {
  const before = Object.keys(files).map((path) => {
    const place = join(root, path);
    return [place, existsSync(place) ? readFileSync(place) : undefined] as const;
  });
  const original = (path: string) => readFileSync(join(root, path.replace(/ \(1\)/, "")), "utf8");
  for (const [path, value] of Object.entries(files)) {
    const place = join(root, path);
    if (value === null) rmSync(place);
    else {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, typeof value === "function" ? value(original(path)) : value);
    }
  }
  return () => {
    for (const [place, bytes] of before) {
      if (bytes === undefined) rmSync(place);
      else writeFileSync(place, bytes);
    }
  };
}

/** What is printed of a slip, as a person reads it. */
function describe(
  { name }: Slip,
  told: readonly Told[],
  textOf: (file: string) => string | undefined,
): string {
  const shown = told.map(({ code, severity, file, at, message, hint }) => {
    const line = at && textOf(file)?.split("\n")[at.line - 1]?.slice(0, 100);
    return [
      ...(line === undefined ? [] : [`    ${line}`, ""]),
      `- ${severity} \`${code}\`: ${message}`,
      ...(hint === undefined ? [] : [`  - ${hint}`]),
    ].join("\n");
  });
  return [`## ${name}`, ...shown].join("\n\n");
}

const groups = {
  form: slipsOfForm,
  value: slipsOfValue,
  address: slipsOfAddress,
  text: slipsOfText,
  page: slipsOfPage,
};

test.each(Object.entries(groups))(
  "each slip of %s is told, with what to type",
  { timeout: 300_000 },
  async (group, slips) => {
    const fileOf = (index: number) => `content/articles/${group}-${index}.md`;
    const textOf = (index: number) => {
      const text = article(`${group}-${index}`);
      const changed = slips[index]?.change?.(text);
      expect(changed, slips[index]?.name).not.toBe(text);
      return changed ?? "";
    };
    const takeBack = put(Object.fromEntries(slips.map((_, index) => [fileOf(index), textOf(index)])));
    try {
      const told = await checkSite();
      for (const language of languages) {
        const report = slips.map((slip, index) => {
          const own = told[language].filter(({ file }) => file === fileOf(index));
          return { slip, own, text: describe(slip, own, () => textOf(index)) };
        });
        expect(report.filter(({ own }) => own.length === 0).map(({ slip }) => slip.name)).toEqual([]);
        await expect(`${report.map(({ text }) => text).join("\n\n")}\n`).toMatchFileSnapshot(
          `told/${group}.${language}.md`,
        );
      }
    } finally {
      takeBack();
    }
  },
);

test("each slip in other files is told, with what to do", { timeout: 300_000 }, async () => {
  const before = new Set((await checkSite()).fr.map(({ message }) => message));
  const reports = { fr: [] as string[], en: [] as string[] };
  const silent: string[] = [];
  const known = { fr: before, en: new Set((await checkSite()).en.map(({ message }) => message)) };
  for (const slip of slipsOfFiles) {
    const takeBack = put(slip.files ?? {});
    const told = await checkSite();
    for (const language of languages) {
      const own = told[language].filter(({ message }) => !known[language].has(message)).slice(0, 3);
      if (own.length === 0) silent.push(slip.name);
      reports[language].push(describe(slip, own, () => undefined));
    }
    takeBack();
  }
  expect(silent).toEqual([]);
  for (const language of languages)
    await expect(`${reports[language].join("\n\n")}\n`).toMatchFileSnapshot(`told/files.${language}.md`);
});

test("a hundred slips and more are tried", () => {
  expect([...Object.values(groups).flat(), ...slipsOfFiles].length).toBeGreaterThanOrEqual(100);
});
