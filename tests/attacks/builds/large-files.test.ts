import { openSync, readSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edit } from "../../support/edit-site.ts";
import { addFilm, copySite, measure, mostMemory, serve, writeFilm } from "../../support/film-site.ts";

const gigabyte = 1_000_000_000;
/** The CPU time of a build with nothing changed, in ms. To hash three gigabytes takes two to ten seconds. */
const mostUnchangedMs = 1500;

function filmSite(size: number): string {
  const root = copySite();
  addFilm(root, size);
  return root;
}

function endsOf(path: string) {
  const [start, end] = [Buffer.alloc(8), Buffer.alloc(7)];
  const handle = openSync(path, "r");
  readSync(handle, start, 0, 8, 0);
  readSync(handle, end, 0, 7, statSync(path).size - 7);
  return [statSync(path).size, start.toString("latin1"), end.toString()];
}

test("a film of three gigabytes is built, checked, compared and served within 200 MB of memory", async () => {
  const size = 3 * gigabyte;
  const root = filmSite(size);
  // Results of the site without the film.
  expect(measure(root, "build", "--out", "first")).toMatchObject({ status: 0 });
  rmSync(join(root, "first"), { recursive: true });

  const cold = measure(root, "build");
  expect(cold).toMatchObject({ status: 0, said: expect.stringContaining("3,000 MB") });
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([size, "\0".repeat(8), "the end"]);
  const same = measure(root, "build");
  expect(same.said).toContain("(0 changed)");
  edit(root, "content/categories.yaml", (text) => text.replace("Énergie", "Énergie et plus"));
  const edited = measure(root, "build");
  expect(edited.status).toBe(0);
  writeFilm(root, "changed!", 0);
  const changed = measure(root, "build");
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([size, "changed!", "the end"]);
  const checked = measure(root, "check");
  const compared = measure(root, "changes", "--against", "dist");
  expect(compared).toMatchObject({ status: 0, said: expect.not.stringContaining("film.mp4") });
  const moved = measure(root, "move", "premier", "un", "--dry-run");
  const found = measure(root, "where", "Énergie");
  for (const { memory, said } of [cold, same, edited, changed, checked, compared, moved, found]) {
    expect(said).not.toMatch(/\n {4}at /);
    expect(memory).toBeLessThan(mostMemory);
  }
  for (const { cpuMs } of [same, edited]) expect(cpuMs).toBeLessThan(mostUnchangedMs);

  for (const command of ["preview", "dev"]) {
    const { url, end } = await serve(root, command);
    const film = new URL("/film.mp4", url);
    let received = 0;
    const answer = await fetch(film);
    for await (const piece of answer.body ?? []) received += piece.byteLength;
    expect([command, answer.headers.get("content-length"), received]).toEqual([command, String(size), size]);
    const part = await fetch(film, { headers: { Range: "bytes=2999999993-" } });
    expect([part.status, await part.text()]).toEqual([206, "the end"]);
    const { memory } = end();
    // The server of « site dev » also holds the site, its templates and the watchers.
    expect(memory).toBeLessThan(command === "dev" ? mostMemory + 100_000_000 : mostMemory);
  }
});

test("a key in the middle of a film of a gigabyte ends the build, and the last site stays", () => {
  const root = filmSite(gigabyte);
  expect(measure(root, "build").status).toBe(0);
  writeFilm(root, "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n", gigabyte / 2);
  const refused = measure(root, "build");
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining("static/secret") });
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([gigabyte, "\0".repeat(8), "the end"]);
  expect(refused.memory).toBeLessThan(mostMemory);
});

test("a file of more than two gigabytes in content/ is named, with what to do", () => {
  const root = filmSite(1000);
  writeFileSync(join(root, "content/film.mp4"), "");
  truncateSync(join(root, "content/film.mp4"), 3 * gigabyte);
  const { status, said } = measure(root, "build");
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/content\/film\.mp4 +error .*EFBIG[\s\S]*static\//),
  ]);
});
