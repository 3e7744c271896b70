import { systemCode } from "../../store/failures.ts";
import { type Message, say } from "../../words/message.ts";

/** The effect of a watcher’s error on the whole watch. */
export type WatchError =
  /** The process or the system has too many open files: folders that could not be listed are not watched. */
  | { readonly kind: "short" }
  /** The system reports no changes here, so the files have to be polled. */
  | { readonly kind: "deaf"; readonly why: Message }
  /** It concerns one file; the others are still watched. */
  | { readonly kind: "single" };

export function judgeWatchError(error: unknown): WatchError {
  const { code, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  // If `watch` itself fails, the system has no watches left, and closing connections does not help.
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
