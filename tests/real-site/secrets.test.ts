import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRealSite } from "../support/copy-real-site.ts";
import { runHere } from "../support/run-here.ts";

const secrets: Readonly<Record<string, string>> = {
  AWS_SECRET_ACCESS_KEY: "wJalrXUtnFEMIK7MDENGbPxRfiCYplanted01",
  GITHUB_TOKEN: "ghp_planted02aaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  NPM_TOKEN: "npm_planted03bbbbbbbbbbbbbbbbbbbbbbbbbbbb",
  DATABASE_URL: "postgres://user:planted04@db.example/site",
  EMAILJS_ACCESS_TOKEN: "planted05-access-token",
  EMAILJS_PUBLIC_KEY_OLD: "planted06-old-key",
  REACT_APP_SECRET: "planted07-react-secret",
  SITE_PASSWORD: "planted08-password",
  DEPLOY_KEY:
    "-----BEGIN PRIVATE KEY-----\nMIIplanted09QIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n",
};

const folder = mkdtempSync(join(tmpdir(), "charpente-secrets-"));
const root = join(folder, "site");
const dist = join(folder, "dist");
let built: Awaited<ReturnType<typeof runHere>>;
let published: ReturnType<typeof readPublished>;

beforeAll(async () => {
  copyRealSite(root, { isPublished: true });
  built = await runHere(["build", "--root", root, "--out", dist], { env: secrets });
  published = readPublished();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every published file, what is compressed as it was before. */
function readPublished(): readonly (readonly [path: string, bytes: Buffer])[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      if (path.endsWith(".br")) return [path, brotliDecompressSync(bytes)];
      return [path, path.endsWith(".gz") ? gunzipSync(bytes) : bytes];
    });
}

/** A text as it is, and as it would look on its way through a URL, JSON or base64. */
function shapesOf(secret: string): readonly string[] {
  const lines = secret.split("\n").filter((line) => line.length > 8);
  return lines.flatMap((line) => [
    line,
    encodeURIComponent(line),
    JSON.stringify(line).slice(1, -1),
    // Where the text begins within a group of three letters, its middle looks the same.
    ...[0, 1, 2].map((from) => Buffer.from(line.slice(from)).toString("base64").slice(0, 12)),
  ]);
}

const pathsWith = (shapes: readonly string[]) =>
  published
    .filter(([, bytes]) => shapes.some((shape) => bytes.includes(shape)))
    .map(([path]) => path.slice(dist.length));

test("no secret of the environment is in any published file, in any shape", () => {
  expect(built.status).toBe(0);
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, pathsWith(shapesOf(secret))]).toEqual([name, []]);
  }
  // What is public is found, so the search finds what is there.
  expect(pathsWith(shapesOf(process.env.EMAILJS_PUBLIC_KEY ?? "?"))).toContain("/telecharger-guide.html");
});

test("with the private key of the e-mail service in the environment, nothing is built", async () => {
  const out = join(folder, "refused");
  const { status, stderr } = await runHere(["build", "--root", root, "--out", out], {
    env: { EMAILJS_PRIVATE_KEY: "planted10-private" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("EMAILJS_PRIVATE_KEY");
  expect(stderr).toContain("révoquez-la");
  expect(stderr).not.toContain("planted10");
  expect(existsSync(out)).toBe(false);
});
