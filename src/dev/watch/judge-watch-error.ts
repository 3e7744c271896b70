import { type Message, say } from "../../catalogue/message.ts";
import { systemCode } from "../../system/file-system.ts";

/** What an error of a watcher means for the watch as a whole. */
export type WatchError =
  /** The process, or the system, opens no more files for now: what could not be listed is watched by nobody. */
  | { readonly kind: "short" }
  /** The system tells of no changes here, and the files have to be looked at. */
  | { readonly kind: "deaf"; readonly why: Message }
  /** It is about one file, which does not keep the others from being watched. */
  | { readonly kind: "single" };

export function judgeWatchError(error: unknown): WatchError {
  const { code, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  // Where no watch can be had, no closed connection gives one back.
  if (isOutOfHandles(error) && syscall !== "watch") return { kind: "short" };
  switch (code) {
    case "ENOSPC":
      return deaf(say("watch.no-room"));
    case "EMFILE":
    case "ENFILE":
      return deaf(say("watch.no-handles", { code }));
    case "ENOSYS":
    case "EINVAL":
      return deaf(say("watch.no-events", { code }));
    default:
      return { kind: "single" };
  }
}

function isOutOfHandles(error: unknown): boolean {
  const code = systemCode(error);
  return code === "EMFILE" || code === "ENFILE";
}

function deaf(why: Message): WatchError {
  return { kind: "deaf", why };
}
