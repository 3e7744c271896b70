import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../src/words/problem.ts";
import type { Tell } from "../../src/words/tell.ts";
import { checkFolder } from "../support/check-folder.ts";
import { copyRealSite } from "../support/copy-real-site.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { english, french } from "../support/speech.ts";
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

const languages = [
  ["fr", french.tell],
  ["en", english.tell],
] as const;

/** What a check reports, but for what it says of the site as it is. */
async function checkSite(): Promise<readonly Problem[]> {
  return (await checkFolder(root)).filter(
    ({ code, message }) =>
      code !== "content/review-due" &&
      code !== "page/orphan" &&
      !/EMAILJS|emailService/.test(english.tell(message)),
  );
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
  reported: readonly Problem[],
  tell: Tell,
  textOf: (file: string) => string | undefined,
): string {
  const shown = reported.map(({ code, severity, file, at, message, hint }) => {
    const line = at && textOf(file)?.split("\n")[at.line - 1]?.slice(0, 100);
    return [
      ...(line === undefined ? [] : [`    ${line}`, ""]),
      `- ${severity} \`${code}\`: ${tell(message)}`,
      ...(hint === undefined ? [] : [`  - ${tell(hint)}`]),
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
      const problems = await checkSite();
      const reported = slips.map((slip, index) => ({
        slip,
        own: problems.filter(({ file }) => file === fileOf(index)),
      }));
      expect(reported.filter(({ own }) => own.length === 0).map(({ slip }) => slip.name)).toEqual([]);
      for (const [language, tell] of languages) {
        const texts = reported.map(({ slip, own }, index) => describe(slip, own, tell, () => textOf(index)));
        await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot(`told/${group}.${language}.md`);
      }
    } finally {
      takeBack();
    }
  },
);

test("each slip in other files is reported with what to do", { timeout: 300_000 }, async () => {
  const known = new Set((await checkSite()).map(({ message }) => english.tell(message)));
  const reported: (readonly [slip: Slip, own: readonly Problem[]])[] = [];
  // Each takes a check of its own.
  for (const slip of shareOf(slipsOfFiles, 4)) {
    const takeBack = put(slip.files ?? {});
    const own = (await checkSite()).filter(({ message }) => !known.has(english.tell(message)));
    reported.push([slip, own.slice(0, 3)]);
    takeBack();
  }
  expect(reported.filter(([, own]) => own.length === 0).map(([{ name }]) => name)).toEqual([]);
  for (const [language, tell] of languages) {
    const texts = reported.map(([slip, own]) => describe(slip, own, tell, () => undefined));
    const told = `told/files.${language}.md`;
    if (isWhole) await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot(told);
    else
      for (const text of texts) expect(readFileSync(join(import.meta.dirname, told), "utf8")).toContain(text);
  }
});

test("more than a hundred slips are tested", () => {
  expect([...Object.values(groups).flat(), ...slipsOfFiles].length).toBeGreaterThanOrEqual(100);
});
