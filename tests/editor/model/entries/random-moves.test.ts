import fc from "fast-check";
import { expect, test } from "vitest";
import { buildInMemory } from "../../../support/build-in-memory.ts";
import { isWhole } from "../../../support/is-whole.ts";
import { moved } from "./plan-on.ts";

const runs = isWhole ? 1000 : 6;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Writes a file, and records the address that each of its links must have. */
type Written = (addressOf: (name: string) => string) => string;

const origin = "https://www.essai.example";
const names = ["a", "a-b", "a-b-c", "b", "c"] as const;
const name = fc.constantFrom(...names);
const tail = fc.constantFrom("", "#top", "?q=/a", "?q=1#top");

/** A block of Markdown with a link, or with text that only looks like one. */
const block: fc.Arbitrary<(to: string, number: number) => string> = fc.constantFrom(
  (to: string) => `Un [mot *fort*](${to}) et [un autre](<${to}> "Voir ${"/a"}").`,
  (to: string) => `- [x](${origin}${to})\n- y\n\n  ${origin}${to} ;`,
  (to: string) => `> <${origin}${to}>, \`[non](/a)\``,
  (to: string, number: number) => `Voir [r${number}] et [mot][r${number}].\n\n[r${number}]: ${to} (Titre)`,
  (to: string) => `| a | b |\n|---|---|\n| [x](${to}) | \\| [y](${to}) |`,
  (to: string) => `:::callout{title="Voir /a"}\n[x\\]](${to})\n:::`,
  (to: string, number: number) => `Une note[^${number}].\n\n[^${number}]: Avec [x](${to}).`,
  () => "~~~\n[code](/a)\n~~~\n\n/a et \\[x](/a) (/b) :",
  () => "Un texte, sans lien.",
);
const body: fc.Arbitrary<Written> = fc
  .array(fc.tuple(block, name, tail), { maxLength: 5 })
  .map(
    (blocks) => (addressOf) =>
      blocks.map(([write, to, rest], at) => `${write(addressOf(to) + rest, at)}\n\n`).join(""),
  );

/** Markdown as a YAML string, in each of its forms. */
const answer: fc.Arbitrary<Written> = fc
  .tuple(fc.constantFrom("plain", '"', "'", "|", ">-"), name, tail)
  .map(([form, to, rest]) => (addressOf) => {
    const address = addressOf(to) + rest;
    if (form === '"') return `"Un \\"[mot](${address})\\" \\u00e9"`;
    if (form === "'") return `'C''est [là](${address})'`;
    if (form === "plain") return `Un [mot](${address}) # note`;
    return `${form}\n      Un texte sur\n      [deux](${address}) lignes [x](${address}),\n      ou trois.`;
  });
const page: fc.Arbitrary<Written> = fc
  .record({
    body,
    answers: fc.array(answer, { maxLength: 2 }),
    crlf: fc.boolean(),
    gap: fc.constantFrom("", "# Note\n"),
  })
  .map(({ body, answers, crlf, gap }) => (addressOf) => {
    const faq = answers.map((each, at) => `  - question: Q${at}\n    answer: ${each(addressOf)}\n`).join("");
    const text = `---\n${gap}title: Page\n${faq === "" ? "" : `faq:\n${faq}`}---\n${body(addressOf)}`;
    return crlf ? text.replaceAll("\n", "\r\n") : text;
  });

test("after a move, each link of the built site resolves, the old address redirects, and no other byte changes", {
  timeout: 3_600_000,
}, async () => {
  const site = fc.record({ pages: fc.tuple(page, page, page, page, page), home: page, from: name });
  await fc.assert(
    fc.asyncProperty(site, async ({ pages, home, from }) => {
      const write = (fileOf: (name: string) => string) => ({
        "content/pages/accueil.md": home((to) => `/${fileOf(to)}`),
        ...Object.fromEntries(
          names.map((each, at) => [
            `content/pages/${fileOf(each)}.md`,
            pages[at]?.((to) => `/${fileOf(to)}`),
          ]),
        ),
      });
      const { files } = await moved(
        write((each) => each),
        from,
        "a-neuf",
      );
      const expected = write((each) => (each === from ? "a-neuf" : each));
      for (const [file, text] of Object.entries(expected)) expect(files[file]).toBe(text);
      expect(files[`content/pages/${from}.md`]).toBeUndefined();
      const { problems, written } = await buildInMemory(files);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(written.get(`${from}.html`)).toContain('href="/a-neuf"');
    }),
    { numRuns: runs, seed },
  );
});
