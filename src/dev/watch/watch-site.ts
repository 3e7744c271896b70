import { basename, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { steeringFiles } from "../../bundle/remember-bundle.ts";
import { systemCode } from "../../store/failures.ts";
import { isLeftOut } from "../../store/read-files.ts";
import { type Message, say } from "../../words/message.ts";
import { watchFolders } from "./watch-folders.ts";

type WatchOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Poll files when the system does not report changes: network disks, some containers. */
  readonly poll: boolean;
  /** Called for every change, and for some events without one. `path` is from the root, with "/". */
  readonly onChange: (path: string) => void;
  /** Called once when the system cannot watch and files are polled instead. */
  readonly onFallback: (why: Message) => void;
  /** Starts the system’s watcher. Tests pass one that fails. */
  readonly start?: typeof watch;
};

export type SiteWatcher = {
  /** Settles once the watch covers all files. */
  readonly ready: Promise<void>;
  /**
   * Also watches these files, given as absolute paths. Ignores files that are already watched and files of packages.
   * Then calls `onChange` with "", because the files may have changed since they were read.
   */
  follow(places: readonly string[]): void;
  /** Restarts the watch soon and then calls `onChange` with "": for use when the system refused some watches. */
  renew(): void;
  close(): Promise<void>;
};

const pollMs = 250;
const renewMs = 1000;

/**
 * Watches everything that a build reads, including files that are created later; files elsewhere are added by `follow`.
 * Most changes are noticed even before `ready`.
 */
export function watchSite({ root, poll, onChange, onFallback, start = watch }: WatchOptions): SiteWatcher {
  const toPath = (place: string) => (isAbsolute(place) ? relative(root, place) : place).split(sep).join("/");
  const outside = createOutsideFiles();
  const isWatched = (path: string) => isInput(path) || outside.has(path);
  const watchers: FSWatcher[] = [];
  let isPolling = poll;
  let isClosed = false;
  let renewal: NodeJS.Timeout | undefined;

  /** Calls `onReady` once every change below `places` is noticed. */
  const open = (
    places: string | string[],
    {
      isWanted,
      onReady,
      depth,
    }: { isWanted: (path: string) => boolean; onReady: () => void; depth?: number },
  ) => {
    const watcher = start(places, {
      ignoreInitial: true,
      usePolling: isPolling,
      interval: pollMs,
      binaryInterval: pollMs,
      // The build compares files itself; waiting for a second event would only delay it.
      atomic: false,
      ignored: (place) => !isWanted(toPath(place)),
      ...(depth !== undefined && { depth }),
    });
    watchers.push(watcher);
    watcher.on("all", (_event, place) => onChange(toPath(place)));
    // The watcher above drops a second change within 50 ms, which the first rebuild may have missed.
    watcher.on("raw", (_event, name, details) => {
      const { watchedPath } = details as { readonly watchedPath?: string };
      const path = toPath(watchedPath === undefined ? name : placeOf(watchedPath, name));
      if (path !== "" && isWanted(path)) onChange(path);
    });
    // Polling must see a file once before it can notice its first change.
    watcher.on("ready", () => (isPolling ? setTimeout(() => isClosed || onReady(), 2 * pollMs) : onReady()));
    watcher.on("error", heed);
  };
  const openOutside = (folders: readonly string[]) => {
    if (folders.length === 0) return;
    const places = folders.map((folder) => resolve(root, folder));
    // The folder of a file may be the root itself, where only that file matters.
    const isWanted = (path: string) => outside.has(path) || places.includes(resolve(root, path));
    open(places, { isWanted, depth: 0, onReady: () => !isClosed && onChange("") });
  };

  const stopMeanwhile = poll ? () => {} : watchFolders(root, isInput, onChange);
  const followed: string[] = [];
  let markReady = () => {};
  const ready = new Promise<void>((settle) => {
    markReady = settle;
  });
  const openAgain = () => {
    renewal = undefined;
    const onReady = () => {
      markReady();
      // Changes that happened while nothing was watched are found by comparing files.
      if (!isClosed) onChange("");
    };
    open(root, { isWanted: isWatched, onReady });
    openOutside(followed);
  };
  const closeAll = () => {
    for (const watcher of watchers.splice(0)) {
      void watcher.close();
      // The failure may have interrupted the listing of a folder.
      watcher.on("error", () => {});
    }
  };
  const renew = () => {
    if (isClosed || renewal !== undefined) return;
    closeAll();
    renewal = setTimeout(openAgain, renewMs);
  };
  const heed = (error: unknown) => {
    const judged = judgeWatchError(error);
    if (judged.kind === "short") {
      renew();
      // The next build reports the failure.
      if (!isClosed) onChange("");
    }
    if (judged.kind !== "deaf" || isPolling || isClosed) return;
    isPolling = true;
    onFallback(judged.why);
    closeAll();
    openAgain();
  };
  open(root, { isWanted: isWatched, onReady: markReady });
  void ready.then(stopMeanwhile);
  return {
    ready,
    follow: (places) => {
      if (isClosed) return;
      const folders = outside.add(places.map(toPath).filter((path) => !isInput(path)));
      followed.push(...folders);
      if (renewal === undefined) openOutside(folders);
    },
    renew,
    close: async () => {
      isClosed = true;
      clearTimeout(renewal);
      stopMeanwhile();
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/**
 * The system reports a change in a folder by the name within it, and a change of a single watched file by its own name.
 */
function placeOf(watched: string, name: string | null): string {
  return name === null || basename(watched) === name ? watched : join(watched, name);
}

/** True for everything that every build reads, and for the folders above it. */
function isInput(path: string): boolean {
  const [top = "", ...rest] = path.split("/");
  if (path === "" || steeringFiles.some((name) => name === path)) return true;
  if (!["content", "templates", "static"].includes(top)) return false;
  return !rest.some((name) => isLeftOut(name, true));
}

/**
 * The files outside the folders of a site that its builds read. Paths are from the root, with "/", and may begin with
 * `..`.
 */
type OutsideFiles = {
  /**
   * Returns the folders with newly added files. A watched folder also reports a file that is removed and created again.
   */
  add(paths: readonly string[]): readonly string[];
  /** True for such a file, and for the folders of the site above it. */
  has(path: string): boolean;
};

/** Files of packages are left out: they change only when packages are installed, and there are thousands. */
export function createOutsideFiles(): OutsideFiles {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add: (paths) => {
      const fresh = paths.filter((path) => !files.has(path) && !/(?:^|\/)node_modules\//.test(path));
      for (const path of fresh) {
        files.add(path);
        for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder))
          folders.add(folder);
      }
      return [...new Set(fresh.map((path) => posix.dirname(path)))];
    },
    has: (path) => files.has(path) || folders.has(path),
  };
}

/** The effect of a watcher’s error on the whole watch. */
type WatchError =
  /** The process or the system has too many open files: folders that could not be listed are not watched. */
  | { readonly kind: "short" }
  /** The system reports no changes here, so the files have to be polled. */
  | { readonly kind: "deaf"; readonly why: Message }
  /** It concerns one file; the others are still watched. */
  | { readonly kind: "single" };

function judgeWatchError(error: unknown): WatchError {
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
