import { join } from "node:path";
import type { Message } from "../../catalogue/message.ts";
import type { Speech } from "../../catalogue/speech.ts";
import { isLoopback } from "../../http/host-names.ts";
import { readFiles } from "../../system/read/read-files.ts";
import { linkToEditor } from "../panel/link-to-editor.ts";
import { createDevSite, type DevSite, type Rebuilt } from "../site/dev-site.ts";
import type { SiteState } from "../site/site-state.ts";
import { isShortOfHandles } from "../watch/is-short-of-handles.ts";
import { keepLookout } from "../watch/lookout.ts";
import { createRebuildQueue } from "../watch/rebuild-queue.ts";
import { type SiteWatcher, watchSite } from "../watch/watch-site.ts";
import { startDevServer } from "./dev-server.ts";
import type { Frame } from "./error-page.ts";
import { createOnlookers } from "./onlookers.ts";
import { createWaitingRoom } from "./waiting-room.ts";

type ServeOptions = Omit<
  Parameters<typeof createDevSite>[0],
  "onSecondThought" | "onLooked" | "onlookers" | "onShown"
> & {
  readonly host: string;
  readonly port: number;
  readonly poll: boolean;
  readonly speech: Speech;
  /** The link by which the panel opens a file; see `linkToEditor`. Undefined for none. */
  readonly editor: string | undefined;
  /** The lines of a problem’s code frame, given how to read files. */
  readonly frame: (readText: DevSite["readText"]) => Frame;
  readonly tell: (event: DevEvent, readText: DevSite["readText"]) => void;
};

/** What happens, for whoever sits before the terminal. `changed` are paths from the root. */
export type DevEvent =
  | { readonly kind: "busy"; readonly port: number }
  | { readonly kind: "ready"; readonly url: string; readonly built: Rebuilt }
  | { readonly kind: "rebuilt"; readonly built: Rebuilt; readonly changed: readonly string[] }
  | { readonly kind: "polling"; readonly why: Message };

export type Serving = {
  readonly url: string;
  /** Ends the server, the watcher and the bundlers, and leaves nothing behind. */
  close(): Promise<void>;
};

/** Builds the site, serves it, and does both again on every change. Rejects where no port can be had. */
export async function serveSite(options: ServeOptions): Promise<Serving> {
  const { host, port, poll, speech, frame, tell, editor, ...asked } = options;
  const onlookers = createOnlookers(asked.base);
  const show = (state: SiteState) => {
    waitingRoom.look();
    server.announce(state);
  };
  const site = createDevSite({
    ...asked,
    onlookers,
    onShown: (state) => {
      show(state);
      watch();
    },
    onSecondThought: () => queue.note(""),
    onLooked: () => server.announce(site.state()),
  });
  const say = (event: DevEvent) => tell(event, site.readText);

  const waitingRoom = createWaitingRoom(site.state, asked.base);
  const server = await startDevServer({
    host,
    port,
    base: asked.base,
    site,
    onlookers,
    ready: waitingRoom.enter,
    frame: frame(site.readText),
    speech,
    looks: {
      weigh: site.weigh,
      readTemplates: () => readFiles(join(asked.root, "templates"), "templates"),
      // Who visits from another machine has other files.
      linkTo: (place) =>
        editor === undefined || !isLoopback(host) ? undefined : linkToEditor(editor, asked.root, place),
    },
    onBusy: (port) => say({ kind: "busy", port }),
  });
  // A save that comes while the site is built for the first time is not kept waiting for the end of that.
  let watcher: SiteWatcher | undefined;
  const watch = () => {
    watcher ??= watchSite({
      root: asked.root,
      poll,
      onChange: (path) => {
        queue.note(path);
        site.expect(path);
      },
      onFallback: (why) => say({ kind: "polling", why }),
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
    // Handles come back without a change: what could not be read is looked at again, and watched anew.
    if (isShortOfHandles(built.state)) watch().renew();
    // Where no page has changed, what is known of one may have.
    show(built.state);
    const changed = [...paths].filter((path) => path !== "").sort();
    say(
      markBuilt === undefined
        ? { kind: "rebuilt", built, changed }
        : { kind: "ready", url: server.url, built },
    );
    markBuilt?.();
    markBuilt = undefined;
    if (isSettled) void site.warm();
    return "through";
  });
  queue.note("");
  await isBuilt;
  // What changed between the first look and the watch.
  void watch()
    .ready.then(() => queue.note(""))
    .then(queue.idle)
    .then(() => {
      isSettled = true;
      return site.warm();
    });
  // While a build runs, files are not as the last one read them.
  const endLookout = keepLookout({
    look: () => (queue.isIdle() ? site.findChange() : undefined),
    onFound: () => queue.note(""),
  });
  return {
    url: server.url,
    close: async () => {
      endLookout();
      await Promise.all([watch().close(), server.close()]);
      await queue.idle();
      await site.dispose();
    },
  };
}
