import { expect, test } from "vitest";
import type { Connection } from "../../../src/editor/publish/connection.ts";
import type { Missing } from "../../../src/editor/publish/differences.ts";
import { gitServices } from "../../../src/editor/publish/git-services.ts";
import type { Question, QuestionClash } from "../../../src/editor/publish/merge-upstream.ts";
import type { PublishEnd } from "../../../src/editor/publish/publish.ts";
import { drawLook, drawQuestions, drawState } from "../../../src/editor/publish/publish-page.ts";
import type { Cause } from "../../../src/editor/publish/remote.ts";
import { drawConnection } from "../../../src/editor/publish/set-up-page.ts";
import type { OwnReview } from "../../../src/editor/review/review.ts";
import {
  drawReading,
  drawReadingForm,
  drawReviews,
  explainEnd,
} from "../../../src/editor/review/review-page.ts";
import { sending } from "../../../src/words/sending.ts";
import { french } from "../../support/speech.ts";

const options = { base: "", speech: french, drawn: undefined, unsaved: 0 };
const files = ["content/pages/index.md"];

/** What a reader sees who opens no « Détails ». */
function shown({ state, html }: { readonly state: string; readonly html: string }): string {
  return `${state} ${html.replace(/<details[\s\S]*?<\/details>/g, "").replace(/<[^>]*>/g, " ")}`.replaceAll(
    "\u00a0",
    " ",
  );
}

const technical =
  /dépôt|branche|commit|\borigin\b|\bgit\b|\bGit\b|\bmain\b|[0-9a-f]{20}|(?:content|static|templates)\/|\.lock\b|\.(?:md|ya?ml)\b|ssh-keygen|ssh-add|openssh/i;

const missing: readonly Missing[] = [
  { is: "git" },
  { is: "repository", reason: "fatal: not a git repository" },
  { is: "end", of: "merge" },
  { is: "lock", file: "/site/.git/index.lock" },
  { is: "owner", folder: "/site" },
  { is: "branch" },
  { is: "commits" },
  { is: "remote" },
  { is: "upstream", branch: "main" },
  { is: "two-ways", remote: "origin", pushRemote: "fork" },
  { is: "author", name: "", email: "" },
  { is: "submodule", folders: ["content/posts"] },
  { is: "sparse", files },
  { is: "overlooked", files },
  { is: "lfs", files },
  { is: "send", files },
];

test("what is missing is asked for without a word of Git, which stands under « Détails »", () => {
  for (const one of missing) {
    const drawing = drawLook({ status: "missing", missing: one }, options);
    expect(shown(drawing), one.is).not.toMatch(technical);
    // The form that asks for a name has nothing technical to say.
    if (one.is !== "author") expect(drawing.html).toContain("<summary>Détails</summary>");
  }
});

const causes = Object.keys(sending).flatMap((key) => /^publish\.trouble\.([a-z-]+)$/.exec(key)?.[1] ?? []);
const forwarded = { status: "in-the-way", files } as const;
const ends = [
  ...causes.map(
    (cause) => ({ status: "trouble", cause, reason: "remote: main", during: "send" }) as PublishEnd,
  ),
  { status: "published", commit: "a".repeat(40), tree: "b".repeat(40), isMerged: true, forwarded },
  { status: "nothing", forwarded },
  { status: "changed" },
  { status: "unrelated" },
  { status: "overtaken" },
  { status: "late", during: "send" },
  { status: "stopped", during: "fetch" },
  { status: "elsewhere", branch: "main", branches: ["trunk"] },
  { status: "failed", reason: "git push: refused" },
] as readonly PublishEnd[];

test("no end of a publication says a word of Git, a path or a number of a version outside « Détails »", () => {
  expect(causes.length).toBeGreaterThan(20);
  for (const end of ends) {
    const ended = { is: "ended", phases: [], end, host: undefined, questions: [] } as const;
    expect(shown(drawState(ended, options)), JSON.stringify(end)).not.toMatch(technical);
  }
});

