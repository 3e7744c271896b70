import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { replaceFile } from "../store/disk.ts";
import { systemCode } from "../store/failures.ts";
import { formatHolder, isHere, nameHolder, parseHolder, stateOf } from "../store/lock.ts";

/** The editor of a site that this process is about to start. */
export type OwnEditor = {
  /** Notes the address, by which the next start finds this one. */
  tell(url: string): void;
  release(): void;
};

/** From the folder of the site. */
const file = ".site/edit/running.json";
const pollMs = 200;
const answerMs = 15_000;

/**
 * Finds the editor that runs for the site in `root`, and waits until it has an address. If there is none, notes that this
 * process starts it: who double-clicks twice gets one editor, not two.
 */
export async function findRunningEditor(
  root: string,
): Promise<{ readonly url: string } | { readonly own: OwnEditor }> {
  const path = join(root, file);
  const holder = nameHolder();
  while (true) {
    if (take(path, formatHolder(holder))) return { own: own(path, holder) };
    const found = read(path);
    const state = found !== undefined && isHere(found.holder) ? stateOf(found.holder) : "gone";
    if (found === undefined || state === "gone") rmSync(path, { force: true });
    else if (found.url === undefined) await sleep(pollMs);
    // An editor that is building may take long to answer.
    else if (state === "working" || (await answers(found.url))) return { url: found.url };
    // Where the system does not tell when a process began, its id may have gone to another one.
    else rmSync(path, { force: true });
  }
}

/** True also if the disk takes no file: then every start is one of its own. */
function take(path: string, text: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    return systemCode(error) !== "EEXIST";
  }
}

function own(path: string, holder: ReturnType<typeof nameHolder>): OwnEditor {
  const isOwn = () => read(path)?.holder.token === holder.token;
  return {
    tell: (url) => {
      if (isOwn()) replaceFile(path, `${JSON.stringify({ ...holder, url })}\n`);
    },
    release: () => {
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

function read(path: string) {
  try {
    const text = readFileSync(path, "utf8");
    const holder = parseHolder(text);
    const { url } = JSON.parse(text) as { readonly url?: unknown };
    // Another program may have written the file: only an address of this machine is opened.
    const isLocal = typeof url === "string" && /^http:\/\/127\.0\.0\.1:\d{1,5}\/\S*$/.test(url);
    return holder && { holder, url: isLocal ? url : undefined };
  } catch {
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs), redirect: "manual" });
    await answer.body?.cancel();
    // A site with errors is answered by a page that tells them.
    return true;
  } catch {
    return false;
  }
}
