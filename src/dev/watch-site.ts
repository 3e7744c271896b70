import { basename, isAbsolute, join, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { isLeftOut } from "../disk/is-left-out.ts";
import { steeringFiles } from "../disk/remember-bundle.ts";
import { createOutsideInputs } from "./outside-inputs.ts";
import { watchFolders } from "./watch-folders.ts";

type WatchOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Look at the files again and again, where the system does not tell of changes: network disks, some containers. */
  readonly poll: boolean;
  /** Told of every change, and of some that are none. `path` is from the root, with "/". */
  readonly onChange: (path: string) => void;
  /** Told once when the system cannot watch, and the files are looked at instead. */
  readonly onFallback: (why: string) => void;
  /** How the system is asked to watch. Tests bring their own, which fails. */
  readonly start?: typeof watch;
};

export type SiteWatcher = {
  /** Settles once all changes are noticed. */
  readonly ready: Promise<void>;
  /**
   * Watches these files as well, from now on, wherever they stand: absolute paths, of which those that are watched anyhow, and
   * those of packages, are left out. Once they are watched `onChange` is told "": they may have changed since they were read.
   */
  follow(places: readonly string[]): void;
  close(): Promise<void>;
};

const pollMs = 250;

/**
 * Watches everything that a build reads, whether it is there already or comes later; what it reads from elsewhere is to be told
 * by `follow`. Most changes are noticed before it is ready.
 */
export function watchSite({ root, poll, onChange, onFallback, start = watch }: WatchOptions): SiteWatcher {
  const toPath = (place: string) => (isAbsolute(place) ? relative(root, place) : place).split(sep).join("/");
  const outside = createOutsideInputs();
  const isWatched = (path: string) => isInput(path) || outside.has(path);
  const watchers: FSWatcher[] = [];
  let isPolling = poll;
  let isClosed = false;

  /** `onReady` is called once every change below `places` is noticed. */
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
      // The disk is asked what changed; waiting for a second event would only cost time.
      atomic: false,
      ignored: (place) => !isWanted(toPath(place)),
      ...(depth !== undefined && { depth }),
    });
    watchers.push(watcher);
    watcher.on("all", (_event, place) => onChange(toPath(place)));
    // The events above leave out a second change within 50 ms, of which the first rebuild knew nothing.
    watcher.on("raw", (_event, name, details) => {
      const { watchedPath } = details as { readonly watchedPath?: string };
      const path = toPath(watchedPath === undefined ? name : placeOf(watchedPath, name));
      if (path !== "" && isWanted(path)) onChange(path);
    });
    // What is looked at must have been seen once, or its first change looks like its first state.
    watcher.on("ready", () => (isPolling ? setTimeout(onReady, 2 * pollMs) : onReady()));
    watcher.on("error", fallBack);
    return watcher;
  };
  const openOutside = (folders: readonly string[]) => {
    if (folders.length === 0) return;
    const places = folders.map((folder) => resolve(root, folder));
    // The folder of a file may be the root itself, of which nothing else is wanted.
    const isWanted = (path: string) => outside.has(path) || places.includes(resolve(root, path));
    open(places, { isWanted, depth: 0, onReady: () => !isClosed && onChange("") });
  };

  const stopMeanwhile = poll ? () => {} : watchFolders(root, isInput, onChange);
  const followed: string[] = [];
  let markReady = () => {};
  const ready = new Promise<void>((settle) => {
    markReady = settle;
  });
  const fallBack = (error: unknown) => {
    const why = explain(error);
    if (isPolling || isClosed || why === undefined) return;
    isPolling = true;
    onFallback(why);
    for (const watcher of watchers.splice(0)) void watcher.close();
    // What changed while nobody watched is found by looking.
    open(root, { isWanted: isWatched, onReady: markReady }).on("ready", () => onChange("."));
    openOutside(followed);
  };
  open(root, { isWanted: isWatched, onReady: markReady });
  void ready.then(stopMeanwhile);
  return {
    ready,
    follow: (places) => {
      if (isClosed) return;
      const folders = outside.add(places.map(toPath).filter((path) => !isInput(path)));
      followed.push(...folders);
      openOutside(folders);
    },
    close: async () => {
      isClosed = true;
      stopMeanwhile();
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/** The system names what changed in a folder by its name there, and a file that is watched alone by its own. */
function placeOf(watched: string, name: string | null): string {
  return name === null || basename(watched) === name ? watched : join(watched, name);
}

/** True for what every build reads, and for the folders that lead there. */
function isInput(path: string): boolean {
  const [top = "", ...rest] = path.split("/");
  if (path === "" || steeringFiles.some((name) => name === path)) return true;
  if (!["content", "templates", "static"].includes(top)) return false;
  return !rest.some((name) => isLeftOut(name, true));
}

/** Undefined for errors about one file, which do not keep the others from being watched. */
function explain(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ENOSPC":
      return "the system watches no more files (ENOSPC: see fs.inotify.max_user_watches)";
    case "EMFILE":
    case "ENFILE":
      return `too many files are open (${code})`;
    case "ENOSYS":
    case "EINVAL":
      return `this disk tells of no changes (${code})`;
    default:
      return undefined;
  }
}
