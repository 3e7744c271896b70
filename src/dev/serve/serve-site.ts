import { join } from "node:path";
import { findFile } from "../../http/find-file.ts";
import { isLoopback } from "../../http/host-names.ts";
import { pathBelow, readTarget } from "../../http/read-target.ts";
import type { RawFile } from "../../model/model.ts";
import { recoverExchanges, type Unrestored } from "../../store/exchange.ts";
import { clearOwnFolders, type SetAside } from "../../store/own-files.ts";
import { readFiles } from "../../store/read-files.ts";
import type { Message } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { Extend } from "../extension.ts";
import { createFaultPages, type Frame } from "../faults/fault-pages.ts";
import { createSeenFile } from "../faults/note-seen.ts";
import { type LinkTo, linkToEditor } from "../panel/link-to-place.ts";
import { createDevSite, type DevSite, type Rebuilt } from "../site/dev-site.ts";
import { createViewedPages } from "../site/looked-at-first.ts";
import { type SiteState, siteOf } from "../site/site-state.ts";
import { createRebuildQueue } from "../watch/rebuild-queue.ts";
import { isShortOfHandles, keepLookout, type SiteWatcher, watchSite } from "../watch/watch-site.ts";
import { startDevServer } from "./dev-server.ts";

type ServeOptions = Omit<
  Parameters<typeof createDevSite>[0],
  "onLateResults" | "onWeighed" | "viewedPages" | "onShown" | "onAsking"
> & {
  readonly host: string;
  readonly port: number;
  readonly poll: boolean;
  readonly speech: Speech;
  /** The link by which the panel opens a file; see `linkToEditor`. Undefined for none. */
  readonly editor: string | undefined;
  readonly extend?: Extend | undefined;
  /** The lines of a problem’s code frame, given a function that reads files. */
  readonly frame: (readText: DevSite["readText"]) => Frame;
  readonly tell: (event: DevEvent, readText: DevSite["readText"]) => void;
};

/** An event for the terminal. `changed` are paths from the root. */
export type DevEvent =
  | { readonly kind: "busy"; readonly port: number }
  | { readonly kind: "ready"; readonly url: string; readonly built: Rebuilt }
  | { readonly kind: "rebuilt"; readonly built: Rebuilt; readonly changed: readonly string[] }
  | { readonly kind: "polling"; readonly why: Message }
  /** Sources of the site are asked over the network. */
  | { readonly kind: "asking"; readonly names: readonly string[] }
  | { readonly kind: "unrestored"; readonly unrestored: Unrestored }
  | { readonly kind: "set-aside"; readonly setAside: SetAside };

export type Serving = {
  readonly url: string;
  /** True when the site takes something from elsewhere. */
  hasSources(): boolean;
  /** Loads all sources again, and builds with what came. */
  readonly loadSourcesAnew: () => Promise<void>;
  /** Ends the server, the watcher and the bundlers. */
  close(): Promise<void>;
};