test("a publication under way, and the pages that it has sent, are told in words", () => {
  const url = "https://firm.example/services";
  const sent = [
    { name: "Services", url, answer: { status: "seen", url } as const },
    { name: "Contact", url, answer: { status: "unseen", url, last: { kind: "old" } } as const },
    { name: "Accueil", url, answer: undefined },
  ];
  const phases = ["check", "record", "fetch", "merge", "send", "forward", "host"] as const;
  for (const phase of phases)
    expect(shown(drawState({ is: "running", phases: [phase], sent: [] }, options))).not.toMatch(technical);
  const text = shown(drawState({ is: "running", phases, sent }, options));
  expect(text).toContain("en ligne");
  expect(text).toContain("pas encore : le site public montre encore l’ancienne version");
  expect(text).not.toMatch(technical);
});

test("what leaves is told without a path, and a warning of a developer stops nobody", () => {
  const look = {
    status: "ready",
    ...{ tree: "a".repeat(40), published: "b".repeat(40) },
    leaving: [
      {
        state: "added",
        kind: "static",
        ...{ key: "c".repeat(20), file: "static/documents/tarif.pdf" },
        ...{ sizeBytes: 2000, staysHere: false, collection: undefined, name: undefined, routes: [] },
        ...{ isShared: false, held: [], address: "documents/tarif.pdf", isUsed: false },
      },
    ],
    found: { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 1 },
    unseen: { entries: [], images: [], files: [] },
    ...{ isFirst: false, remarks: 0, origin: "https://firm.example", remote: "origin", branch: "main" },
    risks: [
      {
        code: "asset/unfingerprinted",
        severity: "warning",
        file: "templates/site.tsx",
        message: "the file main.css has no fingerprint",
      },
    ],
  } as const;
  const first = drawLook({ ...look, isFirst: true, found: undefined }, options);
  expect(shown(first)).toContain("C’est la première publication");
  expect(shown(first)).not.toMatch(technical);
  const drawing = drawLook(look, options);
  expect(shown(drawing)).toContain("https://firm.example/documents/tarif.pdf");
  expect(shown(drawing)).not.toMatch(technical);
  expect(drawing.html).toContain("Une remarque pour la personne qui administre le site");
  expect(drawing.html).toMatch(/href="mailto:\?subject=[^"]*templates%2Fsite\.tsx/);
  expect(drawing.html).not.toContain('id="risks"');
  expect(drawing.html).toContain('<button type="submit" class="main">Publier</button>');
});

test("errors that stop a publication are told without a path", () => {
  const problem = {
    code: "entry/invalid-field",
    severity: "error",
    file: "content/pages/index.md",
    ...{ at: { line: 4, column: 16 }, message: "le titre manque" },
  } as const;
  const drawing = drawLook({ status: "errors", problems: [problem], leaving: [] }, options);
  expect(shown(drawing)).toContain("le titre manque");
  expect(drawing.html).toContain("content/pages/index.md");
  expect(shown(drawing)).not.toMatch(technical);
});

const question = (clash: QuestionClash): Question => ({
  ...{ key: "a".repeat(64), file: "content/pages/index.md", clash, taken: undefined },
  authors: { mine: undefined, theirs: undefined },
});

test("a question about a file that has no name is asked without its path, which stands under « Détails »", () => {
  const clashes = [
    { kind: "field", path: ["hero", "title"], mine: "Un", theirs: "Deux" },
    { kind: "address", mine: "/un", theirs: "/deux" },
    { kind: "file", mine: { is: "link", to: "content/b.md" }, theirs: { is: "folder", files: ["a.md"] } },
  ] as readonly QuestionClash[];
  for (const clash of clashes) {
    const html = drawQuestions([question(clash)], options);
    expect(shown({ state: "", html })).toContain("index · ");
    expect(shown({ state: "", html }), clash.kind).not.toMatch(technical);
    expect(html).toContain("content/pages/index.md");
  }
});

const at = new Date("2026-11-30T09:00:00Z");
const review = {
  ...{
    name: "2026-11-30-ada-0a1b2c",
    commit: "a".repeat(40),
    asker: "Ada",
    sender: "Bob",
    at,
    word: "Un mot.",
  },
} as const;

