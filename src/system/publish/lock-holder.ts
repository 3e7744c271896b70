import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { isProcessAlive, startOfProcess } from "../is-process-alive.ts";

/** Who holds a lock. Ids of processes say something on the same host, since its last start and in the same container only. */
export type LockHolder = {
  readonly pid: number;
  /** When the process began. Empty where the system does not tell. */
  readonly start: string;
  readonly host: string;
  /** The start of the host. Empty where the system does not tell. */
  readonly boot: string;
  /** The container, or whatever else counts its processes by itself. Empty where the system does not tell. */
  readonly space: string;
  /** Random: of this one lock. */
  readonly token: string;
};

/** `unknown`: it runs elsewhere, or only its id is known, which another process may have by now. */
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

/** One line, for whoever looks into the file. */
export function formatHolder(holder: LockHolder): string {
  return `${JSON.stringify(holder)}\n`;
}

/** Undefined where the text is not whole: its writer has not finished, or was killed. */
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

/** Problems name the host: whoever planted the lock must not command the terminal. */
function isOneLine(value: unknown): boolean {
  return typeof value === "string" && /^\P{C}*$/u.test(value);
}

/** `heldHere` has the tokens of the locks of this very process. */
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
