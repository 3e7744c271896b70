import { expect, test } from "vitest";
import { type BuildCommandOptions, type BuildResult, printSummary } from "../../src/cli/commands/build.ts";
import type { BuildOutcome, HeldBack, PageRecord } from "../../src/model/model.ts";
import type { Language } from "../../src/words/languages.ts";
import type { Problem } from "../../src/words/problem.ts";

const options: BuildCommandOptions = {
  root: "/site",
  out: "/site/dist",
  hasOut: false,
  base: "",
  url: undefined,
  drafts: false,
  strict: false,
  cache: true,
  offline: false,
  json: false,
  quiet: false,
  verbose: false,
};

const page: PageRecord = { route: "/", template: "home", sources: [], bytes: 1 };
const written: BuildOutcome = {
  status: "written",
  files: 1234,
  bytes: 2_345_678,
  changed: 2,
  problems: [],
  heldBack: [],
  shownDrafts: [],
  pages: [page],
};

function summaryOf(
  outcome: BuildOutcome,
  more: Partial<BuildResult> = {},
  changed: Partial<BuildCommandOptions> = {},
  language: Language = "en",
): readonly string[] {
  let text = "";
  printSummary(
    { outcome, stages: [], reuse: [], ms: 1234, ...more },
    { ...options, ...changed },
    {
      write(more: string) {
        text += more;
      },
    },
    language,
  );
  expect(text.endsWith("\n")).toBe(true);
  return text.trimEnd().split("\n");
}

const problem = (severity: Problem["severity"]): Problem => ({
  code: "page/title",
  severity,
  file: "content/a.md",
  message: "m",
});

test("the summary of a written build says how many files, where, and how long it took", () => {
  expect(summaryOf(written)).toEqual(["1 page, 1,234 files, 2.35 MB in dist/ (2 changed), 1.23 s"]);
});

test("a folder outside the site is shown with its whole path", () => {
  expect(summaryOf(written, {}, { out: "/var/www" })[0]).toContain("in /var/www/ ");
});

test("warnings of a build that was written are counted", () => {
  expect(summaryOf({ ...written, problems: [problem("warning")] })[1]).toBe("1 warning");
  expect(summaryOf({ ...written, problems: [problem("warning"), problem("warning")] })[1]).toBe("2 warnings");
});

test("the summary of a refused build says that nothing was changed", () => {
  const problems = [problem("error"), problem("warning"), problem("warning")];
  expect(summaryOf({ status: "refused", problems, heldBack: [], shownDrafts: [], pages: [] })).toEqual([
    "1 error, 2 warnings: nothing was written, dist/ is as it was (1.23 s)",
  ]);
});

test("entries left out are counted and named, with the day on which the next becomes due", () => {
  const future = (name: string, due: string): HeldBack => ({
    collection: "articles",
    id: name,
    file: `content/${name}.md`,
    reason: "future",
    due,
  });
  const heldBack: readonly HeldBack[] = [
    future("noel", "2026-12-24"),
    { collection: "articles", id: "idee", file: "content/idee.md", reason: "draft", due: undefined },
    future("rentree", "2026-09-01"),
    { ...future("decret", "2026-10-01"), part: "updates[1]" },
  ];
  expect(summaryOf({ ...written, heldBack }).slice(0, 3)).toEqual([
    "left out: 1 draft (content/idee.md)",
    "left out: 2 entries of a later date (content/noel.md, content/rentree.md); the next is due on 2026-09-01",
    "left out: 1 item of a later date (updates[1] of content/decret.md); the next is due on 2026-10-01",
  ]);
});

test("if many entries are left out, the first five are named", () => {
  const heldBack = Array.from(
    { length: 7 },
    (_, index): HeldBack => ({
      collection: "articles",
      id: `${index}`,
      file: `${index}.md`,
      reason: "draft",
      due: undefined,
    }),
  );
  expect(summaryOf({ ...written, heldBack })[0]).toBe(
    "left out: 7 drafts (0.md, 1.md, 2.md, 3.md, 4.md and 2 more)",
  );
});

test("the name of a left-out file cannot control the terminal", () => {
  const file = "\u001b]0;x\u0007\u001b[2Ja\n::error::b.md";
  const heldBack: HeldBack[] = [{ collection: "pages", id: "a", file, reason: "draft", due: undefined }];
  expect(summaryOf({ ...written, heldBack })[0]).toBe(
    "left out: 1 draft (\\u001b]0;x\\u0007\\u001b[2Ja\\u000a::error::b.md)",
  );
});

test("reused results are listed by kind; a first build lists none", () => {
  const reuse = [
    { kind: "markdown", computed: 1, reused: 9 },
    { kind: "images", computed: 3, reused: 0 },
    { kind: "pages", computed: 0, reused: 4 },
  ] as const;
  expect(summaryOf(written, { reuse })[1]).toBe("reused 9 of 10 markdown, 4 of 4 pages");
  expect(summaryOf(written, { reuse: [{ kind: "pages", computed: 4, reused: 0 }] })).toHaveLength(1);
});

test("the times of the stages are shown only on request", () => {
  const stages = [
    { stage: "read", ms: 1.25 },
    { stage: "markdown", ms: 1234.5 },
  ] as const;
  expect(summaryOf(written, { stages })).toHaveLength(1);
  expect(summaryOf(written, { stages }, { verbose: true }).slice(1)).toEqual([
    "  read                1.3 ms",
    "  markdown        1,234.5 ms",
  ]);
});

test("in French, numbers, units, plurals and days are French", () => {
  const built = { ...written, problems: [problem("warning")] };
  const refused = { ...written, status: "refused", problems: [problem("error")] } as const;
  const inFrench = (outcome: BuildOutcome) => summaryOf(outcome, {}, {}, "fr");
  expect(inFrench(built)).toEqual([
    "1 page, 1\u202f234 fichiers, 2,35\u00a0Mo dans dist/ (2 modifiés), 1,23\u00a0s",
    "1 avertissement",
  ]);
  expect(inFrench(refused)).toEqual([
    "1 erreur, 0 avertissement\u00a0: rien n’a été écrit, dist/ reste tel quel (1,23\u00a0s)",
  ]);
  const heldBack: HeldBack[] = [
    { collection: "articles", id: "a", file: "a.md", reason: "future", due: "2026-09-01" },
  ];
  expect(inFrench({ ...written, heldBack })[0]).toBe(
    "mis de côté\u00a0: 1 contenu daté de plus tard (a.md)\u202f; prochaine parution le 1er septembre 2026",
  );
});

test("checks that the site has turned off are named", () => {
  const off = [
    { code: "markdown/heading-one", folders: [] },
    { code: "page/headings", folders: ["content/notes", "content/til"] },
  ];
  const named = "markdown/heading-one, page/headings in content/notes/ and content/til/";
  expect(summaryOf({ ...written, off })[0]).toBe(`off in templates/: ${named}`);
  expect(summaryOf({ ...written, off }, {}, {}, "fr")[0]).toContain("contrôles désactivés dans templates/");
});