test("reviews are told without a word of Git: those of an author, those to read, and how each act has ended", () => {
  const own: readonly OwnReview[] = [
    { is: "none" },
    { is: "waiting", review, asked: review.commit },
    { is: "returned", review, asked: review.commit },
    { is: "accepted", asked: review.commit, by: review },
    { is: "closed" },
  ];
  const questions = [question({ kind: "field", path: ["title"], mine: "Un", theirs: "Deux" })];
  for (const one of own) {
    const html = drawReviews(
      {
        ...{ own: one, corrected: undefined, others: [{ ...review, isBegun: true }], questions },
        ...{ tree: "b".repeat(40), isOffline: true },
      },
      options,
    );
    expect(shown({ state: "", html }), one.is).not.toMatch(technical);
  }
  for (const is of ["there", "moved", "gone", "published"] as const)
    for (const holdsCorrections of [true, false]) {
      const reading = {
        ...{ name: review.name, asker: "Ada", review: is === "gone" ? undefined : review, is },
        ...{ corrected: undefined, holdsCorrections, isOffline: true },
      };
      const html = drawReading(reading, options) + drawReadingForm("b".repeat(40), reading, french);
      expect(shown({ state: "", html }), is).not.toMatch(technical);
    }
  const endings = [
    { status: "asked" },
    { status: "moved" },
    { status: "changed" },
    { status: "open", questions },
    { status: "in-the-way", files },
    { status: "refused", reason: "remote: refusing main" },
    { status: "trouble", cause: "other", reason: "fatal: origin" },
    { status: "late" },
    { status: "failed", reason: "git merge: failed" },
  ];
  for (const end of endings) {
    const drawing = explainEnd(end as never, "Fait.", options);
    expect(shown(drawing), end.status).not.toMatch(technical);
  }
});

test("in a review, the number of changes is that of what is to be read, and nothing is said of publishing it", () => {
  const look = {
    ...{ status: "ready", tree: "a".repeat(40), published: "b".repeat(40), leaving: [], risks: [] },
    found: { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 1 },
    unseen: {
      entries: [],
      images: [],
      files: [{ path: "documents/tarif.pdf", kind: "file", state: "added" }],
    },
    ...{ isFirst: false, remarks: 0, origin: "https://firm.example", remote: "origin", branch: "main" },
  } as never;
  expect(drawLook(look, options).state).toContain("à publier");
  const { state, html } = drawLook(look, { ...options, drawForm: () => "<form></form>" });
  expect(state).toBe("Un changement à relire.");
  expect(html).not.toContain("Ce que les visiteurs verront changer");
});

test("each step that connects this computer is told without a command", () => {
  const [service] = gitServices;
  const hostKey = { host: "github.com", fingerprints: ["SHA256:abc"] };
  const closed = (cause: string, more: object = {}) =>
    ({
      ...{
        is: "closed",
        trouble: { status: "trouble", cause: cause as Cause, reason: "fatal: origin main" },
      },
      ...{ service, path: "firm/site", kind: "ssh", isKeyNew: false, noKey: undefined, ...more },
    }) as Exclude<Connection, { readonly is: "missing" }>;
  const states = [
    { is: "open" } as const,
    ...causes.map((cause) => closed(cause)),
    ...["published", "other", "unknown"].map((check) =>
      closed("host-key", { hostKey: { ...hostKey, check, isChanged: false } }),
    ),
    closed("host-key", { hostKey: { ...hostKey, check: "other", isChanged: true } }),
    closed("key", { noKey: "no-program" }),
    closed("key", { noKey: "refused" }),
    closed("key", { publicKey: "ssh-ed25519 AAAA Ada", isKeyNew: true }),
    closed("credentials", { kind: "https", hasHelper: true }),
    closed("not-found", { kind: "other", service: undefined }),
  ];
  for (const state of states) expect(shown(drawConnection(state, french))).not.toMatch(technical);
});
