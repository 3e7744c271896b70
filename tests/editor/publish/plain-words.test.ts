import { expect, test } from "vitest";
import type { Missing } from "../../../src/editor/publish/differences.ts";
import type { PublishEnd } from "../../../src/editor/publish/publish.ts";
import { drawLook, drawState } from "../../../src/editor/publish/publish-page.ts";
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
  /dépôt|branche|commit|\borigin\b|\bgit\b|\bGit\b|\bmain\b|[0-9a-f]{20}|(?:content|static|templates)\/|\.lock\b|\.(?:md|ya?ml)\b/i;

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
    expect(drawing.html).toContain("<summary>Détails</summary>");
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
  const drawing = drawLook(look, options);
  expect(shown(drawing)).toContain("https://firm.example/documents/tarif.pdf");
  expect(shown(drawing)).not.toMatch(technical);
  expect(drawing.html).toContain("Une remarque pour la personne qui administre le site");
  expect(drawing.html).toMatch(/href="mailto:\?subject=[^"]*templates%2Fsite\.tsx/);
  expect(drawing.html).not.toContain('id="risks"');
  expect(drawing.html).toContain('<button type="submit" class="main">Publier</button>');
});
