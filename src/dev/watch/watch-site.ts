import { basename, isAbsolute, join, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import type { Message } from "../../catalogue/message.ts";
import { steeringFiles } from "../../system/bundle/remember-bundle.ts";
import { isLeftOut } from "../../system/read/is-left-out.ts";
import { judgeWatchError } from "./judge-watch-error.ts";
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
  readonly onFallback: (why: Message) => void;
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
  /** Begins the watch anew in a moment, after which `onChange` is told "": for when the system gave less than was asked for. */
  renew(): void;
  close(): Promise<void>;
};

const pollMs = 250;
const renewMs = 1000;

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
  let renewal: NodeJS.Timeout | undefined;

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
    watcher.on("error", heed);
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
  const openAgain = () => {
    renewal = undefined;
    const onReady = () => {
      markReady();
      // What changed while nobody watched is found by looking.
      if (!isClosed) onChange("");
    };
    open(root, { isWanted: isWatched, onReady });
    openOutside(followed);
  };
  const closeAll = () => {
    for (const watcher of watchers.splice(0)) {
      void watcher.close();
      // It may have been in the middle of a folder.
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
      // A build can say what is the matter.
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
