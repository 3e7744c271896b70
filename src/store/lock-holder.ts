import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { isProcessAlive, startOfProcess } from "./is-process-alive.ts";

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
export type HolderState = "working" | "gone" | "unknown";

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

/** `heldHere` contains the tokens of the locks that this process holds. */
export function stateOf(holder: LockHolder, heldHere: ReadonlySet<string>): HolderState {
  if (heldHere.has(holder.token)) return "working";
  if (!isHere(holder)) return "unknown";
  if (holder.pid === process.pid || !isProcessAlive(holder.pid)) return "gone";
  const start = startOfProcess(holder.pid);
  if (start === undefined || holder.start === "") return "unknown";
  return start === holder.start ? "working" : "gone";
}

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
