import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FileSystem, removeTree } from "./disk.ts";
import { blame, isFailure, systemCode } from "./failures.ts";

export type HeldLock = {
  /**
   * Updates the time of the file. To be called regularly: a process that cannot see the holder, such as one in another
   * container, knows by this time that the holder is working.
   */
  renew(): void;
  /** False when another process has taken the lock over, even if it has released it since. */
  isStillHeld(): Promise<boolean>;
  /** Removes the lock if this process still holds it. Throws `FileFailure` when the disk refuses. */
  release(): void;
};

export type LockResult =
  | { readonly status: "held"; readonly lock: HeldLock }
  /** `holder` is the process with the lock, if it is known. */
  | { readonly status: "busy"; readonly holder: ProcessName | undefined }
  | { readonly status: "interrupted" };

/** `host` is undefined when the process runs on this machine. */
export type ProcessName = { readonly pid: number; readonly host: string | undefined };

type LockOptions = {
  readonly fileSystem: FileSystem;
  readonly signal: AbortSignal | undefined;
  /** How long to wait for another process. */
  readonly waitMs: number;
  /** A lock with an unknown holder is stale when it was not renewed for this time. */
  readonly staleMs?: number;
};

/**
 * Takes the lock at `path`, a file that names its holder. Takes the lock of a dead process over at once, and waits for
 * a running process. The state of a holder on another host or in another container is unknown: its lock is stale if it
 * was not renewed for a while. Libraries for locks judge every lock by its age, so a build after a killed one would
 * always have to wait.
 */
export async function takeLock(
  path: string,
  { fileSystem, signal, waitMs, staleMs = 20_000 }: LockOptions,
): Promise<LockResult> {
  const own = nameHolder();
  let last: SeenLock | undefined;
  let quietMs = 0;
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    if (signal?.aborted) return { status: "interrupted" };
    if (tryToTake(path, own, fileSystem)) return { status: "held", lock: hold(path, own, fileSystem) };

    const seen = look(path, fileSystem);
    const holder = seen && parseHolder(seen.content);
    const state = holder === undefined ? "unknown" : stateOf(holder);
    // The clocks of two hosts may differ by more than the limit, so only time measured here counts.
    quietMs = seen?.content === last?.content && seen?.touchedAt === last?.touchedAt ? quietMs + pollMs : 0;
    last = seen;
    // A lock that may not be read belongs to another user, who renews it while the build works.
    const isHalfWritten = holder === undefined && seen?.content !== forbiddenLock;
    const limitMs = isHalfWritten ? Math.min(staleMs, halfWrittenMs) : staleMs;
    if (seen !== undefined && (state === "gone" || (state === "unknown" && quietMs >= limitMs)))
      removeStale(path, seen.content, fileSystem);
    else if (waitedMs >= waitMs) return { status: "busy", holder: holder && nameProcess(holder) };
    else await sleep(pollMs);
  }
}

const pollMs = 50;
const renewMs = 1000;
/** An unreadable lock is stale after this time: its holder may have been killed before it wrote its name. */
const halfWrittenMs = 500;

/** The tokens of the locks of this process. A lock with the same process id may be left from an earlier process. */
const heldHere = new Set<string>();

/** No holder writes this. */
const forbiddenLock = "\0forbidden";

type SeenLock = { readonly content: string; readonly touchedAt: number };

function look(path: string, fileSystem: FileSystem): SeenLock | undefined {
  const content = readAnyLock(path, fileSystem);
  if (content === undefined) return undefined;
  try {
    // Reading comes first: it makes network disks ask their server for the current time of the file.
    return { content, touchedAt: blame(basename(path), () => fileSystem.touchedAt(path)) };
  } catch (error) {
    if (!isFailure(error, "ENOENT")) throw error;
    // A link that leads nowhere has no time of its own.
    return fileSystem.kindOf(path) === undefined ? undefined : { content, touchedAt: 0 };
  }
}

function tryToTake(path: string, own: LockHolder, fileSystem: FileSystem): boolean {
  try {
    blame(basename(path), () => fileSystem.createExclusively(path, Buffer.from(formatHolder(own))));
  } catch (error) {
    if (isFailure(error, "EEXIST")) return false;
    throw error;
  }
  heldHere.add(own.token);
  return true;
}

function hold(path: string, own: LockHolder, fileSystem: FileSystem): HeldLock {
  let renewedAt = performance.now();
  return {
    renew: () => {
      if (performance.now() - renewedAt < renewMs) return;
      renewedAt = performance.now();
      try {
        fileSystem.touch(path);
      } catch {
        // If the file is gone, `isStillHeld` notices it.
      }
    },
    isStillHeld: async () => {
      // Another process may have moved the file away, taking it for an earlier, stale lock. It puts it back at once.
      if (readLock(path, fileSystem) === undefined) await sleep(pollMs);
      return readLock(path, fileSystem) === formatHolder(own);
    },
    release: () => {
      heldHere.delete(own.token);
      // Another build may have taken the lock: its file stays.
      if (readLock(path, fileSystem) === formatHolder(own)) removeIfThere(path, fileSystem);
    },
  };
}

function nameProcess(holder: LockHolder): ProcessName {
  return { pid: holder.pid, host: isHere(holder) ? undefined : holder.host };
}

