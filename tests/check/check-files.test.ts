import { expect, test } from "vitest";
import { checkStaticFiles, checkUnusedImages } from "../../src/check/check-files.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { inflate } from "../../src/store/inflate.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { tellInFrench } from "../support/french.ts";

const key = `-----BEGIN RSA PRIVATE KEY-----\n${"MIIEowIBAAKCAQEA".repeat(4)}\n-----END RSA PRIVATE KEY-----\n`;

function tell(path: string, text = ""): string {
  const problems: Problem[] = [];
  checkStaticFiles(
    [{ path, bytes: Buffer.from(text) }],
    { memory: noMemory, inflate },
    (problem) => void problems.push(problem),
  );
  return problems.map(({ severity, code, file }) => `${severity} ${code} ${file}`).join("\n");
}

test.each([
  ".env",
  ".env.production",
  ".envrc",
  "sous/.ENV.local",
  ".well-known/.env",
  ".npmrc",
  "_netrc",
  ".htpasswd",
  ".git-credentials",
  ".bash_history",
  "id_rsa",
  "cles/id_ed25519",
  "site.kdbx",
  "certificat.pfx",
  "terraform.tfstate",
  ".ssh/config",
  ".aws/credentials",
])("a build never publishes static/%s", async (path) => {
  expect(tell(path)).toBe(`error static/secret static/${path}`);
  const { written } = await buildInMemory({ [`static/${path}`]: "x", "static/note.txt": "x" });
  expect(written.size).toBe(0);
});

test.each([
  ["as it is", key],
  ["behind a certificate", `-----BEGIN CERTIFICATE-----\n${"MIID".repeat(1200)}\n${key}`],
  ["within JSON", JSON.stringify({ type: "service_account", private_key: key })],
  ["of PGP", key.replaceAll("RSA PRIVATE KEY", "PGP PRIVATE KEY BLOCK")],
  ["with headers", key.replace("\n", "\nProc-Type: 4,ENCRYPTED\n")],
])("a private key is never published whatever its file is called: %s", (_, text) => {
  expect(tell("note.txt", text)).toBe("error static/secret static/note.txt");
});

test.each([".vscode/settings.json", ".well-known/.cache/a", "page.html.bak", "data.sqlite"])(
  "static/%s is reported at every build as a warning",
  (path) => {
    expect(tell(path)).toBe(`warning static/left-over static/${path}`);
  },
);

test.each([
  [".well-known/security.txt", "Contact: mailto:a@b.example"],
  [".nojekyll", ""],
  [".htaccess", ""],
  ["environment.txt", "x"],
  ["id_rsa.pub", "ssh-rsa AAAA"],
  ["presentation.key", "PK\u0003\u0004"],
  ["ca.pem", "-----BEGIN CERTIFICATE-----\nMIID\n"],
  ["guide.html", "A file that begins with -----BEGIN PRIVATE KEY----- is a key."],
])("static/%s is published without a warning", (path, text) => {
  expect(tell(path, text)).toBe("");
});

test("the message says what kind of file it is and what to do about it", async () => {
  const { report } = await buildInMemory({ "static/.env": "KEY=1" });
  expect(report).toContain(
    "static/.env  error  a file of environment variables, which hold keys and passwords: it would be published for everyone to read",
  );
  expect(report).toContain(
    "hint: move it out of static/; if it is out already, replace every key and password",
  );
});

test.each([
  [
    "plaquette.pdf",
    40_000_000,
    "this file has 40 MB: on a telephone, readers wait about 64 seconds for it",
    "export it again for the screen, with photographs at 150 dots an inch: 5 MB are usually enough",
    "ce fichier pèse 40~Mo~: sur un téléphone, les lecteurs l’attendent environ 64 secondes",
    "exportez-le de nouveau pour l’écran, avec des photos à 150 points par pouce~: 5~Mo suffisent le plus souvent",
  ],
  [
    "film.mp4",
    26_400_000,
    "this file has 26.4 MB: on a telephone, readers wait about 42 seconds for it",
    "make it smaller than 25 MB, since some hosts refuse more, or publish it elsewhere and link to it",
    "ce fichier pèse 26,4~Mo~: sur un téléphone, les lecteurs l’attendent environ 42 secondes",
    "ramenez-le à moins de 25~Mo, limite de certains hébergeurs, ou publiez-le ailleurs et mettez un lien",
  ],
])("the large file static/%s is reported", (path, size, message, hint, frenchMessage, frenchHint) => {
  const problems: Problem[] = [];
  checkStaticFiles(
    [{ path, bytes: new Uint8Array(size) }],
    { memory: noMemory, inflate },
    (problem) => void problems.push(problem),
  );
  expect(problems).toEqual([
    { code: "static/heavy", severity: "warning", file: `static/${path}`, message, hint },
  ]);
  expect(problems.flatMap(({ message, hint }) => [tellInFrench(message), tellInFrench(hint)])).toEqual([
    frenchMessage,
    frenchHint,
  ]);
});

test.each([
  ["plaquette.pdf", 5_000_000],
  ["film.mp4", 25_000_000],
])("static/%s of %i bytes is accepted", (path, size) => {
  const problems: Problem[] = [];
  checkStaticFiles(
    [{ path, bytes: new Uint8Array(size) }],
    { memory: noMemory, inflate },
    (problem) => void problems.push(problem),
  );
  expect(problems).toEqual([]);
});

test("images that nothing names are told, also those that no build can read; an icon has no place in the content", () => {
  const problems: Problem[] = [];
  const asFiles = (paths: readonly string[]) => paths.map((path) => ({ path, bytes: Buffer.from("") }));
  checkUnusedImages(
    {
      names: new Set(["content/a.jpg", "content/b.JPG", "content/c.heic", "content/d.ico", "content/e.md"]),
      images: ["content/a.jpg"],
      sources: [],
      rendered: [],
      files: [],
      copied: asFiles(["f.tiff", "favicon.ico", "g.ico", "h.txt"]),
    },
    (problem) => void problems.push(problem),
  );
  expect(problems.map(({ file }) => file)).toEqual([
    "content/b.JPG",
    "content/c.heic",
    "static/f.tiff",
    "static/g.ico",
  ]);
});
