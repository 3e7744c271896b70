import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addFilm, copySite, measure, mostMemory, serve, writeFilm } from "../support/film-site.ts";

// `npm run test:attacks` does the same with three gigabytes.
const size = 300_000_000;

// Only Linux tells the most memory that a process has had.
test.runIf(process.platform === "linux")(
  "a film of 300 MB is built, checked, compared and served without being in memory",
  async () => {
    const root = copySite();
    expect(measure(root, "build")).toMatchObject({ status: 0 });
    addFilm(root, size);
    const runs = [measure(root, "build"), measure(root, "build")];
    expect(runs[1]?.said).toContain("(0 changed)");
    expect(statSync(join(root, "dist/film.mp4")).size).toBe(size);
    writeFilm(root, "changed!", 0);
    runs.push(measure(root, "changes", "--against", "dist"), measure(root, "check"));
    expect(runs.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    for (const command of ["preview", "dev"]) {
      const { url, end } = await serve(root, command);
      const film = new URL("/film.mp4", url);
      const part = await fetch(film, { headers: { Range: "bytes=-7" } });
      expect([part.status, await part.text()]).toEqual([206, "the end"]);
      let received = 0;
      for await (const piece of (await fetch(film)).body ?? []) received += piece.byteLength;
      expect(received).toBe(size);
      const { memory } = end();
      // The server of « site dev » also holds the site, its templates and the watchers.
      expect(memory).toBeLessThan(command === "dev" ? mostMemory + 100_000_000 : mostMemory);
    }
    for (const { memory } of runs) expect(memory).toBeLessThan(mostMemory);
  },
);
