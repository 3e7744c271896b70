import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { writeDist } from "../../src/store/dist.ts";
import { formatHolder, nameHolder, startOfProcess } from "../../src/store/lock.ts";
import { getFiles, scratchFolder } from "../support/scratch-folder.ts";
import { after, before, missingAssets, splitManifest, toOutput } from "../support/site-versions.ts";
import { intercept } from "./faulty-file-system.ts";

/** A process that publishes, and kills itself ahead of the operation whose number it is given. */
async function makeProgram(folder: string): Promise<string> {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const outfile = join(folder, "publish.mjs");
  await build({
    stdin: {
      contents: `
        import { writeDist } from "../../src/store/dist.ts";
        import { intercept } from "./faulty-file-system.ts";
        import { after, toOutput } from "../support/site-versions.ts";
        const [out, at] = process.argv.slice(2);
        const { fileSystem } = intercept((operation, index) => {
          if (index === Number(at)) process.kill(process.pid, "SIGKILL");
        });
        await writeDist(toOutput(after), out, { fileSystem });
      `,
      resolveDir: here,
      loader: "ts",
    },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  return outfile;
}

test("a killed process leaves complete files and a lock that delays no build", async () => {
  const folder = scratchFolder();
  const program = await makeProgram(folder);
  const counter = intercept(() => {});
  await writeDist(toOutput(before), join(folder, "count"));
  await writeDist(toOutput(after), join(folder, "count"), counter);
  // From soon after it takes the lock to right before it gives it back.
  const moments = [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
    (part) => Math.ceil(part * counter.operations()) - 1,
  );
  const locksLeft: boolean[] = [];
  for (const at of moments) {
    const out = join(folder, `dist-${at}`);
    await writeDist(toOutput(before), out);
    const child = spawn(process.execPath, [program, out, String(at)], { stdio: "ignore" });
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);

    const left = getFiles(out);
    locksLeft.push(".site-lock" in left);
    for (const [path, text] of Object.entries(left)) {
      if (/(?:^|\/)\.site-/.test(path) || text === null) continue;
      expect([before[path], after[path]], `${path} at ${at}`).toContain(text);
    }
    expect(missingAssets(left)).toEqual([]);

    expect(await writeDist(toOutput(after), out, { lockWaitMs: 0 })).toMatchObject({ status: "written" });
    expect(splitManifest(getFiles(out)).files).toEqual(after);
  }
  expect(locksLeft).toEqual(moments.map(() => true));
});

test("a process that waits too long for a running build reports it", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  try {
    const pid = holder.pid ?? 0;
    const lock = formatHolder({ ...nameHolder(), pid, start: startOfProcess(pid) ?? "" });
    writeFileSync(join(out, ".site-lock"), lock);
    expect(await writeDist(toOutput(after), out, { lockWaitMs: 100 })).toEqual({
      status: "failed",
      problem: {
        code: "publish/failed",
        severity: "error",
        file: "dist",
        message: `another build is publishing there, process ${holder.pid}`,
        hint: "wait for it and build again; if there is none, delete dist/.site-lock",
      },
    });
    expect(getFiles(out)).toEqual({ ...was, ".site-lock": lock });
  } finally {
    holder.kill("SIGKILL");
    await once(holder, "exit");
  }
  expect(await writeDist(toOutput(after), out, { lockWaitMs: 0 })).toMatchObject({ status: "written" });
});