function readLock(path: string, fileSystem: FileSystem): string | undefined {
  try {
    return blame(basename(path), () => Buffer.from(fileSystem.read(path)).toString());
  } catch (error) {
    if (isFailure(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** Like `readLock`, also for what is no lock of ours: a folder or a link that leads nowhere is empty. */
function readAnyLock(path: string, fileSystem: FileSystem): string | undefined {
  try {
    const content = readLock(path, fileSystem);
    if (content !== undefined) return content;
  } catch (error) {
    if (isFailure(error, "EACCES") || isFailure(error, "EPERM")) return forbiddenLock;
    if (!isFailure(error, "EISDIR") && !isFailure(error, "ELOOP")) throw error;
  }
  const kind = blame(basename(path), () => fileSystem.kindOf(path));
  // If it is a file, another process has made it since.
  return kind === undefined || kind === "file" ? undefined : "";
}

function removeIfThere(path: string, fileSystem: FileSystem): void {
  try {
    blame(basename(path), () => fileSystem.remove(path));
  } catch (error) {
    if (!isFailure(error, "ENOENT")) throw error;
  }
}

/**
 * Two processes may find the same stale lock. If both deleted the file, the second could delete the new lock of the
 * first. So the file is renamed, and its content then shows which lock was removed.
 */
function removeStale(path: string, stale: string, fileSystem: FileSystem): void {
  const aside = join(dirname(path), `.site-${process.pid}-${randomBytes(8).toString("hex")}.tmp`);
  try {
    blame(basename(path), () => fileSystem.rename(path, aside));
    const taken = readAnyLock(aside, fileSystem);
    if (taken === undefined) return;
    removeTree(basename(aside), dirname(path), fileSystem);
    if (taken !== stale) blame(basename(path), () => fileSystem.createExclusively(path, Buffer.from(taken)));
  } catch (error) {
    // ENOENT: another process removed it first. EEXIST: a third one has taken the lock since.
    if (!isFailure(error, "ENOENT") && !isFailure(error, "EEXIST")) throw error;
  }
}

/**
 * The holder of a lock. A process id has a meaning only on the same host, since its last start and in the same
 * container.
 */
export type LockHolder = {
  readonly pid: number;
  /** The start time of the process. Empty when the system does not give it. */
  readonly start: string;
  readonly host: string;
  /** The boot of the host. Empty when the system does not give it. */
  readonly boot: string;
  /** The process id namespace, such as that of a container. Empty when the system does not give it. */
  readonly space: string;
  /** A random token of this one lock. */
  readonly token: string;
};

/** `unknown`: it runs elsewhere, or only its id is known, which may now belong to another process. */
type HolderState = "working" | "gone" | "unknown";

const here = {
  host: hostname(),
  boot: readQuietly(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
  space: readQuietly(() => readlinkSync("/proc/self/ns/pid")),
};

export function nameHolder(): LockHolder {
  const { pid } = process;
  return { pid, start: startOfProcess(pid) ?? "", ...here, token: randomBytes(16).toString("hex") };
}

/** One line, so that the file is readable. */
export function formatHolder(holder: LockHolder): string {
  return `${JSON.stringify(holder)}\n`;
}

/** Undefined when the text is incomplete: its writer has not finished, or was killed. */
export function parseHolder(text: string): LockHolder | undefined {
  try {
    const { pid, start, host, boot, space, token } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const texts = { start, host, boot, space, token };
    const isWhole = Object.values(texts).every(isOneLine);
    return isWhole && Number.isInteger(pid) && Number(pid) > 0
      ? ({ pid, ...texts } as LockHolder)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Problems print the host name, which a forged lock must not use to control the terminal. */
function isOneLine(value: unknown): boolean {
  return typeof value === "string" && /^\P{C}*$/u.test(value);
}

export function stateOf(holder: LockHolder): HolderState {
  if (heldHere.has(holder.token)) return "working";
  if (!isHere(holder)) return "unknown";
  if (holder.pid === process.pid || !isProcessAlive(holder.pid)) return "gone";
  const start = startOfProcess(holder.pid);
  if (start === undefined || holder.start === "") return "unknown";
  return start === holder.start ? "working" : "gone";
}

/** True if the process id means a process of this machine and container. */
export function isHere({ host, boot, space }: LockHolder): boolean {
  return host === here.host && boot === here.boot && space === here.space;
}

function readQuietly(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

/** True for the id of a running process on this machine, of any user. A zombie does not count. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process keeps its id until its parent collects it, which some containers never do.
    return readStat(pid)?.[0] !== "Z";
  } catch (error) {
    // EPERM: it runs under another user.
    return systemCode(error) !== "ESRCH";
  }
}

/**
 * The start time of a process, in the units of the system. Together with the id it identifies the process. Undefined
 * when it is unknown.
 */
export function startOfProcess(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/**
 * The fields of /proc/<pid>/stat from the state on. The name before it is in brackets and may contain spaces and
 * brackets.
 */
function readStat(pid: number): readonly string[] | undefined {
  try {
    // With another /proc mounted, the id would mean another process.
    if (readlinkSync("/proc/self") !== String(process.pid)) return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
