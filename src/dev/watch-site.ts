import { basename, isAbsolute, join, relative, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { steeringFiles } from "../disk/remember-bundle.ts";
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
  close(): Promise<void>;
};

const pollMs = 250;

/**
 * Watches everything that a build reads, whether it is there already or comes later. Most changes are noticed before it is
 * ready.
 */
export function watchSite({ root, poll, onChange, onFallback, start = watch }: WatchOptions): SiteWatcher {
  const toPath = (place: string) => (isAbsolute(place) ? relative(root, place) : place).split(sep).join("/");
  const open = (usePolling: boolean) => {
    const watcher = start(root, {
      ignoreInitial: true,
      usePolling,
      interval: pollMs,
      binaryInterval: pollMs,
      // The disk is asked what changed; waiting for a second event would only cost time.
      atomic: false,
      ignored: (place) => !isInput(toPath(place)),
    });
    watcher.on("all", (_event, place) => onChange(toPath(place)));
    // The events above leave out a second change within 50 ms, of which the first rebuild knew nothing.
    watcher.on("raw", (_event, name, details) => {
      const { watchedPath } = details as { readonly watchedPath?: string };
      const path = toPath(watchedPath === undefined ? name : placeOf(watchedPath, name));
      if (path !== "" && isInput(path)) onChange(path);
    });
    return watcher;
  };

  const stopMeanwhile = poll ? () => {} : watchFolders(root, isInput, onChange);
  let watcher: FSWatcher;
  let isClosed = false;
  const ready = new Promise<void>((resolve) => {
    const follow = (usePolling: boolean) => {
      watcher = open(usePolling);
      // What is looked at must have been seen once, or its first change looks like its first state.
      watcher.on("ready", () => (usePolling ? setTimeout(resolve, 2 * pollMs) : resolve()));
      watcher.on("error", (error) => {
        const why = explain(error);
        if (usePolling || isClosed || why === undefined) return;
        usePolling = true;
        onFallback(why);
        void watcher.close();
        follow(true);
        // What changed while nobody watched is found by looking.
        watcher.on("ready", () => onChange("."));
      });
    };
    follow(poll);
  });
  void ready.then(stopMeanwhile);
  return {
    ready,
    close: async () => {
      isClosed = true;
      stopMeanwhile();
      await watcher.close();
    },
  };
}

/** The system names what changed in a folder by its name there, and a file that is watched alone by its own. */
function placeOf(watched: string, name: string | null): string {
  return name === null || basename(watched) === name ? watched : join(watched, name);
}

/** True for what a build reads, and for the folders that lead there. */
function isInput(path: string): boolean {
  const [top = "", ...rest] = path.split("/");
  if (path === "" || steeringFiles.some((name) => name === path)) return true;
  if (!["content", "templates", "static"].includes(top)) return false;
  return !rest.some((name) => /^node_modules$|^\.git$|~$|\.sw[a-z]$|^\.#|^4913$/.test(name));
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