/** Builds and serves the site, and rebuilds it after every change. Rejects when no port is free. */
export async function serveSite(options: ServeOptions): Promise<Serving> {
  const { host, port, poll, speech, frame, tell, editor, extend, ...asked } = options;
  // The reader of files for what is told begins with the site, which is built after this.
  const early: DevEvent[] = [];
  const noteAside = (setAside: SetAside) => void early.push({ kind: "set-aside", setAside });
  clearOwnFolders(asked.root, noteAside);
  const isLocal = isLoopback(host);
  if (isLocal)
    for (const unrestored of recoverExchanges(asked.root, noteAside))
      early.push({ kind: "unrestored", unrestored });
  const viewedPages = createViewedPages(asked.base);
  const show = (state: SiteState) => {
    waitingRoom.look();
    server.announce(state);
  };
  const site = createDevSite({
    ...asked,
    viewedPages,
    onShown: (state) => {
      show(state);
      watch();
    },
    onLateResults: () => queue.note(""),
    onAsking: (names) => report({ kind: "asking", names }),
    onWeighed: () => server.announce(site.state()),
  });
  const report = (event: DevEvent) => tell(event, site.readText);
  early.forEach(report);
  const onSetAside = (setAside: SetAside) => report({ kind: "set-aside", setAside });

  // Readers on other machines have no access to the files.
  const linkTo: LinkTo | undefined =
    editor === undefined || !isLocal ? undefined : (place) => linkToEditor(editor, asked.root, place);
  const extension = extend?.({
    ...asked,
    site,
    isLocal,
    onSetAside,
    alone: (job) => queue.alone(job),
    calm: () => queue.calm(),
    serveBeside: (root, extend) => serveSite({ ...options, root, port: 0, extend, tell: () => {} }),
    onKept: (built, changed) => {
      show(built.state);
      report({ kind: "rebuilt", built, changed });
    },
  });
  const faults = createFaultPages({
    ...{ state: site.state, base: asked.base, linkTo, weigh: site.weigh },
    seen: createSeenFile(asked.root, onSetAside),
    calm: () => queue.calm(),
    mending: extension?.mending,
  });
  const waitingRoom = createWaitingRoom(site.state, asked.base);
  const server = await startDevServer({
    host,
    port,
    base: asked.base,
    site,
    viewedPages,
    ready: waitingRoom.enter,
    frame: frame(site.readText),
    faults,
    extension,
    service: () => siteOf(site.state())?.drawn?.site.devService,
    speech,
    describeOptions: {
      weigh: site.weigh,
      readTemplates: () => readQuietly(join(asked.root, "templates")),
      linkTo,
    },
    onBusy: (port) => report({ kind: "busy", port }),
  });
  // A save during the first build is served before that build ends.
  let watcher: SiteWatcher | undefined;
  const watch = () => {
    watcher ??= watchSite({
      root: asked.root,
      poll,
      onChange: (path) => {
        // Most often, the editor has written it.
        if (site.isBuiltFrom(path)) return;
        queue.note(path);
        site.expect(path);
      },
      onFallback: (why) => report({ kind: "polling", why }),
    });
    return watcher;
  };
  let isSettled = false;
  let markBuilt: (() => void) | undefined;
  const isBuilt = new Promise<void>((resolve) => {
    markBuilt = resolve;
  });
  const queue = createRebuildQueue(async (paths, overtaken) => {
    const built = await site.rebuild(overtaken);
    if (built === undefined) return "overtaken";
    watch().follow(site.outside());
    // File handles may become free without a change: unread files are read and watched again.
    if (isShortOfHandles(built.state)) watch().renew();
    // Even if no page has changed, its description may have.
    show(built.state);
    const changed = [...paths].filter((path) => path !== "").sort();
    report(
      markBuilt === undefined
        ? { kind: "rebuilt", built, changed }
        : { kind: "ready", url: server.url, built },
    );
    markBuilt?.();
    markBuilt = undefined;
    if (isSettled) void site.warm();
    return "completed";
  });
  extension?.begin();
  queue.note("");
  await isBuilt;
  // Builds again, for changes between the first read and the start of the watch.
  void watch()
    .ready.then(() => queue.note(""))
    .then(queue.idle)
    .then(() => {
      isSettled = true;
      return site.warm();
    });
  // During a build, files may differ from the last build without having changed since.
  const endLookout = keepLookout({
    look: () => (queue.isIdle() ? site.findChange() : undefined),
    onFound: () => queue.note(""),
  });
  return {
    url: server.url,
    hasSources: () => Object.keys(siteOf(site.state())?.drawn?.site.sources ?? {}).length > 0,
    loadSourcesAnew: async () => {
      await site.loadSourcesAnew();
      queue.note("");
    },
    close: async () => {
      endLookout();
      await extension?.close();
      await Promise.all([watch().close(), server.close()]);
      await queue.idle();
      await site.dispose();
    },
  };
}

/** The templates, for the places of their texts. None while the folder cannot be read, which the build reports. */
function readQuietly(folder: string): readonly RawFile[] {
  try {
    return readFiles(folder, "templates");
  } catch {
    return [];
  }
}

/** Holds requests that arrive before the first build. */
type WaitingRoom = {
  /** Settles once a request with this target can be answered. */
  enter(target: string): Promise<void>;
  /** To be called whenever the state has changed. */
  look(): void;
};

/** `base` is `""`, or the sub-path of the deployment. */
export function createWaitingRoom(state: () => SiteState, base: string): WaitingRoom {
  const waiting = new Set<{ readonly target: string; readonly leave: () => void }>();
  return {
    enter: (target) =>
      canAnswer(target, state(), base)
        ? Promise.resolve()
        : new Promise((leave) => void waiting.add({ target, leave })),
    look: () => {
      for (const one of waiting) {
        if (!canAnswer(one.target, state(), base)) continue;
        waiting.delete(one);
        one.leave();
      }
    },
  };
}

function canAnswer(target: string, state: SiteState, base: string): boolean {
  if (state.status !== "starting") return true;
  if (state.early === undefined) return false;
  const read = readTarget(target);
  // A page that is shown early also requests the server’s own scripts.
  if (read.status === "refused" || read.path.startsWith("/__dev/")) return true;
  const path = pathBelow(base, read.path);
  return path !== undefined && findFile(path, state.early) !== undefined;
}
